/* The address holds the game: #GAME, #GAME/play/TEXT (a record or a snapshot), #GAME/view/TEXT, #GAME/puzzle/N, #GAME/lesson/N. Copying
   the address shares what is on the table. */

/* Blanks become +, and what may stand in an address is left readable. */
function encode(text) {
  return encodeURIComponent(text).replace(/%20/g, '+')
    .replace(/%(3B|3D|2C|3A|40|2F)/g, (code) => decodeURIComponent(code));
}

function decode(text) {
  return decodeURIComponent(text.replace(/\+/g, ' '));
}

/* {game, mode, text}; mode is '', 'play', 'view', 'puzzle', 'lesson', or 'broken'. */
export function readAddress(hash) {
  const [, game = '', mode = '', text = ''] = /^#?([^/]*)(?:\/(play|view|puzzle|lesson)(?:\/(.*))?)?$/s.exec(hash) ?? [];
  try {
    return { game: decode(game), mode, text: decode(text) };
  } catch {
    return { game, mode: 'broken', text: '' };
  }
}

export function writeAddress(game, mode = '', text = '') {
  return `#${game}${mode && `/${mode}`}${text && `/${encode(text)}`}`;
}

/* The browser's line, which page and person both write. It is the page's until the person changes it, of which the browser
   tells only later. The browser remembers a kept game's name beside it: who loads the page again comes back to that
   game, however far it went before its address was written. */
export class Address {
  arrive() {
    this.here = location.hash;
  }

  write(hash, name = '') {
    if (location.hash !== this.here || (hash === location.hash && name === this.name)) return;
    history.replaceState(name, '', hash || location.pathname);
    this.arrive();
  }

  get name() {
    return typeof history.state === 'string' ? history.state : '';
  }
}

/* ---- From a room to the page, which keeps the game ---- */

const HOME = 'parlour.home';

/* Leaves for the page with a saved game. */
export function goHome(game, text) {
  sessionStorage.setItem(HOME, text);
  location.href = `./${writeAddress(game)}`;
}

/* The game that somebody came with, once, or null. */
export function takeArrival() {
  try {
    const text = sessionStorage.getItem(HOME);
    sessionStorage.removeItem(HOME);
    return text;
  } catch {
    return null;
  }
}
