/* Measures the page: node measure.mjs BUILD [PROMISE] prints the table of doc/PAGE.md, and for each promise whether it is kept: a first visit
   is light, soon to be touched on a slow phone, nothing stops the page, sounds are not late. With a second word (bytes, slow, tasks, sound)
   only that promise. Not a test: a busy machine would fail it. */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { begin, browse, keptFiles, open, serve, settled, targets } from './lib.mjs';
import { MOST_BYTES, relay } from './visits.mjs';

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

/* A first visit over slow 4G (1.6 Mbit/s, 150 ms) with a processor four times slower: until the start screen can be touched, and until
   what was touched there is open, for which the program must have come. And how much the page itself worked until then, in
   processor time of its main thread at full speed, which a busy machine does not change. */
async function slowly() {
  const times = [], opened = [], work = [];
  const now = (page) => page.evaluate(() => new Promise((done) => {
    requestAnimationFrame(() => done(performance.now()));
  }));
  for (let i = 0; i < ROUNDS; i++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200000, uploadThroughput: 93750 });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(server.address, { waitUntil: 'commit' });
    await page.waitForSelector('.card .main');
    times.push(await now(page));
    await page.locator('.card .main').first().tap();
    await page.waitForSelector('dialog.new');
    opened.push(await now(page));
    const { metrics } = await wire.send('Performance.getMetrics');
    work.push(1000 * metrics.find(({ name }) => name === 'TaskDuration').value);
    await context.close();
  }
  return { times, opened, work };
}

/* All that a first visit fetches, counted between server and browser. */
async function firstVisit() {
  const through = await relay(server);
  const { context, page } = await open(browser, through.address);
  await keptFiles(page);
  const { bytes: count } = through.count;
  await context.close();
  through.stop();
  return count;
}

/* From a touch to the sound that belongs to it: until the wave is handed over and the device runs, and what the device adds by its own word. */
async function sounding() {
  const { context, page } = await open(browser, `${server.address}#${GAME}`);
  await begin(page, { seats: ['-1', '-1'] });
  await settled(page);
  await page.evaluate(() => {
    let touched = 0;
    const { start } = AudioBufferSourceNode.prototype;
    window.late = [];
    for (const kind of ['pointerup', 'keydown']) addEventListener(kind, ({ timeStamp }) => { touched = timeStamp; }, true);
    AudioBufferSourceNode.prototype.start = function noted() {
      const [device, since] = [this.context, touched];
      start.call(this);
      touched = 0; // only the first one is of this touch
      if (!since) return;
      const note = () => window.late.push(performance.now() - since + 1000 * (device.baseLatency + (device.outputLatency || 0)));
      if (device.state === 'running') note();
      else device.addEventListener('statechange', note, { once: true });
    };
  });
  for (let i = 0; i < 60 && await page.evaluate(() => window.late.length) < 20; i++) {
    const list = await targets(page);
    const wanted = list.find(({ label }) => /roll/i.test(label)) ?? list[i % list.length];
    await page.mouse.click(wanted.x, wanted.y);
    await settled(page);
  }
  const late = await page.evaluate(() => window.late);
  await context.close();
  return late;
}

const ms = (value) => `${value.toFixed(1)} ms`;
let broken = 0;

function promise(what, value, limit, tell) {
  const kept = value <= limit;
  broken += kept ? 0 : 1;
  console.log(`${kept ? 'kept  ' : 'BROKEN'} ${what}: ${tell(value)}, at most ${tell(limit)}`);
}

const MOST_SLOW = 2500, MOST_TASK = 50, MOST_LATE = 50; // milliseconds

/* Each prints its rows of the table and its promise. */
const parts = {
  async bytes() {
    const [wasm, script, all] = await bytes();
    row('program, script, everything, packed', `${wasm}, ${script}, ${all} bytes`);
    promise('a first visit fetches', await firstVisit(), MOST_BYTES, (count) => `${count} bytes`);
  },
  async slow() {
    const { times, opened, work } = await slowly();
    row(`from the address to a start screen that can be touched on slow 4G with a processor four times slower (median and worst of ${ROUNDS})`,
      `${ms(median(times))}, ${ms(Math.max(...times))}`);
    row('until the game that was touched there is open', `${ms(median(opened))}, ${ms(Math.max(...opened))}; ${ms(median(work))} of processor time`);
    promise('touchable on slow 4G with a processor four times slower (median)', median(times), MOST_SLOW, ms);
  },
  async tasks() {
    const times = await opening();
    const { gaps, thought, tasks } = await thinking();
    const frames = await painting();
    row(`from the address to a game that can be touched (median and worst of ${ROUNDS}, fresh profiles)`, `${ms(median(times))}, ${ms(Math.max(...times))}`);
    row('two computers of level 9 play from the first frame on: tasks of 50 ms or more', tasks.length ? tasks.map(ms).join(', ') : 'none');
    row(`between two frames meanwhile (median, worst of ${gaps.length}; thinking in ${thought} of them)`, `${ms(median(gaps))}, ${ms(Math.max(...gaps))}`);
    row('making and painting a frame (median, worst)', frames.length ? `${ms(median(frames))}, ${ms(Math.max(...frames))}` : 'none');
    promise('the longest task while computers think (tasks.mjs: while people play)', Math.max(0, ...tasks), MOST_TASK, ms);
  },
  async sound() {
    const late = await sounding();
    row(`from a touch to its sound (median, worst of ${late.length})`, `${ms(median(late))}, ${ms(Math.max(...late))}`);
    promise('sound is late by (worst)', Math.max(...late), MOST_LATE, ms);
  },
};

console.log(`| what (load ${loadavg()[0].toFixed(1)}) | measured |\n| --- | --- |`);
for (const [name, run] of Object.entries(parts)) if (!process.argv[3] || process.argv[3] === name) await run();
process.exitCode = broken ? 1 : 0;
await browser.close();
await server.stop();
