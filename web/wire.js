/* The connection to the server's rooms. What is said over it is C's business (together/client.h); here frames go back and
   forth, a lost connection is made again, and what must not be lost is kept by the browser. */

const KEPT = 'parlour.room.';
const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/`;

const BEAT = 250;
const SEEK = 350; // so often a server that was lost is looked for: whoever is back sees the right board within a second
const SEEK_UNSEEN = 5000; // while nobody looks at the page
const [SHORT_WAIT, LONG_WAIT, LONG_EVERY] = [1400, 8000, 24]; // for an answer; now and then a long one, on slow networks; five at a time at most
const [KEPT_CONNECTIONS, KEPT_WAIT] = [6, 300];

const connect = () => new WebSocket(address(), 'parlour');

/* One question to the server, outside of any room: what it answers, as together/answer.h reads it. */
export function ask(engine, line) {
  return new Promise((done, fail) => {
    const socket = connect();
    let heard = '';
    const missing = (reached) => () => fail(new Error(engine.sentence(engine.calls.answer_missing(reached))));
    socket.onopen = () => {
      socket.onclose = missing(1);
      socket.send(line);
    };
    socket.onmessage = ({ data }) => {
      heard += data;
      if (!engine.given(heard, (r) => engine.calls.rooms_answered(r)).value) return;
      socket.close();
      done(readAnswers(engine, heard));
    };
    socket.onclose = missing(0);
  });
}

function readAnswers(engine, text) {
  const { value } = engine.given(text, (r) => engine.told((w) => engine.calls.rooms_answers(r, w)));
  return value.split('\n').slice(1).map((line) => line.split('\t')).map(([kind, first, second, words]) =>
    ({ kind, room: first, secret: second, title: second, words }));
}

/* Rooms that this browser was in, the newest last: [{room, text}]. */
export function keptRooms() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEPT)).map((key) => key.slice(KEPT.length));
  } catch {
    return [];
  }
}

function chance() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Wire {
  /* `changed()` is called whenever something may be new. `opener`: the secret of whoever opened the room. */
  constructor(engine, room, changed, opener = '') {
    this.engine = engine;
    this.room = room;
    this.changed = changed;
    const fresh = `${room} ${chance()}`;
    this.client = engine.given(this.#kept() ?? fresh, (r) => engine.calls.rooms_client(r)).value
      || engine.given(fresh, (r) => engine.calls.rooms_client(r)).value;
    if (!this.client) throw new Error('This is no link to a room.');
    if (opener) this.#open(opener);
    this.#clock();
    this.#connect();
    this.clock = setInterval(() => this.#tick(), BEAT);
    addEventListener('online', () => this.#renew()); // another network: the old connection only seems to live
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#look());
  }

  #kept() {
    try {
      return localStorage.getItem(KEPT + this.room);
    } catch {
      return null;
    }
  }

  #keep(text) {
    try {
      localStorage.setItem(KEPT + this.room, text);
    } catch {
      this.changed('The browser keeps nothing for this page: your seat is lost when you close it.');
    }
  }

  /* The opener's secret goes in by the text that is kept. */
  #open(secret) {
    const text = this.told('client_write').replace('opener -', `opener ${secret}`);
    this.engine.calls.client_free(this.client);
    this.client = this.engine.given(text, (r) => this.engine.calls.rooms_client(r)).value;
    this.#keep(text);
  }

  #connect() {
    const socket = connect();
    this.socket = socket;
    this.#clock();
    this.do('client_dialled');
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.#clock();
      this.do('client_connected');
      this.flush();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.engine.given(data, (r) => this.engine.calls.rooms_receive(this.client, r, Date.now()));
      this.flush();
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket) {
    if (this.socket !== socket) return;
    this.do('client_lost');
    this.socket = null;
    this.timer = setTimeout(() => this.#seek(), this.do('client_pause'));
    this.changed();
  }

  /* Nothing tells a page that its server can be reached again, and browsers make whoever opens WebSockets in vain wait longer and longer. So a
     small question is asked over and over, whether the last one was answered or not, and the first answer brings the WebSocket. */
  #seek(sought = 0) {
    const unseen = document.visibilityState !== 'visible';
    this.timer = setTimeout(() => this.#seek(sought + 1), unseen ? SEEK_UNSEEN : SEEK);
    if (sought > 0) this.#probe(sought % LONG_EVERY ? SHORT_WAIT : LONG_WAIT);
    else for (let i = 0; i < KEPT_CONNECTIONS; i++) this.#probe(KEPT_WAIT); // those left over from loading the page may be dead, too: they are used up
  }

  async #probe(patience) {
    try {
      const { ok } = await fetch('healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
      if (ok) this.#again();
    } catch {
      // not yet
    }
  }

  #clock() {
    this.engine.calls.rooms_tick(this.client, Date.now());
  }

  /* Somebody looks at the page again. */
  #look() {
    this.#tick();
    if (!this.socket) this.#again();
  }

  /* At once, if there is no connection. */
  #again() {
    clearTimeout(this.timer);
    if (!this.socket) this.#connect();
  }

  #renew() {
    const { socket } = this;
    if (socket) {
      this.#lost(socket);
      socket.close();
    }
    clearTimeout(this.timer);
    this.#seek();
  }

  #tick() {
    this.#clock();
    if (this.socket && this.do('client_stale')) this.#renew();
    this.flush();
  }

  /* Sends what there is to send, keeps what is to be kept, says that something may be new. */
  flush() {
    if (this.do('client_unsaved')) this.#keep(this.told('client_write'));
    for (let frame; this.socket?.readyState === WebSocket.OPEN && (frame = this.#next('rooms_next')) !== null;) this.socket.send(frame);
    this.changed();
  }

  #next(name) {
    let some = 0;
    const text = this.engine.told((w) => { some = this.engine.calls[name](this.client, w); });
    return some ? text : null;
  }

  /* The next thing to say, or null. */
  notice() {
    return this.#next('rooms_notice');
  }

  /* Any function of the client that takes and gives only numbers. */
  do(name, ...words) {
    return this.engine.calls[name](this.client, ...words);
  }

  told(name) {
    return this.engine.told((w) => this.engine.calls[name](this.client, w));
  }

  /* Any request of doc/ROOMS.md, with the name of who asks. A sentence if nothing was sent. */
  ask(line, name = '') {
    const { engine } = this;
    const { value: wrong } = engine.given(line, (r) => engine.given(name, (n) => engine.calls.rooms_ask(this.client, r, n)).value);
    this.flush();
    return engine.sentence(wrong);
  }

  /* All that is to be shown of the room. */
  describe() {
    const lines = this.engine.told((w) => this.engine.calls.rooms_describe(this.client, w, Date.now())).split('\n').map((line) => line.split('\t'));
    const all = (word) => lines.filter(([first]) => first === word).map(([, ...rest]) => rest);
    const one = (word) => all(word)[0][0];
    return {
      phase: ['empty', 'gathering', 'revealing', 'playing', 'over', 'closed'][one('phase')], game: one('game'),
      hints: one('hints') === '1', title: one('title'), watching: one('watching'), asked: one('asked') === '1',
      news: all('news').map(([line]) => line), terms: one('terms'), trouble: one('link'), left: one('left'), code: one('code'),
      parts: Object.fromEntries(all('part')), phrases: all('phrase').map(([phrase]) => phrase),
      seats: all('seat').map(([name, words]) => ({ name, words })),
      offers: all('offer').map(([seat, main, grave, request, mark, label]) => ({ seat: Number(seat), main: main === '1', grave: grave === '1', request, mark, label })),
      link: ['down', 'greeting', 'up', 'reload', 'gone'][this.do('client_link')],
      seat: this.do('client_seat'), here: this.do('client_here'),
      actor: this.do('rooms_actor'), ourTurn: this.do('client_our_turn') !== 0,
    };
  }
}
