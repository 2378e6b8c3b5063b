/* Playing together in real browsers: node rooms.mjs BUILD [--four] [--rooms] [GAME...]. Two browsers (--four: as many as the game seats), one
   of them in a phone's form, play a game in a room to its end while another watches, with reloads and a server killed in the middle.
   Everybody sees the same board, the log is found good, and nothing that anybody was told or had stored before the end holds the
   secret behind the dice, or anybody else's seat. Then a game by post (not with --rooms). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { becomes, browse, build, dice, finish, must, open, parlour, same, test, untroubled } from './lib.mjs';
import { act, checkDice, folder, isOver, linkIsUp, playByItself, playOut, position, press, serve, sit } from './room-help.mjs';

const shown = parlour('games').split('\n');
const named = process.argv.slice(3).filter((word) => !word.startsWith('--'));
const most = process.argv.includes('--four') ? 4 : 2;
const games = named.length ? named : [shown.map((line) => line.split('\t')[0]).find((name) => name.startsWith('m'))];

/* Opens a room with as many persons as the game needs; everybody else is a computer that plays by chance. */
async function openRoom(page, address, game) {
  await page.goto(`${address}room.html`);
  await page.waitForSelector('body.ready');
  await page.locator('select[name=game]').selectOption(game);
  const seats = page.locator('select[name^=seat-]');
  if (most > 2 && await page.locator('select[name=option-players]').count()) {
    await page.locator('select[name=option-players]').selectOption({ index: await page.locator('select[name=option-players] option').count() - 1 });
  }
  for (let i = most; i < await seats.count(); i++) await seats.nth(i).selectOption('0');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.locator('#room .seat').first().waitFor();
}

/* Everything that a page is told over its sockets, and what it has stored, until the secret is told to all. */
function overhear(page) {
  page.heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => page.heard.push(typeof payload === 'string' ? payload : payload.toString('latin1'))));
}

async function look(page) {
  page.heard.push(await page.evaluate(async () => {
    const kept = { ...localStorage, ...sessionStorage };
    for (const { name } of await indexedDB.databases?.() ?? []) {
      const base = await new Promise((done, fail) => { const asked = indexedDB.open(name); asked.onsuccess = () => done(asked.result); asked.onerror = fail; });
      for (const store of base.objectStoreNames) {
        kept[`${name}.${store}`] = await new Promise((done, fail) => {
          const asked = base.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => done(asked.result);
          asked.onerror = fail;
        });
      }
      base.close();
    }
    return JSON.stringify(kept);
  }));
}

/* In the middle of something else, bytes have one of three forms in base64, by where they begin. */
const base64 = (bytes) => [0, 1, 2].map((before) => Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
  .slice(Math.ceil(before * 8 / 6), Math.floor((before + bytes.length) * 8 / 6)));

/* A secret in every way in which somebody might write it: `text` is hexadecimal, of bytes that may have been written otherwise. */
function disguises(text) {
  const bytes = Buffer.from(text, 'hex');
  const both = [bytes, Buffer.from(bytes).reverse()];
  return both.flatMap((some) => [some.toString('hex'), some.toString('latin1'), some.toString('utf8'), ...base64(some),
    [...some].join(','), [...some].join(' '), [...some].join(', '), BigInt(`0x${some.toString('hex')}`).toString()])
    .concat([...text].reverse().join(''), ...base64(Buffer.from(text)), Buffer.from(text).toString('hex'))
    .flatMap((one) => [one, one.replaceAll('+', '-').replaceAll('/', '_')]);
}

const holds = (texts, secret) => disguises(secret).some((one) => texts.some((text) => text.includes(one) || text.toLowerCase().includes(one)));

/* The search itself: what it is to find, it finds. */
function checkSearch(secret) {
  const inside = Buffer.concat([Buffer.from('a'), Buffer.from(secret, 'hex'), Buffer.from('bc')]);
  for (const way of ['hex', 'base64', 'base64url', 'latin1']) must(holds([inside.toString(way)], secret), `a secret within other bytes is found as ${way}`);
  must(holds([secret.toUpperCase()], secret) && holds([`[${[...Buffer.from(secret, 'hex')].join(', ')}]`], secret), 'and in capitals, and as numbers');
  must(!holds([inside.subarray(0, 20).toString('hex')], secret), 'but not where it is not');
}

