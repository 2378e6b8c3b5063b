/* Back end: canvas. Plays a drawing (draw/draw.h) straight from the program's memory: one crossing a
   frame, then only numbers in arrays. */
import { ALIGN, FILL, FONT, INK, KIND, PALETTE, SHADOW, SHAPE, STEP, STEP_KIND } from './layout.js';

const SANS = "Cantarell, 'Noto Sans', 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif";
const SERIF = "Georgia, 'DejaVu Serif', 'Noto Serif', serif";
const FONTS = {
  [FONT.plain]: (size) => `${size}px ${SANS}`,
  [FONT.bold]: (size) => `700 ${size}px ${SANS}`,
  [FONT.title]: (size) => `700 ${size}px ${SERIF}`,
};
const ANCHORS = { [ALIGN.centre]: 'center', [ALIGN.left]: 'left', [ALIGN.right]: 'right' };

/* How wide a text is at size 1, for the program: asked again and again for names in other scripts than Latin. */
const ruler = document.createElement('canvas').getContext('2d');
const measured = new Map();

export function measure(font, text) {
  const key = `${font}${text}`;
  if (!measured.has(key)) {
    if (measured.size > 4000) measured.clear();
    ruler.font = FONTS[font](64);
    measured.set(key, ruler.measureText(text).width / 64);
  }
  return measured.get(key);
}

/* The colours of a palette, each asked for once: the inks that all games share and, while a drawing is painted, those
   of its game. */
export class Palette {
  constructor(engine, number) {
    this.engine = engine;
    this.number = number;
    this.inks = 0; // a game's own, as its drawing says
    this.known = new Map();
    this.falls = Object.fromEntries(Object.values(SHADOW).map((shadow) => [shadow, {
      down: engine.calls.page_shadow_down(shadow),
      blur: engine.calls.page_shadow_blur(shadow),
      ink: engine.calls.page_shadow_ink(shadow),
    }]));
  }

  /* The page's own colours are inks of the same palette. */
  dress() {
    const { style, dataset } = document.documentElement;
    for (const [name, ink] of Object.entries(INK)) style.setProperty(`--${name}`, this.css(ink));
    style.setProperty('--over-accent', this.css(this.engine.calls.ink_over(INK.accent)));
    dataset.palette = Object.keys(PALETTE)[this.number];
    document.querySelector('meta[name=theme-color]').content = this.css(INK.paper);
  }

  /* Another game has other inks of its own. */
  serve(drawing) {
    if (drawing.inks !== this.inks) this.known.clear();
    this.inks = drawing.inks;
  }

  /* Of an ink; `more` makes it fainter still. */
  css(ink, more = 1) {
    const key = more === 1 ? ink : `${ink} ${more}`;
    let text = this.known.get(key);
    if (text === undefined) {
      const rgba = this.engine.calls.inks_colour(this.inks, this.number, ink) >>> 0;
      const alpha = ((rgba & 255) / 255) * more;
      text = `rgb(${rgba >>> 24} ${(rgba >>> 16) & 255} ${(rgba >>> 8) & 255} / ${alpha.toFixed(3)})`;
      this.known.set(key, text);
    }
    return text;
  }
}

export class Painter {
  constructor(engine, canvas) {
    this.engine = engine;
    this.canvas = canvas;
    this.to = canvas.getContext('2d', { alpha: false });
    this.layers = []; // pictures of what is settled, each with all that lies below it
  }

