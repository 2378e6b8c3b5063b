/* The sheet for a new game, made from the options that the game declares: who sits where, and the seed. */
import { dialog, make, toast } from './dom.js';
import { How } from './how.js';
import { introduce, introduced, rememberPeople } from './people.js';
import { oneByOne, paintOn } from './pictures.js';
import { LEVELS, PERSON, RANDOM } from './table.js';

const PICTURE_WIDTH = 76;

const levelWord = (engine, level) => {
  const word = engine.sentence(engine.calls.level_word(level));
  return word[0].toUpperCase() + word.slice(1);
};

/* A list of everybody who can sit in a seat. */
export function seatChooser(engine, label, who, changed = () => {}) {
  const option = (value, text) => make('option', { value: String(value), selected: value === who }, text);
  const list = make('select', { 'aria-label': label, onchange: () => changed(Number(list.value)) },
    option(PERSON, 'Person'),
    make('optgroup', { label: 'Computer' },
      ...Array.from({ length: LEVELS }, (_, i) => option(i + 1, `${levelWord(engine, i + 1)}, level ${i + 1}`))),
    option(RANDOM, 'Random moves'));
  return list;
}

/* Two to four choices are buttons side by side, more are a list. */
function optionChooser({ key, label, choices, words }, value, changed) {
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

/* Choices that are told apart best by what they lead to: a picture of each board. What is left to chance has none. */
function pictureChooser(engine, palette, game, { key, label, choices, preset, words }, chosen, changed) {
  const [, where] = game.pictured;
  const works = [];
  const box = make('fieldset', { class: 'layouts' }, make('legend', {}, label),
    make('div', { class: 'pictured' }, ...choices.map((choice, i) => {
      const canvas = make('canvas', { 'aria-hidden': 'true' });
      if (i !== preset) works.push(() => paintBoard(engine, game, `${where} ${key}=${choice}`, palette, canvas));
      return make('label', { title: words[i] }, make('input', {
        type: 'radio', name: key, value: choice, checked: choice === chosen, onchange: changed, 'aria-label': words[i],
      }), ...(i !== preset ? [canvas] : []), make('span', { 'aria-hidden': 'true' }, i !== preset ? choice : words[i]));
    })));
  return { box, follow: (settings) => {
    box.hidden = !settings.includes(where);
    if (!box.hidden) oneByOne(works, () => box.isConnected && !box.hidden);
  } };
}

function paintBoard(engine, game, settings, palette, canvas) {
  const { value } = engine.given(settings, (r) => engine.calls.page_board(game.at, r));
  paintOn(engine, engine.drawing(value), palette, canvas, PICTURE_WIDTH);
  engine.calls.drawing_free(value);
}

/* What somebody is called; may stay empty. */
function nameField(name, label, changed = () => {}) {
  const field = make('input', {
    value: name, 'aria-label': label, placeholder: 'Your name', autocomplete: 'nickname', spellcheck: false, dir: 'auto',
    onchange: () => changed(field.value),
  });
  return make('label', { class: 'row name' }, make('span', {}, 'Name'), field);
}

export class Sheet {
  /* `begun()` is called once a game has begun. */
  constructor(engine, session, game, palette, begun) {
    this.how = new How(engine, game, engine.calls.page_start(session.at, game.at));
    this.engine = engine;
    this.session = session;
    this.game = game;
    this.palette = palette;
    this.begun = begun;
    this.places = make('div', { class: 'seats' });
    this.form = make('form', { method: 'dialog', onsubmit: (event) => this.#submit(event) },
      ...game.options.map((option, i) => this.#chooser(option, this.how.choice(i))),
      make('h3', {}, 'Who plays'),
      ...this.#proposal(),
      this.places,
      ...(engine.calls.page_rolls(game.at) ? [this.#chance(this.how.byHand)] : []),
      make('footer', {}, make('button', { class: 'main', autofocus: true }, 'Play')));
    this.box = dialog(`New game of ${game.title}`, 'new', this.form);
    this.box.addEventListener('close', () => this.how.free());
    this.#renew();
  }

  /* The level that one's rating proposes, where one has any. */
  #proposal() {
    const words = this.session.told('propose', this.game.at);
    return words ? [make('p', {}, words)] : [];
  }

  #chooser(option, chosen) {
    if (option.key !== this.game.pictured[0]) return optionChooser(option, chosen, () => this.#renew());
    this.pictured = pictureChooser(this.engine, this.palette, this.game, option, chosen, () => this.#renew());
    return this.pictured.box;
  }

  #chance(byHand) {
    return make('details', {}, make('summary', {}, 'Chance'),
      make('label', { class: 'row' }, make('span', {}, 'I roll myself'),
        make('input', { type: 'checkbox', name: 'hand', checked: byHand })),
      make('label', { class: 'row' }, make('span', {}, 'Seed'),
        make('input', { name: 'seed', inputMode: 'numeric', pattern: '[0-9]{1,19}', placeholder: 'by chance', autocomplete: 'off' })),
      make('p', { class: 'quiet' }, 'The same seed gives the same dice and draws. Whoever rolls real dice says each time what came.'));
  }

  /* What is chosen now, but for names. */
  #read() {
    const all = new FormData(this.form);
    this.game.options.forEach(({ key }, i) => this.how.choose(i, all.get(key)));
    this.how.byHand = all.get('hand') !== null;
  }

  #renew() {
    this.#read();
    this.pictured?.follow(this.how.settings);
    this.#keepNames();
    let person = 0;
    this.places.replaceChildren(...this.how.names.flatMap((name, player) => [make('label', { class: 'row' }, make('span', {}, name),
      seatChooser(this.engine, name, this.how.seat(player), (who) => {
        this.how.sit(player, who);
        this.#renew();
        this.places.querySelectorAll('select')[player].focus();
      })), ...(this.how.seat(player) === PERSON ? [nameField(introduced(this.session, person++), `Name of ${name}`)] : [])]));
  }

  /* What was typed, before the fields are made anew. */
  #keepNames() {
    [...this.places.querySelectorAll('input')].forEach((field, person) => introduce(this.session, person, field.value));
  }

  #submit(event) {
    event.preventDefault();
    this.#read();
    this.#keepNames();
    const seed = new FormData(this.form).get('seed') ?? '';
    const { value: wrong } = this.engine.given(seed, (r) => this.engine.calls.page_begin(this.session.at, this.game.at, this.how.at, r));
    if (wrong) {
      toast(this.engine.sentence(wrong));
      return;
    }
    rememberPeople(this.session);
    this.box.close();
    this.begun();
  }
}

