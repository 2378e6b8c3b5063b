/* What tests of rooms in real browsers share: a server that can be killed and started again, and what people do in a room. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, targets } from './lib.mjs';

export const folder = mkdtempSync(join(tmpdir(), 'parlour-rooms-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export async function serve(port) {
  const program = spawn(`${build}/parlour`, ['serve', '--listen', `${process.env.LISTEN ?? '127.0.0.1'}:${port}`, '--store', join(folder, 'rooms'), '--rooms', '0'],
    { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await new Promise((done) => createInterface(program.stdout).once('line', (...words) => done(words)));
  const ended = new Promise((done) => program.once('exit', done));
  return { address: /http:\S+/.exec(line)[0], end: (signal) => { program.kill(signal); return ended; } };
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
