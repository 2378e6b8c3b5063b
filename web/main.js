/* The page begins here: loads the program, then shows what the address asks for. */
import { Computer } from './computer.js';
import { find, toast } from './dom.js';
import { Engine } from './engine.js';
import { listen } from './keys.js';
import { keepForOffline } from './install.js';
import { Palette, measure } from './paint.js';
import { Play } from './play.js';
import { readAddress, takeArrival, writeAddress } from './share.js';
import { showStart } from './start.js';
import { onSystemChange, paletteNumber, preferences, speed } from './store.js';

/* The first screen is there before the program; where it is left, a line says that something comes. */
const awaited = () => { document.body.dataset.mode = location.hash ? 'loading' : 'start'; };
addEventListener('hashchange', awaited);
awaited();

const engine = await Engine.load(new URL('page.wasm', import.meta.url), measure);
const play = new Play(engine, new Computer(engine), { repaint, showStart: showGames });
let palette;

function repaint() {
  palette = new Palette(engine, paletteNumber());
  palette.dress();
  play.board.setPalette(palette.number);
  play.session.do('speed', speed());
  play.do('guide', preferences.guide === 'on' ? 1 : 0);
  if (document.body.dataset.mode === 'start') showGames();
}

function showGames() {
  document.body.dataset.mode = 'start';
  document.title = 'Parlour';
  find('#yours').hidden = play.session.do('total') === 0;
  showStart(find('#games'), play, palette, (game, mode) => {
    history.pushState(null, '', writeAddress(game.name, ['view', 'puzzle', 'lesson'].includes(mode) ? mode : ''));
    play.address.arrive();
    show(game, mode, '');
  });
}

/* A game that is shared, looked at, gone on with, or new. */
function show(game, mode, text) {
  if (mode === 'view') engine.lend(text, (place, length) => play.do('view', game.at, text ? place : 0, length));
  else if (mode === 'play' && text) play.comeBack(game, text);
  else if (mode === 'lesson') play.do('lesson', game.at, (Number.parseInt(text, 10) || 0) - 1);
  else if (mode === 'puzzle') play.do('puzzle', game.at, (Number.parseInt(text, 10) || 0) - 1);
  else if (mode === 'new') play.ask(game);
  else play.do('resume', game.at);
}

function route() {
  play.address.arrive();
  const { game: name, mode, text } = readAddress(location.hash);
  const game = engine.game(name);
  document.querySelectorAll('dialog').forEach((box) => box.close());
  if (!game?.width) {
    play.act('close');
    if (name) toast(`There is no game “${name}” here.`);
    return;
  }
  show(game, mode === 'broken' ? '' : mode, text);
  if (mode === 'broken') toast('The address is damaged.');
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-action]');
  if (button) play.act(button.dataset.action);
});
listen({
  act: (name) => play.act(name),
  arrow: (dx, dy) => play.table && play.board.moveFocus(dx, dy),
  tap: () => play.board.gesture('tap'),
});
/* What is pasted into a field belongs to the field; anything else may be a game. */
document.addEventListener('paste', (event) => {
  if (event.target.closest?.('input, textarea')) return;
  const text = event.clipboardData.getData('text/plain');
  if (text) play.open(text);
});
onSystemChange(repaint);
repaint();
play.showPanel();
removeEventListener('hashchange', awaited);
addEventListener('hashchange', route);
const arrival = takeArrival();
if (arrival) engine.lend(arrival, (place, length) => play.do('take_home', place, length));
route();
document.body.classList.add('ready');
keepForOffline();
