/* Playing together: the page of a room. The board follows the room's log, the panel beside it says who is here and what can
   be done. Everything that comes from others is shown as text, never as markup. */
import { Board } from './board.js';
import { Computer } from './computer.js';
import { copy, download, find, make, renew, toast } from './dom.js';
import { Engine } from './engine.js';
import { keepForOffline } from './install.js';
import { listenBoard } from './keys.js';
import { DEED, PART, SOUND } from './layout.js';
import { showLobby } from './lobby.js';
import { LookBack } from './lookback.js';
import { Palette, measure } from './paint.js';
import { goHome } from './share.js';
import { Sounds } from './sound.js';
import { onSystemChange, paletteNumber, prefer, preferences, speed } from './store.js';
import { Table } from './table.js';
import { Wire } from './wire.js';

const NAME = 'parlour.name'; // where the first version kept it

const engine = await Engine.load(new URL('page.wasm', import.meta.url), measure);
const computer = new Computer(engine);
const job = engine.calls.page_job();
const thought = engine.calls.page_thought();
let wire = null;
let table = null;
let shown = '';
let turn = false;
let playing = false;
let dice = []; // what was found out about them
const sounds = new Sounds(engine);
const back = new LookBack(engine, () => { board.wake(); changed(); });
let heard = null;

const board = new Board(engine, {
  stage: find('#stage'), canvas: find('#canvas'), overlay: find('#targets'), changed: () => follow(), tick: (passed) => table.do('tick', passed),
});

/* ---- The board ---- */

function seatTable(now) {
  const game = engine.game(now.game);
  table = Table.of(engine, engine.calls.seated_table(wire.client));
  table.do('speed', speed());
  find('#title').textContent = game.title;
  document.body.dataset.mode = 'play';
  board.seat(table);
}

/* What happened on the board since, for ears; what was there before somebody came in is silent. */
function hear() {
  const at = table.do('at'), refused = table.is('refusal');
  if (heard && (at > heard.at || (refused && !heard.refused))) sounds.play(engine.calls.session_sound_of(table.at));
  heard = { at, refused };
}

/* The board and the room come in line; a move made on the board goes to the room. */
function follow() {
  if (!table) return;
  if (engine.calls.seated_follow(wire.client, table.at)) {
    wire.flush();
    board.wake();
  }
  back.follow(table);
  hear();
  const words = table.status();
  if (find('#status').textContent !== words) find('#status').textContent = words;
  find('#board').dataset.position = table.snapshot();
}

/* ---- The panel ---- */

const button = (label, run, kind = '', does = '') => make('button', { type: 'button', class: kind, 'data-does': does, onclick: run }, label);

/* What can be done by one request: beside a seat, or in the room. */
function offer({ main, grave, request, mark, label }) {
  const run = () => {
    if (grave && !confirm(`${label}?`)) return;
    send(request);
  };
  return button(label, run, main ? 'main' : '', mark);
}

function seatLine(now, { name, words }, seat) {
  const kind = ['seat', (now.here >> seat) & 1 ? 'here' : '', now.actor === seat ? 'turn' : ''].join(' ');
  const extras = now.offers.filter((one) => one.seat === seat).map(offer);
  if (now.actor === seat && now.left) extras.unshift(make('span', { class: 'clock' }, now.left));
  return make('div', { class: kind, 'data-part': `seat ${name}` }, make('span', { class: 'dot' }), make('span', { class: 'name' }, name, make('small', {}, words)), ...extras);
}

function myName() {
  try {
    return preferences.people[0] || localStorage.getItem(NAME) || '';
  } catch {
    return '';
  }
}

/* With one's name, as far as one was asked for it. */
function send(request) {
  const field = find('#room input[name=name]');
  const trouble = wire.ask(request, field?.value);
  if (trouble) {
    toast(trouble);
    field?.focus();
  } else if (field?.value) {
    prefer('people', [field.value, ...preferences.people.slice(1)]);
  }
}

function invitation(now) {
  const link = `${location.origin}${location.pathname}#${wire.room}`;
  return [make('h2', {}, now.parts[PART.invitation]), make('input', { type: 'text', readOnly: true, value: link, 'aria-label': 'Link to this room', onclick: (event) => event.target.select() }),
    button('Copy the link', () => copy(link, 'Link', engine.did(DEED.link))), make('img', { class: 'qr', src: `qr/${wire.room}`, alt: 'The link as a picture for phones' })];
}

const deviceCode = ({ code }) => [make('p', { class: 'code' }, code), make('img', { class: 'qr', src: `qr/${wire.room}/${code}`, alt: 'A link for your other device' }),
  make('p', { class: 'quiet' }, engine.sentence(engine.calls.room_code_rule()))];

function checkDice() {
  dice = wire.told('rooms_check').trimEnd().split('\n');
  toast(dice[0], undefined, 12);
  changed();
}

function takeHome(now) {
  try {
    goHome(now.game, wire.told('rooms_save'));
  } catch {
    toast("The browser keeps nothing for this page. You can save the room's log instead.");
  }
}

const keeping = (now) => (PART.log in now.parts ? [make('h2', {}, 'Keep'), button(now.parts[PART.home], () => takeHome(now)),
  button(now.parts[PART.log], () => download(`${wire.room}.log`, new Blob([wire.told('rooms_log')], { type: 'text/plain' })))] : []);

