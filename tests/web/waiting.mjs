/* Waits on the page: a computer that thinks long and advice that takes its time are told, can be called off by Escape and by a
   button, and stop at once. */
import { becomes, begin, must, open, recordIn, same, untroubled } from './lib.mjs';

const GAME = 'agamemnon'; // its strongest players think longest

const moves = (page) => recordIn(page.url()).moves.length;

async function calledOff(browser, server, phone) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`, phone);
  const words = () => page.locator('#busy').evaluate((sign) => (sign.hidden ? '' : sign.textContent));
  const press = (name) => page.locator('#busy').getByRole('button', { name }).click();
  await begin(page, { seats: ['9', '-1'] });
  await becomes(async () => / is thinking/.test(await words()), true, 'it is told that somebody thinks');
  const begun = moves(page);
  await page.keyboard.press('Escape');
  await page.locator('#pause', { hasText: 'Stopped: ' }).waitFor();
  same(await words(), '', 'the sign is gone');
  same(await page.evaluate(() => document.body.classList.contains('thinking')), false, 'nobody thinks');
  same(moves(page), begun, 'nobody has moved');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await becomes(async () => / is thinking/.test(await words()), true, 'it goes on');
  await press('Move now');
  await becomes(() => moves(page) > begun, true, 'it moves when it is told to');
  await page.locator('body:not(.thinking)').waitFor();
  for (const how of ['Escape', 'Stop']) {
    await page.keyboard.press('h');
    await becomes(async () => /Looking for a good move/.test(await words()), true, 'advice takes its time');
    if (how === 'Escape') await page.keyboard.press(how);
    else await press(how);
    await becomes(words, '', `it is called off by ${how}`);
    must(!/Hint/.test(await page.locator('#status').textContent()), 'nothing is advised');
  }
  untroubled(page);
  await context.close();
}

export async function waiting(test, browser, server) {
  await test('a long wait is told and can be called off', () => calledOff(browser, server, {}));
  await test('a long wait on a phone', () => calledOff(browser, server, { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }));
}
