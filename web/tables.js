/* Tables of solved games, for the computer player's thread: made once, bit by bit, and kept by the
   browser. Where it keeps nothing, the next visit makes them again. */

const NAME = 'parlour tables';

async function kept(address, size) {
  try {
    const answer = await (await caches.open(NAME)).match(address);
    const bytes = answer && new Uint8Array(await answer.arrayBuffer());
    return bytes?.length === size ? bytes : null;
  } catch {
    return null;
  }
}

async function keep(address, bytes) {
  try {
    await (await caches.open(NAME)).put(address, new Response(bytes));
  } catch { /* it is only slower next time */ }
}

export class Tables {
  #engine;
  #all = new Map(); // of each game: where it is made, how much is done

  constructor(engine) {
    this.#engine = engine;
  }

  /* The table of a game, perhaps still to be made: on(). Nothing: it has none. */
  async of(game) {
    if (!this.#all.has(game)) this.#all.set(game, this.#open(game));
    return this.#all.get(game);
  }

  async #open(game) {
    const { calls } = this.#engine;
    const at = calls.solving_new(game.at);
    if (!at) return null;
    const address = `table/${game.name}/${calls.solving_version(at)}`;
    const bytes = await kept(address, calls.solving_size(at));
    if (bytes) this.#engine.bytes.set(bytes, calls.solving_table(at));
    return { at, address, place: calls.solving_table(at), part: bytes ? 1 : 0 };
  }

  /* Goes on with a table. How much is done, 0 to 1. */
  on(table) {
    const { calls } = this.#engine;
    if (table.part === 1) return 1;
    table.part = calls.solving_on(table.at);
    if (table.part === 1) {
      const size = calls.solving_size(table.at);
      keep(table.address, this.#engine.bytes.slice(table.place, table.place + size));
    }
    return table.part;
  }
}
