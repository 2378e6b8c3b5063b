/* How long the page's longest tasks are: node tasks.mjs BUILD [PHONE]. Nothing that a person does may stop the page for 50 ms. Counted in
   processor time of its main thread, so that a busy machine changes little; what a clock says is printed beside it. Not a test:
   another machine has other figures. With a second word the screen is a phone's. */
import { loadavg } from 'node:os';
import { begin, browse, known, parlour, serve, settled } from './lib.mjs';

const LIMIT = 50; // milliseconds
const GAMES = ['marrakech', 'blokus', 'patchwork', 'catan-dice', 'agamemnon'];
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

const server = await serve();
const browser = await browse();
let worst = 0;

/* What stands inside a task and took longest, by the names that the browser gives. */
function inside(events, task) {
  const within = events.filter(({ ph, ts, tid, name }) => ph === 'X' && tid === task.tid && name !== task.name && ts >= task.ts && ts <= task.ts + task.dur);
  return within.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 3).map(({ name, tdur = 0 }) => `${name} ${(tdur / 1000).toFixed(0)}`).join(', ');
}

async function watch(page, what, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] });
  await run();
  await page.waitForTimeout(1500); // what comes later belongs to it
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur > 0 && main.has(`${pid} ${tid}`)).toSorted((a, b) => b.tdur - a.tdur);
  const [longest] = tasks;
  if (!longest) throw new Error('the browser tells of no tasks');
  worst = Math.max(worst, longest.tdur / 1000);
  console.log(`| ${what} | ${(longest.tdur / 1000).toFixed(1)} ms | ${(longest.dur / 1000).toFixed(1)} ms | ${tasks.filter(({ tdur }) => tdur > LIMIT * 1000).length} | ${inside(events, longest)} |`);
}

const options = { reducedMotion: 'no-preference', ...(process.argv[3] ? PHONE : {}) };
console.log(`| what (load ${loadavg()[0].toFixed(1)}) | longest task, processor time | the same by the clock | tasks over ${LIMIT} ms | in it |\n| --- | --- | --- | --- | --- |`);
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
const page = await context.newPage();
page.setDefaultTimeout(180000);
await watch(page, 'first visit', async () => {
  await page.goto(server.address);
  await page.waitForSelector('body.ready .card');
});
for (const game of GAMES) {
  await watch(page, `${game}: new game`, async () => {
    await page.goto(`${server.address}#${game}/play/`);
    await page.locator('dialog.new').waitFor();
    const seats = await page.locator('dialog.new .seats select').count(); // one where a game is for one by itself
    await begin(page, { seats: ['-1', '1'].slice(0, seats) });
    await settled(page);
  });
  await watch(page, `${game}: rules with pictures`, async () => {
    await page.keyboard.press('F1');
    await page.locator('dialog.guide').waitFor();
    await page.waitForTimeout(1500);
    await page.keyboard.press('Escape');
  });
  await watch(page, `${game}: keys and pointer`, async () => {
    for (let i = 0; i < 20; i++) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'][i % 4]);
    for (let i = 0; i < 20; i++) await page.mouse.move(60 + 14 * i, 120 + 20 * i);
  });
  await watch(page, `${game}: viewer`, async () => {
    await page.goto(`${server.address}#${game}/view/${encodeURIComponent(parlour('start', game))}`);
    await page.locator('#viewer input').first().fill(known(game).viewer.typed);
    await page.keyboard.press('Enter');
  });
}
await watch(page, 'the layouts of the Loom', async () => {
  await page.goto(`${server.address}#agamemnon/play/`);
  await page.waitForFunction(() => document.body.dataset.mode === 'play'); // the address has been followed
  await page.keyboard.press('n');
  await page.locator('dialog.new input[name=board][value=loom]').check({ force: true });
  await page.waitForTimeout(3000);
  await page.keyboard.press('Escape');
});
await watch(page, 'back to all games', async () => {
  await page.goto(`${server.address}#`);
  await page.locator('.card').first().waitFor();
  await page.waitForTimeout(2000);
});
console.log(`\n${worst <= LIMIT ? 'kept  ' : 'BROKEN'} no task over ${LIMIT} ms of processor time: the longest took ${worst.toFixed(1)} ms`);
process.exitCode = worst <= LIMIT ? 0 : 1;
await context.close();
await browser.close();
await server.stop();
