/* Playing together: the page of a room. The board follows the room's log, the panel beside it says who is here and what can
   be done. Everything that comes from others is shown as text, never as markup. */
import { Board } from './board.js';
import { Computer } from './computer.js';
import { copy, download, find, make, toast } from './dom.js';
import { Engine } from './engine.js';
import { INK, PALETTE } from './layout.js';
import { CLOCK_RULE, showLobby } from './lobby.js';
import { Palette } from './paint.js';
import { writeAddress } from './share.js';
import { onSystemChange, paletteNumber, speed } from './store.js';
import { Table } from './table.js';
import { Wire } from './wire.js';

const PHRASES = ['Hello!', 'Good luck!', 'Well played!', 'Oops.', 'Just a moment, please.', 'Your turn!', 'Thank you!', 'Good bye!'];
const NAME = 'parlour.name';

const engine = await Engine.load(new URL('page.wasm', import.meta.url));
const computer = new Computer(engine);
const job = engine.calls.page_job();
const thought = engine.calls.page_thought();
let wire = null;
let table = null;
let shown = '';
let turn = false;
let code = '';

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

/* The board and the room come in line; a move made on the board goes to the room. */
function follow() {
  if (!table) return;
  if (engine.calls.seated_follow(wire.client, table.at)) {
    wire.flush();
    board.wake();
  }
  const words = table.status();
  if (find('#status').textContent !== words) find('#status').textContent = words;
  find('#board').dataset.position = table.snapshot();
}

/* A short sound, once the person has touched the page. */
function chime() {
  try {
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.15, sound.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.4);
    tone.connect(loud).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.4);
    tone.onended = () => sound.close();
  } catch {
    // no sound here
  }
}

/* ---- The panel ---- */

const button = (label, run, kind = '') => make('button', { type: 'button', class: kind, onclick: run }, label);
const named = (now, seat) => now.seats[seat]?.name || seatWord(seat);

function seatWord(seat) {
  return table ? table.seatName(seat) : `Seat ${seat + 1}`;
}

function clockWord(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} days`;
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} hours`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function seatLine(now, { who, name }, seat) {
  const here = (now.here >> seat) & 1;
  const kind = ['seat', here ? 'here' : '', now.actor === seat ? 'turn' : ''].join(' ');
  const words = { '-2': 'open', '-1': here ? 'here' : 'away' }[who] ?? (name ? 'away: a computer plays' : who ? `computer, level ${who}` : 'random moves');
  const extras = [];
  if (now.actor === seat && now.left >= 0) extras.push(make('span', { class: 'clock' }, clockWord(now.left)));
  if (who === -2 && now.seat < 0 && now.phase === 'gathering') extras.push(button('Sit here', () => sit(seat), 'main'));
  if (name && now.opener && seat !== now.seat && ['gathering', 'revealing'].includes(now.phase)) extras.push(button('Free the seat', () => wire.ask(`free ${seat + 1}`)));
  if (name && now.seat < 0 && now.phase === 'playing') extras.push(button('This was me', () => wire.ask(`ask seat ${seat + 1}`), 'plain'));
  return make('div', { class: kind }, make('span', { class: 'dot' }),
    make('span', { class: 'name' }, name || seatWord(seat), make('small', {}, `${name ? `${seatWord(seat)}, ` : ''}${seat === now.seat ? 'you' : words}`)), ...extras);
}

function myName() {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

function sit(seat) {
  const name = find('#room input[name=name]').value.trim().replace(/\s+/g, ' ');
  if (!name) {
    toast('Please say who you are.');
    find('#room input[name=name]').focus();
    return;
  }
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // then it is typed again
  }
  wire.sit(seat, name);
}

function invitation(now) {
  const link = `${location.origin}${location.pathname}#${wire.room}`;
  return [make('h2', {}, 'Invite'), make('input', { type: 'text', readOnly: true, value: link, 'aria-label': 'Link to this room', onclick: (event) => event.target.select() }),
    button('Copy the link', () => copy(link, 'Link')), make('img', { class: 'qr', src: `qr/${wire.room}`, alt: 'The link as a picture for phones' }),
    ...(now.opener ? [button('Close the room', () => wire.ask('close'), 'plain')] : [])];
}

function terms({ terms: { clock, time, away, stand, hints } }) {
  const clocks = ['No clock.', `${time} seconds for each decision.`, `${Math.round(time / 60)} minutes each for the game.`, `${time} days for each decision.`];
  return make('p', { class: 'quiet' }, `${clocks[clock]} ${clock ? CLOCK_RULE : ''} Hints ${hints ? 'are allowed' : 'are off'}. `
    + `Who is away for ${away} seconds need not be waited for: a computer of level ${stand} may play on.`);
}

