/* Random sequences in the real page, with tabs that are killed after random moments: no kept move is ever missing. */
import { dice, keptTexts, must, open, same, visit } from './lib.mjs';
import { Player, texts } from './sequences.mjs';

const STEPS = 14;
const KEYS = ['y', 'c', 'm', 'Home', 'Escape', 'Enter', 'h', 'Backspace', 'PageUp', 'PageDown'];
const GAMES = ['null', 'marrakech', 'blokus'];

/* What a game is (kind, options, start), and all of its moves. */
function parts(text) {
  const [, game, options, start, number, list] = /^(game .*)$[^]*?^(options .*)$[^]*?^(start .*)$[^]*?^moves \d+ of (\d+)\n([^]*)^end/m.exec(text);
  return { what: game + options + start, moves: list.split('\n').slice(0, Number(number)) };
}

export class Watch {
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

/* One step after the other by lot; `kills` counts. */
class Sequence {
  kills = 0;

  constructor(player, roll) {
    Object.assign(this, { player, roll });
  }

  choice(list) {
    return list[this.roll(list.length)];
  }

  press(...keys) {
    return keys.reduce((before, one) => before.then(() => this.player.page.keyboard.press(one)), Promise.resolve());
  }

  async move() {
    const places = this.player.page.locator('#targets button:not([aria-disabled])');
    for (let i = this.roll(3); i >= 0; i--) {
      const many = await places.count();
      if (many) await places.nth(this.roll(many)).dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {}); // gone meanwhile
    }
  }

  undo() {
    return this.press('u');
  }

  async branch() {
    await this.undo();
    await this.move();
  }

  new() {
    return this.press('n', 'Enter');
  }

  async open() {
    await this.press('g');
    const rows = this.player.page.locator('dialog.earlier .open');
    const many = await rows.count();
    if (many) await rows.nth(this.roll(many)).dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
    else await this.press('Escape');
  }

  paste() {
    return this.player.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, this.choice(texts));
  }

  view() {
    return this.press('v', ...this.choice([[], ['Escape'], ['v']]));
  }

  key() {
    return this.press(this.choice(KEYS));
  }

  async second() {
    if (this.player.pages.length === 1) await this.player.second(this.choice(GAMES));
  }

  async reload() {
    await this.player.page.reload();
    await this.player.page.waitForSelector('body.ready');
  }

  async close() {
    await this.player.page.close();
    await this.ended([this.player.page]);
  }

  /* The process of every tab ends at once, as by kill -9. */
  async kill() {
    await new Promise((done) => { setTimeout(done, this.choice([0, 5, 20, 100])); });
    for (const page of this.player.pages) {
      const killer = await this.player.context.newCDPSession(page);
      killer.send('Page.crash').catch(() => {}); // it answers nobody any more
      await page.waitForEvent('crash', { timeout: 5000 }).catch(() => {}); // tabs may share a process
      await page.close();
    }
    this.kills++;
    await this.ended(this.player.pages);
  }

  /* Another tab goes on, or a new one with the board of a game: the start screen with its pictures would cost more than all
     steps together. */
  async ended(gone) {
    const { player } = this;
    player.pages = player.pages.filter((page) => !gone.includes(page));
    if (player.pages.length === 0) player.pages = [await visit(player.context, `${player.address}#${this.choice(GAMES)}`)];
    await player.first();
  }

  step() {
    const { move, undo, branch, open, paste, view, key, second, reload, close, kill } = this;
    return this.choice([move, move, move, move, move, undo, branch, branch, this.new, open, paste, view, key, key, second, reload, close, kill, kill]).call(this);
  }
}

/* A tab of somebody who was never here before. A profile of its own for each sequence would cost as much as half of its steps. */
async function fresh(context, page, origin, game) {
  const storage = await context.newCDPSession(page);
  await page.goto('about:blank');
  await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await storage.detach();
  await page.goto(`${origin}/#${game}`);
  await page.waitForSelector('body.ready');
  same(Object.keys(await keptTexts(page)).join(), '', 'no games of before');
}

async function sequence(context, page, { address }, seed) {
  const roll = dice(seed);
  await fresh(context, page, new URL(address).origin, GAMES[roll(3)]);
  const one = new Sequence(new Player(context, page, address), roll);
  const watch = new Watch();
  await one.paste();
  for (let i = 0; i < STEPS; i++) {
    await one.step();
    await watch.look(one.player.page);
  }
  await one.kill();
  await watch.look(one.player.page);
  return { kills: one.kills, page: one.player.page, moves: [...watch.known.values()].reduce((sum, { moves }) => sum + moves.length, 0) };
}

/* That many sequences, from this seed on; says how many moves are kept in the end. */
export async function randomly(browser, server, many, from) {
  let moves = 0, kills = 0;
  const first = await open(browser, `${server.address}#null`, { viewport: { width: 720, height: 480 }, serviceWorkers: 'block' });
  const { context } = first;
  let { page } = first;
  for (let seed = from; seed < from + many; seed++) {
    try {
      const told = await sequence(context, page, server, seed);
      moves += told.moves;
      kills += told.kills;
      page = told.page;
    } catch (error) {
      throw new Error(`sequence ${seed}: ${error.message}`);
    }
  }
  await context.close();
  must(moves > many, 'games were played');
  return `${many} sequences, ${moves} moves kept, ${kills} kills, 0 with something missing`;
}
