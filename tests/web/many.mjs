/* How quick "Your games" is with many of them: prints figures. node many.mjs BUILD [GAMES] */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browse, build, open, serve } from './lib.mjs';

const GAMES = ['marrakech', 'blokus', 'patchwork', 'agamemnon', 'catan-dice'];
const many = Number(process.argv[3] ?? 10000);

/* One kept text of each kind, made by the terminal. */
function samples() {
  const home = mkdtempSync(join(tmpdir(), 'parlour-many-'));
  for (const game of GAMES) {
    spawnSync(`${build}/parlour`, ['play', game, '--seats', 'person', '--seed', '3'], { input: '1\n1\n1\n', env: { ...process.env, XDG_DATA_HOME: home } });
  }
  const folder = join(home, 'parlour', 'games');
  const texts = readdirSync(folder).filter((name) => name.endsWith('.parlour')).map((name) => readFileSync(join(folder, name), 'utf8'));
  rmSync(home, { recursive: true });
  return texts;
}

const fill = (page, texts) => page.evaluate(([given, count]) => new Promise((done, fail) => {
  const opening = indexedDB.open('parlour', 1);
  opening.onerror = () => fail(opening.error);
  opening.onsuccess = () => {
    const work = opening.result.transaction(['texts', 'headings'], 'readwrite');
    for (let i = 0; i < count; i++) {
      const name = i.toString(16).padStart(16, '0');
      const text = given[i % given.length].replace(/^kept 1 \S+ (\d+)\t\d+\t\d+/, `kept 1 ${name} $1\t${1600000000 + i}\t${1600000000 + 977 * i}`);
      work.objectStore('texts').put(text, name);
      work.objectStore('headings').put(text.slice(0, text.indexOf('\n')), name);
    }
    work.oncomplete = () => {
      opening.result.close();
      done();
    };
  };
}), [texts, many]);

/* Milliseconds from a key or an input until the list is there, and of processor time that the page's thread took until all of it
   was painted, which others on the machine do not change. */
async function timed(page, what, act) {
  const meter = await page.context().newCDPSession(page);
  await meter.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await meter.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await used();
  const [worked, painted] = await page.evaluate(async (action) => {
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    const begin = performance.now();
    if (action === 'open') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
    else {
      const field = document.querySelector('.earlier input[type=search]');
      field.value = action;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const work = performance.now() - begin;
    await frame();
    await frame();
    while (!document.querySelector('.kept li')) await frame();
    return [work, performance.now() - begin];
  }, act);
  await page.waitForTimeout(1000); // pictures come as they are seen
  const took = await used() - before;
  console.log(`${what}: ${worked.toFixed(0)} ms of work by the clock, ${painted.toFixed(0)} ms until it is there; processor time ${took.toFixed(0)} ms`);
  await meter.detach();
}

const server = await serve();
const browser = await browse();
const { context, page } = await open(browser, server.address);
await fill(page, samples());
console.log('load', loadavg().map((load) => load.toFixed(1)).join(' '));
for (const start of ['first', 'second']) {
  const begin = Date.now();
  await page.reload();
  await page.waitForSelector('body.ready');
  await page.locator('#yours:not([hidden])').waitFor();
  console.log(`${start} start: ${Date.now() - begin} ms until the games are known`);
  await timed(page, `the list of ${many} opens`, 'open');
  await timed(page, 'a word is searched', 'blokus');
  await page.keyboard.press('Escape');
  await timed(page, 'the list opens again', 'open');
}
await context.close();
await browser.close();
await server.stop();
