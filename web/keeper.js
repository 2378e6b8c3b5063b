/* Where the browser keeps games: IndexedDB, one record a game, its heading beside it. A text counts as kept when its
   transaction has reached the disk. Who plays a game holds a lock of its name, which ends with the tab. */
import { KEPT } from './layout.js';

const DATABASE = 'parlour';
const TEXTS = 'texts', HEADINGS = 'headings';
const GRACE = 1000; // milliseconds: a tab that is loaded again finds its own lock for a moment
const lockOf = (name) => `parlour ${name}`;
const NOTHING = 'the browser keeps nothing for this page';

const wanted = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

const ended = (transaction) => new Promise((done, fail) => {
  transaction.oncomplete = () => done();
  transaction.onabort = () => fail(transaction.error);
});

export class Keeper {
  #opened;
  #held = new Map(); // release() by name
  #asked = new Map(); // giveUp() by name, while a lock is waited for
  #mayStay = false; // asked for

  constructor(engine, lost) {
    this.engine = engine;
    this.lost = lost;
  }

  /* ---- The database ---- */

  #open() {
    this.#opened ??= new Promise((done, fail) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(TEXTS);
        request.result.createObjectStore(HEADINGS);
      };
      request.onsuccess = () => {
        request.result.onclose = () => { this.#opened = undefined; };
        done(request.result);
      };
      request.onerror = () => fail(request.error);
    }).catch((error) => {
      this.#opened = undefined; // perhaps another time
      throw error;
    });
    return this.#opened;
  }

  async #write() {
    return (await this.#open()).transaction([TEXTS, HEADINGS], 'readwrite', { durability: 'strict' });
  }

  async #read(store) {
    return (await this.#open()).transaction(store).objectStore(store);
  }

  #heading(text) {
    return this.engine.lend(text, (place, length) =>
      this.engine.text(place, this.engine.calls.kept_heading(place, length)));
  }

  /* The counter of a stored text; none there: 0; null: it is no text of ours. */
  #counter(text) {
    if (text === undefined) return 0n;
    const { calls } = this.engine;
    const at = calls.memory_new(8);
    const good = this.engine.lend(String(text), (place, length) => calls.kept_counter(place, length, at));
    const counter = new DataView(calls.memory.buffer).getBigUint64(at, true);
    calls.memory_free(at);
    return good ? counter : null;
  }

  /* ---- Texts ---- */

  async keep({ name, text, counter }) {
    try {
      const transaction = await this.#write();
      const stored = await wanted(transaction.objectStore(TEXTS).get(name));
      if (this.#counter(stored) !== counter) {
        transaction.abort();
        return { how: KEPT.newer };
      }
      transaction.objectStore(TEXTS).put(text, name);
      transaction.objectStore(HEADINGS).put(this.#heading(text), name);
      await ended(transaction);
      this.#persist();
      return {};
    } catch (error) {
      return { how: KEPT.failed, why: error?.name === 'QuotaExceededError' ? 'there is no more room' : NOTHING };
    }
  }

  /* The browser may throw away what it was not asked to persist. */
  #persist() {
    if (!this.#mayStay) navigator.storage?.persist?.().catch(() => {});
    this.#mayStay = true;
  }

  async forget(name) {
    try {
      const transaction = await this.#write();
      transaction.objectStore(TEXTS).delete(name);
      transaction.objectStore(HEADINGS).delete(name);
      await ended(transaction);
      return {};
    } catch {
      return { how: KEPT.failed, why: 'The game could not be removed.' };
    }
  }

  async fetch(name) {
    try {
      const text = await wanted((await this.#read(TEXTS)).get(name));
      return text === undefined ? {} : { text: String(text) };
    } catch {
      return { why: 'This game cannot be read.' };
    }
  }

  async list() {
    try {
      await this.#takeOver();
      const store = await this.#read(HEADINGS);
      const [names, headings] = await Promise.all([wanted(store.getAllKeys()), wanted(store.getAll())]);
      return { text: names.map((name, i) => `${name}\t${headings[i]}\n`).join('') };
    } catch {
      return { why: NOTHING };
    }
  }

  /* Saves of the first version, one slot a game and a list of earlier ones, become kept games. */
  async #takeOver() {
    const old = oldSaves();
    if (old.length === 0) return;
    const transaction = await this.#write();
    for (const { name, text } of old) {
      if (await wanted(transaction.objectStore(TEXTS).get(name)) === undefined) {
        transaction.objectStore(TEXTS).put(text, name);
        transaction.objectStore(HEADINGS).put('', name);
      }
    }
    await ended(transaction);
    for (const { key } of old) localStorage.removeItem(key);
  }

  /* ---- Who plays what ---- */

  /* Without locks everybody may play: a newer counter still keeps both apart. */
  hold(name, take) {
    if (!navigator.locks || this.#held.has(name)) return Promise.resolve(true);
    return new Promise((answer) => {
      navigator.locks.request(lockOf(name), take ? { steal: true } : { signal: this.#patience(name) }, () => {
        this.#stopAsking(name);
        answer(true);
        return new Promise((release) => { this.#held.set(name, release); });
      }).catch(() => {
        answer(false);
        if (this.#held.delete(name)) this.lost(name);
      });
    });
  }

  /* The signal that will end the waiting for a lock, once somebody else is seen to have it: a busy browser takes its time with
     locks that nobody has, too. */
  #patience(name) {
    const waiting = new AbortController();
    const look = async () => {
      const { held } = await navigator.locks.query();
      if (waiting.signal.aborted) return;
      if (held.some((one) => one.name === lockOf(name))) this.#stopAsking(name);
      else timer = setTimeout(look, GRACE);
    };
    let timer = setTimeout(look, GRACE);
    this.#stopAsking(name);
    this.#asked.set(name, () => {
      clearTimeout(timer);
      waiting.abort();
    });
    return waiting.signal;
  }

  /* Changes nothing for who has the lock already. */
  #stopAsking(name) {
    this.#asked.get(name)?.();
    this.#asked.delete(name);
  }

  leave(name) {
    this.#stopAsking(name);
    this.#held.get(name)?.();
    this.#held.delete(name);
  }
}

/* {key, name, text} of everything that the first version has left. */
function oldSaves() {
  const found = [];
  const random = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36);
  const add = (key, name, text) => {
    if (typeof text === 'string') found.push({ key, name: `first-${name}-${random(text)}`, text });
  };
  try {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key);
      const [, kind, name] = /^parlour\.(save|kept|damaged)\.(.*)$/.exec(key) ?? [];
      if (kind === 'kept') for (const one of JSON.parse(text)) add(key, name, one?.text);
      else if (kind) add(key, name, text);
    }
  } catch { /* storage is forbidden, or holds something else */ }
  return found;
}
