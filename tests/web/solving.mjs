/* The page solves Catan Dice by itself, keeps the table, and its computers play from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomes, begin, isOver, must, open, parlour, recordIn, same, untroubled } from './lib.mjs';

const GAME = 'catan-dice';
const PATIENCE = 300000; // milliseconds: half a minute of work, on however busy a machine

/* Every decision that the page showed is the best one of the native program's table. */
async function checkBest(page) {
  const before = process.env.XDG_CACHE_HOME;
  const cache = mkdtempSync(join(tmpdir(), 'parlour-cache-'));
  process.env.XDG_CACHE_HOME = cache;
  const { settings, moves } = recordIn(page.url());
  let state = parlour('start', GAME, ...settings.split(' ').filter(Boolean).map((word) => `--${word}`));
  let decisions = 0;
  for (const move of moves) {
    if (!parlour('moves', GAME, state).startsWith('chance')) {
      same(move, /^best\t(.*)$/m.exec(parlour('value', GAME, state))[1], `the best move in ${state}`);
      decisions++;
    }
    state = parlour('apply', GAME, state, move);
  }
  if (before === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = before;
  rmSync(cache, { recursive: true });
  must(decisions > 5, `there were decisions: ${decisions}`);
}

const kept = (page) => page.evaluate(async () => (await (await caches.open('parlour tables')).keys()).length);

async function solves(browser, server) {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await page.evaluate(() => {
    const line = document.querySelector('#busy-words');
    window.solving = 0;
    new MutationObserver(() => { window.solving += /is being solved/.test(line.textContent); }).observe(line, { childList: true });
  });
  await begin(page, { options: { turns: '5' }, seats: ['9'] });
  await becomes(() => isOver(page), true, 'the game comes to its end', PATIENCE);
  must(await page.evaluate(() => window.solving) > 0, 'it is said that the game is being solved');
  same(await kept(page), 1, 'tables kept');
  await checkBest(page);
  untroubled(page);
  await context.close();
}

export async function solving(test, browser, server) {
  await test('Catan Dice is solved in the page and played by its table', () => solves(browser, server));
}
