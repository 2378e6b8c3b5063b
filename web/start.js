/* The start screen: every game with a picture of it, what was being played, what can be begun. */
import { make } from './dom.js';
import { thumbnail } from './pictures.js';
import { savedGame } from './store.js';
import { OVER, Table } from './table.js';

const PICTURE_WIDTH = 440;

/* The saved game if there is a good one, else some game in its middle; only to look at. */
function sample(engine, game) {
  const saved = savedGame(game.name);
  const table = new Table(engine, game, '', 12n);
  const own = saved !== null && !table.load(saved).error;
  if (!own) table.do('stroll');
  const state = { own, over: table.do('actor') === OVER, moves: table.do('at') };
  table.view(table.snapshot());
  return { table, state };
}

function card(engine, game, palette, open) {
  const { table, state } = sample(engine, game);
  const going = state.own && !state.over && state.moves > 0;
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  thumbnail(table, palette, canvas, PICTURE_WIDTH);
  table.free();
  const button = (label, mode, kind = '') => make('button', {
    type: 'button', class: kind, 'aria-label': `${label}: ${game.title}`, onclick: () => open(game, mode),
  }, label);
  return make('article', { class: 'card' },
    make('div', { class: 'picture', onclick: () => open(game, going ? 'resume' : 'new') }, canvas),
    make('h2', {}, game.title),
    make('p', {}, game.invitation),
    make('p', { class: 'span' }, game.span),
    make('div', { class: 'buttons' },
      ...(going ? [button('Continue', 'resume', 'main'), button('New game', 'new')] : [button('Play', 'new', 'main')]),
      button('View a position', 'view', 'plain')));
}

export function showStart(place, engine, palette, open) {
  place.replaceChildren(...engine.games.filter((game) => game.shown).map((game) => card(engine, game, palette, open)));
}
