/* What an address tells: shared games, which cost nothing of one's own, addresses given by hand, and those that hold no game. */
import { many, name, position, saved, someMoves, toast } from './keeping.mjs';
import { begin, keptTexts, must, open, parlour, recordIn, same, settled, untroubled } from './lib.mjs';

const GAME = 'marrakech';

/* Something happens between the change of the address and the moment when the browser tells of it. */
async function followsAddress(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page, { seats: ['-1', '-1'] });
  await someMoves(page, 4);
  await page.evaluate(() => {
    location.hash = '#null';
    document.querySelector('#play [data-action=previous]').click();
  });
  await page.locator('dialog.new').waitFor();
  same(new URL(page.url()).hash, '#null', 'the address is the one that was given');
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
  await page.locator('dialog[open]').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click(); // a sheet that is open does not cover it
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.goto(`${server.address}#${GAME}/play/%E0%A4%A`);
  must(/damaged/.test(await toast(page)), 'a damaged address is said to be');
  await page.goto(`${server.address}#nothing`);
  must(/no game/.test(await toast(page)), 'a game that does not exist');
  untroubled(page);
  await context.close();
}

export async function addresses(test, browser, server) {
  await test('an address given by hand is followed, whatever happens meanwhile', () => followsAddress(browser, server));
  await test('the address shares the game', () => shares(browser, server));
  await test('a shared game does not cost the own one', () => keepsOwn(browser, server));
  await test('addresses that hold no game are explained', () => refusesAddresses(browser, server));
}
