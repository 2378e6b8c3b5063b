/* Opening a room, and finding one: the sheet that asks for the game, its options, the seats and what is agreed. */
import { make } from './dom.js';
import { How } from './how.js';
import { PERSON, RANDOM } from './table.js';
import { ask, keptRooms } from './wire.js';

/* What can be agreed about `clock` or `away`: [[term, words]]. */
function terms(engine, about) {
  const { [`room_${about}_term`]: term, [`room_${about}_words`]: words } = engine.calls;
  const all = [];
  for (let i = 0; term(i); i++) all.push([engine.sentence(term(i)), engine.sentence(words(i))]);
  return all;
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

const levels = (engine) => Array.from({ length: 9 }, (_, i) => [String(i + 1), `Computer, ${engine.sentence(engine.calls.level_word(i + 1))}, level ${i + 1}`]);

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
      make('h3', {}, 'Agreed'), choice('Clock', 'clock', terms(engine, 'clock')), make('p', { class: 'quiet' }, engine.sentence(engine.calls.room_clock_rule())),
      choice('When somebody is away, the others wait', 'away', terms(engine, 'away')),
      choice('Hints', 'hints', [['no', 'none'], ['yes', 'allowed']]),
      choice('Who can find the room', 'listed', [['no', 'whoever has the link'], ['yes', 'everybody: list it here']]),
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
      choice(name, `seat-${i}`, [[PERSON, 'A person'], [RANDOM, 'Random moves'], ...levels(engine)])));
  }

  async #submit(event) {
    event.preventDefault();
    const { elements } = this.form;
    const { engine, game, how } = this;
    readChoices(how, this.form);
    this.seats.querySelectorAll('select').forEach((list, player) => how.sit(player, Number(list.value)));
    const opening = engine.told((w) => engine.calls.rooms_opening(game.at, how.at, w));
    const terms = ['clock', 'away', 'hints', 'listed'].map((key) => `${key}=${elements[key].value}`).join(' ');
    this.trouble.textContent = '';
    try {
      const lines = await ask(`open ${opening} ; ${terms}`, 'opened');
      const [word, room, secret] = lines.find((line) => /^(opened|no) /.test(line)).split(' ');
      if (word === 'opened') this.opened(room, secret);
      else this.trouble.textContent = lines.find((line) => line.startsWith('no ')).slice(3);
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
    const lines = await ask('rooms', 'rooms');
    for (const line of lines.filter((one) => one.startsWith('listed '))) {
      const [, room, name, open, seats, ...who] = line.split(' ');
      if (kept.includes(room)) continue;
      place.append(make('p', { class: 'row' }, make('span', {}, `${engine.game(name)?.title ?? name}: ${open} of ${seats} seats open${who.length ? `, with ${who.join(' ')}` : ''}`),
        button('Look in', room)));
    }
  } catch (error) {
    place.append(make('p', { class: 'trouble' }, error.message));
  }
  if (!place.children.length) place.append(make('p', { class: 'quiet' }, 'Nobody is looking for players just now.'));
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
