/* Single features of the page: viewer, history, hints, pictures, preferences, the policy, its size. */
import { readFileSync } from 'node:fs';
import { becomes, begin, build, dice, known, keptTexts, must, open, parlour, recordIn, same, settled, stateIn, untroubled, visit } from './lib.mjs';
import { position, someMoves } from './keeping.mjs';

const GAME = 'marrakech';

const action = (page, name) => page.locator(`#toolbar [data-action=${name}]`).click();
const moves = (page) => recordIn(page.url()).moves;

/* What is on the canvas, as a text to compare. */
const picture = (page) => page.evaluate(() => document.querySelector('#canvas').toDataURL());

async function begun(browser, server, options) {
  const opened = await open(browser, `${server.address}#${GAME}`, options);
  await begin(opened.page);
  await settled(opened.page);
  return opened;
}

async function views(browser, server) {
  const good = parlour('start', GAME, '--players=4');
  const middle = parlour('random', GAME, '--games', '1', '--seed', '4').split('\n')[40].split('\t')[4];
  const { context, page } = await open(browser, `${server.address}#${GAME}/view`);
  const field = page.getByRole('textbox', { name: 'Game' });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const message = page.locator('#viewer .message');
  const show = async (text) => {
    await field.fill(text);
    await refresh.click();
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  };
  await show(good);
  same(await position(page), good, 'the position shown');
  same(await message.textContent(), '', 'no message for a good text');
  const before = await picture(page);
  await show(good.replace('A33N', 'A33X'));
  must(/^Column 36: ./.test(await message.textContent()), `column and reason: ${await message.textContent()}`);
  same(await position(page), good, 'the position after a malformed text');
  same(await picture(page), before, 'the picture after a malformed text');
  await show(middle);
  same(await position(page), middle, 'a good text again');
  same(await message.textContent(), '', 'the message is gone');
  must(await picture(page) !== before, 'the picture has changed');
  await page.reload();
  await page.waitForSelector('body.ready');
  same(await position(page), middle, 'the address holds what is viewed');
  untroubled(page);
  await context.close();
}

async function goesBack(browser, server) {
  const { context, page } = await begun(browser, server);
  const start = await position(page);
  await someMoves(page, 8);
  const all = moves(page), end = await position(page);
  while (await page.locator('#toolbar [data-action=undo]').isEnabled()) await action(page, 'undo');
  await becomes(() => position(page), start, 'undone to the start');
  while (await page.locator('#toolbar [data-action=redo]').isEnabled()) await action(page, 'redo');
  await settled(page);
  await becomes(() => moves(page).join(' '), all.join(' '), 'redone to the end');
  await becomes(() => position(page), end, 'the position at the end');
  await action(page, 'moves');
  await page.locator('#moves li button').nth(2).click();
  await becomes(() => moves(page).length, 2, 'jumped to the second move');
  same(await page.locator('#pause').isVisible(), true, 'it says that one looks back');
  await page.getByRole('button', { name: 'To the latest' }).click();
  await becomes(() => position(page), end, 'the latest again');
  untroubled(page);
  await context.close();
}

async function resetsTurn(browser, server) {
  const { context, page } = await begun(browser, server);
  const start = await position(page);
  await page.getByRole('button', { name: /roll/i }).first().dispatchEvent('click');
  await settled(page);
  must(await position(page) !== start, 'the die was rolled');
  const rolled = await position(page);
  await action(page, 'reset');
  await becomes(() => position(page), start, 'the turn begins again');
  await page.getByRole('button', { name: /roll/i }).first().dispatchEvent('click');
  await settled(page);
  await becomes(() => position(page), rolled, 'the same roll comes back');
  await context.close();
}

