/* The page's side of the computer player: one task at a time, a newer one replaces it. If the worker
   does not take up a task soon, it is ended and another one started. */

const PATIENCE = 500; // milliseconds

export class Computer {
  constructor(engine) {
    this.engine = engine;
    this.number = 0;
    this.wanted = null; // the task whose answer is waited for
    this.#start();
  }

  get busy() {
    return this.wanted !== null;
  }

  /* What thinking about this game will need is made ready meanwhile. */
  prepare(game) {
    this.prepared = game;
    if (this.ready) this.worker.postMessage({ prepare: game });
  }

  /* `job` is the bytes of a struct job; answer({best, thought}) comes unless stop() does, before it
     perhaps solving(part), 0 to 1, while the table of a solved game is made. */
  ask(game, job, answer, solving) {
    this.#want({ game, job, answer, solving });
  }

  /* The same of an event of a game that is over: `look` is the bytes of a struct look_job; answer({found}). */
  look(game, look, answer, solving) {
    this.#want({ game, look, answer, solving });
  }

  #want(task) {
    this.wanted = { number: ++this.number, ...task };
    if (this.ready) this.#send();
  }

  stop() {
    if (!this.wanted) return;
    this.wanted = null;
    clearTimeout(this.watch);
    this.worker.postMessage({ stop: true });
  }

  /* The answer comes now, with what was found so far. */
  enough() {
    if (this.wanted) this.worker.postMessage({ enough: true });
  }

  /* For good. */
  end() {
    this.stop();
    this.worker.terminate();
  }

  #start() {
    this.ready = false;
    this.worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => this.#hear(data);
    this.worker.postMessage({ program: this.engine.program });
  }

  #send() {
    const { number, game, job, look } = this.wanted;
    this.worker.postMessage({ number, game, job, look });
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.#restart(), PATIENCE);
  }

  #restart() {
    this.worker.terminate();
    this.#start();
  }

  #hear(said) {
    if (said.ready) {
      this.ready = true;
      if (this.prepared !== undefined) this.prepare(this.prepared);
      if (this.wanted) this.#send();
    } else if (said.begun) {
      if (said.begun === this.wanted?.number) clearTimeout(this.watch);
    } else if (said.solved !== undefined) {
      if (said.number === this.wanted?.number) this.wanted.solving(said.solved);
    } else if (said.number === this.wanted?.number) {
      const { answer } = this.wanted;
      clearTimeout(this.watch);
      this.wanted = null;
      answer(said);
    }
  }
}
