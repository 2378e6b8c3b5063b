/* The page begins here: loads the program, then shows what the address asks for. */
import { Computer } from './computer.js';
import { find, toast } from './dom.js';
import { Engine } from './engine.js';
import { listen } from './keys.js';
import { INK, PALETTE } from './layout.js';
import { Palette } from './paint.js';
import { Play } from './play.js';
import { readAddress, writeAddress } from './share.js';
import { showStart } from './start.js';
import { guided, onSystemChange, paletteNumber, speed } from './store.js';

const engine = await Engine.load(new URL('page.wasm', import.meta.url));
const play = new Play(engine, new Computer(engine), { repaint });
let palette;

function repaint() {
  palette = new Palette(engine, paletteNumber());
  const { style, dataset } = document.documentElement;
  /* The page's own colours are inks of the same palette. */
  for (const [name, ink] of Object.entries(INK)) style.setProperty(`--${name}`, palette.css(ink));
  style.setProperty('--over-accent', palette.css(engine.calls.ink_over(INK.accent)));
  dataset.palette = Object.keys(PALETTE)[palette.number];
  find('meta[name=theme-color]').content = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  play.board.setPalette(palette.number);
  play.table?.do('speed', speed());
  play.table?.do('guide', guided(play.game?.name) ? 1 : 0);
  if (document.body.dataset.mode === 'start') showGames();
}

function showGames() {
  showStart(find('#games'), engine, palette, (game, mode) => {
    history.pushState(null, '', writeAddress(game.name, mode === 'view' ? 'view' : ''));
    if (mode === 'view') play.view(game);
    else if (mode === 'new') play.fresh(game);
    else play.resume(game);
  });
}

function route() {
  const { game: name, mode, text } = readAddress(location.hash);
  const game = engine.game(name);
  document.querySelectorAll('dialog').forEach((box) => box.close());
  if (!game?.width) {
    play.leave();
    document.body.dataset.mode = 'start';
    document.title = 'Parlour';
    showGames();
    if (name) toast(`There is no game “${name}” here.`);
  } else if (mode === 'view') {
    play.view(game, text);
  } else if (mode === 'play' && text) {
    play.openText(game, text);
  } else {
    play.resume(game);
    if (mode === 'broken') toast('The address is damaged.');
  }
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
onSystemChange(repaint);
repaint();
play.showPanel();
addEventListener('hashchange', route);
route();
document.body.classList.add('ready');
navigator.serviceWorker?.register(new URL('offline.js', import.meta.url)).catch(() => {});
