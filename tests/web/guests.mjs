/* What people may count on in a room, tried in real browsers: node guests.mjs BUILD [WORD]. Names, seats, consent, another device, a lost
   seat, absence, moves made while the server is away, clocks, and another game. */
import { connect, createServer } from 'node:net';
import { becomes, browse, dice, finish, keptTexts, must, open, PATIENCE, test, untroubled } from './lib.mjs';
import { act, isOurs, isOver, linkIsUp, position, press, serve, sit } from './room-help.mjs';

const browser = await browse();
let server = await serve();
const { port } = new URL(server.address);
const wanted = process.argv[3] ?? '';
const pages = [];

const enter = async (address, options) => {
  const { page } = await open(browser, address, options);
  pages.push(page);
  return page;
};

/* A room whose terms are not among those that the page offers: for tests that wait for a clock. */
const openRoom = (page, line) => page.evaluate((what) => new Promise((done, fail) => {
  const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/\/[^/]*$/, '/'), 'parlour');
  socket.onopen = () => socket.send(what);
  socket.onerror = () => fail(new Error('no connection'));
  socket.onmessage = ({ data }) => { socket.close(); done(data.split(' ')[1]); };
}), line);

const shows = (page, text) => page.locator('#room', { hasText: text }).waitFor();
const toasts = (page, text) => page.locator('.toast', { hasText: text }).first().waitFor();
const offered = (page, label) => page.locator('#room button', { hasText: label }).count();

/* Two people at a table of two. */
async function two(terms = '') {
  const bob = await enter(`${server.address}room.html`);
  const room = await openRoom(bob, `open marrakech open,open players=2 ; ${terms}`);
  const link = `${server.address}room.html#${room}`;
  const ann = await enter(link);
  await bob.goto(link);
  await sit(ann, 'Ann');
  await sit(bob, 'Bob');
  for (const page of [ann, bob]) await shows(page, 'Players');
  return { ann, bob, link };
}

const length = (page) => page.evaluate(() => document.querySelector('#board').dataset.position);

/* One move of whoever's turn it is; who it was. */
async function move(both, draw = dice(5)) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    for (const page of both) {
      if (!(await isOurs(page))) continue;
      const before = await length(page);
      for (let tries = 0; tries < 50 && await length(page) === before && await isOurs(page); tries++) {
        await act(page, draw);
        await new Promise((done) => { setTimeout(done, 50); });
      }
      return page;
    }
    await new Promise((done) => { setTimeout(done, 50); });
  }
  throw new Error('it is the turn of one of them');
}

async function trial(name, run) {
  if (!name.includes(wanted)) return;
  await test(name, async () => {
    await run();
    for (const page of pages) {
      page.troubles = page.troubles.filter((line) => !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(line)); // of a server that was killed
      untroubled(page);
    }
    for (const page of pages) await page.context().close();
  });
  pages.length = 0;
}

await trial('a listed room is found; names are taken once; the opener frees a seat and closes the room', async () => {
  const ann = await enter(`${server.address}room.html`);
  await ann.locator('select[name=game]').selectOption('marrakech');
  await ann.getByLabel('Who can find the room').selectOption({ label: 'everybody: it is listed' });
  await ann.getByRole('button', { name: 'Open the room' }).click();
  await sit(ann, 'Ann');
  await shows(ann, 'Players: 2.');
  const bob = await enter(`${server.address}room.html`);
  await bob.locator('#rooms', { hasText: 'Marrakech: 1 of 2 seats open, with Ann' }).waitFor();
  await bob.getByRole('button', { name: 'Look in' }).click();
  await bob.locator('#room input[name=name]').fill('Ann');
  await press(bob, 'Sit here');
  await toasts(bob, 'name');
  must(await offered(bob, 'Free the seat') === 0 && await offered(bob, 'Close the room') === 0, 'only the opener may free seats and close the room');
  ann.on('dialog', (dialog) => dialog.accept());
  await press(ann, 'Leave the seat');
  await becomes(() => offered(bob, 'Sit here'), 2, 'a seat that was left is open');
  await press(ann, 'Close the room');
  await shows(bob, 'The room was closed');
});

