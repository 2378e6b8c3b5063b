/* Random sequences in the real page, with tabs that die after random moments: no kept move is ever missing. */
import { dice, keptTexts, must, open } from './lib.mjs';
import { Player, texts } from './sequences.mjs';

const STEPS = 14;
const KEYS = ['u', 'u', 'y', 'v', 'c', 'm', 'g', 'Home', 'Escape', 'Escape', 'Enter', 'n', 'h', 'Backspace'];
const GAMES = ['null', 'marrakech', 'blokus'];

/* What a game is (kind, options, start), and all of its moves. */
function parts(text) {
  const [, game, options, start, number, list] = /^(game .*)$[^]*?^(options .*)$[^]*?^(start .*)$[^]*?^moves \d+ of (\d+)\n([^]*)^end/m.exec(text);
  return { what: game + options + start, moves: list.split('\n').slice(0, Number(number)) };
}

class Watch {
  known = new Map();

  async look(page) {
    const now = new Map(Object.entries(await keptTexts(page)).map(([name, text]) => [name, parts(text)]));
    for (const [name, { what, moves }] of this.known) {
      const { what: still, moves: has = [] } = now.get(name) ?? {};
      must(still === what && has.slice(0, moves.length).join() === moves.join(), `${name} had ${moves} and has ${has}`);
    }
    this.known = now;
  }
}

async function step(player, roll) {
  const what = roll(12);
  const { page } = player;
  if (what < 5) {
    const places = page.locator('#targets button:not([aria-disabled])');
    const many = await places.count();
    if (many) await places.nth(roll(many)).dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
  } else if (what < 8) {
    await page.keyboard.press(KEYS[roll(KEYS.length)]);
  } else if (what === 8) {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, texts[roll(texts.length)]);
  } else if (what === 9 && player.pages.length === 1) {
    await player.second(GAMES[roll(3)]);
  } else if (what === 10) {
    await page.reload();
    await page.waitForSelector('body.ready');
  } else if (what === 11) {
    await player.restart();
  }
}

async function sequence(browser, server, seed) {
  const roll = dice(seed);
  const { context, page } = await open(browser, server.address);
  const player = new Player(context, page, server.address);
  const watch = new Watch();
  for (let i = 0; i < STEPS; i++) {
    await step(player, roll);
    await watch.look(player.page);
  }
  await player.restart();
  await watch.look(player.page);
  await context.close();
  return [...watch.known.values()].reduce((sum, { moves }) => sum + moves.length, 0);
}

/* That many sequences, from this seed on; says how many moves are kept in the end. */
export async function randomly(browser, server, many, from) {
  let moves = 0;
  for (let seed = from; seed < from + many; seed++) {
    try {
      moves += await sequence(browser, server, seed);
    } catch (error) {
      throw new Error(`sequence ${seed}: ${error.message}`);
    }
  }
  must(moves > many, 'games were played');
  return moves;
}
