/* A browser that is killed with all of its processes after random moments of play: node kills.mjs BUILD [KILLS [SEED]]. Every move
   that the page's address told, which is what it says is kept, is there when the same profile is opened again. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browseIn, dice, finish, must, PATIENCE, recordIn, serve, test, visit } from './lib.mjs';
import { Watch } from './random.mjs';

const GAMES = ['null', 'marrakech', 'blokus', 'patchwork', 'catan-dice', 'agamemnon'];
const LONGEST = 2500; // milliseconds of play before a kill

const plain = (moves) => moves.join(' ').replace(/\s+/g, ' ');

/* The process of Chromium that has this profile; it leads a group of its own. */
function leader(profile) {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).find((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return words.includes(`--user-data-dir=${profile}`) && !words.includes('--type=');
    } catch {
      return false; // it has ended meanwhile
    }
  });
}

/* In the page: tells what is kept whenever that changes, begins a game where none is, and touches something every few moments. */
function playAlone() {
  const board = document.querySelector('#board');
  const note = () => board.dataset.name && window.tell(board.dataset.name, location.hash);
  new MutationObserver(note).observe(board, { attributes: true });
  note();
  setInterval(() => {
    const places = document.querySelectorAll('#targets button:not([aria-disabled])');
    const begin = document.querySelector('dialog.new footer .main');
    if (begin) begin.click();
    else places[Math.floor(Math.random() * places.length)]?.click();
  }, 20);
}

class Victim {
  told = new Map();
  watch = new Watch();

  constructor(server, profile, roll) {
    Object.assign(this, { server, profile, roll });
  }

  /* What was told is kept, and so is all that was there the time before. */
  async check(page) {
    await this.watch.look(page);
    for (const [name, moves] of this.told) {
      const has = plain(this.watch.known.get(name)?.moves ?? []);
      must(`${has} `.startsWith(`${moves} `) || moves === '', `${name} had told ${moves} and has ${has}`);
    }
  }

  async once() {
    const context = await browseIn(this.profile, { viewport: { width: 720, height: 480 } });
    const pid = leader(this.profile);
    const gone = new Promise((done) => { context.once('close', done); });
    await context.exposeBinding('tell', (_, name, address) => { this.told.set(name, plain(recordIn(address).moves)); });
    const page = await visit(context, `${this.server.address}#${GAMES[this.roll(GAMES.length)]}`);
    await this.check(page);
    await page.evaluate(playAlone);
    await new Promise((done) => { setTimeout(done, this.roll(LONGEST)); });
    process.kill(-pid, 'SIGKILL');
    await gone;
  }
}

const kills = Number(process.argv[3] ?? 10), seed = Number(process.argv[4] ?? 1);
const server = await serve();
const profile = mkdtempSync(join(tmpdir(), 'parlour-kills-'));
await test(`page: ${kills} kills of the browser`, async () => {
  const victim = new Victim(server, profile, dice(seed));
  let done = 0;
  try {
    while (done < kills) {
      await victim.once();
      done++;
    }
  } finally {
    const moves = [...victim.told.values()].reduce((sum, text) => sum + text.split(' ').filter(Boolean).length, 0);
    console.log(`# ${done} kills, ${victim.told.size} games, ${moves} words of moves told`);
    must(done < 5 || moves > done, 'games were played');
  }
}, kills * PATIENCE);
await finish(() => server.stop(), async () => rmSync(profile, { recursive: true, force: true }));
