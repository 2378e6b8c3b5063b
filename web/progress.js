/* One's own progress: words, a picture for each game and name, a table to take along, and a way to forget it. */
import { dialog, make } from './dom.js';
import { ACTION } from './layout.js';

const NARROW = 700; // CSS pixels: there is no room for a wide picture

export function showProgress(play, palette) {
  const { engine, session } = play;
  const pictures = engine.told((w) => engine.calls.page_plots(session.at, palette, window.innerWidth < NARROW, w)).split('\0').filter(Boolean);
  const button = (action) => make('button', {
    type: 'button', disabled: !session.is('can', action),
    onclick: () => {
      if (action === ACTION.forget) box.close();
      play.do('do', action);
    },
  }, session.label(action));
  const box = dialog(session.label(ACTION.progress), 'progress',
    ...session.told('tell_progress').split('\n').filter(Boolean).map((line) => make('p', {}, line)),
    ...pictures.map((svg) => make('img', { alt: 'rating and accuracy, game by game', src: `data:image/svg+xml,${encodeURIComponent(svg)}` })),
    make('footer', {}, button(ACTION.forget), button(ACTION.progressCsv),
      make('button', { type: 'button', class: 'main', onclick: () => box.close() }, 'Done')));
}