/* Somebody else sits down during the game: in the seat that was touched, or in any. */
export function changeSeats(play, touched) {
  const { table, engine } = play;
  if (!table) return;
  const players = touched >= 0 ? [touched] : table.seats().map((_, player) => player);
  const box = dialog(touched >= 0 ? `Who plays ${table.seatName(touched)}?` : 'Who plays', 'seat',
    ...players.flatMap((player) => {
      const name = nameField(engine.sentence(engine.calls.table_called(table.at, player)), `Name of ${table.seatName(player)}`, (text) => {
        engine.given(text, (r) => engine.calls.page_call(play.session.at, player, r));
        rememberPeople(play.session);
        play.do('total');
      });
      const show = (who) => { name.hidden = who !== PERSON; };
      show(table.do('seat_of', player));
      return [make('label', { class: 'row' }, make('span', {}, table.seatName(player)),
        seatChooser(engine, table.seatName(player), table.do('seat_of', player), (who) => {
          play.do('seat', player, who);
          show(who);
        })), name];
    }),
    make('footer', {}, make('button', { type: 'button', class: 'main', onclick: () => box.close() }, 'Done')));
}

/* Who rolls real dice says what came: touches it, or types some of it. */
export function askOutcome(play) {
  const { table, engine, session } = play;
  if (!table?.is('waits') || document.querySelector('dialog.outcome')) return;
  const list = make('ul', {});
  const give = (text) => {
    const { error } = engine.given(text, (r) => session.do('outcome', r));
    if (!error) box.close();
    play.do('total');
  };
  const fitting = (words) => engine.lend(words, (place, length) => session.told('outcomes', place, length)).split('\n').filter(Boolean);
  const show = () => list.replaceChildren(...fitting(field.value).map((text) => make('li', {},
    make('button', { type: 'button', onclick: () => give(text) }, text))));
  const field = make('input', { 'aria-label': 'What came', autocomplete: 'off', autocapitalize: 'none', autofocus: true, oninput: show });
  const form = make('form', {
    onsubmit: (event) => {
      event.preventDefault();
      give(field.value);
    },
  }, field, list);
  const box = dialog('Roll or draw, and say what came', 'outcome', form);
  show();
}