const checking = (now) => (PART.dice in now.parts ? [button(now.parts[PART.dice], checkDice), ...dice.slice(1).map((line) => make('p', { class: 'quiet' }, line))] : []);

const speaking = (now) => (PART.phrases in now.parts ? [make('h2', {}, now.parts[PART.phrases]),
  ...now.phrases.map((phrase, i) => button(phrase, () => wire.ask(`say ${i}`), 'plain'))] : []);

const nameField = (now) => make('label', { 'data-part': 'who' }, now.parts[PART.name], make('input', { 'data-part': 'name', type: 'text', name: 'name', maxLength: 24, autocomplete: 'nickname', value: myName() }));

const claimField = (now) => {
  const field = make('input', { type: 'text', name: 'code', maxLength: 8, autocomplete: 'off', 'aria-label': now.parts[PART.code], placeholder: now.parts[PART.code] });
  return make('details', { 'data-part': 'claim' }, make('summary', {}, 'I sit here already, on another device'),
    make('form', { onsubmit: (event) => { event.preventDefault(); wire.ask(`claim ${field.value.trim().toLowerCase()}`); } }, field, make('button', {}, 'Use the code')));
};

function panel(now) {
  const hints = now.hints && now.ourTurn ? [button('Hint', hint)] : [];
  return [
    ...(now.news.length ? [make('div', { 'data-part': 'news', class: now.asked ? 'asked' : '', role: 'status' }, ...now.news.map((line) => make('p', {}, line)))] : []),
    ...(PART.name in now.parts ? [nameField(now)] : []),
    ...(PART.course in now.parts && table.is('has_course') ? back.parts(table) : []),
    ...now.offers.filter(({ seat }) => seat < 0).map(offer), ...hints, ...checking(now), ...(now.code ? deviceCode(now) : []),
    make('h2', {}, now.phase === 'playing' ? 'Players' : 'Seats'), ...now.seats.map((seat, i) => seatLine(now, seat, i)),
    ...(now.watching ? [make('p', { class: 'quiet' }, now.watching)] : []),
    ...(PART.code in now.parts ? [claimField(now)] : []),
    ...(PART.invitation in now.parts ? invitation(now) : []),
    ...speaking(now), make('p', { class: 'quiet' }, now.terms), ...keeping(now)];
}

/* The panel is looked through only if something in it may be new. */
function showPanel(now) {
  const key = JSON.stringify([now, dice, table?.do('course_shown'), table?.do('course_step'), table?.status()]);
  const place = find('#room');
  if (key === shown) return;
  shown = key;
  const { scrollTop } = place;
  const focus = place.contains(document.activeElement) ? document.activeElement : null;
  renew(place, panel(now));
  place.scrollTop = scrollTop;
  if (focus && !focus.isConnected) [...place.querySelectorAll('button')].find((one) => one.textContent === focus.textContent)?.focus({ preventScroll: true });
}

/* Something may be new. */
function changed(trouble) {
  if (!wire?.client) return;
  if (trouble) toast(trouble);
  const now = wire.describe();
  if (!(PART.dice in now.parts)) dice = [];
  if (!table && now.phase !== 'empty') seatTable(now);
  if (table && now.phase !== 'over' && back.isOpen(table)) back.close(table);
  follow();
  for (let notice; (notice = wire.notice()) !== null;) if (notice) toast(notice);
  find('#link').textContent = now.trouble;
  find('#link').classList.toggle('bad', now.link !== 'up');
  document.title = now.title;
  if (now.ourTurn && !turn) sounds.play(SOUND.turn);
  turn = now.ourTurn;
  if (now.phase === 'empty') document.body.dataset.mode = 'play';
  if (now.phase === 'playing' && !playing) scrollTo({ top: 0 }); // on a phone whoever sat down is still far below the board
  playing = now.phase === 'playing';
  showPanel(now);
}

function hint() {
  if (!table.do('hint_job', job)) return;
  const generation = table.do('generation');
  const bytes = engine.bytes.slice(job, job + engine.calls.page_job_size());
  computer.ask(table.game.index, bytes, ({ thought: found }) => {
    engine.bytes.set(found, thought);
    table.do('hint', generation, thought);
    board.wake();
  }, () => {});
}

/* ---- Beginning ---- */

function repaint() {
  const palette = new Palette(engine, paletteNumber());
  palette.dress();
  board.setPalette(palette.number);
}

function enter(room, secret = '') {
  history.pushState(null, '', `#${room}`);
  start(secret);
}

function start(secret = '') {
  const [, room = '', claim = ''] = /^#([a-z2-7]{16})(?:\/([a-z0-9]{8}))?$/.exec(location.hash) ?? [];
  if (!room) {
    document.body.dataset.mode = 'lobby';
    showLobby(engine, find('#rooms'), enter);
    return;
  }
  document.body.dataset.mode = 'play';
  wire = new Wire(engine, room, changed, secret);
  if (claim) claimOnce(claim);
}

/* The code in the address is used once, and taken out of it. */
function claimOnce(claim) {
  history.replaceState(null, '', `#${wire.room}`);
  const timer = setInterval(() => {
    if (wire.describe().link !== 'up') return;
    clearInterval(timer);
    if (wire.do('client_seat') < 0) wire.ask(`claim ${claim}`);
  }, 100);
}

addEventListener('hashchange', () => location.reload());
addEventListener('popstate', () => location.reload());
listenBoard(board);
onSystemChange(repaint);
repaint();
start();
keepForOffline();
document.body.classList.add('ready');
