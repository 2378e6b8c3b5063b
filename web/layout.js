/* Numbers that the page and the C code must agree on, in one place: where the members of structs lie, counted in words of
   four bytes, and what enums count. The build checks every one of them against the headers (scripts/layout.py), so a
   change there that is not made here does not compile. */

/* struct drawing: draw/draw.h */
export const DRAWING = {
  shape: 0, step: 1, text: 2, target: 3, shapes: 4, steps: 5, targets: 7, width: 8, height: 9, inks: 10,
};

/* struct shape: draw/draw.h */
export const SHAPE = {
  sizeof: 32, kind: 0, x: 1, y: 2, w: 3, h: 4, corner: 5, first: 6, count: 7, fill: 8, fill_to: 9, fill_kind: 10, gradient: 11,
  outline: 15, width: 16, dash: 17, shadow: 18, font: 19, align: 20, size: 21, fade: 22, matrix: 23,
};

/* struct step: draw/draw.h */
export const STEP = { sizeof: 7, kind: 0, ax: 1, ay: 2, bx: 3, by: 4, x: 5, y: 6 };

/* struct target: draw/draw.h */
export const TARGET = { sizeof: 16, id: 0, use: 1, label: 3, x: 4, y: 5, w: 6, h: 7 };

/* enum SHAPE_: draw/draw.h */
export const KIND = { box: 0, disc: 1, path: 2, text: 3, push: 4, pop: 5, settled: 6 };

/* enum STEP_: draw/draw.h */
export const STEP_KIND = { move: 0, line: 1, curve: 2, close: 3 };

/* enum FILL_: draw/draw.h */
export const FILL = { plain: 0, linear: 1, radial: 2 };

/* enum SHADOW_: draw/draw.h */
export const SHADOW = { low: 1, high: 2, glow: 3 };

/* enum FONT_: draw/draw.h */
export const FONT = { plain: 0, bold: 1, title: 2 };

/* enum ALIGN_: draw/draw.h */
export const ALIGN = { centre: 0, left: 1, right: 2 };

/* enum PALETTE_: draw/draw.h */
export const PALETTE = { light: 0, dark: 1, contrast: 2 };

/* enum INK_: draw/draw.h */
export const INK = { paper: 1, panel: 2, line: 3, text: 4, muted: 5, accent: 6, good: 7, bad: 8, glow: 9 };

/* enum GESTURE_: view/view.h */
export const GESTURE = { tap: 0, look: 1, lift: 2, turnLeft: 3, turnRight: 4, flip: 5, cancel: 6 };

/* enum TARGET_: draw/draw.h, view/view.h */
export const USE = { ready: 0, put: 1, idle: 2, seat: 0x10010 };

/* enum SEAT_: view/view.h */
export const SEAT = { person: -1, random: 0 };

/* struct effect: session/session.h */
export const EFFECT = {
  sizeof: 16, kind: 0, ticket: 2, counter: 4, name: 6, text: 7, length: 8, game: 9, job: 10, look: 11, hint: 12, sheet: 13, number: 14, offer: 15,
};

/* enum EFFECT_: session/session.h */
export const EFFECT_KIND = {
  keep: 0, forget: 1, list: 2, fetch: 3, hold: 4, take: 5, leave: 6, think: 7, stop: 8, say: 9, show: 10, learnt: 11, copy: 12, file: 13,
  sound: 14, enough: 15, look: 16, unlook: 17,
};

/* struct start: session/start.h */
export const START = { settings: 0, seat: 8, chance: 1012 };

/* enum CHANCE_: table/table.h */
export const ROLLS = { bySeed: 0, byHand: 1 };

/* enum DEED_: session/session.h */
export const DEED = { copy: 0, link: 1, sound: 5, silence: 6 };

/* enum SOUND_: sound/sound.h */
export const SOUND = { move: 0, roll: 1, pay: 2, refused: 3, turn: 4, end: 5 };

/* enum SHEET_: session/session.h */
export const SHEET = { start: 0, new: 1, board: 2, viewer: 3, games: 4, seats: 5, outcomes: 6, progress: 7, none: 8 };

/* enum KEPT_: session/session.h */
export const KEPT = { failed: 1, newer: 2 };

/* enum ACTION_: session/session.h */
export const ACTION = {
  undo: 1, redo: 2, reset: 3, hint: 4, course: 5, goOn: 6, latest: 7, new: 8, seats: 9, outcomes: 10, view: 11, playView: 12,
  takeOver: 13, games: 14, home: 15, copy: 16, save: 17, archive: 18, recall: 19, again: 20, puzzle: 21, tryAgain: 22, solution: 23, nextPuzzle: 24, cancel: 25, enough: 26,
  lessons: 27, nextLesson: 28, progress: 29, progressCsv: 30, forget: 31, earlier: 32, later: 33, mistake: 34, first: 35, previous: 36, next: 37,
};

/* enum: core/rules.h, ai/think.h */
export const RULES = { chance: -1, over: -2, levels: 9 };

/* enum: together/agreed.h */
export const AGREED = { agreements: 4 };

/* enum PART_: together/words.h */
export const PART = { name: 0, code: 1, invitation: 2, phrases: 3, dice: 4, course: 5, home: 6, log: 7 };
