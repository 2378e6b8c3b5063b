/* Fingers on the page: buttons that are large enough, a phone that is turned, pinching and asking; and the start page on
   screens of all sizes. */
import { becomes, begin, must, open, recordIn, same, untroubled } from './lib.mjs';

const touching = (width, height) => ({ viewport: { width, height }, isMobile: true, hasTouch: true });
const moves = (page) => recordIn(page.url()).moves;

/* A button by its name, 44 pixels at least unless it is a square of a board, and on the screen. */
async function find(page, name) {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor({ state: 'attached' });
  const { x, y, width, height } = await button.boundingBox();
  const room = page.viewportSize();
  must((width > 43.5 && height > 43.5) || /on/.test(name), `${name} is ${width} x ${height}`);
  must(x >= 0 && x + width <= room.width && y + height <= room.height, `${name} is on the screen`);
  return { x: x + width / 2, y: y + height / 2, width };
}

async function tap(page, name) {
  const { x, y, width } = await find(page, name);
  await page.touchscreen.tap(x, y);
  return width;
}

/* A finger finds its buttons, and what it touches is what is there. Squares of the board are smaller, but twice as large
   once one of them was touched. */
async function fitsPhone(browser, server) {
  const { context, page } = await open(browser, `${server.address}#blokus`, touching(390, 664));
  await begin(page, { seats: ['-1', '0', '0', '0'] });
  await tap(page, /^blue tile R/);
  await find(page, /^turn the tile right/);
  const before = await tap(page, /^place tile R on/);
  await find(page, /^Place it here/);
  must((await find(page, /^place tile R on/)).width > 1.9 * before, 'the board is larger while a tile is placed');
  await tap(page, /^Place it here/);
  await becomes(() => moves(page)[0]?.[0], 'R', 'the tile was placed');
  untroubled(page);
  await context.close();
}

/* Counts how often the board is shown black after its size has changed: whoever watches a size later than the board does is told of it
   right before the browser shows the page. */
const watchForBlack = (page) => page.evaluate(() => {
  window.shown = { sizes: 0, black: 0 };
  new ResizeObserver(() => {
    const canvas = document.querySelector('#canvas');
    const [red, green, blue] = canvas.getContext('2d').getImageData(canvas.width >> 1, 1, 1, 1).data;
    window.shown.sizes += 1;
    window.shown.black += red + green + blue === 0;
  }).observe(document.querySelector('#stage'));
});