function askedLine(now) {
  const { wish, by, about, yes, voters } = now.asked;
  if (!wish) return [];
  const who = by < 0 ? 'Somebody without a seat' : by === now.seat ? 'You' : named(now, by);
  const what = { back: 'to take moves back', stand: `for a computer in place of ${named(now, about - 1)}`, end: 'to end the game', seat: `to have the seat of ${named(now, about - 1)}, whose secret was lost` }[wish];
  const mine = now.seat >= 0 && (voters >> now.seat) & 1 && !((yes >> now.seat) & 1);
  return [make('div', { class: 'asked', role: 'status' }, make('p', {}, `${who} ask${by === now.seat ? '' : 's'} ${what}.`),
    ...(mine ? [button('Agree', () => wire.ask('yes'), 'main'), button('Decline', () => wire.ask('no'))] : []),
    ...(by === now.seat && by >= 0 ? [button('Withdraw', () => wire.ask('no'))] : []))];
}

/* How many moves stay if the last decision of ours is taken back. */
function beforeOurs(now) {
  for (let i = table.do('length') - 1; i >= 0; i--) if (table.do('move_actor', i) === now.seat) return i;
  return -1;
}

function duringGame(now) {
  if (now.seat < 0) return [make('p', { class: 'quiet' }, 'You are watching.')];
  const parts = [];
  if (now.seats[now.seat].who !== -1) parts.push(make('p', {}, 'A computer plays for you.'), button('I am back', () => wire.ask('resume'), 'main'));
  for (let seat = 0; seat < now.seats.length; seat++) {
    if ((now.away >> seat) & 1) {
      parts.push(make('p', {}, `${named(now, seat)} has been away for long. You may wait on, or:`), button('Let a computer play', () => wire.ask(`ask stand ${seat + 1}`)), button('End the game', () => wire.ask('ask end 0')));
    }
  }
  const back = beforeOurs(now);
  if (back >= 0) parts.push(button('Ask to take back', () => wire.ask(`ask back ${back}`)));
  if (now.terms.hints && now.ourTurn) parts.push(button('Hint', hint));
  parts.push(button('Resign', () => confirm('Resign this game?') && wire.ask('resign')),
    button('Continue on another device', () => wire.ask('device')));
  if (code) parts.push(make('p', { class: 'code' }, code), make('img', { class: 'qr', src: `qr/${wire.room}/${code}`, alt: 'A link for your other device' }),
    make('p', { class: 'quiet' }, 'Open this room on the other device by the picture, or type the code there. It is good once, for five minutes.'));
  return parts;
}

const endings = {
  end: 'The game is over.', resigned: 'resigned.', time: 'ran out of time.', agreed: 'The game was ended.', closed: 'The room was closed.',
};

function afterGame(now) {
  const by = now.endedBy > 0 ? `${named(now, now.endedBy - 1)} ` : '';
  const parts = [make('h2', {}, `${by}${endings[now.ending] ?? ''}`)];
  if (now.phase === 'over' && now.seat >= 0) {
    const wants = now.seats.filter((_, seat) => (now.again >> seat) & 1).map(({ name }) => name);
    parts.push(button('Another game', () => wire.ask('again'), 'main'));
    if (wants.length) parts.push(make('p', { class: 'quiet' }, `${wants.join(', ')} would like another game.`));
  }
  if (now.told) parts.push(button('Check the dice', checkDice));
  return parts;
}

function checkDice() {
  const wrong = wire.told('rooms_check');
  toast(wrong ? `The dice do not hold: ${wrong}.` : 'Every roll follows from the secret that was promised before the game and from the players’ texts.', undefined, 12);
}

function record() {
  const lines = wire.told('rooms_save').split('\n');
  const options = lines.find((line) => line.startsWith('options ')).slice(8);
  return `${options}; ${lines.slice(lines.findIndex((line) => line.startsWith('moves ')) + 1).join(' ')}`.trim();
}

const anytime = (now) => [make('h2', {}, 'Keep'),
  button('Take the game home', () => { location.href = `./${writeAddress(now.game, 'play', record())}`; }),
  button('Save the room’s log', () => download(`${wire.room}.log`, new Blob([wire.told('rooms_log')], { type: 'text/plain' })))];

const nameField = () => make('label', {}, 'Your name', make('input', { type: 'text', name: 'name', maxLength: 24, autocomplete: 'nickname', value: myName() }));

