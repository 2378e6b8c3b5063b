/* What there is to learn by in the page: puzzles from the card to the board, hints, a wrong answer, the answer played out; lessons; one's
   progress, which is told, taken along and forgotten. By mouse, by the keyboard alone, and by touch. */
import { readFileSync } from 'node:fs';
import { becomes, must, open, parlour, same, targets, untroubled } from './lib.mjs';

const GAME = 'marrakech';
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

const notice = (page) => page.locator('#pause span').textContent();
const shown = (page) => page.evaluate(() => document.querySelector('#board').dataset.position);
const offer = (page, name) => page.locator('#pause').getByRole('button', { name, exact: true });

/* What the shipped text says of a puzzle, and what the native program makes of its line. */
function wanted(number) {
  const text = parlour('puzzles', GAME, '--show', String(number));
  const field = (key) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)[1];
  const line = field('line').split(' ');
  return { position: field('position'), end: line.reduce((state, move) => parlour('apply', GAME, state, move), field('position')) };
}

async function isAsked(browser, server) {
  const { context, page } = await open(browser, server.address);
  await page.getByRole('button', { name: "Today's puzzle: Marrakech" }).click();
  await page.waitForSelector('#pause:not([hidden])');
  must(/^Puzzle \d+ of \d+, level \d/.test(await notice(page)), `it says what is asked: ${await notice(page)}`);
  must(/#marrakech\/puzzle\/\d+$/.test(page.url()), `its address: ${page.url()}`);
  const first = await notice(page);
  await offer(page, 'Hint').click();
  must(/^The answer brings/.test(await notice(page)), 'the first hint says what is at stake');
  await page.reload();
  await page.waitForSelector('#pause:not([hidden])');
  same(await notice(page), first, 'the address holds the puzzle');
  untroubled(page);
  await context.close();
}

async function isShown(browser, server) {
  const { position, end } = wanted(2);
  const { context, page } = await open(browser, `${server.address}#${GAME}/puzzle/2`);
  await becomes(() => shown(page), position, 'the position');
  await offer(page, 'Show the answer').click();
  await becomes(() => shown(page), end, 'the answer played out');
  await offer(page, 'Next puzzle').click();
  await becomes(() => shown(page), wanted(3).position, 'the next one');
  untroubled(page);
  await context.close();
}

const byKeys = async (button) => {
  await button.focus();
  await button.press('Enter');
};
const byTouch = (button) => button.tap();

/* Another move than the answer: what it brings is told, and it can be tried again. */
async function isRefuted(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}/puzzle/2`);
  const { position } = wanted(2);
  await becomes(() => shown(page), position, 'the position');
  for (const { x, y } of await targets(page)) {
    await page.mouse.click(x, y);
    if (await shown(page) !== position) break;
  }
  await becomes(async () => /^Not this one: it brings chances of \d+ %/.test(await notice(page)), true, 'what a wrong answer brings');
  await byKeys(offer(page, 'Try again'));
  await becomes(() => shown(page), position, 'the position again');
  untroubled(page);
  await context.close();
}

/* The same by keys alone: Enter on what a screen reader finds on the board. */
async function isRefutedByKeys(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}/puzzle/2`);
  const { position } = wanted(2);
  await becomes(() => shown(page), position, 'the position');
  for (const { id } of await targets(page)) {
    await byKeys(page.locator(`#targets [data-id="${id}"]`));
    if (await shown(page) !== position) break;
  }
  await becomes(async () => /^Not this one: it brings chances of \d+ %/.test(await notice(page)), true, 'what a wrong answer brings');
  await byKeys(offer(page, 'Try again'));
  await becomes(() => shown(page), position, 'the position again');
  same(await page.evaluate(() => document.activeElement.closest('#pause, #targets') !== null), true, 'the keys are where they were');
  untroubled(page);
  await context.close();
}

async function isTaught(browser, server, options, press) {
  const { context, page } = await open(browser, server.address, options);
  await press(page.getByRole('button', { name: /^Lessons: Marrakech, 0 of \d+$/ }));
  await becomes(async () => /^Lesson 1 of ([5-9]|10)\. /.test(await notice(page)), true, 'the first lesson');
  await page.goto(`${server.address}#${GAME}/lesson/3`);
  await becomes(async () => (await notice(page)).startsWith('Lesson 3 of'), true, 'a lesson by its address');
  await press(offer(page, 'Show the answer'));
  await press(offer(page, 'Next lesson'));
  await becomes(async () => (await notice(page)).startsWith('Lesson 4 of'), true, 'the next lesson');
  await page.goto(`${server.address}#${GAME}/puzzle/2`);
  await press(offer(page, 'Show the answer'));
  await becomes(() => shown(page), wanted(2).end, 'the answer played out');
  await page.goto(server.address);
  await isNoted(page, press);
  untroubled(page);
  await context.close();
}

async function isNoted(page, press) {
  const sheet = page.getByRole('dialog', { name: 'Your progress' });
  const told = () => sheet.locator('p').allTextContents();
  await press(page.getByRole('button', { name: 'Your progress' }));
  await becomes(async () => (await told()).join(' ').trim(), 'Marrakech: 0 of 1 puzzle solved.', 'progress in words');
  const [file] = await Promise.all([page.waitForEvent('download'), press(sheet.getByRole('button', { name: 'Save as a table' }))]);
  must(/^kind,date,game,.*\nlesson,\d+-\d+-\d+,marrakech,.*\npuzzle,/.test(readFileSync(await file.path(), 'utf8')), 'the table');
  await press(sheet.getByRole('button', { name: 'Forget all of it' }));
  await press(page.getByRole('button', { name: 'Your progress' }));
  await becomes(async () => (await told())[0].startsWith('Nothing yet'), true, 'it is forgotten');
}

export async function puzzles(chosen, browser, server) {
  await chosen('puzzles: from the card to the board, with hints', () => isAsked(browser, server));
  await chosen('puzzles: the answer is played out', () => isShown(browser, server));
  await chosen('puzzles: a wrong answer is met by what it brings', () => isRefuted(browser, server));
  await chosen('puzzles: a wrong answer by the keyboard alone', () => isRefutedByKeys(browser, server));
  await chosen('lessons and progress by the keyboard alone', () => isTaught(browser, server, {}, byKeys));
  await chosen('lessons and progress by touch on a phone', () => isTaught(browser, server, PHONE, byTouch));
}
