/* Your games: every one that was ever begun, with a small picture; found, opened, removed. */
import { dialog, icon, make } from './dom.js';
import { ACTION } from './layout.js';
import { entry } from './session.js';
import { thumbnail } from './pictures.js';
import { Table } from './table.js';

const MANY = 12; // from here on there is a search
const SOME = 12; // rows at a time
const PICTURE_WIDTH = 144;

/* A picture is painted when it comes into sight: a list of many opens at once. */
function picture(play, name, watch) {
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  canvas.paint = () => {
    const at = play.session.name('look', name);
    if (at) thumbnail(Table.of(play.engine, at), play.board.palette, canvas, PICTURE_WIDTH);
  };
  watch.observe(canvas);
  return canvas;
}

function watcher() {
  return new IntersectionObserver((seen, watch) => {
    for (const { isIntersecting, target } of seen) {
      if (isIntersecting) {
        watch.unobserve(target);
        target.paint();
      }
    }
  }, { rootMargin: '200px' });
}

/* Made once each: to make one takes longer than all else about a row. */
const formats = new Map();

function format(date, how) {
  const key = JSON.stringify(how);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat([], how));
  return formats.get(key).format(date);
}

/* Today only the time, this year without the year. */
function when(date) {
  const now = new Date();
  if (!date.getTime()) return '';
  if (date.toDateString() === now.toDateString()) return format(date, { hour: '2-digit', minute: '2-digit' });
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' };
  return format(date, { day: 'numeric', month: 'short', ...year });
}

const whole = (date) => format(date, { dateStyle: 'medium', timeStyle: 'short' });

function row(play, i, watch, close) {
  const { name, game, changed, words, here, over, state } = entry(play.session, i);
  const title = game?.title ?? name;
  const line = make('li', { class: here ? 'here' : over || !game ? 'over' : '' },
    make('button', {
      type: 'button',
      class: 'open',
      'aria-label': `Open: ${title}, ${whole(changed)}, ${words}`,
      'data-name': name,
      onclick: () => {
        close();
        play.session.name('open', name);
        play.do('total');
      },
    }, make('span', { class: 'picture' }, picture(play, name, watch)),
    make('span', { class: 'about' },
      make('b', {}, title), make('span', { class: 'when' }, when(changed)),
      make('span', { class: 'words' }, words), make('span', { class: 'state' }, state))),
    make('button', {
      type: 'button',
      class: 'plain',
      title: 'Remove',
      'aria-label': `Remove: ${title}, ${whole(changed)}`,
      onclick: () => {
        play.session.name('forget', name);
        play.do('total');
      },
    }, icon('bin')));
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
  const filters = make('div', { class: 'filters' }, words, kind, state);
  const more = make('button', { type: 'button', class: 'more', onclick: () => extend() }, 'More');
  const end = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && extend());
  const watch = watcher();
  let shown = 0, total = 0;

  function extend() {
    const all = session.do('count');
    for (const last = Math.min(all, shown + SOME); shown < last; shown++) list.append(row(play, shown, watch, () => box.close()));
    more.hidden = shown >= all;
    end.unobserve(more); // observed anew it tells at once if it is still in sight
    end.observe(more);
  }

  function renew() {
    engine.lend(words.value, (place) => session.do('search', place, engine.game(kind.value)?.at ?? 0, Number(state.value)));
    list.replaceChildren();
    shown = 0;
    extend();
    total = session.do('total');
    filters.hidden = total <= MANY;
    const found = session.do('count');
    count.textContent = total === 0 ? 'No game is kept here yet. Every game that you begin will be.'
      : found === total ? `${total} ${total === 1 ? 'game' : 'games'}` : `${found} of ${total} games`;
  }

  const box = dialog('Your games', 'earlier', filters, count, list, more, make('footer', {},
    make('button', { type: 'button', onclick: () => play.act('open') }, 'Take in games from a file'),
    make('button', { type: 'button', disabled: !session.is('can', ACTION.archive), onclick: () => play.act('archive') }, 'All into a file')));
  for (const field of [words, kind, state]) field.addEventListener('input', renew);
  box.addEventListener('close', () => { play.games = null; });
  play.games = { total: () => total, renew };
  renew();
}
