/* The menu, and what it opens: rules, preferences, about. */
import { dialog, icon, make } from './dom.js';
import { canInstall } from './install.js';
import { prefer, preferences } from './store.js';

export { showGuide } from './rules.js';

/* [icon, label, action, key], or null for a line between. */
const MENU = [
  ['new', 'New game', 'new', 'N'],
  ['seats', 'Who plays', 'seats'],
  ['earlier', 'Your games', 'games'],
  ['view', 'View a position', 'view', 'V'],
  ['course', 'How the game went', 'course', 'C'],
  ['rules', 'Lessons', 'lessons'],
  ['about', 'Your progress', 'progress'],
  ['hint', "Today's puzzle", 'puzzle'],
  null,
  ['link', 'Copy link to this game', 'link', 'L'],
  ['link', 'Share this game', 'share'],
  ['copy', 'Copy position as text', 'copy'],
  ['open', 'Paste a position or a game', 'paste'],
  ['picture', 'Save picture (PNG)', 'png'],
  ['picture', 'Save picture (SVG)', 'svg'],
  ['save', 'Save game to a file', 'save'],
  ['save', 'Save all your games to a file', 'archive'],
  ['open', 'Open a saved game', 'open'],
  null,
  ['rules', 'Rules', 'rules', 'F1'],
  ['preferences', 'Preferences', 'preferences'],
  ['keys', 'Keys', 'shortcuts', '?'],
  ['save', 'Install Parlour on this device', 'install'],
  ['about', 'About', 'about'],
];

/* Entries that only some browsers can offer, and not always; where a finger points there are no keys to speak of. */
const OFFERED = { share: () => Boolean(navigator.share), install: canInstall, shortcuts: () => !matchMedia('(pointer: coarse)').matches };

export function showMenu(act, can) {
  const items = MENU.filter((item) => OFFERED[item?.[2]]?.() ?? true);
  const box = dialog('Menu', 'menu', make('ul', {}, ...items.map((item, i) => {
    if (!item) return make('li', { role: 'separator' });
    const [picture, label, action, key] = item;
    return make('li', {}, make('button', {
      type: 'button',
      autofocus: i === 0,
      disabled: !can(action),
      onclick: () => {
        box.close();
        act(action);
      },
    }, icon(picture), make('span', {}, label), key ? make('kbd', { 'aria-hidden': 'true' }, key) : ''));
  })));
}

function chooser(name, label, choices, changed) {
  return make('fieldset', { class: 'row' }, make('legend', {}, label),
    make('div', { class: 'choices' }, ...Object.entries(choices).map(([value, word]) => make('label', {},
      make('input', {
        type: 'radio', name, value, checked: preferences[name] === value,
        onchange: () => {
          prefer(name, value);
          changed();
        },
      }), make('span', {}, word)))));
}

export function showPreferences(changed) {
  const box = dialog('Preferences', 'preferences',
    chooser('palette', 'Colours', { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' }, changed),
    chooser('speed', 'Animation', { system: 'System', slow: 'Slow', normal: 'Normal', quick: 'Quick', off: 'Off' }, changed),
    chooser('guide', 'Explain the rules while playing', { on: 'Yes', off: 'No' }, changed),
    chooser('sound', 'Sound', { on: 'Yes', off: 'No' }, changed),
    make('footer', {}, make('button', { type: 'button', class: 'main', onclick: () => box.close() }, 'Done')));
}

export function showAbout() {
  dialog('Parlour', 'about',
    make('p', {}, 'Board games with rules exact to the letter, for people and computers in any seat.'),
    make('p', {}, 'Everything happens in this page: nothing is sent anywhere but your moves when you play together, and it works without a network once it has been opened.'),
    make('p', { class: 'quiet' }, 'Names of games belong to their owners. Artwork and code are our own, under the MIT licence.'));
}
