/* Nothing is lost: saving, resuming, damaged saves, no network. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  becomes, begin, build, dice, keptFiles, keptTexts, must, open, parlour, putText, recordIn, same, serve, settled, targets, untroubled, visit,
} from './lib.mjs';

const GAME = 'marrakech';

/* What is kept; after an action it follows as soon as the browser has stored it, so those who compare wait (`becomes`). */
export const position = (page) => page.evaluate(() => document.querySelector('#board').dataset.position);
export const name = (page) => page.evaluate(() => document.querySelector('#board').dataset.name);
export const saved = async (page) => (await keptTexts(page))[await name(page)] ?? null;
export const many = async (page) => Object.keys(await keptTexts(page)).length;
export const toast = (page) => page.locator('.toast').last().textContent();

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

/* It is loaded again between the moment when a move is kept and the moment when the address tells it. */
async function comesBack(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  const kept = async () => /^moves .*$/m.exec(await saved(page))?.[0];
  await begin(page, { seats: ['-1', '-1'] });
  await someMoves(page, 4);
  await page.evaluate(() => { history.replaceState = () => {}; });
  const before = await kept();
  await someMoves(page, 4, 9);
  await becomes(async () => await kept() !== before, true, 'moves are kept that the address does not tell');
  const last = await position(page);
  await page.reload();
  await page.waitForSelector('body.ready');
  await settled(page);
  same(await position(page), last, 'the last position that was kept');
  same(await many(page), 1, 'it is the same game');
  untroubled(page);
  await context.close();
}

/* The tab before has not yet let go of the game, as happens when a page is loaded again. The clock of the second one stands
   still, so that it is patient however busy the machine is. */
async function waitsForLock(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page, { seats: ['-1', '-1'] });
  await someMoves(page, 4);
  const last = await position(page);
  await context.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = (run, delay, ...words) => (delay === 1000 ? 0 : later(run, delay, ...words));
    window.clockGoesOn = () => { window.setTimeout = later; };
  });
  const next = await visit(context, `${server.address}#${GAME}`);
  await becomes(() => position(next), last, 'the game is there');
  same(await next.locator('#pause').isHidden(), true, 'nothing is said as long as it is not known');
  await next.evaluate(() => window.clockGoesOn()); // those who wait for a move count on it
  await page.close();
  await someMoves(next, 2);
  must(await position(next) !== last, 'it can be played');
  same(await next.locator('#pause').isHidden(), true, 'no other tab has it');
  untroubled(next);
  await context.close();
}

/* Who presses a button before the next frame presses what is there now. */
async function tellsTargets(browser, server) {
  const { context, page } = await open(browser, `${server.address}#null/play/players=2;+heap9+take1`);
  const labels = () => page.evaluate(() => [...document.querySelectorAll('#targets button')].map((button) => button.ariaLabel).join());
  await page.waitForSelector('#targets button');
  await page.evaluate(() => { window.requestAnimationFrame = () => 1; });
  const told = await page.evaluate(() => {
    const before = document.querySelector('#board').dataset.shown;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'players=2; heap7 take2');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    return before !== document.querySelector('#board').dataset.shown;
  });
  must(told, 'another position is told at once');
  const early = await labels();
  await page.goto(`${server.address}#null/play/players=2;+heap7+take2`);
  await page.reload();
  await page.waitForSelector('#targets button');
  same(early, await labels(), 'the buttons are those of the position');
  await context.close();
}

/* The page dies at some instant; every move that it had shown is there again. The computers think long enough that the game
   is not over before. */
