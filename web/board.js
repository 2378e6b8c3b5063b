/* The picture on the canvas and everything that points at it: mouse, fingers, wheel, and the buttons of
   assistive technology. It calls the table and says when something may have changed. */
import { GESTURE } from './layout.js';
import { Painter, Palette } from './paint.js';
import { Targets } from './targets.js';

const LONGEST_STEP = 0.1; // seconds: after a stall an animation goes on where it was
const NOTCH = 40; // pixels of a wheel for one turn

const LEAST_BELOW = 0.62; // what is folded below is not smaller than this, beside what is above
const WORTHWHILE = 1.15; // fold only if the upper part grows by so much

const WORDS = 0.65; // of the width, for words and buttons, if what is below is split

/* A part of the page: what it shows, and where it goes. */
const part = (from, to, above, below, left, top, scale) => ({ from, to, above, below, left, top, scale });

/* What is folded below, split: the board small on the left, words and buttons large on the right. */
function sideBySide({ width: end, height: bottom, fold, split }, width, top, height) {
  const column = end - fold;
  const words = Math.min(height / (bottom - split), (WORDS * width) / column);
  const board = Math.min(height / split, width / column - words, words);
  const left = (width - (words + board) * column) / 2;
  return [part(fold, end, 0, split, left, top, board), part(fold, end, split, bottom, left + board * column, top, words)];
}

/* Where the page goes in a room of this size: one part, or two of them below each other, the lower one
   whole or split. */
function arrange(game, width, height) {
  const { width: end, height: bottom, fold } = game;
  const one = Math.max(0.05, Math.min(width / end, height / bottom));
  const upper = Math.min(width / fold, height / bottom / (1 + LEAST_BELOW));
  const lower = Math.min(width / (end - fold), height / bottom - upper);
  if (!fold || upper < one * WORTHWHILE) {
    return { width: Math.floor(end * one), height: Math.floor(bottom * one), parts: [part(0, end, 0, bottom, 0, 0, one)] };
  }
  const beside = game.split ? sideBySide(game, width, bottom * upper, height - bottom * upper) : [];
  const split = beside.length > 0 && beside[1].scale > lower;
  const wide = split ? width : Math.max(fold * upper, (end - fold) * lower);
  const whole = part(fold, end, 0, bottom, (wide - (end - fold) * lower) / 2, bottom * upper, lower);
  const below = split ? beside : [whole];
  const depth = Math.max(...below.map((p) => p.top + (p.below - p.above) * p.scale));
  return {
    width: Math.floor(wide),
    height: Math.floor(depth),
    parts: [part(0, fold, 0, bottom, (wide - fold * upper) / 2, 0, upper), ...below],
  };
}

export class Board {
  constructor(engine, { stage, canvas, overlay, changed }) {
    this.engine = engine;
    this.stage = stage;
    this.canvas = canvas;
    this.frameOf = canvas.parentElement;
    this.changed = changed;
    this.painter = new Painter(engine, canvas);
    this.palette = new Palette(engine, 0);
    this.table = null;
    this.targets = new Targets(overlay, {
      pressed: (id) => this.press(id),
      focused: (id) => this.#act(() => this.table.do('focus', id)),
    });
    this.#listen();
    new ResizeObserver(() => this.fit()).observe(stage);
  }

  /* Shows this table, or none. */
  seat(table) {
    this.table = table;
    this.fingers = new Set();
    if (table) this.fit();
  }

  setPalette(number) {
    this.palette = new Palette(this.engine, number);
    this.wake();
  }

