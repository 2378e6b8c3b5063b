/* A game on the screen: between the session and the page's parts. What a person does goes into the session, and what the
   session asks for is done: board, computer player, toolbar, status, moves, sheets, the address. */
import { Board } from './board.js';
import { Computer } from './computer.js';
import { copy, dialogOpen, download, find, make, toast } from './dom.js';
import { showGames } from './games.js';
import { install } from './install.js';
import { showShortcuts } from './keys.js';
import { ACTION, DEED, SHEET } from './layout.js';
import { showAbout, showGuide, showMenu, showPreferences } from './menu.js';
import { Moves } from './moves.js';
import { recallPeople } from './people.js';
import { exportPng, exportSvg } from './pictures.js';
import { showProgress } from './progress.js';
import { Session } from './session.js';
import { Address, writeAddress } from './share.js';
import { Sounds } from './sound.js';
import { askOutcome, changeSeats, Sheet } from './sheet.js';
import * as store from './store.js';
import { RANDOM } from './table.js';
import { Viewer } from './viewer.js';

const WIDE = matchMedia('(min-width: 901px)');
const ROOMY = matchMedia('(min-width: 1500px)');
const ALARM = 100; // milliseconds: the session wants to know that time passes
/* Buttons that look as if they could not be used when that is so. */
const DIMMED = ['undo', 'redo', 'reset', 'hint', 'first', 'previous', 'next', 'latest'];

export class Play {
  /* `repaint()`: preferences changed; `showStart()`: the start screen is wanted. */
  constructor(engine, computer, { repaint, showStart }) {
    this.engine = engine;
    this.computer = computer;
    this.repaint = repaint;
    this.showStart = showStart;
    this.address = new Address();
    this.thought = engine.calls.page_thought();
    this.lookers = []; // threads that look back at a game, as many as look at a time
    this.board = new Board(engine, {
      stage: find('#stage'), canvas: find('#canvas'), overlay: find('#targets'), changed: () => this.changed(),
      tick: (passed) => this.session.tick(passed),
    });
    this.moves = new Moves(find('#moves'), (at) => this.do('jump', at));
    this.viewer = new Viewer(find('#viewer'), { act: (action) => this.do('do', action), shown: () => this.#settle() });
    this.sounds = new Sounds(engine);
    this.session = new Session(engine, {
      think: (effect) => this.#think(effect),
      stop: () => this.#unthink(),
      enough: () => this.computer.enough(),
      look: (effect) => this.#lookBack(effect),
      unlook: () => this.lookers.forEach((looker) => looker.stop()),
      say: ({ text, offer }) => toast(text, offer ? { label: this.session.label(offer), run: () => this.do('do', offer) } : undefined, 12),
      show: (effect) => this.#show(effect),
      learnt: ({ game }) => store.learn(game.name),
      copy: ({ text }) => copy(text, 'Position', this.engine.did(DEED.copy)),
      sound: ({ number }) => this.sounds.play(number),
      file: ({ name, text }) => download(name, new Blob([text], { type: 'text/plain' })),
    }, () => this.#settle());
    this.session.do('guide', store.preferences.guide === 'on' ? 1 : 0);
    recallPeople(this.session);
    this.session.do('by_finger', matchMedia('(pointer: coarse)').matches ? 1 : 0);
    for (const game of engine.games) if (store.preferences.known.includes(game.name)) this.session.do('knows', game.at);
  }

  get table() {
    return this.session.table;
  }

  /* Time passes even if nothing moves, as long as the session wants to be told. */
  #setAlarm() {
    if (this.alarm || this.session.do('alarm') < 0) return;
    this.alarm = setTimeout(() => {
      this.alarm = undefined;
      this.session.do('pass', ALARM / 1000);
      this.#settle();
    }, ALARM);
  }

  /* ---- Sheets ---- */

  #show({ sheet, game, number }) {
    this.#look();
    if (sheet === SHEET.start) this.showStart();
    else if (sheet === SHEET.new) this.ask(game);
    else if (sheet === SHEET.board || sheet === SHEET.viewer) this.#showBoard(sheet === SHEET.viewer);
    else if (sheet === SHEET.games) showGames(this);
    else if (sheet === SHEET.seats) changeSeats(this, number);
    else if (sheet === SHEET.outcomes) askOutcome(this);
    else if (sheet === SHEET.progress) showProgress(this, this.board.palette);
  }

  #showBoard(viewer) {
    document.body.dataset.mode = viewer ? 'view' : 'play';
    if (viewer) this.viewer.open(this.session);
    else this.viewer.close();
    this.showPanel();
    this.board.fit();
  }

