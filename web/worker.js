/* The computer player's own thread, with its own copy of the program. It thinks in short slices and
   looks at its messages in between, so that it can be stopped at any time. */
import { Engine } from './engine.js';

const SLICE = 8; // milliseconds

let engine;
let place; // for a job, and for what was found
let found;
let task = null; // what is being thought about: its number, where, steps a slice
const next = new MessageChannel();

function drop() {
  if (task) engine.calls.ponder_free(task.at);
  task = null;
}

function begin({ number, game, job }) {
  const { calls } = engine;
  drop();
  engine.bytes.set(job, place);
  task = { number, at: calls.ponder_new(engine.games[game].at, place), steps: 1 };
  postMessage({ begun: number });
  next.port2.postMessage(null);
}

function finish() {
  const { calls } = engine;
  calls.ponder_report(task.at, found);
  postMessage({
    number: task.number,
    best: calls.page_thought_best(found),
    thought: engine.bytes.slice(found, found + calls.page_thought_size()),
  });
  drop();
}

next.port1.onmessage = () => {
  if (!task) return;
  const start = performance.now();
  let done;
  do {
    done = engine.calls.ponder_on(task.at, task.steps);
    const passed = performance.now() - start;
    if (passed < SLICE / 4) task.steps *= 2;
    else if (passed > SLICE) task.steps = Math.max(1, task.steps >> 1);
  } while (!done && performance.now() - start < SLICE);
  if (done) finish();
  else next.port2.postMessage(null);
};

onmessage = async ({ data }) => {
  if (data.program) {
    engine = await Engine.start(data.program);
    place = engine.calls.page_job();
    found = engine.calls.page_thought();
    postMessage({ ready: true });
  } else if (data.stop) {
    drop();
  } else {
    begin(data);
  }
};
