/* What a person prefers, kept by the browser; where storage is full or forbidden, as long as the page is open. Games are in
   keeper.js. */

const PREFERENCES = 'parlour.preferences';

const memory = new Map(); // what storage did not take

function get(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function put(key, text) {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

const PRESET = { palette: 'system', speed: 'system', guide: 'on', sound: 'on', known: [], moves: null, people: [] };

export const preferences = { ...PRESET, ...parse(get(PREFERENCES)) };

export function prefer(name, value) {
  preferences[name] = value;
  if (name === 'guide') preferences.known = []; // who wants to be told again has all of it told again
  put(PREFERENCES, JSON.stringify(preferences));
}

/* What the system asks for, unless the person chose otherwise. */
const wants = (query) => matchMedia(query).matches;

export function paletteNumber() {
  const chosen = { light: 0, dark: 1, contrast: 2 }[preferences.palette];
  if (chosen !== undefined) return chosen;
  if (wants('(prefers-contrast: more)') || wants('(forced-colors: active)')) return 2;
  return wants('(prefers-color-scheme: dark)') ? 1 : 0;
}

export function speed() {
  const chosen = { normal: 1, slow: 0.5, quick: 2, off: 0 }[preferences.speed];
  if (chosen !== undefined) return chosen;
  return wants('(prefers-reduced-motion: reduce)') ? 0 : 1;
}

export function learn(game) {
  prefer('known', [...preferences.known, game]);
}

export function onSystemChange(run) {
  for (const query of ['(prefers-contrast: more)', '(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', run);
  }
}