async function survives(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page, { seats: ['9', '9'] });
  await becomes(() => recordIn(page.url()).moves.length > 0, true, 'the first move is kept');
  await page.close();
  for (let i = 0; i < 3; i++) {
    const next = await visit(context, `${server.address}#${GAME}`);
    await next.waitForTimeout(30 + 90 * i);
    const shown = recordIn(next.url()).moves;
    await next.close({ runBeforeUnload: false });
    const again = await visit(context, `${server.address}#${GAME}`);
    await becomes(() => recordIn(again.url()).moves.length >= shown.length, true, `${shown.length} moves are there again`);
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

/* Saves of the first version, one slot a game and a list of earlier ones, become kept games like all others. */
async function takesOver(browser, server) {
  const { context, page } = await open(browser, server.address);
  const save = (moves) => `parlour 1\ngame marrakech 1\noptions players=2 facing=N\nseats person person person person\nseed 7\nstart new\n`
    + `moves ${moves.length} of ${moves.length}\n${moves.map((move) => `${move}\n`).join('')}end\n`;
  const slot = save(['rotate90', 'roll2']), earlier = save(['rotate0', 'roll1']);
  await page.evaluate(([now, before]) => {
    localStorage.setItem('parlour.save.marrakech', now);
    localStorage.setItem('parlour.kept.marrakech', JSON.stringify([{ text: before }]));
    localStorage.setItem('parlour.damaged.marrakech', 'rubbish');
  }, [slot, earlier]);
  await page.reload();
  await page.waitForSelector('body.ready');
  await becomes(() => many(page), 3, 'all of them are kept');
  const texts = () => keptTexts(page).then(Object.values);
  for (const text of [slot, earlier]) {
    await becomes(async () => (await texts()).some((kept) => kept.startsWith('kept 1 ') && kept.endsWith(text)), true, 'word for word, behind a heading');
  }
  must((await texts()).includes('rubbish'), 'the damaged one, too, as it was');
  same(await page.evaluate(() => Object.keys(localStorage).filter((key) => /save|kept|damaged/.test(key)).length), 0, 'and nothing is left behind');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await settled(page);
  must((await position(page)).length > 0, 'the game goes on');
  untroubled(page);
  await context.close();
}

/* A file that is too large is not even read, which is said; so is one with nothing in it. */
async function refusesFiles(browser, server) {
  const home = mkdtempSync(join(tmpdir(), 'parlour-files-'));
  const { context, page } = await open(browser, server.address);
  await page.keyboard.press('g');
  for (const [file, size, words] of [['huge.parlour', 65 << 20, 'huge.parlour: This is more than 64 MB'], ['blank.parlour', 1, 'There is nothing in it']]) {
    writeFileSync(join(home, file), ' ');
    truncateSync(join(home, file), size);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take in games from a file' }).click()]);
    const told = page.locator('.toast', { hasText: words }).first().waitFor(); // it does not stay for long
    await chooser.setFiles(join(home, file));
    await told;
  }
  rmSync(home, { recursive: true });
  untroubled(page);
  await context.close();
}

/* Out of one browser, into another and into the terminal. */
async function movesHouse(browser, server) {
  const one = await open(browser, `${server.address}#${GAME}`);
  await begin(one.page);
  await someMoves(one.page, 4);
  await one.page.keyboard.press('g');
  const [file] = await Promise.all([one.page.waitForEvent('download'), one.page.getByRole('button', { name: 'All into a file' }).click()]);
  const path = await file.path();
  const other = await open(browser, server.address);
  await other.page.keyboard.press('g');
  const [chooser] = await Promise.all([other.page.waitForEvent('filechooser'),
    other.page.getByRole('button', { name: 'Take in games from a file' }).click()]);
  await chooser.setFiles(path);
  await becomes(() => many(other.page), 1, 'the game is there');
  same(JSON.stringify(await keptTexts(other.page)), JSON.stringify(await keptTexts(one.page)), 'as it was');
  const home = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  const run = (...words) => spawnSync(`${build}/parlour`, words, { encoding: 'utf8', env: { ...process.env, XDG_DATA_HOME: home } }).stdout;
  run('kept', '--in', path);
  same(run('kept').split('\t')[0], await name(one.page), 'the terminal takes it in');
  rmSync(home, { recursive: true });
  for (const { page, context } of [one, other]) {
    untroubled(page);
    await context.close();
  }
}

/* Where the browser stores nothing this is said, play goes on, and games can be taken out into a file. */
async function playsWithoutStorage(browser, server) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: { open: () => { throw new DOMException('forbidden', 'SecurityError'); } } });
  });
  const page = await visit(context, `${server.address}#${GAME}`);
  must(/cannot be listed: the browser keeps nothing/.test(await toast(page)), 'it is said at once');
  await begin(page);
  await page.getByRole('button', { name: /roll/i }).first().dispatchEvent('click');
  await page.locator('#pause', { hasText: 'cannot be stored: the browser keeps nothing for this page' }).waitFor();
  await becomes(() => page.evaluate(() => document.querySelector('#board').dataset.shownAt.includes('roll')), true, 'play goes on');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /into a file/ }).click()]);
  must(/^game \S+ \d+$/m.test(readFileSync(await file.path(), 'utf8')), 'the game is in the file');
  untroubled(page);
  await context.close();
}

