/* A mouse on the page: a hand over what can be pressed, a double click that presses nothing which has just come there, and a rug
   that is dragged from its panel. */
import { becomes, begin, must, open, recordIn, same, settled, untroubled } from './lib.mjs';

const moves = (page) => recordIn(page.url()).moves;

async function middle(page, name) {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor({ state: 'attached' });
  const { x, y, width, height } = await button.boundingBox();
  return [x + width / 2, y + height / 2];
}

const laid = (page) => moves(page).filter((move) => /^c\d{6}$/.test(move)).length;

/* Two people, so that no computer moves in between. */
async function begun(browser, server) {
  const { context, page } = await open(browser, `${server.address}#marrakech`);
  await begin(page, { seats: ['-1', '-1'] });
  return { context, page };
}

async function handOverButtons(browser, server) {
  const { context, page } = await begun(browser, server);
  const cursor = () => page.locator('#board').evaluate((board) => getComputedStyle(board).cursor);
  await page.mouse.move(...await middle(page, /^roll the die/));
  await becomes(cursor, 'pointer', 'over a button');
  const { x, y } = await page.locator('#canvas').boundingBox();
  await page.mouse.move(x + 2, y + 2);
  await becomes(cursor, 'auto', 'where nothing can be pressed');
  untroubled(page);
  await context.close();
}

/* The die has rolled with the first click, and the rug is where its button was: only a click of its own takes it up, and Escape
   puts it back. */
async function doubleClick(browser, server) {
  const { context, page } = await begun(browser, server);
  const picture = async () => (await page.locator('#canvas').screenshot()).toString('base64');
  const at = await middle(page, /^roll the die/);
  await page.mouse.dblclick(...at);
  await middle(page, /^the rug to be laid/);
  await settled(page);
  const after = await picture();
  await page.keyboard.press('Escape');
  await settled(page);
  must(after === await picture(), 'nothing was in hand after the second click');
  await page.mouse.click(...at);
  await becomes(async () => after !== await picture(), true, 'a click of its own takes the rug up');
  same(laid(page), 0, 'rugs that were laid');
  untroubled(page);
  await context.close();
}

/* The rug comes where the roll was clicked: a press that follows at once would be the second one of a double click. */
const DOUBLE = 500;

async function rugFromPanel(browser, server) {
  const { context, page } = await begun(browser, server);
  await page.mouse.click(...await middle(page, /^roll the die/));
  const from = await middle(page, /^the rug to be laid/), to = await middle(page, /^lay a rug/);
  await page.waitForTimeout(DOUBLE);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await becomes(() => laid(page), 1, 'rugs laid by letting go');
  untroubled(page);
  await context.close();
}

export async function mouse(test, browser, server) {
  await test('the pointer is a hand over what can be pressed', () => handOverButtons(browser, server));
  await test('a double click presses nothing new', () => doubleClick(browser, server));
  await test('a rug is dragged from its panel', () => rugFromPanel(browser, server));
}
