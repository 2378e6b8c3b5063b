/* Whole games on screens of all sizes, from the start page to the end screen: node screens.mjs BUILD [WORD]. Every game by
   fingers alone at 390x664, 360x640, 820x1180 and 844x390, and at 390x664 without colours, by keyboard alone and through the
   accessibility tree; motion off, each step compared with the native program. With a word only tests with it in their name.
   PICTURES=FOLDER keeps a picture of each end screen. */
import { browse, finish, known, must, open, same, serve, settled, test, untroubled, watch, checkSteps } from './lib.mjs';
import { byKeys, byReader, byTwoTouches, playThrough, pressByReader, shownGames } from './playing.mjs';

const LONGEST_WALK = 80; // presses of the tab key
const server = await serve();
const browser = await browse();
const wanted = process.argv[3] ?? '';

/* ---- Hands: how somebody presses what is on the page, chooses in the sheet, and touches the board ---- */

/* The list of a choice is the browser's own; few choices are buttons. */
async function chooseByFinger(sheet, key, value) {
  const list = sheet.locator(`select[name=${key}]`);
  if (await list.count()) await list.selectOption(value);
  else await sheet.locator(`label:has(input[name=${key}][value="${value}"])`).tap();
}

const finger = async (page) => ({
  press: (button) => button.tap(),
  choose: chooseByFinger,
  seat: (list, who) => list.selectOption(who),
  touch: byTwoTouches(page),
});

async function walkTo(page, place) {
  for (let steps = 0; steps < LONGEST_WALK; steps++) {
    if (await place.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tab key leads everywhere');
}

/* Arrow keys change what has the focus: a list, or buttons of which one is chosen. */
async function turnTo(page, key, has) {
  for (let steps = 0; steps < LONGEST_WALK && !await has(); steps++) await page.keyboard.press(key);
  must(await has(), 'arrow keys lead to every choice');
}

const keys = async (page) => ({
  press: async (button) => {
    await walkTo(page, button);
    await page.keyboard.press('Enter');
  },
  choose: async (sheet, key, value) => {
    const list = sheet.locator(`select[name=${key}]`);
    const one = await list.count() ? list : sheet.locator(`input[name=${key}]:checked`);
    await walkTo(page, one);
    await turnTo(page, 'ArrowDown', () => page.evaluate((word) => document.activeElement.value === word, value));
  },
  seat: async (list, who) => {
    await walkTo(page, list);
    await page.keyboard.press(who === '-1' ? 'Home' : 'End');
    same(await list.inputValue(), who, 'who was chosen by keys');
  },
  touch: byKeys(page),
});

const reader = async (page, context) => {
  const press = await pressByReader(page, context);
  return {
    press: async (button) => press(await button.evaluate((one) => one.ariaLabel ?? one.textContent)),
    choose: async (sheet, key, value) => {
      const list = sheet.locator(`select[name=${key}]`);
      if (await list.count()) await list.selectOption(value);
      else await sheet.locator(`input[name=${key}][value="${value}"]`).evaluate((one) => one.click());
    },
    seat: (list, who) => list.selectOption(who),
    touch: await byReader(page, context),
  };
};

/* Fingers, and eyes that see no colours. */
const greyFinger = async (page, context) => {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  return finger(page);
};

const screen = (width, height) => ({ viewport: { width, height }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
const PHONE = screen(390, 664);

const WAYS = [
  ['by touch at 390x664', PHONE, finger],
  ['by touch at 360x640', screen(360, 640), finger],
  ['by touch at 820x1180', screen(820, 1180), finger],
  ['by touch at 844x390', screen(844, 390), finger],
  ['by touch without colours', PHONE, greyFinger],
  ['by keyboard alone', PHONE, keys],
  ['through the accessibility tree', PHONE, reader],
];

/* ---- A game ---- */

async function begin(page, hand, game, options) {
  await hand.press(page.locator(`button[aria-label^="Play: "]`).nth(game));
  const sheet = page.locator('dialog.new');
  for (const [key, value] of Object.entries(options)) await hand.choose(sheet, key, value);
  for (const [i, who] of ['-1', '0'].entries()) await hand.seat(sheet.locator('.seats select').nth(i), who);
  await hand.press(sheet.getByRole('button', { name: 'Play' }));
  await sheet.waitFor({ state: 'detached' });
}

/* The picture is all on the screen, and tells that the game is over. */
async function checkEnd(page, name) {
  const { x, y, width, height } = await page.locator('#canvas').boundingBox();
  const room = page.viewportSize();
  must(x >= 0 && y >= 0 && x + width <= room.width + 0.5 && y + height <= room.height + 0.5, 'the end is all on the screen');
  const share = (width * height) / (room.width * room.height);
  must(share > 0.6, `the picture fills the screen, not ${Math.round(100 * share)} % of it`);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name.replace(/\W+/g, '-')}.png` });
}

async function wholeGame(name, game, at, device, makeHand) {
  const { context, page } = await open(browser, server.address, device);
  const hand = await makeHand(page, context);
  const { options = {}, touch = [] } = known(game).page[0];
  await page.locator('.card').first().waitFor();
  await begin(page, hand, at, options);
  await settled(page);
  await watch(page);
  const touches = await playThrough(page, hand.touch, touch.map((word) => new RegExp(word)));
  const steps = await checkSteps(page, game);
  must(steps >= (known(game).steps ?? 6), `a whole game, not ${steps} steps`);
  await checkEnd(page, name);
  untroubled(page);
  await context.close();
  console.log(`# ${touches} touches, ${steps} steps`);
}

const games = (await shownGames(browser, server)).filter((name) => name !== 'null');
for (const [how, device, makeHand] of WAYS) {
  for (const [at, game] of games.entries()) {
    const name = `${game}: a whole game ${how}`;
    if (name.includes(wanted)) await test(name, () => wholeGame(name, game, at, device, makeHand));
  }
}
await finish(() => browser.close(), () => server.stop());
