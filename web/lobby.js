/* Opening a room, and finding one: the sheet that asks for the game, its options, the seats and what is agreed. */
import { make } from './dom.js';
import { How } from './how.js';
import { AGREED } from './layout.js';
import { seatChoices } from './sheet.js';
import { ask, keptRooms } from './wire.js';

/* What can be agreed, as lists of choices; the first of each is proposed. */
function agreements(engine) {
  const { calls } = engine;
  return Array.from({ length: AGREED.agreements }, (_, about) => choice(engine.sentence(calls.agreed_label(about)), 'agreed',
    Array.from({ length: calls.agreed_choices(about) }, (_, i) => [String(i), engine.sentence(calls.agreed_words(about, i))])));
}

export const choice = (label, name, options, chosen = options[0][0]) => make('label', { class: 'row' }, make('span', {}, label),
  make('select', { name }, ...options.map(([value, words]) => make('option', { value, selected: value === chosen }, words))));

/* The options of a game, chosen as `how` says. */
export function optionChoices(how) {
  return how.game.options.map(({ key, label, choices, words }, option) =>
    choice(label, `option-${key}`, choices.map((value, i) => [value, words[i]]), how.choice(option)));
}

/* And back: what is chosen now. */
export function readChoices(how, { elements }) {
  how.game.options.forEach(({ key }, option) => how.choose(option, elements[`option-${key}`].value));
}

class Opening {
  constructor(engine, opened) {
    this.engine = engine;
    this.opened = opened;
    this.games = engine.games.filter((game) => game.shown);
    this.options = make('div', {});
    this.seats = make('div', {});
    this.trouble = make('p', { class: 'trouble', role: 'alert' });
    this.form = make('form', { onsubmit: (event) => this.#submit(event) },
      choice('Game', 'game', this.games.map((game) => [game.name, game.title])), this.options,
      make('h3', {}, 'Seats'), this.seats,
      make('h3', {}, 'Agreed'), ...agreements(engine), make('p', { class: 'quiet' }, engine.sentence(engine.calls.agreed_rule())),
      this.trouble,
      make('footer', {}, make('button', { class: 'main' }, 'Open the room')));
    this.form.elements.game.addEventListener('change', () => this.#renew(true));
    this.#renew(true);
  }

  get game() {
    return this.games.find(({ name }) => name === this.form.elements.game.value);
  }

  #renew(all) {
    const { engine, game } = this;
    if (all) {
      this.how?.free();
      this.how = new How(engine, game, engine.calls.rooms_start(game.at));
      this.options.replaceChildren(...optionChoices(this.how));
      for (const list of this.options.querySelectorAll('select')) list.addEventListener('change', () => this.#renew(false));
    }
    readChoices(this.how, this.form);
    this.seats.replaceChildren(...this.how.names.map((name, i) =>
      choice(name, `seat-${i}`, seatChoices(engine))));
  }

  async #submit(event) {
    event.preventDefault();
    const { elements } = this.form;
    const { engine, game, how } = this;
    readChoices(how, this.form);
    this.seats.querySelectorAll('select').forEach((list, player) => how.sit(player, Number(list.value)));
    const agreed = [...this.form.querySelectorAll('[name=agreed]')].map(({ value }) => value).join(' ');
    const { value: line } = engine.given(agreed, (r) => engine.told((w) => engine.calls.rooms_opening(game.at, how.at, r, w)));
    this.trouble.textContent = '';
    try {
      const answer = (await ask(engine, line)).find(({ kind }) => kind !== 'listed');
      if (answer.kind === 'opened') this.opened(answer.room, answer.secret);
      else this.trouble.textContent = answer.words;
    } catch (error) {
      this.trouble.textContent = error.message;
    }
  }
}

async function list(engine, place, enter) {
  const button = (label, room) => make('button', { type: 'button', onclick: () => enter(room) }, label);
  const kept = keptRooms();
  place.replaceChildren(...kept.map((room) => make('p', { class: 'row' }, make('span', {}, `Room ${room.slice(0, 6)}`), button('Go back there', room))));
  try {
    for (const { kind, room, title, words } of await ask(engine, 'rooms')) {
      if (kind === 'refused') place.append(make('p', { class: 'trouble' }, words));
      else if (!kept.includes(room)) place.append(make('p', { class: 'row' }, make('span', {}, `${title}: ${words}`), button('Look in', room)));
    }
  } catch (error) {
    place.append(make('p', { class: 'trouble' }, error.message));
  }
  if (!place.children.length) place.append(make('p', { class: 'quiet' }, engine.sentence(engine.calls.answer_nobody())));
}

/* Fills the page: `enter(room, secret)` is called with the room to go to. */
export function showLobby(engine, place, enter) {
  const rooms = make('div', {});
  place.replaceChildren(
    make('section', { class: 'sheet' }, make('h2', {}, 'Open a room'),
      make('p', { class: 'quiet' }, 'You get a link. Whoever opens it may sit down or watch; nobody needs an account.'), new Opening(engine, enter).form),
    make('section', { class: 'sheet' }, make('h2', {}, 'Rooms'), rooms));
  list(engine, rooms, enter);
}
