/* What a visit costs: all bytes from the server to the browser, counted between them. */
import { connect, createServer } from 'node:net';
import { keptFiles, must, open, same, untroubled, visit } from './lib.mjs';

export const MOST_BYTES = 450000;

/* A relay that counts: all that goes from the server to the browser, whoever asked for it. */
export async function relay(server) {
  const count = { bytes: 0, answers: 0 };
  const { port } = new URL(server.address);
  const open = new Set();
  const door = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    open.add(near);
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy()).on('error', () => {});
    far.on('data', (bytes) => {
      count.bytes += bytes.length;
      count.answers += bytes.includes('HTTP/1.1 ') ? 1 : 0;
      near.write(bytes);
    }).on('close', () => near.destroy()).on('error', () => {});
  });
  await new Promise((done) => { door.listen(0, '127.0.0.1', done); });
  return {
    count,
    address: server.address.replace(port, String(door.address().port)),
    stop: () => {
      open.forEach((one) => one.destroy());
      door.close();
    },
  };
}

/* A first visit, all of it; then the next one, which only looks whether there is something new. */
async function isSmall(browser, server) {
  const through = await relay(server);
  const { context, page } = await open(browser, through.address);
  must((await keptFiles(page)).length > 8, 'the files are kept for use without a network');
  const first = { ...through.count };
  must(first.bytes > 100000 && first.bytes < MOST_BYTES, `a first visit fetches ${first.bytes} bytes in ${first.answers} answers`);
  must(first.answers < 20, `in ${first.answers} answers`);
  await page.close();
  await visit(context, through.address);
  const more = through.count.bytes - first.bytes;
  must(more < 4096, `the next visit fetches ${more} bytes`);
  through.stop();
  await context.close();
}

/* Before the program has come there are cards already, and what is touched opens when it is there. */
async function isEarly(browser, server) {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.troubles = [];
  page.on('pageerror', (error) => page.troubles.push(error.stack));
  let come;
  const program = new Promise((done) => { come = done; });
  await page.route('**/page.wasm', async (route) => {
    await program;
    await route.continue();
  });
  await page.goto(server.address, { waitUntil: 'commit' });
  const first = page.locator('.card').first();
  const title = await first.locator('h2').textContent();
  await first.getByRole('link', { name: 'Play' }).tap();
  await page.locator('#loading').waitFor();
  come();
  await page.locator('dialog.new').waitFor();
  must((await page.locator('dialog.new').textContent()).includes(title), `it is ${title} that can be begun`);
  same(await page.locator('#loading').isHidden(), true, 'nothing is waited for any more');
  untroubled(page);
  await context.close();
}

export async function visits(test, browser, server) {
  await test('the first screen can be touched before the program has come', () => isEarly(browser, server));
  await test('a first visit is light, and the next one nothing but a check', () => isSmall(browser, server));
}