/* Many can be searched and filtered, and one that was removed comes back. */
async function findsGames(browser, server) {
  const { context, page } = await open(browser, server.address);
  for (let i = 0; i < 14; i++) {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, i < 4 ? 'players=2; rotate90' : i === 4 ? 'RCCCRBTA' : 'players=3; rotate0');
    await becomes(() => many(page), i + 1, 'each is kept');
  }
  await page.keyboard.press('g');
  const rows = () => page.locator('.kept li').evaluateAll((all) => { // more come when the end of the list is in sight
    all.at(-1)?.scrollIntoView();
    return all.length;
  });
  await becomes(rows, 14, 'all are shown');
  await page.getByRole('searchbox').fill('blokus');
  await becomes(rows, 1, 'one is found by its name');
  await page.getByRole('searchbox').fill('');
  await page.locator('.filters select').first().selectOption(GAME);
  await becomes(rows, 13, 'those of one kind');
  await page.locator('.filters select').nth(1).selectOption('2');
  await becomes(rows, 0, 'none of them is finished');
  await page.locator('.filters select').nth(1).selectOption('0');
  const gone = await page.locator('.kept .open').first().getAttribute('data-name');
  const text = (await keptTexts(page))[gone];
  await page.locator('.kept li').first().getByRole('button', { name: /^Remove/ }).click();
  await becomes(() => many(page), 13, 'one is removed');
  await page.keyboard.press('Escape');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await becomes(async () => (await keptTexts(page))[gone], text, 'and comes back word for word');
  untroubled(page);
  await context.close();
}

/* The list of moves opens where the game is; what cannot be done looks so. */
async function knowsWhereItIs(browser, server) {
  const moves = parlour('random', GAME, '--games', '1', '--seed', '4', '--players=2').split('\n').map((line) => line.split('\t')[3]);
  const { context, page } = await open(browser, `${server.address}#${GAME}/play/players=2;+${moves.slice(0, 80).join('+')}`);
  await page.getByText('A shared game').waitFor();
  if (await page.locator('#side').isVisible()) await page.keyboard.press('m');
  await page.keyboard.press('m');
  const place = () => page.evaluate(() => {
    const row = document.querySelector('#moves [aria-current]').getBoundingClientRect(), list = document.querySelector('#moves').getBoundingClientRect();
    return row.top >= list.top && row.bottom <= list.bottom && document.querySelector('#moves').scrollTop > 0;
  });
  await becomes(place, true, 'the move where the game is can be seen');
  await page.keyboard.press('Escape');
  await page.locator('#side').waitFor({ state: 'hidden' });
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const [label, usable] of [['Who plays', false], ['How the game went', false], ['New game', true], ['Your games', true]]) {
    same(await page.locator('dialog.menu').getByRole('button', { name: label, exact: true }).isEnabled(), usable, `${label} in the viewer`);
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog.menu').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=play]');
  untroubled(page);
  await context.close();
}

/* Who rolls real dice says what came: the game holds no seed, and waits. */
async function rollsByHand(browser, server) {
  const { context, page } = await open(browser, `${server.address}#null`);
  const sheet = page.locator('dialog.new');
  await sheet.locator('summary').click();
  await sheet.locator('input[name=hand]').check();
  await sheet.getByRole('button', { name: 'Play' }).click();
  await page.locator('dialog.outcome').getByRole('button', { name: 'heap8' }).click();
  await becomes(async () => /^chance hand\nstart new\nmoves 1 of 1\nheap8$/m.test(await saved(page) ?? ''), true, 'what came is kept, and no seed');
  untroubled(page);
  await context.close();
}

export async function keeping(test, browser, server) {
  await test('a game goes on after the page was loaded again', () => resumes(browser, server));
  await test('a page loaded again comes back to the game that it showed', () => comesBack(browser, server));
  await test('a page waits a moment for the one before it', () => waitsForLock(browser, server));
  await test('the buttons of the board are those of the position that is told', () => tellsTargets(browser, server));
  await test('a page that dies at any instant loses no move', () => survives(browser, server));
  await test('a damaged save is kept aside and reported', () => keepsDamaged(browser, server));
  await test('saves of the first version are taken over', () => takesOver(browser, server));
  await test('somebody rolls real dice', () => rollsByHand(browser, server));
  await test('all games move in one file', () => movesHouse(browser, server));
  await test('files that are too large or empty are refused in a sentence', () => refusesFiles(browser, server));
  await test('where nothing can be stored it is said, and play goes on', () => playsWithoutStorage(browser, server));
  await test('games are found among many, and one that was removed comes back', () => findsGames(browser, server));
  await test('the list of moves opens where the game is, and what cannot be done looks so', () => knowsWhereItIs(browser, server));
  await test('everything works without a network once it was opened', () => worksOffline(browser));
}
