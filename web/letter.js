/* A game by post: the address holds the whole game and goes back and forth between two people, without any server. Who began it
   keeps a secret in this browser until the friend has added a part of chance; then the dice follow from both. */
import { Board } from './board.js';
import { copy, find, make, toast } from './dom.js';
import { Engine } from './engine.js';
import { How } from './how.js';
import { keepForOffline } from './install.js';
import { listenBoard } from './keys.js';
import { DEED } from './layout.js';
import { choice, optionChoices, readChoices } from './lobby.js';
import { Palette, measure } from './paint.js';
import { onSystemChange, paletteNumber, speed } from './store.js';
import { OVER, Table } from './table.js';

const KEPT = 'parlour.letter.';
const HONEST = 'The dice come from a part of each of you: neither can choose them, and every link is checked. But once both parts are '
  + 'known, a changed program could look ahead at coming rolls or try a turn twice before sending it, and whoever has the link can play on. '
  + 'Where that matters, play in a room.';

const engine = await Engine.load(new URL('page.wasm', import.meta.url), measure);
const { calls } = engine;
let letter = 0;
let seat = 1;
let table = null;
let shown = '';

const board = new Board(engine, {
  stage: find('#stage'), canvas: find('#canvas'), overlay: find('#targets'), changed: () => follow(), tick: (passed) => table.do('tick', passed),
});

const digits = (count) => [...crypto.getRandomValues(new Uint8Array(count / 2))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hash = () => engine.told((w) => calls.letters_write(letter, w));
const button = (label, run, kind = '') => make('button', { type: 'button', class: kind, onclick: run }, label);

function repaint() {
  const palette = new Palette(engine, paletteNumber());
  palette.dress();
  board.setPalette(palette.number);
}

/* ---- Beginning ---- */

function keep(secret) {
  try {
    localStorage.setItem(KEPT + engine.sentence(calls.letter_promise(letter)), secret);
    return true;
  } catch {
    toast('The browser keeps nothing for this page: a game by post cannot begin here.');
    return false;
  }
}

function kept() {
  try {
    return localStorage.getItem(KEPT + engine.sentence(calls.letter_promise(letter)));
  } catch {
    return null;
  }
}

function begin({ game, settings }) {
  const secret = digits(64);
  const made = engine.given(`${secret} ${settings}`, (r) => calls.letters_new(game.at, r));
  if (!made.value) {
    toast('A game by post is for two people: choose the options so.');
    return;
  }
  letter = made.value;
  if (keep(secret)) location.hash = hash();
}

function lobby() {
  const games = engine.games.filter((game) => game.shown);
  const options = make('div', {});
  let how = null;
  const form = make('form', {
    onsubmit: (event) => {
      event.preventDefault();
      readChoices(how, form);
      begin(how);
    },
  }, choice('Game', 'game', games.map((game) => [game.name, game.title])), options, make('p', { class: 'quiet' }, HONEST),
  make('footer', {}, make('button', { class: 'main' }, 'Make the link')));
  const renew = () => {
    const game = engine.game(form.elements.game.value);
    how?.free();
    how = new How(engine, game, calls.letters_start(game.at));
    options.replaceChildren(...optionChoices(how));
  };
  form.elements.game.addEventListener('change', renew);
  renew();
  find('#rooms').replaceChildren(make('section', { class: 'sheet' }, make('h2', {}, 'Begin a game by post'),
    make('p', { class: 'quiet' }, 'You get a link that holds the whole game. Send it to a friend, who plays and sends one back; no server is needed.'), form));
  document.body.dataset.mode = 'lobby';
}

/* ---- Playing ---- */

function words(turn) {
  if (turn === OVER) return 'The game is over. Send the link once more, so that your friend sees it too.';
  if (turn === seat) return 'It is your turn.';
  return calls.letter_begun(letter) ? 'Your move is made. Send this link:' : 'The dice are not settled yet. Send this link:';
}

function panel(turn) {
  const link = `${location.origin}${location.pathname}${hash()}`;
  const send = turn === seat ? [] : [
    make('input', { type: 'text', id: 'send', readOnly: true, value: link, 'aria-label': 'Link to send', onclick: (event) => event.target.select() }),
    button('Copy the link', () => copy(link, 'Link', engine.did(DEED.link)), 'main'),
    ...(navigator.share ? [button('Send my move', () => navigator.share({ url: link }).catch(() => {}))] : [])];
  return [make('h2', {}, seat === 0 ? 'You began' : 'You were invited'), make('p', { role: 'status' }, words(turn)), ...send,
    make('p', { class: 'quiet' }, HONEST)];
}

/* The board and the letter come in line; the address follows, so that a reload loses nothing. */
function follow() {
  if (!table) return;
  while (calls.letter_follow(letter, table.at)) board.wake();
  const turn = calls.letter_turn(letter);
  const now = hash();
  find('#status').textContent = table.status();
  find('#board').dataset.position = table.snapshot();
  if (now === shown) return;
  shown = now;
  history.replaceState(null, '', now);
  find('#room').replaceChildren(...panel(turn));
  document.title = `${turn === seat ? 'Your turn · ' : ''}${table.game.title} · Parlour`;
}

function open() {
  const read = engine.given(location.hash, (r) => calls.letters_read(r));
  if (!read.value) {
    toast(`This link cannot be played: ${read.error}`, undefined, 12);
    lobby();
    return;
  }
  letter = read.value;
  const secret = kept();
  seat = secret ? 0 : 1;
  if (!calls.letter_begun(letter) && calls.letter_turn(letter) === seat) engine.given(secret ?? digits(32), (r) => calls.letters_give(letter, r));
  table = Table.of(engine, calls.letter_table(letter, seat));
  table.do('speed', speed());
  find('#title').textContent = table.game.title;
  document.body.dataset.mode = 'play';
  board.seat(table);
  follow();
}

addEventListener('hashchange', () => location.reload());
listenBoard(board);
onSystemChange(repaint);
repaint();
if (location.hash.length > 1) open();
else lobby();
keepForOffline();
document.body.classList.add('ready');
