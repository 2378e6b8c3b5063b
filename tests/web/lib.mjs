/* What the tests of the page share: server, browser, results, and the native program to compare with. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'];

/* Tests wait for what must come, however busy the machine is; only what never comes fails. */
export const PATIENCE = 1000 * Number(process.env.PATIENCE ?? 180);

export const build = process.argv[2] ?? 'build';

/* What is known of a game for tests with eyes and hands stands in its own folder; tests/window/session.py says what. */
export function known(game) {
  const path = new URL(`../../games/${game}/tests/screen.json`, import.meta.url);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/* ---- Results ---- */

let number = 0;
let failures = 0;
const visited = new Set(); // pages that are open

/* What comes in time. A browser that is stuck answers nothing, and its callers would wait for ever. */
export function within(patience, what, promise) {
  let timer;
  const late = new Promise((_, fail) => { timer = setTimeout(() => fail(new Error(`${what} within ${patience / 1000} seconds`)), patience); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/* What is on the screens when a test has failed, for whoever was not there. */
async function tell(page) {
  const said = page.evaluate(() => [document.title, ...['#status', '#link', '.toast'].map((part) => document.querySelector(part)?.textContent ?? '')].join(' | '));
  console.log(`# ${page.url()}: ${await within(5000, 'it answers', said).catch((error) => error.message.split('\n')[0])}`);
}

export async function test(name, run, longest = 4 * PATIENCE) {
  const start = Date.now();
  let trouble = null;
  try {
    await within(longest, 'the test ends', run());
  } catch (error) {
    trouble = error;
  }
  console.log(`${trouble ? 'not ok' : 'ok'} ${++number} - ${name} (${Date.now() - start} ms)`);
  if (!trouble) return;
  failures++;
  console.log(String(trouble.stack).split('\n').slice(0, 8).map((line) => `# ${line}`).join('\n'));
  for (const page of visited) await tell(page);
}

/* Says how many tests there were, and ends this program, also if something of a test that is stuck holds it. */
export async function finish(...last) {
  for (const end of last) await within(PATIENCE, 'browser and server end', end()).catch((error) => console.log(`# ${error.message}`));
  process.exitCode = failures ? 1 : 0;
  process.stdout.write(`1..${number}\n`, () => process.exit());
}

export function must(holds, what) {
  if (!holds) throw new Error(what);
}

export function same(got, wanted, what) {
  if (got !== wanted) throw new Error(`${what}:\n  wanted ${wanted}\n  got    ${got}`);
}

/* The same once it has come true; events need their time. */
export async function becomes(read, wanted, what, patience = PATIENCE) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await read() === wanted) return;
    await new Promise((done) => { setTimeout(done, 20); });
  }
  same(await read(), wanted, what);
}

/* ---- The native program ---- */

export function parlour(...words) {
  const { status, stdout, stderr } = spawnSync(`${build}/parlour`, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`parlour ${words.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/* Starts a server, `words` of the program, and waits until it says where it is: {address, stop(signal)}. */
export async function startServer(...words) {
  const program = spawn(`${build}/parlour`, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => { program.once('close', done); });
  let said = '';
  program.stderr.on('data', (bytes) => { said += bytes; });
  const line = await Promise.race([
    new Promise((done) => { createInterface(program.stdout).once('line', done); }),
    ended.then((status) => { throw new Error(`parlour ${words.join(' ')} ends with ${status}: ${said}`); }),
  ]);
  return {
    address: /http:\S+/.exec(line)[0],
    stop: (signal) => {
      program.kill(signal);
      return ended;
    },
  };
}

/* Serves the page on any free port. */
export const serve = () => startServer('web', '--port', '0');

/* ---- The browser ---- */

export const browse = () => chromium.launch({ executablePath: BROWSER, args: QUIET });

/* The same with a profile that is kept in a folder from one start to the next. */
export const browseIn = (folder, options = {}) =>
  chromium.launchPersistentContext(folder, { executablePath: BROWSER, args: QUIET, reducedMotion: 'reduce', ...options });

/* A page in a fresh profile without animations. Errors of the page and of its policy are collected. */
export async function open(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
  const page = await visit(context, address);
  return { context, page };
}

export async function visit(context, address) {
  const page = await context.newPage();
  visited.add(page);
  page.once('close', () => visited.delete(page));
  page.troubles = [];
  page.on('pageerror', (error) => page.troubles.push(error.stack));
  page.on('console', (message) => {
    if (message.type() === 'error') page.troubles.push(message.text());
  });
  page.setDefaultTimeout(PATIENCE);
  const lost = []; // not among the troubles: whoever goes away gives up what he has asked for
  page.on('requestfailed', (request) => lost.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.goto(address);
  await page.waitForSelector('body.ready').catch((error) => { throw new Error([error.message, ...page.troubles, ...lost].join('\n')); });
  return page;
}

/* The service worker has filled its cache: the addresses of all files that it keeps. */
export function keptFiles(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((one) => one.startsWith('parlour files '));
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
}

/* A module of the page by itself, which visitors get as part of a bundle. */
export async function lendModule(page, name) {
  const path = new URL(`../../web/${name}`, import.meta.url).pathname;
  await page.route(`**/${name}`, (route) => route.fulfill({ path, contentType: 'text/javascript' }));
}

export function untroubled(page) {
  same(page.troubles.join('\n'), '', 'the page reports no errors');
}

/* Answers the sheet for a new game: seats are lists of values (-1 person, 0 random, 1 to 9). */
export async function begin(page, { options = {}, seats = ['-1', '1'], seed = '7' } = {}) {
  const sheet = page.locator('dialog.new');
  for (const [key, value] of Object.entries(options)) {
    const list = sheet.locator(`select[name=${key}]`); // of many choices; few are buttons
    if (await list.count()) await list.selectOption(value);
    else await sheet.locator(`input[name=${key}][value="${value}"]`).check({ force: true });
  }
  for (const [i, who] of seats.entries()) await sheet.locator('.seats select').nth(i).selectOption(who);
  if (await sheet.locator('summary').count()) { // a game without chance has no seed
    await sheet.locator('summary').click();
    await sheet.locator('input[name=seed]').fill(seed);
  }
  await sheet.getByRole('button', { name: 'Play' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/* The moves that the address holds, and the settings before them. A move is a word unless the game says otherwise. */
export function recordIn(address) {
  const [, game, record = ''] = /#([^/]*)(?:\/play\/(.*))?$/.exec(address) ?? [];
  const text = decodeURIComponent(record.replace(/\+/g, ' '));
  const [settings, moves = ''] = text.split(';');
  return { settings: settings.trim(), moves: moves.match(new RegExp(known(game)?.moves ?? '\\S+', 'g')) ?? [] };
}

/* What the native program makes of the moves in the address. */
export function stateIn(address, game) {
  const { settings, moves } = recordIn(address);
  const start = parlour('start', game, ...settings.split(' ').filter(Boolean).map((word) => `--${word}`));
  return moves.reduce((state, move) => parlour('apply', game, state, move), start);
}

/* From now on the page notes every position it shows together with what its address is or will be. */
export async function watch(page) {
  await page.evaluate(() => {
    const board = document.querySelector('#board');
    const note = () => {
      const { shownAt, shown } = board.dataset;
      if (!shownAt) return; // no game yet
      const last = window.seen.at(-1);
      if (last?.[0] !== shownAt) window.seen.push([shownAt, shown]);
      else last[1] = shown;
    };
    window.seen = [];
    note();
    new MutationObserver(note).observe(board, { attributes: true });
  });
}

/* Every step that the page showed is what the native program makes of the same moves. */
export async function checkSteps(page, game) {
  const seen = (await page.evaluate(() => window.seen)).filter(([address]) => address.includes('/play/'));
  let made = 0;
  let state;
  for (const [address, position] of seen) {
    const { settings, moves } = recordIn(address);
    state ??= parlour('start', game, ...settings.split(' ').filter(Boolean).map((word) => `--${word}`));
    while (made < moves.length) state = parlour('apply', game, state, moves[made++]);
    same(position, state, `the position after ${moves.join(' ')}`);
  }
  const missed = recordIn(seen[0][0]).moves.length; // before anybody watched
  must(seen.length >= made - missed, `all ${made - missed} steps were seen, not only ${seen.length}`);
  return made;
}

/* ---- Targets ---- */

/* What can be touched now: id, label, x and y of the middle on the screen, puts something down or not. */
export function targets(page) {
  return page.evaluate(() => [...document.querySelectorAll('#targets button:not([aria-disabled])')].map((button) => {
    const box = button.getBoundingClientRect();
    return {
      id: Number(button.dataset.id), label: button.ariaLabel, x: box.x + box.width / 2, y: box.y + box.height / 2,
      puts: button.dataset.use === 'put',
    };
  }).filter(({ id }) => id < 0x10000));
}

export const isOver = (page) => page.evaluate(() => /game is over/i.test(document.querySelector('#status').textContent));

/* Waits until it is a person's turn, or the game is over. What the last touch did is on the screen one
   frame later. The policy forbids what playwright would use. */
export async function settled(page) {
  const good = await page.evaluate(async (patience) => {
    const frame = () => new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 1000); // a page that nobody sees has no frames
    });
    const ready = () => /game is over/i.test(document.querySelector('#status').textContent)
      || (!document.body.classList.contains('thinking') && !document.body.classList.contains('keeping')
        && !document.body.classList.contains('painting')
        && document.querySelector('#targets button:not([aria-disabled])') !== null
        && !document.querySelector('#toolbar [data-action=hint]').disabled);
    const end = performance.now() + patience;
    await frame();
    await frame();
    while (!ready() && performance.now() < end) await frame();
    return ready();
  }, PATIENCE);
  must(good, `it is a turn of a person within ${PATIENCE / 1000} seconds`);
}

/* Random numbers that are the same in every run. */
export function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

/* ---- Kept games ---- */

/* All kept texts by name, as the browser has them. */
export function keptTexts(page) {
  return page.evaluate(() => new Promise((done, fail) => {
    const opening = indexedDB.open('parlour', 1);
    opening.onerror = () => fail(opening.error);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('texts');
      opening.result.createObjectStore('headings');
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const store = database.transaction('texts').objectStore('texts');
      const names = store.getAllKeys(), texts = store.getAll();
      texts.onsuccess = () => {
        database.close();
        const all = names.result.map((name, i) => [name, texts.result[i]]);
        done(Object.fromEntries(all.filter(([name]) => name !== 'progress'))); // which is no game
      };
    };
  }));
}

/* Puts a text there, as something that went wrong might. */
export function putText(page, name, text) {
  return page.evaluate(([key, value]) => new Promise((done, fail) => {
    const opening = indexedDB.open('parlour', 1);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['texts', 'headings'], 'readwrite');
      transaction.objectStore('texts').put(value, key);
      transaction.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  }), [name, text]);
}
