/* Sounds: the program computes the waves, the browser plays them once the person has touched the page. Silent where
   there is no device, and if the person prefers that. */
import { SOUND } from './layout.js';
import { oneByOne } from './pictures.js';
import { preferences } from './store.js';

const NAMES = Object.keys(SOUND);
const SOFT = { move: 8, pay: 8, refused: [10, 40, 10], turn: 20 }; // milliseconds that a phone shakes

export class Sounds {
  constructor(engine) {
    this.engine = engine;
    this.waves = new Map();
    document.body.dataset.sounds = ''; // what was asked to sound, the last last; tests read it
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => this.#wake(), { once: true, capture: true });
  }

  /* A device takes its time to start, and a wave to be computed: begun with the first touch, the first sound is not late. */
  #wake() {
    if (preferences.sound !== 'on' || this.context) return;
    try {
      this.context = new AudioContext({ latencyHint: 0 }); // the shortest that the device offers: 'interactive' is four times as late
      oneByOne(NAMES.map((_, number) => () => this.#wave(number)), () => true);
    } catch {
      // no device
    }
  }

  play(number) {
    const name = NAMES[number];
    document.body.dataset.sounds = `${document.body.dataset.sounds} ${name}`.slice(-400);
    if (preferences.sound !== 'on' || !navigator.userActivation?.hasBeenActive) return;
    if (matchMedia('(pointer: coarse)').matches && SOFT[name]) navigator.vibrate?.(SOFT[name]);
    try {
      this.#sound(number);
    } catch {
      // no device
    }
  }

  #sound(number) {
    this.#wake();
    if (this.context.state === 'suspended') this.context.resume();
    const source = this.context.createBufferSource();
    source.buffer = this.#wave(number);
    source.connect(this.context.destination);
    source.start();
  }

  #wave(number) {
    const { engine, context, waves } = this;
    if (!waves.has(number)) {
      const count = engine.calls.sound_wave(number, context.sampleRate, 0, 0);
      const at = engine.calls.memory_new(4 * count);
      engine.calls.sound_wave(number, context.sampleRate, at, count);
      const buffer = context.createBuffer(1, count, context.sampleRate);
      buffer.copyToChannel(engine.floats.slice(at >> 2, (at >> 2) + count), 0);
      engine.calls.memory_free(at);
      waves.set(number, buffer);
    }
    return waves.get(number);
  }
}