  /* `view` says which part of the page is seen: the canvas begins at {x, y} of it, has {scale} pixels a unit and is {width} and {height}.
     Says whether that is the whole picture. One of which nothing is known yet, as of another game or size, comes a layer at a time: all of
     it in one go would stop the page. Until it is whole the old one stays. */
  paint(drawing, palette, view) {
    if (palette !== this.palette || view !== this.view) this.layers = [];
    this.palette = palette;
    this.view = view;
    palette.serve(drawing);
    const marks = this.#marks(drawing);
    let from = 0, below = null;
    for (const [i, mark] of marks.entries()) {
      const fresh = !this.#keeps(i, drawing, from, mark);
      if (fresh) this.#layer(i, drawing, from, mark, below);
      if (fresh && this.#pauses(i, drawing, marks.length)) return false;
      below = this.layers[i].canvas;
      from = mark;
    }
    this.pauses = undefined;
    this.inks = drawing.inks;
    this.#size();
    this.#lay(this.to, below);
    this.#range(this.to, drawing, from, drawing.shapes);
    return true;
  }

  paintAtOnce(drawing, palette, view) {
    while (!this.paint(drawing, palette, view));
  }

  /* After a layer that had to be made: as many pauses as there are layers, also if the first one changes in each of them. */
  #pauses(i, { inks }, layers) {
    if (i === 0 && this.pauses === undefined) {
      this.pauses = layers;
      if (inks !== this.inks) this.#lay(this.to, null); // no picture of another game
    }
    if (!this.pauses) return false;
    this.pauses--;
    return true;
  }

