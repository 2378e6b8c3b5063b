/* The computer player's own thread, with its own copy of the program. It thinks in short slices and
   looks at its messages in between, so that it can be stopped at any time. The table of a solved game is made
   before the first thought that looks things up in it, and goes on being made if nobody waits any more. */
import { Engine } from './engine.js';
import { Tables } from './tables.js';

const SLICE = 8; // milliseconds

let engine;
let tables;
let place; // for a job, and for what was found
let found;
let task = null; // what is being thought about: its number, game, job (or look), table; where, steps a slice
let making = null; // a table that is not complete
let awake = false;
const next = new MessageChannel();

function wake() {
  if (!awake) next.port2.postMessage(null);
  awake = true;
}

function drop() {
  if (task?.at) engine.calls[task.look ? 'look_free' : 'ponder_free'](task.at);
  task = null;
}

function ponder() {
  const { calls } = engine;
  const table = task.table?.place ?? 0;
  engine.bytes.set(task.look ?? task.job, place);
  task.at = task.look ? calls.look_new(task.game.at, table, place) : calls.ponder_new(task.game.at, place, table);
  task.steps = 1;
}

/* Sees to it that a game's table is made, if it has one. */
async function prepare(game) {
  const table = await tables.of(game);
  if (table && table.part < 1) making = table;
  wake();
  return table;
}

async function begin({ number, game, job, look }) {
  drop();
  const mine = { number, game: engine.games[game], job, look };
  task = mine;
  postMessage({ begun: number });
  engine.bytes.set(look ?? job, place);
  if (look || engine.calls.ponder_looks_up(mine.game.at, place)) mine.table = await prepare(mine.game);
  if (task !== mine) return;
  if (!mine.table || mine.table.part === 1) ponder();
  wake();
}

function finishLook() {
  const { calls } = engine;
  calls.look_result(task.at, found);
  postMessage({ number: task.number, found: engine.bytes.slice(found, found + calls.page_looked_size()) });
  drop();
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

/* A slice of making a table: then whoever waits for it can begin. */
function make() {
  const start = performance.now();
  let part;
  do part = tables.on(making);
  while (part < 1 && performance.now() - start < SLICE);
  if (task) postMessage({ number: task.number, solved: part });
  if (part < 1) return;
  if (task?.table === making) ponder();
  making = null;
}

function think() {
  const start = performance.now();
  let done;
  do {
    done = engine.calls[task.look ? 'look_on' : 'ponder_on'](task.at, task.steps);
    const passed = performance.now() - start;
    if (passed < SLICE / 4) task.steps *= 2;
    else if (passed > SLICE) task.steps = Math.max(1, task.steps >> 1);
  } while (!done && performance.now() - start < SLICE);
  if (done) (task.look ? finishLook : finish)();
}

next.port1.onmessage = () => {
  awake = false;
  if (task?.at) think();
  else if (making) make();
  if (task?.at || making) wake();
};

onmessage = async ({ data }) => {
  if (data.program) {
    engine = await Engine.start(data.program);
    tables = new Tables(engine);
    place = engine.calls.page_job(); // for either kind of task, and either kind of answer
    found = engine.calls.page_thought();
    postMessage({ ready: true });
  } else if (data.stop) {
    drop();
  } else if (data.enough) {
    if (task?.at) finish();
  } else if (data.prepare !== undefined) {
    prepare(engine.games[data.prepare]);
  } else {
    begin(data);
  }
};