await trial('a room may have any name', async () => {
  for (const letter of 'ap') { // what is kept of a seat begins with a p, too
    const page = await enter(`${server.address}room.html#${letter.repeat(16)}`);
    await page.locator('#link', { hasText: 'no such room' }).waitFor();
    await pages.pop().context().close();
  }
});

/* A network between the browsers and the server that can be cut: connections then neither live nor end. */
async function network() {
  let cut = false;
  const relay = createServer((outside) => {
    if (cut) return; // as if nobody had heard
    const inside = connect(port, '127.0.0.1');
    outside.pipe(inside).pipe(outside);
    for (const [one, other] of [[outside, inside], [inside, outside]]) one.on('error', () => other.destroy());
    outside.once('cut', () => { outside.unpipe(inside); inside.unpipe(outside); });
    outside.on('close', () => { inside.destroy(); open.delete(outside); });
    open.add(outside);
  });
  const open = new Set();
  await new Promise((done) => { relay.listen(0, '127.0.0.1', done); });
  return {
    address: `http://127.0.0.1:${relay.address().port}/`,
    cut() { cut = true; for (const one of open) one.emit('cut'); },
    mend() { cut = false; },
    end() { for (const one of open) one.destroy(); relay.close(); },
  };
}

await trial('a network that was cut is noticed, and when it is back so is everybody, with the right board', async () => {
  const between = await network();
  const { ann, bob, link } = await two();
  const far = await enter(link.replace(server.address, between.address));
  for (let cuts = 0; cuts < 2; cuts++) {
    await becomes(() => position(far), await position(ann), 'who watches from afar sees the board');
    between.cut();
    await far.locator('#link', { hasText: /./ }).waitFor();
    const before = await position(ann);
    await move([ann, bob]);
    must(await position(far) === before, 'nothing comes through');
    between.mend();
    const mended = Date.now();
    await linkIsUp(far);
    await becomes(() => position(far), await position(ann), 'the right board');
    console.log(`# back after ${Date.now() - mended} ms`);
  }
  between.end();
});

await trial('moves are taken back only if the other agrees; phrases are heard', async () => {
  const { ann, bob } = await two();
  const start = await position(ann);
  must(await move([ann, bob]) === ann, 'the first seat begins');
  await press(ann, 'Ask to take back');
  await toasts(bob, 'Ann asks to take moves back');
  await press(bob, 'Decline');
  await toasts(ann, 'Bob declined');
  must(await position(ann) !== start, 'nothing was taken back');
  await press(ann, 'Ask to take back');
  await press(bob, 'Agree');
  for (const page of [ann, bob]) await becomes(() => position(page), start, 'the move is taken back');
  await press(bob, 'Well played!');
  await toasts(ann, 'Bob: Well played!');
});

await trial('a button can be pressed while something changes beside it', async () => {
  const { ann } = await two('clock=game:1800');
  const clock = () => ann.locator('#room .clock').textContent();
  const before = await clock();
  await ann.locator('#room button', { hasText: 'Continue on another device' }).hover();
  await ann.mouse.down();
  await becomes(async () => await clock() === before, false, 'the clock runs while the mouse is down');
  await ann.mouse.up();
  await ann.locator('#room .code').waitFor();
  const carl = await enter(`${server.address}room.html`);
  await carl.goto(`${server.address}room.html#${await openRoom(carl, 'open marrakech open,open players=2 ; clock=none')}`);
  await carl.locator('#room input[name=name]').pressSequentially('Ca');
  const dora = await enter(carl.url());
  await sit(dora, 'Dora');
  await carl.locator('#room .name', { hasText: 'Dora' }).waitFor(); // also while one types
  await carl.keyboard.type('rl');
  await press(carl, 'Sit here');
  await carl.locator('#room .name', { hasText: 'Carl' }).waitFor();
});

