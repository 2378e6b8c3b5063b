/* The start screen: every game with a picture of it, what was being played, what can be begun. */
import { make } from './dom.js';
import { ACTION } from './layout.js';
import { oneByOne, slowThumbnail } from './pictures.js';
import { Table } from './table.js';

const PICTURE_WIDTH = 440;

function card(play, game, canvas, open) {
  const going = play.session.is('going', game.at);
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

/* Today's, of each game that has some. */
function puzzles(play, games, open) {
  const some = games.filter((game) => play.engine.calls.session_puzzles(game.at) > 0);
  if (some.length === 0) return [];
  const label = play.session.label(ACTION.puzzle);
  const streak = play.session.told('tell_streak');
  const progress = make('button', { type: 'button', class: 'plain', onclick: () => play.do('do', ACTION.progress) }, play.session.label(ACTION.progress));
  return [make('article', { class: 'card puzzles' }, make('h2', {}, `${label}s`),
    make('p', {}, play.engine.sentence(play.engine.calls.session_puzzle_words())),
    ...(streak ? [make('p', { class: 'span' }, streak)] : []),
    make('div', { class: 'buttons' }, ...some.map((game) => make('button', {
      type: 'button', 'aria-label': `${label}: ${game.title}`, onclick: () => open(game, 'puzzle'),
    }, game.title)), progress))];
}

/* A short course of each game that has one, and how far one has come. */
function lessons(play, games, open) {
  const some = games.filter((game) => play.engine.calls.session_lessons(game.at) > 0);
  if (some.length === 0) return [];
  const label = play.session.label(ACTION.lessons);
  const learnt = (game) => `${play.session.do('learnt', game.at)} of ${play.engine.calls.session_lessons(game.at)}`;
  return [make('article', { class: 'card puzzles' }, make('h2', {}, label),
    make('p', {}, 'From the first touch to the first tricks: a few positions of each game, one idea each.'),
    make('div', { class: 'buttons' }, ...some.map((game) => make('button', {
      type: 'button', 'aria-label': `${label}: ${game.title}, ${learnt(game)}`, onclick: () => open(game, 'lesson'),
    }, `${game.title} · ${learnt(game)}`))))];
}

let shown = 0; // how often; pictures for an earlier time are left

export function showStart(place, play, palette, open) {
  const pictures = [];
  const time = ++shown;
  const games = play.engine.games.filter((game) => game.shown);
  place.replaceChildren(...games.map((game) => {
    const canvas = make('canvas', { 'aria-hidden': 'true' });
    const cover = () => Table.of(play.engine, play.session.do('cover', game.at));
    pictures.push(slowThumbnail(play.engine, game, cover, palette, canvas, PICTURE_WIDTH));
    return card(play, game, canvas, open);
  }), ...lessons(play, games, open), ...puzzles(play, games, open));
  oneByOne(pictures, () => time === shown);
}
