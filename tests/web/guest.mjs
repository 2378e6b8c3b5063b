/* Somebody with a phone comes into a room by its link, plays to the end and checks the dice: node guest.mjs BUILD LINK GAME. For tests
   where the other player is something else (tests/window/rooms.py). */
import { browse, open, untroubled } from './lib.mjs';
import { checkDice, playByItself, playOut, sit } from './room-help.mjs';

const [link, game] = process.argv.slice(3);
const browser = await browse();
const { page } = await open(browser, link, { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
await sit(page, 'Bob');
await playByItself(page, game, 11);
const boards = await playOut(page, [page], 6, async (seen) => {
  if (seen === 5) await page.reload();
});
console.log(`# the browser saw ${boards} boards`);
await checkDice(page);
page.troubles = page.troubles.filter((line) => !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(line)); // of a server that was killed
untroubled(page);
await browser.close();