  /* As large as the stage allows, sharp on any screen; folded where that makes it larger. */
  fit() {
    if (!this.table) return;
    const pixels = window.devicePixelRatio || 1;
    const room = this.stage.getBoundingClientRect();
    this.course = this.table.is('course_shown'); // whose words are one column
    const game = this.course ? { ...this.table.game, split: 0 } : this.table.game;
    const { width, height, parts } = arrange(game, room.width, room.height);
    this.parts = parts;
    document.body.classList.toggle('folded', parts.length > 1);
    this.#place(parts.map((part) => ({
      ...part,
      left: Math.round(part.left * pixels),
      top: Math.round(part.top * pixels),
      scale: part.scale * pixels,
    })));
    this.frameOf.style.width = `${width}px`;
    this.frameOf.style.height = `${height}px`;
    this.#size(Math.round(width * pixels), Math.round(height * pixels));
    this.wake();
  }

  /* What stays where it was keeps the pictures that were painted for it: so a new game begins without a
     long first frame. */
  #place(windows) {
    if (JSON.stringify(windows) !== JSON.stringify(this.windows)) this.windows = windows;
  }

  #size(width, height) {
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
  }

  /* A frame soon. */
  wake() {
    if (this.coming || !this.table) return;
    this.coming = requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now) {
    const passed = this.last === undefined ? 0 : Math.min(LONGEST_STEP, (now - this.last) / 1000);
    this.coming = undefined;
    if (!this.table) return;
    const more = this.table.do('tick', passed);
    this.last = more ? now : undefined;
    this.changed();
    this.paint();
    if (more) this.wake();
  }

  paint() {
    if (this.table.is('course_shown') !== this.course) this.fit();
    const drawing = this.table.drawing();
    this.painter.paint(drawing, this.palette, this.windows);
    if (!this.table.is('moving')) {
      this.targets.show(this.table.targets().map((target) => this.#placed(target)), this.table.do('focused'));
    }
  }

  #act(run) {
    if (!this.table) return false;
    const done = run();
    this.changed();
    this.wake();
    return done;
  }

  gesture(name) {
    return this.#act(() => this.table.do('gesture', GESTURE[name]));
  }

  /* A button of the overlay was pressed. */
  press(id) {
    this.#act(() => {
      if (!this.table.is('moving')) this.table.do('focus', id);
      this.table.do('gesture', GESTURE.tap);
    });
  }

  moveFocus(dx, dy) {
    this.#act(() => this.table.do('move_focus', dx, dy));
    this.paint();
    this.targets.focus();
  }

  #listen() {
    const { frameOf: frame } = this;
    frame.addEventListener('pointerdown', (event) => this.#down(event));
    frame.addEventListener('pointermove', (event) => this.#move(event));
    frame.addEventListener('pointerup', (event) => this.#up(event));
    frame.addEventListener('pointercancel', (event) => this.#lost(event));
    frame.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.#act(() => this.table.do('point', -1, -1));
    });
    frame.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      this.gesture('cancel');
    });
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /* From the screen to the page, through the part that is there. */
  #spot(event) {
    const box = this.canvas.getBoundingClientRect();
    const x = event.clientX - box.left, y = event.clientY - box.top;
    for (const { from, to, above, below, left, top, scale } of this.parts) {
      const across = from + (x - left) / scale, down = above + (y - top) / scale;
      if (across >= from && across < to && down >= above && down < below) return [across, down];
    }
    return [-1, -1];
  }

  /* And back: a target with its bounds on the screen. */
  #placed(target) {
    const x = target.x + target.width / 2, y = target.y + target.height / 2;
    const { from, above, left, top, scale } =
      this.parts.find((p) => x >= p.from && x < p.to && y >= p.above && y < p.below) ?? this.parts[0];
    return {
      ...target,
      x: left + (target.x - from) * scale,
      y: top + (target.y - above) * scale,
      width: target.width * scale,
      height: target.height * scale,
    };
  }

  /* A second finger means zooming: what the first one began is forgotten. */
  #down(event) {
    if (event.button !== 0 || !this.table) return;
    this.fingers.add(event.pointerId);
    if (this.fingers.size > 1) {
      this.pressing = undefined;
      this.#act(() => this.table.do('release', -1, -1, 0));
      return;
    }
    this.pressing = event.pointerId;
    if (event.pointerType !== 'touch') this.frameOf.setPointerCapture(event.pointerId);
    this.#act(() => this.table.do('press', ...this.#spot(event)));
  }

  #move(event) {
    if (!this.table || (event.pointerType === 'touch' && event.pointerId !== this.pressing)) return;
    if (this.table.do('point', ...this.#spot(event))) this.wake();
  }

  #up(event) {
    this.fingers?.delete(event.pointerId);
    if (event.pointerId !== this.pressing || !this.table) return;
    this.pressing = undefined;
    this.#act(() => this.table.do('release', ...this.#spot(event), event.pointerType === 'touch' ? 1 : 0));
  }

  #lost(event) {
    this.fingers?.delete(event.pointerId);
    if (event.pointerId !== this.pressing || !this.table) return;
    this.pressing = undefined;
    this.#act(() => this.table.do('release', -1, -1, 0));
  }

  /* One turn for each notch. With the control key the browser zooms, and that never plays. */
  #wheel(event) {
    if (event.ctrlKey || !this.table) return;
    event.preventDefault();
    this.turned = (this.turned ?? 0) + event.deltaY * (event.deltaMode === 0 ? 1 : NOTCH);
    if (Math.abs(this.turned) < NOTCH) return;
    this.gesture(this.turned > 0 ? 'turnRight' : 'turnLeft');
    this.turned = 0;
  }
}
