/* Playing together in real browsers: node rooms.mjs BUILD [GAME...]. Two browsers, one of them in a phone's form, play a game
   in a room to its end, with reloads and a server killed in the middle; both see the same board, and the log is found good. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { becomes, browse, build, dice, finish, must, open, parlour, same, targets, test, untroubled } from './lib.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlour-rooms-'));
const shown = parlour('games').split('\n');
const games = process.argv.slice(3).length ? process.argv.slice(3) : [shown.map((line) => line.split('\t')[0]).find((name) => name.startsWith('m'))];

async function serve(port) {
  const program = spawn(`${build}/parlour`, ['serve', '--listen', `127.0.0.1:${port}`, '--store', join(folder, 'rooms'), '--rooms', '0'],
    { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await new Promise((done) => createInterface(program.stdout).once('line', (...words) => done(words)));
  const ended = new Promise((done) => program.once('exit', done));
  return { address: /http:\S+/.exec(line)[0], end: (signal) => { program.kill(signal); return ended; } };
}

const position = (page) => page.evaluate(() => document.querySelector('#board').dataset.position);
const isOver = (page) => page.evaluate(() => [...document.querySelectorAll('#room button')].some((one) => one.textContent === 'Check the dice'));
const isOurs = (page) => page.evaluate(() => document.title.startsWith('Your turn') && document.querySelector('#targets button:not([aria-disabled])') !== null);
const press = (page, label) => page.locator('#room button', { hasText: label }).first().click();

async function sit(page, name) {
  await page.locator('#room input[name=name]').fill(name);
  await press(page, 'Sit here');
  await page.locator('#room small', { hasText: 'you' }).waitFor();
}

/* Opens a room with as many persons as the game needs; everybody else is a computer that plays by chance. */
async function openRoom(page, address, game) {
  await page.goto(`${address}room.html`);
  await page.waitForSelector('body.ready');
  await page.locator('select[name=game]').selectOption(game);
  const seats = page.locator('select[name^=seat-]');
  for (let i = 2; i < await seats.count(); i++) await seats.nth(i).selectOption('0');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.locator('#room .seat').first().waitFor();
}

/* Somebody whose turn it is touches something. */
async function act(page, draw) {
  const can = await targets(page);
  if (can.length) await page.evaluate((id) => document.querySelector(`#targets button[data-id="${id}"]`)?.click(), can[draw(can.length)].id);
}

async function playOut(pages, draw, after) {
  for (let steps = 0; steps < 6000; steps++) {
    if (await isOver(pages[0])) return;
    const mine = [];
    for (const page of pages) if (await isOurs(page)) mine.push(page);
    if (mine.length) await act(mine[0], draw);
    else await new Promise((done) => { setTimeout(done, 30); });
    await after(steps);
  }
  throw new Error('the game ends');
}

async function checkLog(page, game) {
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the room')]);
  const file = join(folder, `${game}.log`);
  await saved.saveAs(file);
  const { status, stdout, stderr } = spawnSync(`${build}/parlour`, ['verify', file], { encoding: 'utf8' });
  same(status, 0, `parlour verify: ${stdout}${stderr}`);
  return stdout;
}

const browser = await browse();
let server = await serve(0);
const { port } = new URL(server.address);

for (const game of games) {
  await test(`${game}: two browsers play it in a room, one on a phone, with a reload and a kill`, async () => {
    const { page: ann } = await open(browser, `${server.address}room.html`);
    const { page: bob } = await open(browser, `${server.address}room.html`, { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
    await openRoom(ann, server.address, game);
    await sit(ann, 'Ann');
    await bob.goto(ann.url());
    await bob.reload();
    await sit(bob, 'Bob <b>&amp;');
    const trouble = /WebSocket|ERR_CONNECTION|Failed to load resource/;
    await playOut([ann, bob], dice(11), async (steps) => {
      if (steps === 6) await bob.reload();
      if (steps !== 12) return;
      await server.end('SIGKILL');
      await becomes(() => ann.evaluate(() => document.querySelector('#link').textContent !== ''), true, 'a lost connection is shown');
      server = await serve(port);
    });
    await becomes(() => position(bob), await position(ann), 'both see the same board');
    await press(ann, 'Check the dice');
    await ann.locator('.toast', { hasText: 'Every roll follows' }).waitFor();
    must((await checkLog(ann, game)).includes('yes'), 'the log is good');
    for (const page of [ann, bob]) {
      page.troubles = page.troubles.filter((line) => !trouble.test(line)); // of the connection that was killed
      untroubled(page);
    }
    const kept = await ann.evaluate(() => JSON.stringify(localStorage));
    writeFileSync(join(folder, 'kept.json'), kept);
    await ann.context().close();
    await bob.context().close();
  });
}

await browser.close();
await server.end('SIGTERM');
rmSync(folder, { recursive: true });
finish();