async function hints(browser, server) {
  const advice = { 'leave Assam as he is': 'rotate0', 'turn Assam right': 'rotate90', 'turn Assam left': 'rotate270' };
  const { context, page } = await begun(browser, server);
  await page.keyboard.press('h');
  await page.locator('#status', { hasText: /Hint: \S+/ }).waitFor();
  const [, hint] = /Hint: ([^,;.]+)/.exec(await page.locator('#status').textContent());
  must(parlour('moves', GAME, await position(page)).split('\n').includes(advice[hint]), `the hint "${hint}" is a legal move`);
  for (const key of ['h', 'Escape']) {
    await page.keyboard.press(key);
    await page.locator('#status', { hasNotText: 'Hint' }).waitFor();
    await page.keyboard.press('h');
    await page.locator('#status', { hasText: /Hint: \S+/ }).waitFor();
  }
  untroubled(page);
  await context.close();
}

/* What was asked to sound, and what the speakers are given. */
async function sounds(browser, server) {
  const { context, page } = await begun(browser, server);
  const heard = () => page.evaluate(() => document.body.dataset.sounds.trim().split(' '));
  await page.evaluate(() => {
    window.played = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function noted() {
      window.played.push(Math.max(...this.buffer.getChannelData(0)));
      start.call(this);
    };
  });
  await someMoves(page, 8);
  must((await heard()).includes('roll') || (await heard()).includes('pay'), `dice are heard: ${await heard()}`);
  must((await heard()).includes('turn'), `one's turn is heard: ${await heard()}`);
  const played = await page.evaluate(() => window.played);
  must(played.length > 0 && played.every((loudest) => loudest > 0.1 && loudest < 1), `waves that can be heard: ${played}`);
  await page.keyboard.press('s');
  same(await page.evaluate(() => JSON.parse(localStorage.getItem('parlour.preferences')).sound), 'off', 'one key switches it off');
  await someMoves(page, 4);
  same(await page.evaluate(() => window.played.length), played.length, 'then nothing sounds');
  untroubled(page);
  await context.close();
}

async function showsCourse(browser, server) {
  const { context, page } = await begun(browser, server);
  await someMoves(page, 8);
  const before = await position(page);
  await page.keyboard.press('c');
  await page.locator('#status', { hasText: 'How the game went' }).waitFor();
  await page.locator('#status', { hasText: 'accuracy' }).waitFor(); // all of it has been looked at
  await page.getByRole('button', { name: 'step by step' }).dispatchEvent('click');
  const bar = page.locator('#pause');
  await bar.locator('span', { hasText: /^Move \d+ of/ }).waitFor();
  const first = await bar.locator('span').textContent();
  await page.keyboard.press('ArrowRight');
  await becomes(async () => await bar.locator('span').textContent() !== first, true, 'the next decision is shown');
  await bar.getByRole('button', { name: 'Earlier' }).click();
  await becomes(() => bar.locator('span').textContent(), first, 'and the one before again');
  await page.keyboard.press('Escape');
  await page.locator('#status', { hasText: 'How the game went' }).waitFor();
  await page.getByRole('button', { name: 'back to the board' }).dispatchEvent('click');
  await page.locator('#status', { hasNotText: 'How the game went' }).waitFor();
  await settled(page);
  same(await position(page), before, 'the game is where it was');
  untroubled(page);
  await context.close();
}

async function guidesFirstGame(browser, server) {
  const { context, page } = await begun(browser, server);
  const says = async (words) => (await page.locator('#status').textContent()).includes(words);
  must(await says('Turn Assam to the left'), 'the first turn is explained');
  await someMoves(page, 3);
  must(!await says('Turn Assam to the left'), 'it is explained once');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.locator('input[name=guide][value=off]').check({ force: true });
  await page.getByRole('button', { name: 'Done' }).click();
  same(await page.evaluate(() => JSON.parse(localStorage.getItem('parlour.preferences')).guide), 'off', 'it can be switched off');
  untroubled(page);
  await context.close();
}

async function changesSeats(browser, server) {
  const { context, page } = await begun(browser, server);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  await page.locator('dialog.seat select').first().selectOption('1');
  await page.getByRole('button', { name: 'Done' }).click();
  const before = moves(page).length;
  await becomes(() => moves(page).length > before + 3, true, 'two computers play on by themselves');
  await context.close();
}

