/* Runs a WebAssembly program as if it were a native one: node run.mjs PROGRAM ARGUMENT...

   Arguments, standard streams, reading files, the clock: what the test drivers need of WASI, no more.
   (Node's own WASI crashes at exit once a program's memory has grown.) */
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';

const OK = 0, BAD_FILE = 8, NO_ENTRY = 44;
const ROOT = 3; // the one folder that is open from the start
const FILE = 4, FOLDER = 3;

const [program, ...words] = process.argv.slice(2);
const bytes = [program, ...words].map((word) => Buffer.from(`${word}\0`));
const files = new Map([[0, 0], [1, 1], [2, 2]]); // the program's numbers and the system's
let memory;
let held = []; // output is written in large pieces: a program may print a million lines
let heldSize = 0;

class Exit extends Error {
  constructor(status) {
    super();
    this.status = status;
  }
}

const view = () => new DataView(memory.buffer);
const span = (at, length) => Buffer.from(memory.buffer, at, length);

function flush() {
  const all = Buffer.concat(held);
  for (let at = 0; at < all.length;) {
    try {
      at += writeSync(1, all, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
  held = [];
  heldSize = 0;
}

// Calls `one(buffer)` for each piece of a scattered buffer until it does less than asked.
function scatter(list, count, total, one) {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const wanted = span(view().getUint32(list + 8 * i, true), view().getUint32(list + 8 * i + 4, true));
    const done = one(wanted);
    sum += done;
    if (done < wanted.length) break;
  }
  view().setUint32(total, sum, true);
  return OK;
}

function write(file, piece) {
  if (file !== 1) return writeSync(file, piece);
  held.push(Buffer.from(piece));
  heldSize += piece.length;
  if (heldSize > 1 << 16) flush();
  return piece.length;
}

const wasi = {
  args_sizes_get(count, size) {
    view().setUint32(count, bytes.length, true);
    view().setUint32(size, bytes.reduce((sum, word) => sum + word.length, 0), true);
    return OK;
  },
  args_get(list, text) {
    for (const word of bytes) {
      view().setUint32(list, text, true);
      word.copy(span(text, word.length));
      list += 4;
      text += word.length;
    }
    return OK;
  },
  clock_time_get(_clock, _precision, out) {
    view().setBigUint64(out, process.hrtime.bigint(), true);
    return OK;
  },
  fd_close(file) {
    if (files.get(file) > 2) closeSync(files.get(file));
    return files.delete(file) ? OK : BAD_FILE;
  },
  fd_fdstat_get(file, out) {
    span(out, 24).fill(0);
    view().setUint8(out, file === ROOT ? FOLDER : FILE);
    view().setBigUint64(out + 8, ~0n, true); // may do anything
    view().setBigUint64(out + 16, ~0n, true);
    return OK;
  },
  fd_fdstat_set_flags: () => OK,
  fd_prestat_get(file, out) {
    if (file !== ROOT) return BAD_FILE;
    view().setUint32(out, 0, true);
    view().setUint32(out + 4, 1, true);
    return OK;
  },
  fd_prestat_dir_name(_file, out) {
    span(out, 1).write('/');
    return OK;
  },
  fd_read: (file, list, count, total) =>
    files.has(file) ? scatter(list, count, total, (piece) => readSync(files.get(file), piece)) : BAD_FILE,
  fd_seek: () => OK, // only ever asked where a stream is, before it is closed
  fd_write: (file, list, count, total) =>
    files.has(file) ? scatter(list, count, total, (piece) => write(files.get(file), piece)) : BAD_FILE,
  path_open(_folder, _follow, name, length, _how, _rights, _inherited, _flags, out) {
    const file = Math.max(ROOT, ...files.keys()) + 1;
    try {
      files.set(file, openSync(`/${span(name, length)}`));
    } catch {
      return NO_ENTRY;
    }
    view().setUint32(out, file, true);
    return OK;
  },
  proc_exit(status) {
    throw new Exit(status);
  },
};

const module = new WebAssembly.Module(readFileSync(program));
const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi });
memory = instance.exports.memory;
try {
  instance.exports._start();
} catch (error) {
  if (!(error instanceof Exit)) throw error;
  process.exitCode = error.status;
} finally {
  flush();
}
