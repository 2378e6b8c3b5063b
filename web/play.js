/* A game on the screen: table, board, computer player, toolbar, status, moves, saving, the address. */
import { Board } from './board.js';
import { copy, download, find, make, toast } from './dom.js';
import { showShortcuts } from './keys.js';
import { showAbout, showEarlier, showGuide, showMenu, showPreferences } from './menu.js';
import { Moves } from './moves.js';
import { exportPng, exportSvg } from './pictures.js';
import { recordOf, writeAddress } from './share.js';
import { changeSeat, changeSeats, Sheet } from './sheet.js';
import * as store from './store.js';
import { OVER, PERSON, RANDOM, Table } from './table.js';
import { Viewer } from './viewer.js';

const WIDE = matchMedia('(min-width: 901px)');
const ROOMY = matchMedia('(min-width: 1500px)');

const MENU = [
  ['new', 'New game', 'new', 'N'],
  ['seats', 'Who plays', 'seats'],
  ['earlier', 'Earlier games', 'earlier'],
  ['view', 'View a position', 'viewer', 'V'],
  ['course', 'How the game went', 'course', 'C'],
  null,
  ['link', 'Copy link to this game', 'link', 'L'],
  ['copy', 'Copy position as text', 'text'],
  ['picture', 'Save picture (PNG)', 'png'],
  ['picture', 'Save picture (SVG)', 'svg'],
  ['save', 'Save game to a file', 'file'],
  ['open', 'Open a saved game', 'open'],
  null,
  ['rules', 'Rules', 'rules', 'F1'],
  ['preferences', 'Preferences', 'preferences'],
  ['keys', 'Keys', 'shortcuts', '?'],
  ['about', 'About', 'about'],
];

export class Play {
  constructor(engine, computer, { repaint }) {
    this.engine = engine;
    this.computer = computer;
    this.repaint = repaint; // preferences changed
    this.job = engine.calls.page_job();
    this.thought = engine.calls.page_thought();
    this.board = new Board(engine, {
      stage: find('#stage'), canvas: find('#canvas'), overlay: find('#targets'), changed: () => this.changed(),
    });
    this.moves = new Moves(find('#moves'), (at) => this.#do('jump', at));
    this.viewer = new Viewer(find('#viewer'), {
      play: (text) => this.openText(this.game, text),
      shown: (text, good) => {
        if (good) this.#address('view', text);
        this.#settle();
      },
    });
  }

  /* ---- Opening ---- */

  /* Puts a table on the screen. It is saved at once, unless `own` is false: then at its first change,
     and the game that was saved before is kept. */
  #take(game, table, own = true, shared = false) {
    this.computer.stop();
    this.table?.free();
    this.game = game;
    this.table = table;
    this.asked = undefined;
    this.state = undefined;
    this.version = own ? undefined : table.do('version');
    this.own = own;
    this.shared = shared;
    this.moves.clear();
    this.viewer.close();
    find('#title').textContent = game.title;
    document.title = `${game.title} · Parlour`;
    document.body.dataset.mode = table.is('viewing') ? 'view' : 'play';
    table.do('speed', store.speed());
    table.do('guide', store.guided(game.name) ? 1 : 0);
    if (this.#hasSeat((who) => who > RANDOM)) this.computer.prepare(game.index);
    this.board.seat(table);
    this.#settle();
  }

  leave() {
    this.computer.stop();
    document.body.classList.remove('solving');
    this.viewer.close();
    this.board.seat(null);
    this.table?.free();
    this.table = null;
  }

  /* The saved game as a table, or null. One that cannot be read is put aside, not thrown away. */
  #saved(game) {
    const saved = store.savedGame(game.name);
    if (saved === null) return null;
    const table = new Table(this.engine, game);
    const { error, column } = table.load(saved);
    if (!error) return table;
    const name = store.setAside(game.name, saved);
    table.free();
    toast(`The saved game cannot be read (character ${column}: ${error}) It is kept aside as ${name}.`,
      { label: 'Save it to a file', run: () => download(`${name}.txt`, new Blob([saved])) }, 20);
    return null;
  }

  /* The saved game if there is one; else a new one. */
  resume(game) {
    const table = this.#saved(game);
    if (table) this.#take(game, table);
    else this.fresh(game);
  }

  /* A new game as its sheet says; until then it waits on the table. */
  fresh(game) {
    const table = new Table(this.engine, game);
    table.do('pause', 1);
    this.#take(game, table, false);
    this.#address();
    this.#sheet();
  }

