/* The position as a picture: SVG by the C code, PNG by the canvas. */
import { download } from './dom.js';
import { Painter } from './paint.js';
import { Table } from './table.js';

const PNG_SCALE = 2;

/* A table that only shows the position: nothing lit up, nothing in hand. */
function still(table, use) {
  const copy = new Table(table.engine, table.game);
  copy.view(table.snapshot());
  const result = use(copy);
  copy.free();
  return result;
}

export function exportSvg(table, palette, name) {
  const text = still(table, (copy) => copy.svg(palette.number, table.game.title));
  download(name, new Blob([text], { type: 'image/svg+xml' }));
}

export function exportPng(table, palette, name) {
  const canvas = document.createElement('canvas');
  const view = { x: 0, y: 0, scale: PNG_SCALE, width: table.game.width * PNG_SCALE, height: table.game.height * PNG_SCALE };
  still(table, (copy) => new Painter(table.engine, canvas).paintAtOnce(copy.drawing(), palette, view));
  canvas.toBlob((blob) => download(name, blob), 'image/png');
}

/* A drawing, or the part of it that begins at {x, y} and is {wide} and {high}, on a canvas of this width in CSS pixels. */
export function paintOn(engine, drawing, palette, canvas, width, { x = 0, y = 0, wide = drawing.width, high = drawing.height } = {}) {
  const scale = (width * (window.devicePixelRatio || 1)) / wide;
  const view = { x, y, scale, width: Math.round(wide * scale), height: Math.round(high * scale) };
  new Painter(engine, canvas).paintAtOnce(drawing, palette, view);
}

/* A small picture of a table: of the part that stands for the game. */
export function thumbnail(table, palette, canvas, width) {
  const { x, y, width: wide, height: high } = table.game.face;
  paintOn(table.engine, table.drawing(), palette, canvas, width, { x, y, wide, high });
}

/* Pictures come one by one, when there is nothing else to do, but soon: what they belong to can be used before. */
const SOON = 200; // milliseconds; on a busy machine there is always something else to do
const whenIdle = (work) => (window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: SOON }) : setTimeout(work, 1));

export function oneByOne(works, wanted) {
  whenIdle(() => {
    if (works.length === 0 || !wanted()) return;
    works.shift()();
    oneByOne(works, wanted);
  });
}
