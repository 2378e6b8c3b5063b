/* Your games: every one that was ever begun, with a small picture; found, opened, removed. */
import { dialog, icon, make } from './dom.js';
import { ACTION } from './layout.js';
import { thumbnail } from './pictures.js';
import { Table } from './table.js';

const MANY = 12; // from here on there is a search
const FIRST = 40; // rows at a time
const PICTURE_WIDTH = 120;

function entry(play, i) {
  const { engine, session } = play;
  const [name, game, changed, moves, over, here, words] = engine.told((w) => engine.calls.page_entry(session.at, i, w)).split('\t');
  return { name, game: engine.game(game), changed: new Date(Number(changed) * 1000), moves, over: over === '1', here: here === '1', words };
}

function picture(play, i) {
  const at = play.session.do('look', i);
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  if (at) thumbnail(Table.of(play.engine, at), play.board.palette, canvas, PICTURE_WIDTH);
  return canvas;
}

function row(play, i, close) {
  const { name, game, changed, words, here } = entry(play, i);
  const title = `${game?.title ?? name}${changed.getTime() ? `, ${changed.toLocaleString()}` : ''}`;
  const line = make('li', here ? { class: 'here' } : {},
    make('button', {
      type: 'button',
      class: 'open',
      'aria-label': `Open: ${title}, ${words}`,
      'data-name': name,
      onclick: () => {
        close();
        play.session.name('open', name);
        play.do('total');
      },
    }, picture(play, i), make('span', {}, make('b', {}, title), make('span', {}, words))),
    make('button', {
      type: 'button',
      class: 'plain',
      'aria-label': `Remove: ${title}`,
      onclick: () => {
        play.session.name('forget', name);
        play.do('total');
        line.remove();
      },
    }, icon('close')));
  return line;
}

export function showGames(play) {
  const { engine, session } = play;
  document.querySelector('dialog.earlier')?.close();
  const list = make('ul', { class: 'kept' });
  const count = make('p', { class: 'quiet' });
  const words = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search' });
  const kind = make('select', { 'aria-label': 'Kind' }, make('option', { value: '' }, 'All kinds'),
    ...engine.games.filter(({ shown }) => shown).map(({ name, title }) => make('option', { value: name }, title)));
  const state = make('select', { 'aria-label': 'State' },
    ...['All', 'Going on', 'Finished'].map((label, i) => make('option', { value: String(i) }, label)));
  const filters = make('div', { class: 'row filters' }, words, kind, state);
  const more = make('button', { type: 'button', onclick: () => extend() }, 'More');
  let shown = 0, total = 0;

  function extend() {
    const all = session.do('count');
    for (const end = Math.min(all, shown + FIRST); shown < end; shown++) list.append(row(play, shown, () => box.close()));
    more.hidden = shown >= all;
  }

  function renew() {
    engine.lend(words.value, (place) => session.do('search', place, engine.game(kind.value)?.at ?? 0, Number(state.value)));
    list.replaceChildren();
    shown = 0;
    extend();
    total = session.do('total');
    filters.hidden = total <= MANY;
    count.textContent = total === 0 ? 'No game is kept here yet.' : `${session.do('count')} of ${total}`;
  }

  const box = dialog('Your games', 'earlier', filters, count, list, more, make('footer', {},
    make('button', { type: 'button', onclick: () => play.act('open') }, 'Take in games from a file'),
    make('button', { type: 'button', disabled: !session.is('can', ACTION.archive), onclick: () => play.act('archive') }, 'All into a file')));
  for (const field of [words, kind, state]) field.addEventListener('input', renew);
  box.addEventListener('close', () => { play.games = null; });
  play.games = { total: () => total, renew };
  renew();
}