await trial('a seat goes on on another device; one that was lost comes back with the consent of the other', async () => {
  const { ann, bob, link } = await two();
  await press(ann, 'Continue on another device');
  const code = await ann.locator('#room .code').textContent();
  const told = toasts(ann, 'Your other device is here'); // it does not stay for long
  const phone = await enter(`${link}/${code}`, { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await phone.locator('#room small', { hasText: 'Cyan, you' }).waitFor();
  must(!phone.url().includes(code), 'the code does not stay in the address');
  await told;
  await ann.close();
  pages.splice(pages.indexOf(ann), 1);
  must(await move([phone, bob]) === phone, 'the other device plays');
  const again = await enter(`${link}/${code}`);
  await toasts(again, 'not good any more');
  const mine = () => again.locator('#room .seat', { hasText: 'Ann' }).getByRole('button', { name: 'This was me' }).click();
  await mine();
  await toasts(bob, 'asks to have the seat of Ann');
  await press(bob, 'Agree');
  await press(phone, 'Decline'); // who is there has a say
  await toasts(again, 'Ann declined');
  await phone.goto('about:blank');
  await bob.locator('#room small', { hasText: 'Cyan, away' }).waitFor();
  await mine();
  await press(bob, 'Agree');
  await again.locator('#room small', { hasText: 'Cyan, you' }).waitFor();
  await phone.goto(link);
  await phone.locator('#room', { hasText: 'You are watching' }).waitFor();
});

await trial('whoever is away is shown so; a computer plays on, and makes place again', async () => {
  const { ann, bob, link } = await two('away=10 stand=1');
  const context = bob.context();
  await bob.goto('about:blank');
  await ann.locator('#room small', { hasText: 'Yellow, away' }).waitFor();
  await shows(ann, 'has been away for long');
  await press(ann, 'Let a computer play');
  await ann.locator('#room small', { hasText: 'a computer plays' }).waitFor();
  const back = await context.newPage();
  await back.goto(link);
  await shows(back, 'A computer plays for you');
  await press(back, 'I am back');
  await ann.locator('#room small', { hasText: 'Yellow, here' }).waitFor();
});

await trial('a move made while the server is away waits visibly, and is sent', async () => {
  const { ann, bob } = await two();
  await server.stop('SIGKILL');
  await becomes(() => ann.evaluate(() => document.querySelector('#link').textContent !== ''), true, 'a lost connection is shown');
  const before = await position(ann);
  await move([ann]);
  await ann.locator('#link', { hasText: 'Your move is sent as soon as it is back' }).waitFor();
  await ann.evaluate(() => navigator.serviceWorker.ready);
  await ann.reload(); // it waits in the browser, not in the page
  server = await serve(port);
  await becomes(async () => await position(bob) !== before, true, 'the move has come');
  await becomes(async () => await position(bob) === await position(ann), true, 'both see the same board');
});

await trial('a clock ends the game; another one follows, with seats rotated, and the dice can be checked', async () => {
  const { ann, bob } = await two('clock=move:30'); // long enough for a busy machine to move in the next game
  await shows(bob, 'Ann ran out of time');
  for (const page of [ann, bob]) await becomes(() => isOver(page), true, 'the game is over for both');
  await press(bob, 'Check the dice');
  await toasts(bob, 'Every roll follows');
  await press(bob, 'Another game');
  await shows(ann, 'Bob would like another game');
  await press(ann, 'Another game');
  await bob.locator('#room small', { hasText: 'Cyan, you' }).waitFor();
  must(await move([ann, bob]) === bob, 'the other one begins now');
  await press(bob, 'Take the game home so far');
  await bob.waitForURL((url) => !url.pathname.endsWith('room.html'));
  await bob.waitForSelector('body.ready');
  await becomes(async () => Object.values(await keptTexts(bob)).some((text) => /^moves [1-9]/m.test(text)), true, 'the game is among those of the browser');
});

await finish(() => browser.close(), () => server.stop());
