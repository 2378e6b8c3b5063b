/* The session: session/session.h as a JavaScript object. What happened goes in; what is to be done comes out and goes to
   whoever does it. Nothing about games is decided here. */
import { EFFECT, EFFECT_KIND } from './layout.js';
import { Keeper } from './keeper.js';
import { Table } from './table.js';

const KINDS = Object.fromEntries(Object.entries(EFFECT_KIND).map(([name, number]) => [number, name]));
const MOST_OFFERS = 5;

const seconds = () => BigInt(Math.floor(Date.now() / 1000));

/* A kept game, the i-th of those that are shown. */
export function entry({ engine, at }, i) {
  const [name, game, changed, , over, here, state, words] = engine.told((w) => engine.calls.page_entry(at, i, w)).split('\t');
  return { name, game: engine.game(game), changed: new Date(Number(changed) * 1000), over: over === '1', here: here === '1', state, words };
}

export class Session {
  /* `serve` has a function for each effect that is not the store's: think, stop, say, show, learnt, copy, file; `changed()`
     is called when an answer has come. */
  constructor(engine, serve, changed) {
    this.engine = engine;
    this.serve = serve;
    this.changed = changed;
    this.effect = engine.calls.page_effect();
    this.offersAt = engine.calls.memory_new(4 * MOST_OFFERS);
    this.keeper = new Keeper(engine, (name) => this.#answer('lost', name));
    this.at = engine.calls.session_new(crypto.getRandomValues(new BigUint64Array(1))[0], seconds());
  }

  /* Any function of session.h that takes and gives only numbers: session.do('can', 3). */
  do(name, ...words) {
    return this.engine.calls[`session_${name}`](this.at, ...words);
  }

  is(name, ...words) {
    return this.do(name, ...words) !== 0;
  }

  /* One that writes. */
  told(name, ...words) {
    return this.engine.told((w) => this.do(name, ...words, w));
  }

  /* One that gives a sentence. */
  sentence(name, ...words) {
    return this.engine.sentence(this.do(name, ...words));
  }

  /* One that takes a text, as place and length, behind other words. */
  give(name, text, ...words) {
    return this.engine.lend(text, (place, length) => this.do(name, ...words, place, length));
  }

  /* One that takes the name of a kept game. */
  name(name, game) {
    return this.engine.lend(game, (place) => this.do(name, place));
  }

  /* The table on the board, or null; the same object as long as it is the same table. */
  get table() {
    const at = this.do('table');
    if (!at) this.seen = null;
    else if (at !== this.seen?.at) this.seen = Table.of(this.engine, at);
    return this.seen ?? null;
  }

  tick(passed) {
    return this.is('tick', passed, seconds());
  }

  notice() {
    const { ints } = this.engine;
    const count = this.do('offers', this.offersAt);
    const offers = Array.from({ length: count }, (_, i) => ints[(this.offersAt >> 2) + i]);
    return { words: this.told('notice'), offers: offers.map((action) => ({ action, label: this.label(action) })) };
  }

  label(action) {
    return this.engine.sentence(this.engine.calls.session_label(action));
  }

  /* Does all there is to do. */
  pump() {
    while (this.is('effect', this.effect)) this.#serve(this.#read());
  }

  #read() {
    const { engine } = this;
    const word = (name) => engine.ints[(this.effect >> 2) + EFFECT[name]];
    return {
      kind: KINDS[word('kind')],
      ticket: BigInt(word('ticket')),
      counter: BigInt(word('counter')),
      name: engine.sentence(word('name')),
      text: word('text') ? engine.text(word('text'), word('length')) : '',
      game: engine.games.find(({ at }) => at === word('game')),
      job: word('job'),
      look: word('look'),
      hint: (word('hint') & 255) !== 0,
      sheet: word('sheet'),
      number: word('number'),
      offer: word('offer'),
    };
  }

  #serve(effect) {
    const { kind, ticket, name } = effect;
    const { keeper } = this;
    if (kind === 'keep') keeper.keep(effect).then((how) => this.#kept(ticket, how));
    else if (kind === 'forget') keeper.forget(name).then((how) => this.#kept(ticket, how));
    else if (kind === 'list') keeper.list().then((found) => this.#found('listed', ticket, found));
    else if (kind === 'fetch') keeper.fetch(name).then((found) => this.#found('found', ticket, found));
    else if (kind === 'hold' || kind === 'take') keeper.hold(name, kind === 'take').then((held) => this.#held(ticket, held));
    else if (kind === 'leave') keeper.leave(name);
    else this.serve[kind]?.(effect);
  }

  #kept(ticket, { how = 0, why = '' }) {
    this.engine.lend(why, (place) => this.do('kept', ticket, how, place));
    this.changed();
  }

  /* A text, or why there is none. */
  #found(answer, ticket, { text = null, why = '' }) {
    this.engine.lend(why, (reason) => {
      if (text === null) this.do(answer, ticket, 0, 0, reason);
      else this.give(answer, text, ticket);
    });
    this.changed();
  }

  #held(ticket, held) {
    this.do('held', ticket, held ? 1 : 0);
    this.changed();
  }

  #answer(name, game) {
    this.name(name, game);
    this.changed();
  }
}
