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

/* The part of a drawing that begins at {x, y} and is {width} and {height}, on a canvas `across` CSS pixels wide. */
function viewOf({ x, y, width, height }, across) {
  const scale = (across * (window.devicePixelRatio || 1)) / width;
  return { x, y, scale, width: Math.round(width * scale), height: Math.round(height * scale) };
}

/* All of a drawing. */
export function paintOn(engine, drawing, palette, canvas, across) {
  const { width, height } = drawing;
  new Painter(engine, canvas).paintAtOnce(drawing, palette, viewOf({ x: 0, y: 0, width, height }, across));
}

/* A small picture of a table: of the part that stands for the game. */
export function thumbnail(table, palette, canvas, across) {
  new Painter(table.engine, canvas).paintAtOnce(table.drawing(), palette, viewOf(table.game.face, across));
}

/* The same for oneByOne: a layer at a time of the table of this game that `find` finds. A canvas is black once it has a painter: not
   before its turn has come. */
export function slowThumbnail(engine, game, find, palette, canvas, across) {
  const view = viewOf(game.face, across);
  let painter;
  return () => (painter ??= new Painter(engine, canvas)).paint(find().drawing(), palette, view);
}

/* Pictures come one by one, when there is nothing else to do, but soon: what they belong to can be used before. A work that
   says false is not done yet, and goes on later. */
const SOON = 200; // milliseconds; on a busy machine there is always something else to do
const whenIdle = (work) => (window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: SOON }) : setTimeout(work, 1));

export function oneByOne(works, wanted) {
  whenIdle(() => {
    if (works.length === 0 || !wanted()) return;
    if (works[0]() !== false) works.shift();
    oneByOne(works, wanted);
  });
}