const claimField = () => {
  const field = make('input', { type: 'text', name: 'code', maxLength: 8, autocomplete: 'off', 'aria-label': 'Code of your other device', placeholder: 'code of your other device' });
  return make('form', { onsubmit: (event) => { event.preventDefault(); wire.ask(`claim ${field.value.trim().toLowerCase()}`); } }, field, make('button', {}, 'I sit here already'));
};

function panel(now) {
  const watching = now.watching ? [make('p', { class: 'quiet' }, `${now.watching} watching`)] : [];
  return [
    ...askedLine(now), make('h2', {}, now.phase === 'playing' ? 'Players' : 'Seats'), ...now.seats.map((seat, i) => seatLine(now, seat, i)), ...watching,
    ...(now.seat < 0 && now.phase === 'gathering' ? [nameField()] : []),
    ...(now.seat < 0 && now.phase !== 'closed' ? [claimField()] : []),
    ...(now.phase === 'gathering' ? invitation(now) : []),
    ...(now.phase === 'revealing' ? [make('p', { class: 'quiet' }, 'Everybody’s part of the dice is being told …')] : []),
    ...(now.phase === 'gathering' && now.seat >= 0 ? [button('Leave the seat', () => wire.ask('leave'), 'plain')] : []),
    ...(now.phase === 'playing' ? duringGame(now) : []), ...(['over', 'closed'].includes(now.phase) ? afterGame(now) : []),
    ...(now.seat >= 0 && now.phase !== 'closed' ? [make('h2', {}, 'Say'), ...PHRASES.map((phrase, i) => button(phrase, () => wire.ask(`say ${i}`), 'plain'))] : []),
    terms(now), ...(now.phase !== 'gathering' ? anytime(now) : [])];
}

/* The panel is made anew only if something in it is new, and not while somebody types there. */
function showPanel(now) {
  const key = JSON.stringify([{ ...now, left: now.left < 0 ? -1 : clockWord(now.left) }, code]);
  const place = find('#room');
  if (key === shown || (place.contains(document.activeElement) && document.activeElement.matches('input:not([readonly])') && shown && now.phase === showPanel.phase)) return;
  shown = key;
  showPanel.phase = now.phase;
  const { scrollTop } = place;
  const label = place.contains(document.activeElement) ? document.activeElement.textContent : null;
  place.replaceChildren(...panel(now));
  place.scrollTop = scrollTop;
  if (label) [...place.querySelectorAll('button')].find((one) => one.textContent === label)?.focus({ preventScroll: true });
}

function linkWords({ link, waiting }) {
  if (link === 'gone') return 'There is no such room (any more).';
  if (link === 'reload') return 'The server is newer than this page: reload it. Nothing is lost.';
  if (link !== 'up') return waiting ? 'No connection. Your move is sent as soon as it is back.' : 'Connecting …';
  return waiting ? 'Sending …' : '';
}

function tell(now, notice) {
  const [word, seat, number] = notice.split(' ');
  if (word === 'said') toast(`${named(now, seat - 1)}: ${PHRASES[number]}`);
  else if (word === 'declined') toast(`${named(now, seat - 1)} declined.`);
  else if (word === 'code') code = seat;
  else toast(`${notice[0].toUpperCase()}${notice.slice(1)}`);
}

/* Something may be new. */
function changed(trouble) {
  if (!wire?.client) return;
  if (trouble) toast(trouble);
  const now = wire.describe();
  if (!table && now.phase !== 'empty') seatTable(now);
  follow();
  for (let notice; (notice = wire.notice()) !== null;) tell(now, notice);
  find('#link').textContent = linkWords(now);
  find('#link').classList.toggle('bad', now.link !== 'up');
  const title = table ? table.game.title : 'Room';
  document.title = `${now.ourTurn ? 'Your turn · ' : ''}${title} · Parlour`;
  if (now.ourTurn && !turn) chime();
  turn = now.ourTurn;
  if (now.phase === 'empty') document.body.dataset.mode = 'play';
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
  const { style, dataset } = document.documentElement;
  for (const [name, ink] of Object.entries(INK)) style.setProperty(`--${name}`, palette.css(ink));
  style.setProperty('--over-accent', palette.css(engine.calls.ink_over(INK.accent)));
  dataset.palette = Object.keys(PALETTE)[palette.number];
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
document.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!table || event.target.matches('input, select, button:not(#targets button)')) return;
  if (step) board.moveFocus(...step);
  else if (event.key === 'Enter' || event.key === ' ') board.gesture('tap');
  else return;
  event.preventDefault();
});
onSystemChange(repaint);
repaint();
start();
document.body.classList.add('ready');
