/* Measures the page: node measure.mjs BUILD prints the table of doc/PAGE.md. Not a test: a busy machine
   would fail it. */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { begin, browse, keptFiles, open, serve, settled } from './lib.mjs';

const GAME = 'marrakech';
const ROUNDS = 5;
const THINKING = 20000; // milliseconds to watch

const server = await serve();
const browser = await browse();
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const row = (what, value) => console.log(`| ${what} | ${value} |`);

/* From the beginning of the navigation until the first frame of a game can be touched. */
async function opening() {
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    const { context, page } = await open(browser, `${server.address}#${GAME}/play/players=2;+rotate0`);
    times.push(await page.evaluate(() => new Promise((done) => {
      requestAnimationFrame(() => done(performance.now()));
    })));
    await context.close();
  }
  return times;
}

/* Gaps between frames, and the page's tasks that the browser calls long (50 ms), while computers of the highest level think and their moves
   are shown. */
async function thinking() {
  const { context, page } = await open(browser, `${server.address}#${GAME}`, { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.tasks.push(duration)))
      .observe({ type: 'longtask' });
  });
  await begin(page, { seats: ['9', '9'] });
  const found = { ...await watched(page), tasks: await page.evaluate(() => window.tasks) };
  await context.close();
  return found;
}

async function watched(page) {
  return page.evaluate((time) => new Promise((done) => {
    const gaps = [];
    const end = performance.now() + time;
    let last = performance.now(), thought = 0;
    const frame = (now) => {
      gaps.push(now - last);
      last = now;
      thought += document.body.classList.contains('thinking') ? 1 : 0;
      if (now < end) requestAnimationFrame(frame);
      else done({ gaps: gaps.slice(2), thought });
    };
    requestAnimationFrame(frame);
  }), THINKING);
}

/* How long the page works for one frame, while a pointer moves over the board. */
async function painting() {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page);
  await settled(page);
  const times = await page.evaluate(async () => {
    const list = [];
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (work) => ask((now) => {
      const start = performance.now();
      work(now);
      list.push(performance.now() - start);
    });
    const board = document.querySelector('#board').getBoundingClientRect();
    for (let i = 0; i < 60; i++) {
      const at = { bubbles: true, clientX: board.x + 10 + 9 * i, clientY: board.y + 5 * i + 60, pointerType: 'mouse' };
      document.querySelector('#canvas').dispatchEvent(new PointerEvent('pointermove', at));
      await new Promise((done) => { ask(done); });
    }
    return list;
  });
  await context.close();
  return times;
}

/* What the browser keeps of the page, as the server sends it: packed. */
async function bytes() {
  const { context, page } = await open(browser, server.address);
  const names = await keptFiles(page);
  await context.close();
  const sizes = await Promise.all(names.map(async (name) => {
    const { stdout } = spawnSync('curl', ['-s', '-o', '/dev/null', '-H', 'accept-encoding: gzip', '-w', '%{size_download}', name]);
    return [name, Number(stdout)];
  }));
  const sum = (test) => sizes.filter(([name]) => test(name)).reduce((all, [, size]) => all + size, 0);
  return [sum((name) => name.endsWith('.wasm')), sum((name) => name.endsWith('.js')), sum(() => true)];
}

/* A first visit over slow 4G (1.6 Mbit/s, 150 ms) with a processor four times slower: until the start screen can be touched. And how
   much the page itself worked until then, in processor time of its main thread at full speed, which a busy machine does not change. */
async function slowly() {
  const times = [], work = [];
  for (let i = 0; i < ROUNDS; i++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200000, uploadThroughput: 93750 });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(server.address);
    await page.waitForSelector('body.ready .card');
    times.push(await page.evaluate(() => new Promise((done) => {
      requestAnimationFrame(() => done(performance.now()));
    })));
    const { metrics } = await wire.send('Performance.getMetrics');
    work.push(1000 * metrics.find(({ name }) => name === 'TaskDuration').value);
    await context.close();
  }
  return { times, work };
}

const [wasm, script, all] = await bytes();
const times = await opening();
const { times: slow, work } = await slowly();
const { gaps, thought, tasks } = await thinking();
const frames = await painting();
const ms = (value) => `${value.toFixed(1)} ms`;
console.log(`| what (load ${loadavg()[0].toFixed(1)}) | measured |\n| --- | --- |`);
row('program, script, everything, packed', `${wasm}, ${script}, ${all} bytes`);
row(`from the address to a game that can be touched (median and worst of ${ROUNDS}, fresh profiles)`,
  `${ms(median(times))}, ${ms(Math.max(...times))}`);
row(`the same of the start screen on slow 4G with a processor four times slower (median and worst of ${ROUNDS})`,
  `${ms(median(slow))}, ${ms(Math.max(...slow))}; ${ms(median(work))} of processor time`);
row('two computers of level 9 play from the first frame on: tasks of 50 ms or more', tasks.length ? tasks.map(ms).join(', ') : 'none');
row(`between two frames meanwhile (median, worst of ${gaps.length}; thinking in ${thought} of them)`,
  `${ms(median(gaps))}, ${ms(Math.max(...gaps))}`);
row('making and painting a frame (median, worst)', frames.length ? `${ms(median(frames))}, ${ms(Math.max(...frames))}` : 'none');
await browser.close();
await server.stop();
