/* Back end: canvas. Plays a drawing (draw/draw.h) straight from the program's memory: one crossing a
   frame, then only numbers in arrays. */

const BOX = 0, DISC = 1, PATH = 2, TEXT = 3, PUSH = 4, POP = 5, SETTLED = 6;
const MOVE = 0, LINE = 1, CURVE = 2;
const SHAPE = 32, STEP = 7; // numbers each
const PAPER = 1; // the ink of the page
const SANS = "Cantarell, 'Noto Sans', 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif";
const SERIF = "Georgia, 'DejaVu Serif', 'Noto Serif', serif";
const FONTS = [(size) => `${size}px ${SANS}`, (size) => `700 ${size}px ${SANS}`, (size) => `700 ${size}px ${SERIF}`];
const ALIGN = ['center', 'left', 'right'];

/* The colours of a palette, each asked for once. */
export class Palette {
  constructor(engine, number) {
    this.engine = engine;
    this.number = number;
    this.known = new Map();
    this.falls = [1, 2, 3].map((shadow) => ({
      down: engine.calls.page_shadow_down(shadow),
      blur: engine.calls.page_shadow_blur(shadow),
      ink: engine.calls.page_shadow_ink(shadow),
    }));
  }

  /* Of an ink; `more` makes it fainter still. */
  css(ink, more = 1) {
    const key = more === 1 ? ink : `${ink} ${more}`;
    let text = this.known.get(key);
    if (text === undefined) {
      const rgba = this.engine.calls.palette_colour(this.number, ink) >>> 0;
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

  /* `view` says which part of the page is seen: the canvas begins at {x, y} of it and has {scale} pixels a
     unit. The canvas has the right size already. */
  paint(drawing, palette, view) {
    if (palette !== this.palette || view !== this.view) this.layers = [];
    this.palette = palette;
    this.view = view;
    let from = 0, below = null;
    this.#marks(drawing).forEach((mark, i) => {
      below = this.#layer(i, drawing, from, mark, below);
      from = mark;
    });
    this.#lay(this.to, below);
    this.#range(this.to, drawing, from, drawing.shapes);
  }

  /* Where settled parts end. */
  #marks({ shape, shapes }) {
    const { ints } = this.engine;
    const marks = [];
    for (let i = 0; i < shapes; i++) if (ints[shape + SHAPE * i] === SETTLED) marks.push(i + 1);
    return marks;
  }

  /* What lies below, or bare paper. */
  #lay(to, below) {
    to.setTransform(1, 0, 0, 1, 0, 0);
    if (below) {
      to.drawImage(below, 0, 0);
    } else {
      to.fillStyle = this.palette.css(PAPER);
      to.fillRect(0, 0, to.canvas.width, to.canvas.height);
    }
  }

  /* Shapes, steps and letters of a part, to see whether they are the same as before. */
  #numbers({ shape, step, text }, from, end) {
    const { ints, bytes } = this.engine;
    const steps = [Infinity, 0], letters = [Infinity, 0];
    for (let i = from; i < end; i++) {
      const at = shape + SHAPE * i;
      const span = ints[at] === PATH ? steps : ints[at] === TEXT ? letters : null;
      if (!span) continue;
      span[0] = Math.min(span[0], ints[at + 6]);
      span[1] = Math.max(span[1], ints[at + 6] + ints[at + 7]);
    }
    return [ints.subarray(shape + SHAPE * from, shape + SHAPE * end),
      steps[1] ? ints.subarray(step + STEP * steps[0], step + STEP * steps[1]) : [],
      letters[1] ? bytes.subarray(text + letters[0], text + letters[1]) : []];
  }

  /* The picture up to a mark, made anew only if something in it has changed. */
  #layer(i, drawing, from, end, below) {
    const { width, height } = this.canvas;
    const numbers = this.#numbers(drawing, from, end);
    const old = this.layers[i];
    if (old && old.canvas.width === width && old.canvas.height === height
        && numbers.every((list, k) => same(list, old.numbers[k]))) return old.canvas;
    const canvas = old?.canvas ?? document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const to = canvas.getContext('2d', { alpha: false });
    this.layers.length = i; // those above lie on the old one
    this.layers.push({ canvas, numbers: numbers.map((list) => list.slice()) });
    this.#lay(to, below);
    this.#range(to, drawing, from, end);
    return canvas;
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
      const at = drawing.shape + SHAPE * i;
      const kind = ints[at];
      if (kind <= PATH) {
        this.#shape(to, drawing, at, scales.at(-1));
      } else if (kind === TEXT) {
        this.#text(to, drawing, at);
      } else if (kind === PUSH) {
        const m = floats.subarray(at + 23, at + 29);
        to.save();
        to.transform(m[0], m[1], m[2], m[3], m[4], m[5]);
        scales.push(scales.at(-1) * Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2])));
      } else if (kind === POP) {
        to.restore();
        scales.pop();
      }
    }
    to.restore();
  }

  #trace(to, drawing, at) {
    const { ints, floats } = this.engine;
    to.beginPath();
    if (ints[at] === BOX) {
      if (floats[at + 5] > 0) to.roundRect(floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4], floats[at + 5]);
      else to.rect(floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4]);
    } else if (ints[at] === DISC) {
      to.arc(floats[at + 1], floats[at + 2], floats[at + 3], 0, 2 * Math.PI);
    } else {
      this.#steps(to, drawing.step + STEP * ints[at + 6], ints[at + 7]);
    }
  }

  #steps(to, first, count) {
    const { ints, floats } = this.engine;
    for (let at = first; at < first + STEP * count; at += STEP) {
      const x = floats[at + 5], y = floats[at + 6];
      if (ints[at] === MOVE) to.moveTo(x, y);
      else if (ints[at] === LINE) to.lineTo(x, y);
      else if (ints[at] === CURVE) to.bezierCurveTo(floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4], x, y);
      else to.closePath();
    }
  }

  #shape(to, drawing, at, scale) {
    const { ints, floats } = this.engine;
    const fill = ints[at + 8], outline = ints[at + 15], shadow = ints[at + 18];
    this.#trace(to, drawing, at);
    if (shadow) this.#cast(to, this.palette.falls[shadow - 1], floats[at + 22], scale);
    if (fill) {
      to.fillStyle = this.#filling(to, at);
      to.fill();
      if (shadow) to.shadowColor = 'transparent'; // the outline needs none of its own
    }
    if (outline) {
      to.strokeStyle = this.palette.css(outline);
      to.lineWidth = floats[at + 16];
      to.setLineDash(floats[at + 17] > 0 ? [floats[at + 17]] : []);
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
    const kind = ints[at + 10];
    if (kind === 0) return this.palette.css(ints[at + 8]);
    const x = floats[at + 11], y = floats[at + 12];
    const gradient = kind === 1 ? to.createLinearGradient(x, y, floats[at + 13], floats[at + 14])
      : to.createRadialGradient(x, y, 0, x, y, floats[at + 13]);
    gradient.addColorStop(0, this.palette.css(ints[at + 8]));
    gradient.addColorStop(1, this.palette.css(ints[at + 9]));
    return gradient;
  }

  /* A font that runs wider than the built-in table is narrowed to the width reckoned with. */
  #text(to, drawing, at) {
    const { ints, floats } = this.engine;
    to.font = FONTS[ints[at + 19]](floats[at + 21]);
    to.textAlign = ALIGN[ints[at + 20]];
    to.fillStyle = this.palette.css(ints[at + 8]);
    to.fillText(this.engine.text(drawing.text + ints[at + 6], ints[at + 7]), floats[at + 1], floats[at + 2], floats[at + 3]);
  }
}

function same(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
