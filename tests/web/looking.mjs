/* Going through the moves: buttons and keys for the first, the previous, the next and the latest one; numbers in the list; what
   others did since is told. And in a review from mistake to mistake. */
import { becomes, begin, must, open, recordIn, same, settled, untroubled } from './lib.mjs';
import { someMoves } from './keeping.mjs';

const GAME = 'marrakech';
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

const moves = (page) => recordIn(page.url()).moves.length;

async function steps(browser, server, options) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`, options);
  await begin(page, { options: { players: '3' }, seats: ['-1', '0', '0'] });
  await someMoves(page, 4);
  await settled(page);
  const all = moves(page);
  await page.locator('#toolbar [data-action=moves]').click();
  const numbers = () => page.locator('#moves li:not([hidden]) .number').allTextContents();
  same((await numbers()).slice(0, 4).join(' '), ' 1. 2. 3.', 'moves are numbered');
  const press = (name) => page.locator('#steps').getByRole('button', { name }).click();
  same(await page.locator('#steps [data-action=next]').isEnabled(), false, 'there is nothing behind the latest move');
  await press('Previous move');
  await becomes(() => moves(page), all - 1, 'a move back');
  await page.keyboard.press('PageUp');
  await becomes(() => moves(page), all - 2, 'a move back by key');
  await press('First move');
  await becomes(() => moves(page), 0, 'at the start');
  same(await page.locator('#steps [data-action=previous]').isEnabled(), false, 'there is nothing before the start');
  await press('Next move');
  await becomes(() => moves(page), 1, 'a move on');
  await page.keyboard.press('PageDown');
  await becomes(() => moves(page), 2, 'a move on by key');
  await page.locator('#pause', { hasText: `Looking back: 2 of ${all}` }).waitFor();
  await page.keyboard.press('Shift+PageDown');
  await becomes(() => moves(page), all, 'at the latest');
  await page.keyboard.press('Shift+PageUp');
  await becomes(() => moves(page), 0, 'at the start by key');
  await press('Latest move');
  await becomes(() => moves(page), all, 'at the latest by button');
  untroubled(page);
  await context.close();
}

/* Whose turn begins is told what each of the others did. */
async function tells(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page, { options: { players: '3' }, seats: ['-1', '0', '0'] });
  const told = async () => /Yellow laid .*Purple laid .*Cyan turns/s.test(await page.locator('#status').textContent());
  for (let i = 0; i < 4 && !await told(); i++) await someMoves(page, 1);
  must(await told(), await page.locator('#status').textContent());
  untroubled(page);
  await context.close();
}

/* Whoever leaves a multiple of four wins: the second, third and fourth move of this game give that away, the others do not or cannot. */
const MISTAKES = '; heap9 take2 take1 take1 take1 take1 take3';

async function goesFromMistakeToMistake(browser, server) {
  const { context, page } = await open(browser, `${server.address}#null/play/${MISTAKES.replaceAll(' ', '+')}`);
  await page.keyboard.press('c');
  await page.locator('#status', { hasText: 'accuracy' }).waitFor(); // all of it has been looked at
  await page.getByRole('button', { name: 'step by step' }).dispatchEvent('click');
  const bar = page.locator('#pause span');
  await bar.filter({ hasText: 'Move 1 of 7.' }).waitFor();
  const press = async (key, number) => {
    await page.keyboard.press(key);
    await bar.filter({ hasText: `Move ${number} of 7.` }).waitFor();
  };
  for (const number of [2, 3, 4, 4]) await press('ArrowDown', number);
  for (const number of [5, 6]) await press('ArrowRight', number);
  for (const number of [4, 3, 2, 2]) await press('ArrowUp', number);
  untroubled(page);
  await context.close();
}

export async function looking(test, browser, server) {
  await test('moves are numbered and gone through', () => steps(browser, server, {}));
  await test('moves are gone through on a phone', () => steps(browser, server, PHONE));
  await test('keys lead from mistake to mistake in a review', () => goesFromMistakeToMistake(browser, server));
  await test('what each opponent did since is told', () => tells(browser, server));
}
