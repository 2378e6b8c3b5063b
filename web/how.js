/* How a game is to begin: struct start of session/start.h as a JavaScript object. What is proposed and what it means is C's. */
import { ROLLS, START } from './layout.js';

export class How {
  /* `at`: where page_start, rooms_start or letters_start put it. */
  constructor(engine, game, at) {
    this.engine = engine;
    this.game = game;
    this.at = at;
  }

  free() {
    this.engine.calls.memory_free(this.at);
    this.at = 0;
  }

  #word(member, i = 0) {
    return (this.at >> 2) + START[member] + i;
  }

  /* The choice of the i-th option, as its word. */
  choice(i) {
    return this.game.options[i].choices[this.engine.ints[this.#word('settings', i)]];
  }

  choose(i, word) {
    this.engine.ints[this.#word('settings', i)] = this.game.options[i].choices.indexOf(word);
  }

  seat(player) {
    return this.engine.ints[this.#word('seat', player)];
  }

  sit(player, who) {
    this.engine.ints[this.#word('seat', player)] = who;
  }

  get byHand() {
    return this.engine.ints[this.#word('chance')] === ROLLS.byHand;
  }

  set byHand(on) {
    this.engine.ints[this.#word('chance')] = on ? ROLLS.byHand : ROLLS.bySeed;
  }

  /* All options as text. */
  get settings() {
    return this.engine.told((w) => this.engine.calls.page_settings(this.game.at, this.at, w));
  }

  /* What the seats are called. */
  get names() {
    return this.engine.told((w) => this.engine.calls.page_seats(this.game.at, this.at, w)).split('\n');
  }
}
