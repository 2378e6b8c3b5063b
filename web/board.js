/* The picture on the canvas and everything that points at it: mouse, fingers, wheel, and the buttons of
   assistive technology. It calls the table and says when something may have changed. */
import { GESTURE } from './layout.js';
import { toast } from './dom.js';
import { Painter, Palette } from './paint.js';
import { Targets } from './targets.js';

const LONGEST_STEP = 0.1; // seconds: after a stall an animation goes on where it was
const NOTCH = 40; // pixels of a wheel for one turn
const LONG = 550; // milliseconds that a finger stays to ask what a thing is
const STEADY = 10; // pixels that it may stray meanwhile, or two clicks of a double click be apart
const DOUBLE = 400; // milliseconds between those two

export class Board {
  constructor(engine, { stage, canvas, overlay, changed, tick }) {
    this.engine = engine;
    this.stage = stage;
    this.canvas = canvas;
    this.frameOf = canvas.parentElement;
    this.changed = changed;
    this.tick = tick;
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

  /* As large as the stage allows, sharp on any screen, on the page that the table chooses for it. */
  fit() {
    if (!this.table) return;
    const pixels = window.devicePixelRatio || 1;
    const room = this.stage.getBoundingClientRect();
    this.table.do('fit', room.width, room.height);
    const { width, height } = this.table.drawing();
    this.scale = Math.max(0.05, Math.min(room.width / width, room.height / height));
    document.body.classList.toggle('tall', height > width);
    const wide = Math.floor(width * this.scale), high = Math.floor(height * this.scale);
    this.frameOf.style.width = `${wide}px`;
    this.frameOf.style.height = `${high}px`;
    this.#place({ x: 0, y: 0, scale: this.scale * pixels, width: Math.round(wide * pixels), height: Math.round(high * pixels) });
    this.wake();
  }

  /* What stays where it was keeps the pictures that were painted for it: so a new game begins without a
     long first frame. */
  #place(view) {
    if (Object.keys(view).some((key) => view[key] !== this.view?.[key])) this.view = view;
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
    const more = this.tick(passed);
    this.last = more ? now : undefined;
    this.changed();
    if (this.table) this.paint();
    if (more) this.wake();
  }

  paint() {
    const whole = this.painter.paint(this.table.drawing(), this.palette, this.view);
    document.body.classList.toggle('painting', !whole);
    if (!whole) this.wake();
    if (!this.table.is('moving')) this.showTargets();
  }

  /* The buttons over the picture belong to what is told of the table, not to the frame before. */
  showTargets() {
    this.targets.show(this.table.targets().map((target) => this.#placed(target)), this.table.do('focused'));
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
      this.table.do('focus', id);
      this.table.do('push', id);
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
      if (event.pointerType !== 'touch') this.gesture('cancel');
    });
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /* From the screen to the page. */
  #spot(event) {
    const box = this.canvas.getBoundingClientRect();
    return [(event.clientX - box.left) / this.scale, (event.clientY - box.top) / this.scale];
  }

  /* And back: a target with its bounds on the screen. */
  #placed(target) {
    const { scale } = this;
    return { ...target, x: target.x * scale, y: target.y * scale, width: target.width * scale, height: target.height * scale };
  }

  /* A second finger means zooming: what the first one began is forgotten. */
  #down(event) {
    if (event.button !== 0 || !this.table) return;
    this.fingers.add(event.pointerId);
    if (this.fingers.size > 1) {
      this.#forget();
      return;
    }
    const finger = event.pointerType === 'touch', again = this.#isAgain(event);
    this.pressing = event.pointerId;
    this.down = event;
    if (finger) this.#askLater(this.table.label(...this.#spot(event)));
    else this.frameOf.setPointerCapture(event.pointerId);
    this.#act(() => {
      this.table.do('approach', finger ? 1 : 0, again ? 1 : 0);
      this.table.do('press', ...this.#spot(event));
    });
  }

  /* Has the pointer stayed where it went down? */
  #isNear(event) {
    return Math.hypot(event.clientX - this.down.clientX, event.clientY - this.down.clientY) < STEADY;
  }

  #isAgain(event) {
    return this.down !== undefined && event.timeStamp - this.down.timeStamp < DOUBLE && this.#isNear(event);
  }

  /* What was begun comes to nothing. */
  #forget() {
    clearTimeout(this.asking);
    this.pressing = undefined;
    this.#act(() => this.table.do('release', -1, -1, 0));
  }

  /* A finger that stays asks what a thing is; it presses nothing. It is told of what it touched, though a move may have put something
     else there since. */
  #askLater(label) {
    this.asking = setTimeout(() => {
      this.#forget();
      if (label) toast(label);
    }, LONG);
  }

  #move(event) {
    if (!this.table || (event.pointerType === 'touch' && event.pointerId !== this.pressing)) return;
    if (this.pressing !== undefined && !this.#isNear(event)) clearTimeout(this.asking);
    if (this.table.do('point', ...this.#spot(event))) this.wake();
    this.frameOf.style.cursor = this.table.is('pressable') ? 'pointer' : '';
  }

  #up(event) {
    this.fingers?.delete(event.pointerId);
    if (event.pointerId !== this.pressing || !this.table) return;
    clearTimeout(this.asking);
    this.pressing = undefined;
    this.#act(() => this.table.do('release', ...this.#spot(event), event.pointerType === 'touch' ? 1 : 0));
  }

  #lost(event) {
    this.fingers?.delete(event.pointerId);
    if (event.pointerId === this.pressing && this.table) this.#forget();
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
