/* One game being played: table/table.h as a JavaScript object. */

import { RULES, SEAT, TARGET } from './layout.js';

export const { person: PERSON, random: RANDOM } = SEAT;
export const { chance: CHANCE, over: OVER, levels: LEVELS } = RULES;

export class Table {
  /* `settings` is text: key=value key=value. */
  constructor(engine, game, settings = '', seed = 1n, at = 0) {
    this.engine = engine;
    this.game = game;
    this.calls = engine.calls;
    this.at = at;
    if (at) return;
    const made = engine.given(settings, (r) => this.calls.page_table(game.at, r, seed));
    if (made.error) throw new Error(made.error);
    this.at = made.value;
  }

  /* The one at this address, which belongs to somebody else. */
  static of(engine, at) {
    return new Table(engine, engine.games.find((game) => game.at === engine.calls.table_game(at)), '', 0n, at);
  }

  free() {
    this.calls.table_free(this.at);
    this.at = 0;
  }

  /* Any function of table.h that takes and gives only numbers: table.do('undo'). */
  do(name, ...words) {
    return this.calls[`table_${name}`](this.at, ...words);
  }

  is(name) {
    return this.do(name) !== 0;
  }

  #told(name, ...words) {
    return this.engine.told((w) => this.calls[`table_${name}`](this.at, ...words, w));
  }

  /* A position or record to look at. Gives {error, column} if the text is not good; of a record what is legal is shown. */
  view(text) {
    return this.engine.given(text, (r) => this.calls.table_view(this.at, r, this.engine.why));
  }

  status() {
    return this.#told('status');
  }

  snapshot() {
    return this.#told('snapshot');
  }

  seatName(player) {
    return this.#told('seat_name', player);
  }

  tellMove(i) {
    return this.#told('tell_move', i);
  }

  tellCourse(event) {
    return this.#told('tell_course', event);
  }

  seats() {
    return Array.from({ length: this.do('players') }, (_, player) => this.do('seat_of', player));
  }

  drawing() {
    return this.engine.drawing(this.do('draw'));
  }

  /* What is at a point of the page, in words; '' if nothing. */
  label(x, y) {
    const at = this.do('label', x, y);
    return at ? this.engine.sentence(at) : '';
  }

  /* What can be touched: id, use (see USE), label and bounds. */
  targets() {
    const { target, targets, text } = this.drawing();
    const { engine } = this;
    const { ints, floats } = engine;
    return Array.from({ length: targets }, (_, i) => {
      const at = target + TARGET.sizeof * i;
      return {
        id: ints[at + TARGET.id],
        use: ints[at + TARGET.use],
        label: engine.sentence(text + ints[at + TARGET.label]),
        x: floats[at + TARGET.x],
        y: floats[at + TARGET.y],
        width: floats[at + TARGET.w],
        height: floats[at + TARGET.h],
      };
    });
  }

  svg(palette, title) {
    const bytes = new TextEncoder().encode(`${title}\0`);
    const name = this.calls.memory_new(bytes.length);
    this.engine.bytes.set(bytes, name);
    const text = this.engine.told((w) =>
      this.calls.draw_svg(w, this.do('draw'), palette, 0, 0, name));
    this.calls.memory_free(name);
    return text;
  }
}