async function exports(browser, server) {
  const { context, page } = await begun(browser, server, { colorScheme: 'dark' });
  await someMoves(page, 6);
  const take = async (label) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const svg = await take('Save picture (SVG)');
  parlour('show', GAME, await position(page), '-o', `${build}/page-test.svg`, '--palette', 'dark');
  same(svg.bytes.toString(), readFileSync(`${build}/page-test.svg`, 'utf8'), 'the SVG is the one of the command line');
  const png = await take('Save picture (PNG)');
  same(png.name, `${GAME}-${new Date().toISOString().slice(0, 10)}.png`, 'the name of the picture');
  same(`${png.bytes.readUInt32BE(16)}x${png.bytes.readUInt32BE(20)}`, '2400x1400', 'its size in pixels');
  const file = await take('Save game to a file');
  const called = await page.evaluate(() => document.querySelector('#board').dataset.name);
  same(file.bytes.toString(), (await keptTexts(page))[called].replace(/^kept .*\n/, ''), 'the saved game');
  untroubled(page);
  await context.close();
}

async function follows(browser, server) {
  const { context, page } = await begun(browser, server, { colorScheme: 'light' });
  const palette = () => page.evaluate(() => document.documentElement.dataset.palette);
  await becomes(palette, 'light', 'as the system has it');
  await page.emulateMedia({ colorScheme: 'dark' });
  await becomes(palette, 'dark', 'the system turned dark');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await becomes(palette, 'contrast', 'the system wants more contrast');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await becomes(palette, 'light', 'chosen by the person');
  await page.reload();
  await page.waitForSelector('body.ready');
  await becomes(palette, 'light', 'remembered');
  untroubled(page);
  await context.close();
}

/* With motion a move takes its time; a touch ends the animation; without motion it is there at once. */
async function moves_or_not(browser, server) {
  const { context, page } = await begun(browser, server, { reducedMotion: 'no-preference' });
  const roll = () => page.getByRole('button', { name: /roll/i }).first().dispatchEvent('click');
  const frames = () => page.evaluate(async () => {
    const canvas = document.querySelector('#canvas'), seen = new Set();
    for (let i = 0; i < 12; i++) {
      await new Promise((done) => { requestAnimationFrame(done); });
      seen.add(canvas.toDataURL('image/jpeg', 0.5));
    }
    return seen.size;
  });
  await roll();
  must(await frames() > 4, 'the die is seen rolling');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  must(await frames() <= 2, 'nothing moves without motion');
  untroubled(page);
  await context.close();
}

async function obeysPolicy(browser, server) {
  const answer = await fetch(server.address);
  const policy = answer.headers.get('content-security-policy');
  must(/default-src 'none'/.test(policy) && !/unsafe-inline|'unsafe-eval'|\*/.test(policy), `a strict policy: ${policy}`);
  same(answer.headers.get('x-content-type-options'), 'nosniff', 'types are not guessed');
  same((await fetch(`${server.address}page.wasm`)).headers.get('content-type'), 'application/wasm', 'the type of the program');
  same((await fetch(`${server.address}../LICENSE`)).status, 404, 'nothing else is served');
  same((await fetch(server.address, { method: 'POST' })).status, 405, 'nothing is taken');
  const { context, page } = await begun(browser, server);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    return window.intruder === true;
  });
  same(ran, false, 'an inline script does not run');
  await context.close();
}

/* Whatever is pressed, in whatever order, nothing breaks, and what is shown is what the moves come to. */
async function survivesMonkey(browser, server, game) {
  const { context, page } = await open(browser, `${server.address}#${game}`);
  await begin(page, { seats: ['-1', '0'], options: known(game).page[0].options ?? {} });
  const roll = dice(9);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Enter', 'r', 'R', 'f', 'u', 'y', 'h', 'm', 'Escape',
    'Backspace', 'Tab', ' ', 'n', '?', 'v'];
  for (let i = 0; i < 150; i++) {
    const x = roll(1280), y = roll(800);
    const what = roll(10);
    if (what < 4) await page.keyboard.press(keys[roll(keys.length)]);
    else if (what < 6) await page.mouse.move(x, y);
    else if (what < 8) await page.mouse.click(x, 60 + (y % 730));
    else if (what < 9) await page.mouse.wheel(0, roll(2) ? 60 : -60);
    else {
      await page.mouse.down();
      await page.mouse.move(x, y);
      await page.mouse.up();
    }
  }
  untroubled(page);
  if (new URL(page.url()).hash.startsWith(`#${game}/play/`)) {
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    const shown = () => page.evaluate(() => document.querySelector('#board').dataset.position);
    await becomes(async () => await shown() === stateIn(page.url(), game), true, 'the board shows what the moves come to');
  }
  await page.goto(`${server.address}#${game}`);
  await page.waitForSelector('body.ready');
  untroubled(page);
  await context.close();
}

