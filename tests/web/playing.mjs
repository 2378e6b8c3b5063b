/* Whole games against a computer, each by another way of pointing, compared step by step with the native
   program. */
import { becomes, begin, checkSteps, dice, isOver, known, lendModule, must, open, settled, targets, untroubled, watch } from './lib.mjs';

const MOST_TOUCHES = 900;

/* Touches one target after another, chosen at random, until the game is over; those that the first of the `wanted`
   labels fits that fits any, and of these what was touched least since the last move: a piece that fits nowhere is not
   taken again and again. */
export async function playThrough(page, touch, wanted) {
  const roll = dice(3);
  let tried = new Map(), last = '';
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    await settled(page);
    if (await isOver(page)) return touches;
    if (page.url() !== last) tried = new Map();
    last = page.url();
    const all = await targets(page);
    const list = wanted.map((word) => all.filter(({ label }) => word.test(label))).find(({ length }) => length) ?? all;
    if (list.length === 0) continue; // on a busy machine the computer's answer may come between the two questions
    const times = ({ id }) => tried.get(id) ?? 0;
    const least = Math.min(...list.map(times));
    const fresh = list.filter((one) => times(one) === least);
    const chosen = fresh[roll(fresh.length)];
    tried.set(chosen.id, least + 1);
    await touch(chosen, list);
  }
  throw new Error('the game did not end');
}

async function wholeGame(browser, server, game, options, way, set = {}, wanted = []) {
  const { context, page } = await open(browser, `${server.address}#${game}`, options);
  await begin(page, set);
  await settled(page);
  await watch(page);
  await playThrough(page, await way(page, context), wanted);
  const steps = await checkSteps(page, game);
  const least = known(game).steps ?? 6;
  must(steps >= least, `a whole game has at least ${least} steps, not ${steps}`);
  untroubled(page);
  await context.close();
}

const byClicks = (page) => ({ x, y }) => page.mouse.click(x, y);

const byTouch = (page) => ({ x, y }) => page.touchscreen.tap(x, y);

/* The first touch may only show what the second one does; it is then somewhere else, perhaps, on a board that has grown. */
export const byTwoTouches = (page) => async ({ x, y, id }) => {
  const { length } = page.url();
  await page.touchscreen.tap(x, y);
  await settled(page);
  const again = (await targets(page)).find((one) => one.id === id && one.puts);
  if (again && page.url().length === length) await page.touchscreen.tap(again.x, again.y);
};

/* Walks to the target by arrow keys, nearer with every step, then Enter. */
export const byKeys = (page) => async (goal) => {
  for (let steps = 0; steps < 40; steps++) {
    const at = await page.evaluate(() => {
      const { dataset } = document.activeElement;
      const box = document.activeElement.getBoundingClientRect();
      return { id: Number(dataset.id ?? -1), x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    if (at.id === goal.id) break;
    const dx = goal.x - at.x, dy = goal.y - at.y;
    const across = Math.abs(dx) > Math.abs(dy) !== (steps % 5 === 4); // now and then the other way
    await page.keyboard.press(across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : (dy > 0 ? 'ArrowDown' : 'ArrowUp'));
  }
  await page.keyboard.press('Enter');
};

/* As a screen reader does: finds buttons by role and name in the accessibility tree, and presses one. */
export const pressByReader = async (page, context) => {
  const client = await context.newCDPSession(page);
  await client.send('Accessibility.enable');
  return async (label) => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const node = nodes.find(({ role, name, ignored }) => !ignored && role?.value === 'button' && name?.value === label);
    must(node, `a reader finds a button “${label}”`);
    const { object } = await client.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId });
    await client.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: 'function() { this.click(); }' });
  };
};

export const byReader = async (page, context) => {
  const press = await pressByReader(page, context);
  return ({ label }) => press(label);
};

const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const WAYS = {
  clicks: ['by clicks', {}, byClicks],
  keyboard: ['by keyboard only', {}, byKeys],
  reader: ['through the accessibility tree', {}, byReader],
  phone: ['by touch on a phone', PHONE, byTouch],
};

/* One of the ways that a game's screen.json names: with options, against a computer of a level or a random one,
   preferring what brings the game on. */
async function tryWay(test, browser, server, game, { way, options = {}, level = '0', touch = [] }) {
  const [name, device, by] = WAYS[way];
  await test(`${game}: a whole game ${name}`, () => wholeGame(browser, server, game, device, by,
    { options, seats: ['-1', level] }, touch.map((word) => new RegExp(word))));
}

/* Computers in all seats; the page only shows what they do. */
async function watched(browser, server, game) {
  const { context, page } = await open(browser, `${server.address}#${game}`);
  const seats = await page.locator('dialog.new .seats select').count();
  await watch(page);
  await begin(page, { seats: Array(seats).fill('0') });
  await becomes(() => isOver(page), true, 'the game comes to its end');
  must(await checkSteps(page, game) > 3, 'a whole game was seen');
  untroubled(page);
  await context.close();
}

/* The games that a person can choose on the page, and the template. */
export async function shownGames(browser, server) {
  const { context, page } = await open(browser, server.address);
  for (const name of ['engine.js', 'layout.js']) await lendModule(page, name);
  const names = await page.evaluate(async () => {
    const { Engine } = await import('./engine.js');
    return (await Engine.load('page.wasm')).games.filter(({ width }) => width > 0).map(({ name }) => name);
  });
  await context.close();
  return names;
}

export async function playing(test, browser, server) {
  for (const game of await shownGames(browser, server)) {
    const ways = known(game)?.page ?? [];
    await test(`${game}: its tests say how it is played here`, () => must(ways.length > 0, 'games/GAME/tests/screen.json'));
    for (const one of ways) await tryWay(test, browser, server, game, one);
    await test(`${game}: a whole game of computers`, () => watched(browser, server, game));
  }
}
