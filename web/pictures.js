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
  canvas.width = table.game.width * PNG_SCALE;
  canvas.height = table.game.height * PNG_SCALE;
  still(table, (copy) => new Painter(table.engine, canvas).paint(copy.drawing(), palette, { x: 0, y: 0, scale: PNG_SCALE }));
  canvas.toBlob((blob) => download(name, blob), 'image/png');
}

/* A small picture of a table on a canvas of this width in CSS pixels: of the part that stands for the game. */
export function thumbnail(table, palette, canvas, width) {
  const { x, y, width: wide, height } = table.game.face;
  const scale = (width * (window.devicePixelRatio || 1)) / wide;
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(height * scale);
  new Painter(table.engine, canvas).paint(table.drawing(), palette, { x, y, scale });
}
