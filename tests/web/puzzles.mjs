/* Puzzles in the page: from the card to the board, hints, a wrong answer, the answer played out, the streak. */
import { becomes, must, open, parlour, same, untroubled } from './lib.mjs';

const GAME = 'marrakech';

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
  await page.getByRole('button', { name: 'Today’s puzzle: Marrakech' }).click();
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

export async function puzzles(chosen, browser, server) {
  await chosen('puzzles: from the card to the board, with hints', () => isAsked(browser, server));
  await chosen('puzzles: the answer is played out', () => isShown(browser, server));
}