/* Nobody held the secret of the dice before it was told to all, nor ever the seat of another. */
function checkSecrets(pages) {
  const all = pages[0].heard.join('\n');
  const secret = /^log \d+ \d+ secret ([0-9a-f]{64})$/m.exec(all)[1];
  checkSearch(secret);
  const seats = pages.map((page) => /"parlour\.room\.[^]*?secret ([0-9a-f]{32})/.exec(page.heard.findLast((text) => text.startsWith('{')))?.[1]);
  pages.forEach((page, i) => {
    const before = page.heard.slice(0, page.heard.findIndex((text) => /^log \d+ \d+ secret /m.test(text)));
    must(before.length > 3, 'something was told before the end');
    must(!holds(before, secret), 'the secret of the dice was told before the end');
    must(holds(page.heard, secret), 'it is found once it is told');
    seats.forEach((seat, j) => must(!seat || i === j || !holds(page.heard, seat), 'somebody was told of another seat'));
  });
}

/* The network is cut by a command of whoever runs this (scripts/phone.sh); then everybody is back by himself. */
async function cutNetwork(pages) {
  spawnSync('sh', ['-c', process.env.CUT]);
  const begun = Date.now();
  for (const page of pages) await linkIsUp(page);
  console.log(`# the network was cut; everybody was back after ${Date.now() - begun} ms`);
}

async function checkLog(page, game) {
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the room')]);
  const file = join(folder, `${game}.log`);
  await saved.saveAs(file);
  const { status, stdout, stderr } = spawnSync(`${build}/parlour`, ['verify', file], { encoding: 'utf8' });
  same(status, 0, `parlour verify: ${stdout}${stderr}`);
  return stdout;
}

/* How the game went, in the room itself, for whoever is there: the chart lies in place of the board, then one event of it. */
async function lookBack(page) {
  const end = await position(page);
  await press(page, 'How the game went');
  const steps = () => page.evaluate(() => document.querySelector('#targets button[aria-label^="step by step"]:not([aria-disabled])')?.click() !== null
    && document.querySelector('#room p[role=status]')?.textContent.startsWith('Move '));
  await becomes(steps, true, 'it can be stepped through', 600000);
  await press(page, 'Back to the board');
  await becomes(() => position(page), end, 'the end is on the board again');
}

const browser = await browse();
let server = await serve();
const { port } = new URL(server.address);

for (const game of games) {
  await test(`${game}: ${most} browsers play it in a room, one on a phone, with a reload and a kill`, async () => {
    const enter = async (address, options) => {
      const { page } = await open(browser, `${server.address}room.html`, options);
      overhear(page);
      if (address) await page.goto(address);
      return page;
    };
    const ann = await enter('');
    await openRoom(ann, server.address, game);
    const players = [ann];
    for (let i = 1; i < Math.min(most, await ann.locator('#room .seat button', { hasText: 'Sit here' }).count()); i++) {
      players.push(await enter(ann.url(), i === 1 ? { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } : {}));
    }
    const eve = await enter(ann.url());
    for (const [i, page] of players.entries()) await sit(page, ['Ann', 'Bob <b>&amp;', 'Cid', 'Dee'][i]);
    const everybody = [...players, eve];
    for (const [i, page] of players.entries()) await playByItself(page, game, 11 + i);
    let killed = false;
    await playOut(ann, players, process.env.CUT ? 60 : 7, async (seen) => {
      if (seen % 10 === 1) for (const page of everybody) await look(page);
      if (seen === 3) await players[1].reload();
      if (process.env.CUT && seen % 20 === 15) await cutNetwork(everybody);
      if (seen !== 6) return;
      killed = true;
      await server.stop('SIGKILL');
      await becomes(() => ann.evaluate(() => document.querySelector('#link').textContent !== ''), true, 'a lost connection is shown');
      server = await serve(port);
    });
    must(killed, 'the server was killed in the middle of the game');
    for (const page of everybody) await becomes(() => position(page), await position(ann), 'everybody sees the same board');
    await checkDice(ann);
    must(await ann.locator('#room p', { hasText: ', expected ' }).count() > 0 || !/times, /.test(await checkLog(ann, game)), 'how the dice fell is told');
    must((await checkLog(ann, game)).includes('yes'), 'the log is good');
    await lookBack(eve);
    for (const page of everybody) await becomes(() => isOver(page), true, 'everybody can check the dice');
    for (const page of everybody) await look(page);
    checkSecrets(everybody);
    for (const page of everybody) {
      page.troubles = page.troubles.filter((line) => !/WebSocket|ERR_CONNECTION|Failed to load resource|Opener-Policy/.test(line)); // of the connection that was killed; of plain HTTP
      untroubled(page);
      await page.context().close();
    }
  });
}

if (!process.argv.includes('--rooms')) await test('every game can begin by post as it is proposed', async () => {
  for (const game of shown.map((line) => line.split('\t')[0])) {
    const { context, page } = await open(browser, `${server.address}letter.html`);
    await page.locator('select[name=game]').selectOption(game);
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.locator('#send').waitFor();
    untroubled(page);
    await context.close();
  }
});

if (!process.argv.includes('--rooms')) await test(`${games[0]}: two browsers play by post, with links alone`, async () => {
  const { page: ann } = await open(browser, `${server.address}letter.html`);
  await ann.locator('select[name=game]').selectOption(games[0]);
  await ann.getByRole('button', { name: 'Make the link' }).click();
  const { page: bob } = await open(browser, await ann.locator('#send').inputValue());
  const pages = [ann, bob];
  const draw = dice(5);
  const sent = (page) => page.evaluate(() => document.querySelector('#send')?.value ?? '');
  const receive = async (page, link) => { // as a fresh visit, not as a change of the address
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('body.ready');
  };
  let turn = 1;
  for (let letters = 0; letters < 12; letters++) {
    const me = pages[turn];
    for (let steps = 0; steps < 200 && !(await sent(me)); steps++) await act(me, draw);
    const link = await sent(me);
    must(link, 'a turn ends with a link to send');
    turn = 1 - turn;
    await receive(pages[turn], link);
    await becomes(() => pages[turn].evaluate(() => document.querySelector('#room h2') !== null), true, 'the link is opened');
    if (letters > 1) await becomes(() => position(pages[turn]), await position(me), 'both see the same board');
  }
  const link = (await sent(pages[1 - turn])).replace(/roll[0-9]/, 'roll9');
  await receive(pages[turn], link);
  await pages[turn].locator('.toast', { hasText: 'cannot be played' }).waitFor();
  for (const page of pages) {
    untroubled(page);
    await page.context().close();
  }
});

await finish(() => browser.close(), () => server.stop());