  #size() {
    const { canvas, view: { width, height } } = this;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  /* Where settled parts end. */
  #marks({ shape, shapes }) {
    const { ints } = this.engine;
    const marks = [];
    for (let i = 0; i < shapes; i++) if (ints[shape + SHAPE.sizeof * i] === KIND.settled) marks.push(i + 1);
    return marks;
  }

  /* What lies below, or bare paper. */
  #lay(to, below) {
    to.setTransform(1, 0, 0, 1, 0, 0);
    if (below) {
      to.drawImage(below, 0, 0);
    } else {
      to.fillStyle = this.palette.css(INK.paper);
      to.fillRect(0, 0, to.canvas.width, to.canvas.height);
    }
  }

  /* Shapes, steps and letters of a part, to see whether they are the same as before. */
  #numbers({ shape, step, text }, from, end) {
    const { ints, bytes } = this.engine;
    const steps = [Infinity, 0], letters = [Infinity, 0];
    for (let i = from; i < end; i++) {
      const at = shape + SHAPE.sizeof * i;
      const span = ints[at] === KIND.path ? steps : ints[at] === KIND.text ? letters : null;
      if (!span) continue;
      span[0] = Math.min(span[0], ints[at + SHAPE.first]);
      span[1] = Math.max(span[1], ints[at + SHAPE.first] + ints[at + SHAPE.count]);
    }
    return [ints.subarray(shape + SHAPE.sizeof * from, shape + SHAPE.sizeof * end),
      steps[1] ? ints.subarray(step + STEP.sizeof * steps[0], step + STEP.sizeof * steps[1]) : [],
      letters[1] ? bytes.subarray(text + letters[0], text + letters[1]) : []];
  }

  /* Is nothing changed in this part of the picture? */
  #keeps(i, drawing, from, end) {
    return this.layers[i] && this.#numbers(drawing, from, end).every((list, k) => same(list, this.layers[i].numbers[k]));
  }

  /* The picture up to a mark. */
  #layer(i, drawing, from, end, below) {
    const canvas = this.layers[i]?.canvas ?? document.createElement('canvas');
    canvas.width = this.view.width;
    canvas.height = this.view.height;
    const to = canvas.getContext('2d', { alpha: false });
    this.layers.length = i; // those above lie on the old one
    this.layers.push({ canvas, numbers: this.#numbers(drawing, from, end).map((list) => list.slice()) });
    this.#lay(to, below);
    this.#range(to, drawing, from, end);
  }

  #range(to, drawing, from, end) {
    const { ints, floats } = this.engine;
    const { x, y, scale } = this.view;
    const scales = [scale];
    to.save();
    to.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    to.lineCap = 'round';
    to.lineJoin = 'round';
    for (let i = from; i < end; i++) {
      const at = drawing.shape + SHAPE.sizeof * i;
      const kind = ints[at];
      if (kind <= KIND.path) {
        this.#shape(to, drawing, at, scales.at(-1));
      } else if (kind === KIND.text) {
        this.#text(to, drawing, at);
      } else if (kind === KIND.push) {
        const m = floats.subarray(at + SHAPE.matrix, at + SHAPE.matrix + 6);
        to.save();
        to.transform(m[0], m[1], m[2], m[3], m[4], m[5]);
        scales.push(scales.at(-1) * Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2])));
      } else if (kind === KIND.pop) {
        to.restore();
        scales.pop();
      }
    }
    to.restore();
  }

  #trace(to, drawing, at) {
    const { ints, floats } = this.engine;
    to.beginPath();
    if (ints[at] === KIND.box) {
      const [x, y, width, height, corner] = floats.subarray(at + SHAPE.x, at + SHAPE.corner + 1);
      if (corner > 0) to.roundRect(x, y, width, height, corner);
      else to.rect(x, y, width, height);
    } else if (ints[at] === KIND.disc) {
      to.arc(floats[at + SHAPE.x], floats[at + SHAPE.y], floats[at + SHAPE.w], 0, 2 * Math.PI);
    } else {
      this.#steps(to, drawing.step + STEP.sizeof * ints[at + SHAPE.first], ints[at + SHAPE.count]);
    }
  }

  #steps(to, first, count) {
    const { ints, floats } = this.engine;
    for (let at = first; at < first + STEP.sizeof * count; at += STEP.sizeof) {
      const x = floats[at + STEP.x], y = floats[at + STEP.y];
      if (ints[at] === STEP_KIND.move) to.moveTo(x, y);
      else if (ints[at] === STEP_KIND.line) to.lineTo(x, y);
      else if (ints[at] === STEP_KIND.curve) {
        to.bezierCurveTo(floats[at + STEP.ax], floats[at + STEP.ay], floats[at + STEP.bx], floats[at + STEP.by], x, y);
      }
      else to.closePath();
    }
  }

  #shape(to, drawing, at, scale) {
    const { ints, floats } = this.engine;
    const fill = ints[at + SHAPE.fill], outline = ints[at + SHAPE.outline], shadow = ints[at + SHAPE.shadow];
    this.#trace(to, drawing, at);
    if (shadow) this.#cast(to, this.palette.falls[shadow], floats[at + SHAPE.fade], scale);
    if (fill) {
      to.fillStyle = this.#filling(to, at);
      to.fill();
      if (shadow) to.shadowColor = 'transparent'; // the outline needs none of its own
    }
    if (outline) {
      to.strokeStyle = this.palette.css(outline);
      to.lineWidth = floats[at + SHAPE.width];
      const dash = floats[at + SHAPE.dash];
      to.setLineDash(dash > 0 ? [dash] : []);
      to.stroke();
    }
    if (shadow) to.shadowColor = 'transparent';
  }

  /* A canvas counts shadows in pixels, whatever the transform. */
  #cast(to, fall, fade, scale) {
    to.shadowColor = this.palette.css(fall.ink, fade);
    to.shadowOffsetY = fall.down * scale;
    to.shadowBlur = fall.blur * scale;
  }

  #filling(to, at) {
    const { ints, floats } = this.engine;
    const kind = ints[at + SHAPE.fill_kind];
    if (kind === FILL.plain) return this.palette.css(ints[at + SHAPE.fill]);
    const [x, y, first, second] = floats.subarray(at + SHAPE.gradient, at + SHAPE.gradient + 4);
    const gradient = kind === FILL.linear ? to.createLinearGradient(x, y, first, second)
      : to.createRadialGradient(x, y, 0, x, y, first);
    gradient.addColorStop(0, this.palette.css(ints[at + SHAPE.fill]));
    gradient.addColorStop(1, this.palette.css(ints[at + SHAPE.fill_to]));
    return gradient;
  }

  /* A font that runs wider than the built-in table is narrowed to the width reckoned with. */
  #text(to, drawing, at) {
    const { ints, floats } = this.engine;
    to.font = FONTS[ints[at + SHAPE.font]](floats[at + SHAPE.size]);
    to.textAlign = ANCHORS[ints[at + SHAPE.align]];
    to.fillStyle = this.palette.css(ints[at + SHAPE.fill]);
    to.fillText(this.engine.text(drawing.text + ints[at + SHAPE.first], ints[at + SHAPE.count]), floats[at + SHAPE.x],
      floats[at + SHAPE.y], floats[at + SHAPE.w]);
  }
}

function same(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
