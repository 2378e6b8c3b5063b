/* What tests of rooms in real browsers share: a server that can be killed and started again, and what people do in a room. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomes, known, startServer, targets } from './lib.mjs';

export const folder = mkdtempSync(join(tmpdir(), 'parlour-rooms-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/* A server of rooms on this port, that of one that was killed; on a free one if none is given: below those that the system gives to
   whoever wants any, so that nobody else has it between a kill and the next start. */
export async function serve(port) {
  const on = (one) => startServer('serve', '--listen', `${process.env.LISTEN ?? '127.0.0.1'}:${one}`, '--store', join(folder, 'rooms'), '--rooms', '0');
  if (port) return on(port);
  for (let tries = 0; tries < 20; tries++) {
    const server = await on(20000 + Math.floor(Math.random() * 12000)).catch(() => null);
    if (server) return server;
  }
  throw new Error('the server finds a free port');
}

export const position = (page) => page.evaluate(() => document.querySelector('#board').dataset.position);
export const isOver = (page) => page.evaluate(() => [...document.querySelectorAll('#room button')].some((one) => one.textContent === 'Check the dice'));
export const isOurs = (page) => page.evaluate(() => document.title.startsWith('Your turn') && document.querySelector('#targets button:not([aria-disabled])') !== null);
export const press = (page, label) => page.locator('#room button', { hasText: label }).first().click();

export async function sit(page, name) {
  await page.locator('#room input[name=name]').fill(name);
  await press(page, 'Sit here');
  await page.locator('#room small', { hasText: 'you' }).waitFor();
}

/* Somebody whose turn it is touches something. */
export async function act(page, draw) {
  const can = await targets(page);
  if (can.length) await page.evaluate((id) => document.querySelector(`#targets button[data-id="${id}"]`)?.click(), can[draw(can.length)].id);
}

/* From now on, and after every reload, the page itself touches something as soon as it is its turn, until the game is over: what brings the
   game on where there is such a thing. As long as it is led (lead, release) it makes no second move before whoever leads has seen the first. */
export async function playByItself(page, game, seed) {
  const run = ({ wanted, seed: state }) => {
    const draw = (count) => {
      state = (1103515245 * state + 12345) % 2147483648;
      return Math.floor(state / 2147483648 * count);
    };
    window.led = sessionStorage.getItem('led') !== 'no';
    setInterval(() => {
      if (window.led && window.seen !== document.querySelector('#board')?.dataset.position) return;
      const all = [...document.querySelectorAll('#targets button:not([aria-disabled])')].filter((one) => Number(one.dataset.id) < 0x10000);
      if (!all.length || !document.title.startsWith('Your turn')) return;
      const list = wanted.map((word) => all.filter((one) => new RegExp(word).test(one.ariaLabel))).find(({ length }) => length) ?? all;
      list[draw(list.length)].click();
    }, 60);
  };
  const how = { wanted: [...new Set((known(game)?.page ?? []).flatMap(({ touch = [] }) => touch))], seed };
  await page.addInitScript(run, how);
  await page.evaluate(run, how);
}

const lead = (page) => page.evaluate(() => { window.seen = document.querySelector('#board')?.dataset.position; });
const release = (page) => page.evaluate(() => { sessionStorage.setItem('led', 'no'); window.led = false; });

/* Everybody plays by himself; `after` is called with the number of boards that were seen so far whenever there is a new one. The first
   `first` boards are all seen, however busy this machine is. */
export async function playOut(page, everybody, first, after, patience = 900000) {
  const end = Date.now() + patience;
  for (let seen = 0, last = ''; Date.now() < end;) {
    if (await isOver(page)) return seen;
    const now = await position(page);
    if (now !== last) await after(++seen);
    if (seen <= first) for (const one of everybody) await (seen < first ? lead : release)(one);
    else await new Promise((done) => { setTimeout(done, 30); });
    last = now;
  }
  throw new Error('the game ends');
}

export async function checkDice(page) {
  await press(page, 'Check the dice');
  await page.locator('.toast', { hasText: 'Every roll follows' }).waitFor();
}

export const linkIsUp = (page) => becomes(() => page.evaluate(() => document.querySelector('#link').textContent), '', 'the connection is back');
