/* Names on the page: asked in the sheet, told in every sentence, kept for the next game and in "Your games", and never markup. */
import { becomes, begin, must, open, same, targets, untroubled } from './lib.mjs';

const NAME = 'Zoë <b>& 👩🏽‍👦 "x"';

async function asked(browser, server, phone) {
  const { context, page } = await open(browser, `${server.address}#marrakech`, phone);
  const status = () => page.locator('#status').textContent();
  await page.locator('dialog.new').getByLabel('Name of Cyan').fill(`  ${NAME}\u202e `);
  await begin(page, { seats: ['-1', '3'] });
  await becomes(async () => (await status()).includes(`${NAME} turns Assam`), true, 'the sentence says who it is');
  same(await page.locator('#status b').count(), 0, 'a name is no markup');
  must((await page.locator('body').innerText()).includes('\u202e') === false, 'direction marks are gone');
  const { x, y } = (await targets(page)).find(({ label }) => /roll/i.test(label));
  await page.mouse.click(x, y);
  await becomes(async () => /rolled|walked|lays a rug/.test(await status()), true, 'a move is made');
  await page.reload();
  await becomes(async () => (await status()).includes(NAME), true, 'the name is there after a reload');
  await page.goto(`${server.address}#patchwork`);
  await page.locator('dialog.new').waitFor();
  same(await page.locator('dialog.new .seats input').first().inputValue(), NAME, 'it is not asked twice');
  await page.keyboard.press('Escape');
  untroubled(page);
  await context.close();
}

export async function names(test, browser, server) {
  await test('a name is asked once, told and kept', () => asked(browser, server, {}));
  await test('a name on a phone', () => asked(browser, server, { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }));
}
