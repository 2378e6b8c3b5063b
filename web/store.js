/* What the browser keeps: a saved game for each game, and preferences. Storage may be full or forbidden;
   then texts are kept as long as the page is open, and whoever saved is told. */

const SAVE = 'parlour.save.';
const KEPT = 'parlour.kept.'; // games that made room for another one
const DAMAGED = 'parlour.damaged.';
const SEATS = 'parlour.seats.';
const PREFERENCES = 'parlour.preferences';
const MOST_KEPT = 12; // for each game

const memory = new Map(); // what storage did not take

function get(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/* False: it could not be written. */
function put(key, text) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export const savedGame = (game) => get(SAVE + game);
export const saveGame = (game, text) => put(SAVE + game, text);
export const forgetGame = (game) => put(SAVE + game, null);

/* Earlier games, the newest first: {time, text}. */
export function keptGames(game) {
  const list = parse(get(KEPT + game));
  return Array.isArray(list) ? list : [];
}

export function keepGame(game, text) {
  const others = keptGames(game).filter((one) => one.text !== text);
  return put(KEPT + game, JSON.stringify([{ time: Date.now(), text }, ...others].slice(0, MOST_KEPT)));
}

export function dropKept(game, text) {
  return put(KEPT + game, JSON.stringify(keptGames(game).filter((one) => one.text !== text)));
}

/* A text that cannot be read is put aside, not thrown away. Gives the name it is under. */
export function setAside(game, text) {
  let number = 1;
  while (get(`${DAMAGED}${game}.${number}`) !== null && get(`${DAMAGED}${game}.${number}`) !== text) number++;
  put(`${DAMAGED}${game}.${number}`, text);
  forgetGame(game);
  return `${DAMAGED}${game}.${number}`;
}

/* Who sat where, and the options, the last time. */
export function lastChoices(game) {
  return parse(get(SEATS + game));
}

export const rememberChoices = (game, choices) => put(SEATS + game, JSON.stringify(choices));

function parse(text) {
  try {
    const value = JSON.parse(text);
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

const PRESET = { palette: 'system', speed: 'system', guide: 'on', known: [], moves: null };

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

/* Lessons while playing: in each game until the first is over, unless the person chose otherwise. */
export const guided = (game) => preferences.guide === 'on' && !preferences.known.includes(game);

export function learn(game) {
  prefer('known', [...preferences.known, game]);
}

export function onSystemChange(run) {
  for (const query of ['(prefers-contrast: more)', '(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', run);
  }
}