/* The picture is laid out anew at once, and what is in hand stays there. */
async function turns(browser, server) {
  const { context, page } = await open(browser, `${server.address}#blokus`, touching(390, 664));
  await begin(page, { seats: ['-1', '0', '0', '0'] });
  const shape = () => page.evaluate(() => {
    const { width, height } = document.querySelector('#canvas').getBoundingClientRect();
    return width > height ? 'lies' : 'stands';
  });
  await tap(page, /^blue tile R/);
  await find(page, /in hand/);
  same(await shape(), 'stands', 'the picture of a phone held upright');
  await watchForBlack(page);
  for (const [width, height] of [[844, 390], [664, 390], [700, 500]]) {
    await page.setViewportSize({ width, height });
    await becomes(shape, 'lies', `the picture at ${width}x${height}`);
    await find(page, /in hand/);
    await find(page, /^turn the tile right/);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  await becomes(shape, 'stands', 'the picture when it was turned back');
  const { sizes, black } = await page.evaluate(() => window.shown);
  must(sizes >= 4, `the board had ${sizes} sizes`);
  same(black, 0, 'it was black');
  await find(page, /in hand/);
  await tap(page, /^place tile R on/);
  await tap(page, /^Place it here/);
  await becomes(() => moves(page)[0]?.[0], 'R', 'the tile was placed');
  untroubled(page);
  await context.close();
}

/* Two fingers zoom and play nothing; a finger that stays is told what it is at, and plays nothing; then a touch plays. */
async function pinchesAndAsks(browser, server) {
  const { context, page } = await open(browser, `${server.address}#marrakech`, touching(390, 664));
  await begin(page);
  const client = await context.newCDPSession(page);
  const { x, y } = await find(page, /^roll the die/);
  const touch = (type, ...points) => client.send('Input.dispatchTouchEvent', {
    type, touchPoints: points.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
  });
  await touch('touchStart', [0, 0]);
  await touch('touchStart', [0, 0], [40, -60]);
  await touch('touchMove', [-20, 10], [60, -90]);
  await touch('touchEnd');
  await touch('touchStart', [0, 0]);
  await page.getByText('roll the die', { exact: true }).waitFor();
  await touch('touchEnd');
  same(moves(page).length, 0, 'moves played so far');
  await tap(page, /^roll the die/);
  await becomes(() => moves(page).length > 0, true, 'a touch plays');
  untroubled(page);
  await context.close();
}

/* A puzzle's words and buttons take room from the board, and what is pressed stays large enough: its own buttons, and the row at the
   foot of the picture. */
async function puzzles(browser, server, game, [width, height]) {
  const { context, page } = await open(browser, `${server.address}#${game}/puzzle/1`, touching(width, height));
  await page.waitForSelector('#pause:not([hidden])');
  await page.waitForSelector('#targets button', { state: 'attached' });
  const boxes = await page.evaluate(() => {
    const { top, height } = document.querySelector('#canvas').getBoundingClientRect();
    const shown = [...document.querySelectorAll('#bar button, #pause button, #targets button:not(:disabled)')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { name: button.ariaLabel ?? button.title ?? button.textContent, inside: Boolean(button.closest('#targets')), x, y, width, height };
    });
    return shown.filter((box) => box.width > 0 && (!box.inside || box.y > top + 0.85 * height));
  });
  const outside = boxes.filter(({ inside }) => !inside);
  must(outside.length >= 4, `a puzzle has a way back, hints, its answer and the menu, not ${outside.length} buttons`);
  for (const box of boxes) must(box.width > 43.5 && box.height > 43.5, `${box.name} is ${box.width} x ${box.height}`);
  outside.forEach((a, i) => outside.slice(i + 1).forEach((b) => must(
    a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1, `${a.name} is apart from ${b.name}`)));
  untroubled(page);
  await context.close();
}

/* Who has no keyboard is told of no keys. */
async function namesNoKeys(browser, server) {
  const { context, page } = await open(browser, `${server.address}#marrakech`, touching(390, 664));
  await begin(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.locator('dialog.menu');
  await menu.getByRole('button', { name: 'Rules' }).waitFor();
  same(await menu.locator('kbd:visible').count(), 0, 'keys in the menu');
  same(await menu.getByRole('button', { name: 'Keys' }).count(), 0, 'a list of keys');
  untroubled(page);
  await context.close();
}

/* Everything is on the screen, large enough, and the picture is as good as the button. */
async function starts(browser, server, [width, height], columns) {
  const { context, page } = await open(browser, server.address, touching(width, height));
  const cards = await page.locator('.card').evaluateAll((list) => list.map((card) => card.getBoundingClientRect().x));
  same(new Set(cards).size, columns, `columns at ${width}x${height}`);
  same(await page.evaluate(() => document.documentElement.scrollWidth), width, 'nothing is beside the screen');
  for (const button of await page.locator('#start button:visible').all()) {
    const box = await button.boundingBox();
    must(box.width > 43.5 && box.height > 43.5, `${await button.innerText()} is ${box.width} x ${box.height}`);
  }
  await page.locator('.card .picture').first().tap();
  await page.locator('dialog.new').getByRole('button', { name: 'Play' }).tap();
  await page.locator('#canvas').waitFor();
  untroubled(page);
  await context.close();
}

export async function fingers(test, browser, server) {
  await test('on a phone buttons are as large as a finger', () => fitsPhone(browser, server));
  await test('turning the phone keeps what is in hand', () => turns(browser, server));
  await test('pinching plays nothing, and a long touch tells what a thing is', () => pinchesAndAsks(browser, server));
  for (const game of ['blokus', 'marrakech', 'patchwork', 'agamemnon', 'catan-dice']) {
    await test(`a puzzle of ${game} leaves its buttons large enough`, async () => {
      for (const size of [[390, 664], [360, 640]]) await puzzles(browser, server, game, size);
    });
  }
  await test('a phone is told of no keys', () => namesNoKeys(browser, server));
  for (const [size, columns] of [[[320, 568], 1], [[390, 664], 1], [[1280, 1024], 3]]) {
    await test(`the start page at ${size.join('x')}`, () => starts(browser, server, size, columns));
  }
}
