/* Nothing is lost: saving, resuming, damaged saves, shared addresses, no network. */
import {
  becomes, begin, dice, keptFiles, keptTexts, must, open, parlour, putText, recordIn, same, serve, settled, targets, untroubled, visit,
} from './lib.mjs';

const GAME = 'marrakech';

const position = (page) => page.evaluate(() => document.querySelector('#board').dataset.position);
const name = (page) => page.evaluate(() => document.querySelector('#board').dataset.name);
const saved = async (page) => (await keptTexts(page))[await name(page)] ?? null;
const many = async (page) => Object.keys(await keptTexts(page)).length;
const toast = (page) => page.locator('.toast').last().textContent();

/* A few random touches. */
export async function someMoves(page, count, seed = 5) {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    await settled(page);
    const list = await targets(page);
    const { x, y } = list[roll(list.length)];
    await page.mouse.click(x, y);
  }
  await settled(page);
}

async function resumes(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page);
  await someMoves(page, 6);
  const before = await position(page);
  await page.reload();
  await page.waitForSelector('body.ready');
  await settled(page);
  same(await position(page), before, 'the position after loading the page again');
  await page.goto(server.address);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await settled(page);
  same(await position(page), before, 'the position after going on from the start screen');
  untroubled(page);
  await context.close();
}

/* The page dies at some instant; every move that it had shown is there again. */
async function survives(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page, { seats: ['1', '2'] });
  await page.close();
  for (let i = 0; i < 3; i++) {
    const next = await visit(context, `${server.address}#${GAME}`);
    await next.waitForTimeout(30 + 90 * i);
    const shown = recordIn(next.url()).moves;
    await next.close({ runBeforeUnload: false });
    const again = await visit(context, `${server.address}#${GAME}`);
    const after = recordIn(again.url()).moves;
    same(after.slice(0, shown.length).join(' '), shown.join(' '), 'no move that was shown is lost');
    if (i === 2) await becomes(() => recordIn(again.url()).moves.length > 5, true, 'the computers go on playing');
    await again.close();
  }
  await context.close();
}

async function keepsDamaged(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page);
  await someMoves(page, 4);
  const own = await name(page);
  const broken = (await saved(page)).replace(/seed \d/, 'seed x');
  await page.goto(server.address);
  await putText(page, own, broken);
  await page.goto(`${server.address}#${GAME}`);
  await page.waitForSelector('dialog.new');
  must(/cannot be read\. Column \d+: .*stays as it is/.test(await toast(page)), `the message says what happened: ${await toast(page)}`);
  await begin(page);
  await someMoves(page, 4);
  must(/^kept 1/.test(await saved(page)), 'a new game can be played and is kept');
  same((await keptTexts(page))[own], broken, 'the damaged one is as it was');
  untroubled(page);
  await context.close();
}

async function shares(browser, server) {
  const one = await open(browser, `${server.address}#${GAME}`);
  await begin(one.page, { options: { players: '3' }, seats: ['-1', '2', '0'] });
  await someMoves(one.page, 6);
  const address = one.page.url();
  const { settings, moves } = recordIn(address);
  same(settings.split(' ')[0], 'players=3', 'the settings in the address');
  parlour('check', GAME, `${settings}; ${moves.join(' ')}`);
  const other = await open(browser, address);
  await other.page.getByText('A shared game').waitFor();
  same(await position(other.page), await position(one.page), 'what the other person sees');
  same(await many(other.page), 0, 'looking at it saves nothing');
  for (const { page, context } of [one, other]) {
    untroubled(page);
    await context.close();
  }
}

/* A shared address does not cost one's own game. */
async function keepsOwn(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page);
  await someMoves(page, 5);
  const own = await saved(page), called = await name(page);
  await page.goto(`${server.address}#${GAME}/play/players=2;+rotate90`);
  await page.getByText('A shared game').waitFor();
  same((await keptTexts(page))[called], own, 'the own game while one only looks');
  same(await many(page), 1, 'looking keeps nothing');
  await page.getByRole('button', { name: 'Play on' }).click();
  await someMoves(page, 2);
  same(await many(page), 2, 'after a move the shared game is kept as well');
  same((await keptTexts(page))[called], own, 'the own game is as it was');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await page.locator(`[data-name="${called}"]`).click();
  await settled(page);
  same(await name(page), called, 'the own game is back');
  same(await saved(page), own, 'and nothing of it has changed');
  untroubled(page);
  await context.close();
}

async function refusesAddresses(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}/play/players=2;+rotate90+roll+9`);
  must(/Column \d+:/.test(await toast(page)), 'a bad address is explained with the column');
  await page.goto(`${server.address}#${GAME}/play/%E0%A4%A`);
  must(/damaged/.test(await toast(page)), 'a damaged address is said to be');
  await page.goto(`${server.address}#nothing`);
  must(/no game/.test(await toast(page)), 'a game that does not exist');
  untroubled(page);
  await context.close();
}

/* Its own server, which then goes away. */
async function worksOffline(browser) {
  const server = await serve();
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page);
  await someMoves(page, 2);
  await keptFiles(page);
  await server.stop();
  const before = await position(page);
  await page.reload();
  await page.waitForSelector('body.ready');
  await settled(page);
  same(await position(page), before, 'the game without a network');
  await someMoves(page, 4);
  must(await position(page) !== before, 'the computer answers without a network');
  const other = await visit(context, server.address);
  same(await other.locator('.card').count() > 0, true, 'the start screen without a network');
  await context.close();
}

export async function keeping(test, browser, server) {
  await test('a game goes on after the page was loaded again', () => resumes(browser, server));
  await test('a page that dies at any instant loses no move', () => survives(browser, server));
  await test('a damaged save is kept aside and reported', () => keepsDamaged(browser, server));
  await test('the address shares the game', () => shares(browser, server));
  await test('a shared game does not cost the own one', () => keepsOwn(browser, server));
  await test('addresses that hold no game are explained', () => refusesAddresses(browser, server));
  await test('everything works without a network once it was opened', () => worksOffline(browser));
}
