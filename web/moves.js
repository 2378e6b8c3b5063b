/* The list of moves beside the board: read it, and jump to any of them. */
import { make } from './dom.js';
import { CHANCE } from './table.js';

export class Moves {
  constructor(place, jump) {
    this.place = place;
    this.jump = jump;
    this.rows = []; // {move, button}
  }

  clear() {
    this.rows = [];
    this.place.replaceChildren();
  }

  /* Rows of moves that are still the same are kept. */
  show(table) {
    const length = table.do('length'), at = table.do('at');
    let same = 0;
    if (!this.start) this.start = this.#row(0, '', 'Start', 'begin');
    if (this.place.firstChild !== this.start) this.place.replaceChildren(this.start);
    while (same < length && same < this.rows.length && this.rows[same].move === table.do('move', same)) same++;
    for (const { row } of this.rows.splice(same)) row.remove();
    for (let i = same; i < length; i++) {
      const chance = table.do('move_actor', i) === CHANCE;
      const text = table.tellMove(i); // nothing: not worth a line
      const number = (this.rows.at(-1)?.number ?? 0) + (text ? 1 : 0);
      const row = this.#row(i + 1, number, text, chance ? 'chance' : '');
      row.hidden = !text;
      this.rows.push({ move: table.do('move', i), row, number });
      this.place.append(row);
    }
    this.#mark(at);
  }

  #row(at, number, text, kind) {
    return make('li', { class: kind }, make('button', { type: 'button', onclick: () => this.jump(at) },
      make('span', { class: 'number' }, number ? `${number}.` : ''), make('span', {}, text)));
  }

  #mark(at) {
    const all = [this.start, ...this.rows.map(({ row }) => row)];
    for (const [i, row] of all.entries()) {
      row.classList.toggle('ahead', i > at);
      if (i === at) row.firstChild.setAttribute('aria-current', 'step');
      else row.firstChild.removeAttribute('aria-current');
    }
    const now = all[at];
    const list = this.place;
    if (now && list.clientHeight) {
      const middle = now.offsetTop - list.offsetTop - list.clientHeight / 2;
      list.scrollTop = middle;
    }
  }
}
