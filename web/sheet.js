/* The sheet for a new game, made from the options that the game declares: who sits where, and the seed. */
import { dialog, make } from './dom.js';
import { lastChoices, rememberChoices } from './store.js';
import { LEVELS, PERSON, RANDOM, Table } from './table.js';

const USUAL_LEVEL = 3;

/* A list of everybody who can sit in a seat. */
export function seatChooser(engine, label, who, changed = () => {}) {
  const option = (value, text) => make('option', { value: String(value), selected: value === who }, text);
  const list = make('select', { 'aria-label': label, onchange: () => changed(Number(list.value)) },
    option(PERSON, 'Person'),
    make('optgroup', { label: 'Computer' },
      ...Array.from({ length: LEVELS }, (_, i) => option(i + 1, `Level ${i + 1}, ${engine.sentence(engine.calls.level_word(i + 1))}`))),
    option(RANDOM, 'Random moves'));
  return list;
}

/* Two to four choices are buttons side by side, more are a list. */
function optionChooser({ key, label, choices, preset, words }, chosen, changed) {
  const value = choices.includes(chosen) ? chosen : choices[preset];
  if (choices.length > 4) {
    return make('label', { class: 'row' }, make('span', {}, label),
      make('select', { name: key, onchange: changed },
        ...choices.map((choice, i) => make('option', { value: choice, selected: choice === value }, words[i]))));
  }
  return make('fieldset', { class: 'row' }, make('legend', {}, label),
    make('div', { class: 'choices' }, ...choices.map((choice, i) => make('label', {},
      make('input', { type: 'radio', name: key, value: choice, checked: choice === value, onchange: changed }),
      make('span', {}, words[i])))));
}

/* Names and number of the seats under these settings; they may be too odd for a table. */
function seatNames(engine, game, settings) {
  const table = new Table(engine, game, settings);
  const names = table.seats().map((_, player) => table.seatName(player));
  table.free();
  return names;
}

export class Sheet {
  /* `begin({settings, seats, seed})` is called once somebody wants to play. */
  constructor(engine, game, begin) {
    const last = lastChoices(game.name);
    this.engine = engine;
    this.game = game;
    this.begin = begin;
    this.seats = Array.isArray(last.seats) ? last.seats : [];
    this.places = make('div', { class: 'seats' });
    this.form = make('form', { method: 'dialog', onsubmit: (event) => this.#submit(event) },
      ...game.options.map((option) => optionChooser(option, last.options?.[option.key], () => this.#renew())),
      make('h3', {}, 'Who plays'),
      this.places,
      make('details', {}, make('summary', {}, 'Chance'),
        make('label', { class: 'row' }, make('span', {}, 'Seed'),
          make('input', { name: 'seed', inputMode: 'numeric', pattern: '[0-9]{1,19}', placeholder: 'by chance', autocomplete: 'off' })),
        make('p', { class: 'quiet' }, 'The same seed gives the same dice and draws.')),
      make('footer', {}, make('button', { class: 'main', autofocus: true }, 'Play')));
    this.#renew();
    this.box = dialog(`New game of ${game.title}`, 'new', this.form);
  }

  #choices() {
    const all = new FormData(this.form);
    return Object.fromEntries(this.game.options.map(({ key }) => [key, all.get(key)]));
  }

  #settings() {
    return Object.entries(this.#choices()).map(([key, value]) => `${key}=${value}`).join(' ');
  }

  #renew() {
    const names = seatNames(this.engine, this.game, this.#settings());
    this.count = names.length;
    this.places.replaceChildren(...names.map((name, player) => {
      this.seats[player] ??= player === 0 ? PERSON : USUAL_LEVEL;
      return make('label', { class: 'row' }, make('span', {}, name),
        seatChooser(this.engine, name, this.seats[player], (who) => { this.seats[player] = who; }));
    }));
  }

  #submit(event) {
    event.preventDefault();
    const typed = new FormData(this.form).get('seed');
    const seed = typed ? BigInt(typed) : BigInt(crypto.getRandomValues(new Uint32Array(1))[0]);
    const seats = this.seats.slice(0, this.count);
    rememberChoices(this.game.name, { options: this.#choices(), seats: this.seats });
    const settings = this.#settings();
    this.box.close();
    this.begin({ settings, seats, seed });
  }
}

/* Somebody else sits down during the game. */
export function changeSeat(table, player, changed) {
  const name = table.seatName(player);
  const box = dialog(`Who plays ${name}?`, 'seat',
    make('label', { class: 'row' }, make('span', {}, name),
      seatChooser(table.engine, name, table.do('seat_of', player), (who) => {
        table.do('seat', player, who);
        changed();
      })),
    make('footer', {}, make('button', { type: 'button', class: 'main', onclick: () => box.close() }, 'Done')));
}

export function changeSeats(table, changed) {
  const box = dialog('Who plays', 'seat',
    ...table.seats().map((who, player) => make('label', { class: 'row' }, make('span', {}, table.seatName(player)),
      seatChooser(table.engine, table.seatName(player), who, (chosen) => {
        table.do('seat', player, chosen);
        changed();
      }))),
    make('footer', {}, make('button', { type: 'button', class: 'main', onclick: () => box.close() }, 'Done')));
}