  /* The sheet for a new game, over whatever is there. */
  ask(game) {
    if (!this.table) this.showStart();
    const sheet = new Sheet(this.engine, this.session, game, this.board.palette, () => this.#settle());
    sheet.box.addEventListener('close', () => {
      if (!this.table) this.#address('start');
    });
  }

  /* ---- What may have changed ---- */

  /* The table may be another one, or none. */
  #look() {
    const { table } = this;
    if (table === this.seen) return;
    this.seen = table;
    this.state = undefined;
    this.moves.clear();
    this.board.seat(table);
    if (!table) return;
    this.game = table.game;
    find('#title').textContent = this.game.title;
    document.title = `${this.game.title} · Parlour`;
    if (table.seats().some((who) => who > RANDOM)) this.computer.prepare(this.game.index);
  }

  /* Called after every event and in every frame. */
  changed() {
    this.session.do('step');
    this.session.pump();
    this.#setAlarm();
    this.#look();
    if (this.table && !this.table.is('moving')) this.#refresh();
    else this.#notice();
    this.#busy();
    this.#renewStart();
    if (this.games && this.games.total() !== this.session.do('total')) this.#renewGames();
  }

  /* Thousands may be taken in one after the other: once a frame is enough. */
  #renewGames() {
    this.renewing ??= requestAnimationFrame(() => {
      this.renewing = undefined;
      this.games?.renew();
    });
  }

  /* The start screen tells what can be gone on with, once that is known. */
  #renewStart() {
    if (document.body.dataset.mode !== 'start') return;
    const known = this.engine.games.map((game) => this.session.do('going', game.at)).join('') + this.session.do('total') + ' ' + this.session.do('streak')
      + ' ' + this.engine.games.map((game) => this.session.do('learnt', game.at)).join('');
    if (known === this.known) return;
    this.known = known;
    this.showStart();
  }

  #settle() {
    this.changed();
    this.board.wake();
  }

  /* An action or anything else of the session. */
  do(name, ...words) {
    this.session.do(name, ...words);
    this.#settle();
  }

  /* What is on the screen, kept or not yet: tests compare every step of it with the native program. */
  #tellShown() {
    const { session, table } = this;
    const { dataset } = find('#board');
    dataset.shownAt = writeAddress(this.game.name, session.is('viewing') ? 'view' : 'play', session.told(session.is('viewing') ? 'viewed' : 'record'));
    dataset.shown = table.snapshot();
  }

  /* The address and the position that tests read show what is kept: a page that dies has lost nothing of it. */
  #keepAddress() {
    const { session, table } = this;
    if (session.is('viewing')) this.#address('view', session.told('viewed'));
    else if (session.is('teaching')) this.#address('lesson', String(session.do('teaching')));
    else if (session.is('puzzling')) this.#address('puzzle', String(session.do('puzzling')));
    else if (session.sentence('name') || table.do('at') > 0) this.#address('play', session.told('record'), session.sentence('name'));
    else this.#address('new');
    find('#board').dataset.name = session.sentence('name');
    find('#board').dataset.position = table.snapshot();
  }

  /* Of the start screen, of a game without a move, or with what is on the board. */
  #address(mode, text, name) {
    this.address.write(mode === 'start' ? '' : writeAddress(this.game.name, mode === 'new' ? '' : mode, text), name);
  }

  /* What the address holds, or the kept game that this tab showed there. */
  comeBack(game, text) {
    const { address, engine, session } = this;
    engine.lend(address.name, (name) => engine.lend(text, (place, length) => session.do('return', name, game.at, place, length)));
    this.#settle();
  }

  #refresh() {
    const { table, session } = this;
    const words = table.status();
    const waits = session.is('waits');
    const state = `${table.do('generation')} ${table.do('hint_shown')} ${table.do('paused')} ${session.is('viewing')} ${words}`
      + ` ${waits} ${session.sentence('mistake')}`;
    document.body.classList.toggle('keeping', waits);
    this.#notice();
    if (state === this.state) return;
    this.state = state;
    this.#say(words);
    this.board.showTargets();
    this.#tellShown();
    if (!waits) this.#keepAddress();
    for (const action of DIMMED) {
      for (const button of document.querySelectorAll(`#play [data-action=${action}]`)) button.disabled = !session.is('can', ACTION[action]);
    }
    this.moves.show(table);
  }

  /* What must not be overlooked, and what helps. */
  #notice() {
    const { words, offers } = this.session.notice();
    const state = words + offers.map(({ label }) => label).join();
    if (state === this.noticed) return;
    this.noticed = state;
    const bar = find('#pause');
    const focused = bar.contains(document.activeElement) ? document.activeElement.textContent : null;
    bar.hidden = !words;
    document.body.classList.toggle('choosing', offers.length > 1);
    bar.classList.toggle('grave', this.session.is('can', ACTION.again));
    bar.replaceChildren(make('span', {}, words), ...offers.map(({ action, label }) => make('button', {
      type: 'button', onclick: () => this.do('do', action),
    }, label)));
    if (focused !== null) this.#keepFocus([...bar.querySelectorAll('button')], focused);
  }

  /* Who pressed one of these by key finds the focus at it, or at what has come in its place. */
  #keepFocus(buttons, label) {
    const next = buttons.find(({ textContent }) => textContent === label) ?? buttons[0];
    if (next) next.focus();
    else this.board.targets.focus();
  }

  /* What takes its time, and how to call it off. */
  #busy() {
    const words = this.session.told('busy');
    const can = ['enough', 'cancel'].filter((name) => words && this.can(name));
    const state = words + can.join();
    if (state === this.waiting) return;
    this.waiting = state;
    const sign = find('#busy');
    sign.hidden = !words;
    find('#busy-words').textContent = words;
    for (const button of sign.querySelectorAll('button')) button.hidden = !can.includes(button.dataset.action);
  }

  #say(words) {
    const line = find('#status');
    if (line.textContent !== words) line.textContent = words;
  }

  /* ---- The computer ---- */

  #think({ ticket, game, job, hint }) {
    const { engine } = this;
    const bytes = engine.bytes.slice(job, job + engine.calls.page_job_size());
    document.body.classList.toggle('thinking', !hint);
    this.computer.ask(game.index, bytes, ({ thought }) => {
      this.#rest();
      engine.bytes.set(thought, this.thought);
      this.session.do('thought', ticket, this.thought);
      this.#settle();
    }, (part) => this.#tellSolving(game, part));
  }

  /* One event of a review. */
  #lookBack({ ticket, game, look, number }) {
    const { engine, lookers } = this;
    const bytes = engine.bytes.slice(look, look + engine.calls.page_look_size());
    lookers[number] ??= new Computer(engine);
    lookers[number].look(game.index, bytes, ({ found }) => {
      engine.bytes.set(found, this.thought);
      this.session.do('looked', ticket, this.thought);
      this.#settle();
    }, (part) => this.#tellSolving(game, part));
  }

  #tellSolving(game, part) {
    this.session.do('solving', game.at, part);
    this.#busy();
  }

  #rest() {
    document.body.classList.remove('thinking');
  }

  #unthink() {
    this.#rest();
    this.computer.stop();
  }

  /* ---- Actions ---- */

  act(name) {
    const actions = {
      moves: () => this.#toggleMoves(),
      link: () => copy(location.href, 'Link', this.engine.did(DEED.link)),
      paste: () => this.#paste(),
      png: () => exportPng(this.table, this.board.palette, this.#fileName('.png')),
      svg: () => exportSvg(this.table, this.board.palette, this.#fileName('.svg')),
      open: () => this.#openFile(),
      sound: () => this.#switchSound(),
      rules: () => showGuide(this, this.game, this.table.do('chapter')),
      preferences: () => showPreferences(this.repaint),
      share: () => navigator.share({ title: document.title, url: location.href }).catch(() => {}), // not shared after all
      install,
      menu: () => showMenu((action) => this.act(action), (action) => this.can(action)),
      shortcuts: () => showShortcuts(),
      about: () => showAbout(),
      escape: () => this.#escape(),
      home: () => { location.hash = ''; },
      close: () => this.do('do', ACTION.home),
    };
    if (actions[name]) actions[name]();
    else if (ACTION[name]) this.do('do', ACTION[name]);
    else if (this.table) this.board.gesture(name);
  }

  can(name) {
    if (ACTION[name]) return this.session.is('can', ACTION[name]);
    return this.table !== null || !['moves', 'link', 'share', 'png', 'svg', 'rules'].includes(name);
  }

  #fileName(ending) {
    return this.engine.lend(ending, (place) => this.session.told('file_name', place));
  }

  #switchSound() {
    store.prefer('sound', store.preferences.sound === 'on' ? 'off' : 'on');
    toast(store.preferences.sound === 'on' ? 'Sound is on.' : 'Sound is off.');
  }

  /* Whatever is open or in hand goes, one thing at a time; dialogs close by themselves. */
  #escape() {
    if (dialogOpen() || !this.table) return;
    const done = this.session.is('escape');
    this.#settle();
    if (done) return;
    if (!find('#side').hidden) this.#toggleMoves();
    else if (this.session.is('viewing')) this.do('do', ACTION.view);
  }

  async #paste() {
    try {
      this.open(await navigator.clipboard.readText());
    } catch {
      toast(`The browser gives no access to the clipboard.${matchMedia('(pointer: coarse)').matches ? '' : ' Ctrl V pastes.'}`);
    }
  }

  /* A text from outside: a saved game, a record, a position, or all games in one file; from the clipboard unless it has a name. */
  open(text, from) {
    this.engine.lend(from ?? '', (called) => this.engine.lend(text, (place, length) =>
      this.session.do('paste', 0, place, length, from === undefined ? 0 : called)));
    this.#settle();
  }

  /* A file that is too large for us is not even read. */
  async #take(file) {
    const size = Math.min(file.size, 2 ** 31);
    if (this.engine.lend(file.name, (called) => this.session.is('takes', size, called))) this.open(await file.text(), file.name);
    else this.#settle();
  }

  #openFile() {
    const field = make('input', {
      type: 'file',
      accept: '.parlour,text/plain',
      onchange: () => this.#take(field.files[0]),
    });
    field.click();
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
}