/* Counts the frames that the page asks for from now on. */
const countFrames = (page) => page.evaluate(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.framesAsked = 0;
  window.requestAnimationFrame = (run) => {
    window.framesAsked++;
    return ask(run);
  };
});

/* A page that paints all the time never has a while without a frame. */
async function rests(page) {
  const asked = () => page.evaluate(() => window.framesAsked);
  for (let tries = 0; tries < 40; tries++) {
    const before = await asked();
    await page.waitForTimeout(700);
    if (await asked() === before) return true;
  }
  return false;
}

async function usesEveryPixel(browser, server) {
  const { context, page } = await begun(browser, server, { deviceScaleFactor: 2 });
  const [pixels, width] = await page.evaluate(() => {
    const canvas = document.querySelector('#canvas');
    return [canvas.width, canvas.getBoundingClientRect().width];
  });
  same(pixels, Math.round(width * 2), 'pixels across the canvas');
  await countFrames(page);
  must(await rests(page), 'nothing is painted while nothing happens');
  const before = moves(page).length;
  const spot = await page.getByRole('button', { name: 'roll the die' }).first().boundingBox();
  await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await becomes(() => moves(page).length > before, true, 'a click arrives where it points');
  await settled(page);
  must(await rests(page), 'after the move the page rests again');
  untroubled(page);
  await context.close();
}

/* The small pictures of the start page come one by one, here none of them: what has not come yet is no black box. */
async function waitsForPictures(browser, server) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => { window.requestIdleCallback = () => 0; });
  const page = await visit(context, server.address);
  const picture = await page.locator('.card canvas').first().screenshot();
  const blank = await context.newPage(); // a policy forbids pictures from elsewhere in the page itself
  const middle = await blank.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const to = document.createElement('canvas').getContext('2d');
    to.drawImage(image, -image.width / 2, -image.height / 2);
    return to.getImageData(0, 0, 1, 1).data.join(' ');
  }, picture.toString('base64'));
  must(middle !== '0 0 0 255', `the place of a picture is not black: ${middle}`);
  untroubled(page);
  await context.close();
}

export async function features(test, browser, server) {
  await test('pictures that have not come yet are not black', () => waitsForPictures(browser, server));
  await test('viewer: a good text, a malformed one, a good one again', () => views(browser, server));
  await test('undo, redo and any move of the list', () => goesBack(browser, server));
  await test('a turn can be begun again and the roll stays', () => resetsTurn(browser, server));
  await test('a hint is a legal move', () => hints(browser, server));
  await test('what happens is heard, until it is switched off', () => sounds(browser, server));
  await test('the course of the game can be looked at', () => showsCourse(browser, server));
  await test('the first game is guided', () => guidesFirstGame(browser, server));
  await test('seats can change during the game', () => changesSeats(browser, server));
  await test('pictures and files can be saved', () => exports(browser, server));
  await test('colours follow the system, or the person', () => follows(browser, server));
  await test('animations run, or do not if the system says so', () => moves_or_not(browser, server));
  await test('every pixel of a fine screen is used, and none without need', () => usesEveryPixel(browser, server));
  await test('a strict policy, the right types, nothing else served', () => obeysPolicy(browser, server));
  for (const game of parlour('games').split('\n').map((line) => line.split('\t')[0])) {
    await test(`${game}: random events break nothing`, () => survivesMonkey(browser, server, game));
  }
}
