/* The program: the same C code as everywhere, as WebAssembly. Here texts go in and out of its memory
   and the catalogue is read; what a table does is in table.js. */
import { DRAWING } from './layout.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  /* `program` is a WebAssembly.Module, which can be sent to a worker. measure(font, text) tells how wide a text is at
     size 1; a worker draws nothing and has none. */
  static async start(program, measure) {
    let engine;
    const asked = (font, at, length) => measure(font, engine.text(at, length));
    const instance = await WebAssembly.instantiate(program, { page: { measure: asked } });
    instance.exports._initialize();
    engine = new Engine(program, instance.exports);
    if (measure) instance.exports.page_measures();
    return engine;
  }

  static async load(address, measure) {
    return Engine.start(await WebAssembly.compileStreaming(fetch(address)), measure);
  }

  constructor(program, calls) {
    this.program = program;
    this.calls = calls;
    this.writer = calls.page_writer();
    this.why = calls.page_refusal();
    this.games = this.#readCatalogue();
  }

  /* Views of the whole memory, made anew when it has grown. */
  get bytes() {
    if (this.#bytes?.buffer !== this.calls.memory.buffer) this.#view();
    return this.#bytes;
  }

  get ints() {
    if (this.#bytes?.buffer !== this.calls.memory.buffer) this.#view();
    return this.#ints;
  }

  get floats() {
    if (this.#bytes?.buffer !== this.calls.memory.buffer) this.#view();
    return this.#floats;
  }

  #bytes;
  #ints;
  #floats;

  #view() {
    const { buffer } = this.calls.memory;
    this.#bytes = new Uint8Array(buffer);
    this.#ints = new Int32Array(buffer);
    this.#floats = new Float32Array(buffer);
  }

  text(at, length) {
    return decoder.decode(this.bytes.subarray(at, at + length));
  }

  /* Up to its NUL. */
  sentence(at) {
    return at ? this.text(at, this.bytes.indexOf(0, at) - at) : '';
  }

  /* What write(writer) writes. */
  told(write) {
    this.calls.page_rewind(this.writer);
    write(this.writer);
    return this.text(this.calls.page_text(this.writer), this.calls.page_size(this.writer));
  }

  /* Lets read(reader) read a text. Gives what that gives, and the complaint if there was one. */
  given(text, read) {
    const { calls } = this;
    const bytes = encoder.encode(text);
    const reader = calls.page_reader(bytes.length);
    this.bytes.set(bytes, calls.page_room(reader));
    this.bytes[this.why] = 0;
    const value = read(reader);
    const error = this.sentence(calls.page_error(reader));
    const column = calls.reader_column(reader);
    calls.memory_free(reader);
    if (!error) return { value };
    return { value, column, error: this.sentence(this.why) || `${error[0].toUpperCase()}${error.slice(1)}.` };
  }

  /* A text in the program's memory, behind it a NUL, while use(place, length) runs. */
  lend(text, use) {
    const bytes = encoder.encode(text);
    const place = this.calls.memory_new(bytes.length + 1);
    this.bytes.set(bytes, place);
    const value = use(place, bytes.length);
    this.calls.memory_free(place);
    return value;
  }

  /* What was done for somebody, in words (enum deed). */
  did(deed) {
    return this.told((w) => this.calls.session_tell_deed(deed, 0, w));
  }

  /* A drawing, as numbers: where its arrays are and how long. */
  drawing(at) {
    const { ints, floats } = this;
    const head = at >> 2;
    return {
      shape: ints[head + DRAWING.shape] >> 2,
      step: ints[head + DRAWING.step] >> 2,
      text: ints[head + DRAWING.text],
      target: ints[head + DRAWING.target] >> 2,
      shapes: ints[head + DRAWING.shapes],
      steps: ints[head + DRAWING.steps],
      targets: ints[head + DRAWING.targets],
      width: floats[head + DRAWING.width],
      height: floats[head + DRAWING.height],
      inks: ints[head + DRAWING.inks],
    };
  }

  game(name) {
    return this.games.find((game) => game.name === name);
  }

  #readCatalogue() {
    const games = [];
    for (let at; (at = this.calls.page_game(games.length));) {
      const [[name, title, hidden, ...sizes], ...rest] = this.told((w) => this.calls.page_describe(at, w))
        .split('\n').map((line) => line.split('\t'));
      games.push({
        at,
        index: games.length,
        name,
        title,
        shown: hidden === '0',
        width: Number(sizes[0]),
        height: Number(sizes[1]),
        face: { x: Number(sizes[2]), y: Number(sizes[3]), width: Number(sizes[4]), height: Number(sizes[5]) },
        guide: this.sentence(this.calls.page_guide(at)).split('\n\n').filter(Boolean),
        invitation: rest.find(([kind]) => kind === 'invitation')?.[1] ?? '',
        span: rest.find(([kind]) => kind === 'invitation')?.[2] ?? '',
        fields: rest.filter(([kind]) => kind === 'field').map(([, label]) => label),
        display: rest.find(([kind]) => kind === 'display')?.[1],
        pictured: rest.find(([kind]) => kind === 'pictured')?.[1] ?? '',
        parting: rest.find(([kind]) => kind === 'parting')?.[1] ?? ' ',
        options: rest.filter(([kind]) => kind === 'option').map(([, key, label, choices, preset, ...words]) =>
          ({ key, label, choices: choices.split('|'), preset: Number(preset), words })),
      });
    }
    return games;
  }
}