  #sheet() {
    const sheet = new Sheet(this.engine, this.game, ({ settings, seats, seed }) => {
      const table = new Table(this.engine, this.game, settings, seed);
      seats.forEach((who, player) => table.do('seat', player, who));
      this.#keepOld();
      this.#take(this.game, table);
    });
    sheet.box.addEventListener('close', () => this.table?.do('at') === 0 && this.#do('pause', 0));
  }

  /* A game in progress is never thrown away. */
  #keepOld() {
    const saved = store.savedGame(this.game.name);
    if (saved === null) return;
    const table = new Table(this.engine, this.game);
    if (!table.load(saved).error && table.do('at') > 0 && table.do('actor') !== OVER) store.keepGame(this.game.name, saved);
    table.free();
  }

  /* A record or a position, from an address or the viewer: one's own game if it is that, else a shared
     one, which waits until somebody plays on. */
  openText(game, text) {
    const own = this.#saved(game);
    if (own && recordOf(own.save(), own.snapshot()) === text) {
      this.#take(game, own);
      return;
    }
    own?.free();
    const table = new Table(this.engine, game);
    const { error, column } = table.position(text);
    if (error) {
      table.free();
      this.resume(game);
      toast(`The address holds no game of ${game.title}. Column ${column}: ${error}`, undefined, 20);
      return;
    }
    table.do('pause', 1);
    this.#take(game, table, false, true);
  }

  openSave(text) {
    const table = new Table(this.engine, this.game);
    const { error, column } = table.load(text);
    if (error) {
      table.free();
      toast(`This file cannot be opened. Character ${column}: ${error}`, undefined, 12);
      return;
    }
    this.#keepOld();
    this.#take(this.game, table);
  }

  view(game, text = '') {
    const table = new Table(this.engine, game);
    table.view(table.snapshot());
    this.#take(game, table, false);
    this.viewer.open(table, text || table.snapshot());
    if (text) this.viewer.refresh();
    else this.#address('view');
  }

  /* ---- What may have changed ---- */

  /* Called after every event and in every frame. */
  changed() {
    const { table } = this;
    if (!table) return;
    const seat = table.wishedSeat();
    if (seat >= 0) changeSeat(table, seat, () => this.#settle());
    const version = table.do('version');
    if (version !== this.version) {
      this.version = version;
      this.#commit();
    }
    this.#think();
    if (!table.is('moving')) this.#refresh();
  }

  #settle() {
    this.changed();
    this.board.wake();
  }

  /* A move was made or taken back: save it before anything else. */
  #commit() {
    const { table, game } = this;
    if (table.is('viewing')) return;
    const saved = table.save();
    if (!this.own) {
      this.own = true;
      this.#keepOld();
    }
    if (!store.saveGame(game.name, saved) && !this.warned) {
      this.warned = true;
      toast('The browser keeps nothing for this page: the game will be lost when you close it.', undefined, 20);
    }
    this.#address('play', recordOf(saved, table.snapshot()));
  }

  #address(mode, text) {
    const address = writeAddress(this.game.name, mode, text);
    if (address !== location.hash) history.replaceState(null, '', address);
  }

  #refresh() {
    const { table } = this;
    const words = table.status();
    const state = `${table.do('generation')} ${table.do('hint_shown')} ${table.do('paused')} ${words} ${this.hinting} ${this.solving}`;
    if (state === this.state) return;
    this.state = state;
    document.body.classList.toggle('solving', Boolean(this.solving));
    this.#say(this.solving || (this.hinting ? 'Looking for a hint …' : words));
    find('#board').dataset.position = table.snapshot();
    this.#showPause();
    for (const [action, can] of [['undo', 'can_undo'], ['redo', 'can_redo'], ['reset', 'can_reset']]) {
      find(`#toolbar [data-action=${action}]`).disabled = !table.is(can);
    }
    find('#toolbar [data-action=hint]').disabled = !this.#canHint();
    this.moves.show(table);
    if (table.do('actor') === OVER && store.guided(this.game.name) && this.#hasSeat((who) => who === PERSON)) {
      store.learn(this.game.name);
    }
  }

  /* Why nothing goes on by itself, and what to do about it. */
  #showPause() {
    const { table } = this;
    const at = table.do('at'), length = table.do('length');
    const back = at < length;
    const bar = find('#pause');
    const button = (label, run) => make('button', { type: 'button', onclick: run }, label);
    bar.hidden = !table.is('paused') || !(back || this.shared);
    bar.replaceChildren(make('span', {}, back ? `Looking back: ${at} of ${length}` : 'A shared game'),
      button('Play on from here', () => this.#do('pause', 0)),
      back ? button('To the latest', () => this.#do('jump', length)) : button('Who plays', () => this.act('seats')));
  }

  #say(words) {
    const line = find('#status');
    if (line.textContent !== words) line.textContent = words;
  }

  /* ---- The computer ---- */

  /* Does somebody of this kind play? */
  #hasSeat(is) {
    return !this.table.is('viewing') && this.table.seats().some(is);
  }

  /* One job for each generation of the table; what is stale is stopped at once. */
  #think() {
    const { table } = this;
    const generation = table.do('generation');
    if (generation === this.asked) return;
    this.asked = generation;
    this.hinting = false;
    this.solving = '';
    document.body.classList.remove('thinking');
    this.computer.stop();
    if (!table.do('job', this.job)) return;
    document.body.classList.add('thinking');
    this.#ask(({ best }) => table.do('answer', generation, best));
  }

  #ask(use) {
    const { calls } = this.engine;
    const bytes = this.engine.bytes.slice(this.job, this.job + calls.page_job_size());
    this.computer.ask(this.game.index, bytes, (found) => {
      this.solving = '';
      use(found);
      this.#settle();
    }, (part) => {
      const words = `${this.game.title} is being solved, once: ${Math.floor(part * 100)} %`;
      if (words === this.solving) return;
      this.solving = words;
      this.#settle();
    });
  }

  #canHint() {
    return this.table.do('hint_job', this.job) !== 0;
  }

  #hint() {
    const { table } = this;
    if (table.is('hint_shown')) {
      table.do('hint_clear');
    } else if (!this.hinting && this.#canHint()) {
      const generation = table.do('generation');
      this.hinting = true;
      this.#ask(({ thought }) => {
        this.hinting = false;
        this.engine.bytes.set(thought, this.thought);
        table.do('hint', generation, this.thought);
      });
    }
    this.#settle();
  }

  /* ---- Actions ---- */

  #do(name, ...words) {
    if (!this.table) return;
    this.table.do(name, ...words);
    this.#settle();
  }

  act(name) {
    const { table, game } = this;
    if (!table) return;
    const actions = {
      undo: () => this.#do('undo'),
      redo: () => this.#do('redo'),
      reset: () => this.#do('reset'),
      hint: () => this.#hint(),
      new: () => this.#sheet(),
      seats: () => changeSeats(table, () => this.#settle()),
      earlier: () => showEarlier(this.engine, game, (text) => {
        store.dropKept(game.name, text);
        this.openSave(text);
      }),
      moves: () => this.#toggleMoves(),
      course: () => this.#do('show_course', table.is('course_shown') ? 0 : 1),
      viewer: () => (table.is('viewing') ? this.resume(game) : this.view(game, '')),
      link: () => copy(location.href, 'Link'),
      text: () => copy(table.snapshot(), 'Position'),
      png: () => exportPng(table, this.board.palette),
      svg: () => exportSvg(table, this.board.palette),
      file: () => download(`${game.name}.parlour`, new Blob([table.save()], { type: 'text/plain' })),
      open: () => this.#openFile(),
      rules: () => showGuide(game, table.do('chapter')),
      preferences: () => showPreferences(this.repaint),
      menu: () => showMenu(MENU, (action) => this.act(action)),
      shortcuts: () => showShortcuts(),
      about: () => showAbout(),
      games: () => { location.hash = ''; },
    };
    if (actions[name]) actions[name]();
    else this.board.gesture(name);
  }

  /* On a wide screen the list stands beside the board, if wanted; on a narrow one it covers it and goes. */
  #toggleMoves() {
    const open = find('#side').hidden;
    if (WIDE.matches) store.prefer('moves', open);
    this.showPanel(open);
  }

  showPanel(open = WIDE.matches && (store.preferences.moves ?? ROOMY.matches)) {
    find('#side').hidden = !open;
    find('#toolbar [data-action=moves]').setAttribute('aria-pressed', String(open));
    if (open && this.table) this.moves.show(this.table);
  }

  #openFile() {
    const field = make('input', {
      type: 'file',
      accept: '.parlour,text/plain',
      onchange: async () => this.openSave(await field.files[0].text()),
    });
    field.click();
  }
}
