/* Keyboard shortcuts: one list for doing and for showing them. */
import { dialog, dialogOpen, make } from './dom.js';

/* [how it is shown, what it does, action, does this event mean it?] */
const key = (name) => (event) => event.key.toLowerCase() === name && !event.ctrlKey && !event.metaKey && !event.altKey;
const plain = (name) => (event) => key(name)(event) && !event.shiftKey;
const shift = (name) => (event) => key(name)(event) && event.shiftKey;
const control = (name, shifted) => (event) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === name && event.shiftKey === shifted;

const SHORTCUTS = [
  ['Arrow keys', 'Move about the board'],
  ['Enter', 'Choose, put down'],
  ['R, wheel', 'Turn the piece to the right', 'turnRight', plain('r')],
  ['Shift R', 'Turn the piece to the left', 'turnLeft', shift('r')],
  ['F', 'Flip the piece', 'flip', plain('f')],
  ['Esc', 'Put the piece back, call off a wait, close what is open', 'escape', plain('escape')],
  ['U, Ctrl Z', 'Undo', 'undo', (event) => plain('u')(event) || control('z', false)(event)],
  ['Y, Ctrl Shift Z', 'Redo', 'redo', (event) => plain('y')(event) || control('z', true)(event) || control('y', false)(event)],
  ['Backspace', 'Reset my turn', 'reset', plain('backspace')],
  ['H', 'Hint', 'hint', plain('h')],
  ['N', 'New game', 'new', plain('n')],
  ['M', 'Show or hide the moves', 'moves', plain('m')],
  ['PageUp', 'A move back', 'previous', plain('pageup')],
  ['PageDown', 'A move on', 'next', plain('pagedown')],
  ['Shift PageUp', 'To the first', 'first', shift('pageup')],
  ['Shift PageDown', 'To the latest', 'latest', shift('pagedown')],
  ['C', 'How the game went, or back', 'course', plain('c')],
  ['V', 'View a position', 'view', plain('v')],
  ['L', 'Copy the link to this game', 'link', plain('l')],
  ['S', 'Sound on or off', 'sound', plain('s')],
  ['G', 'Your games', 'games', plain('g')],
  ['Home', 'All games', 'home', plain('home')],
  ['F1', 'Rules, with pictures', 'rules', plain('f1')],
  ['?', 'This list', 'shortcuts', key('?')],
];

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const typing = (element) => element.closest('input, textarea, select') !== null;

/* `act(name)` does an action, `arrow(dx, dy)` moves the focus, `tap()` touches it. */
export function listen({ act, arrow, tap }) {
  document.addEventListener('keydown', (event) => {
    if (dialogOpen() || (typing(event.target) && event.key !== 'Escape')) return;
    if (ARROWS[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
      if (event.target.closest('#moves')) return;
      event.preventDefault();
      arrow(...ARROWS[event.key]);
    } else if (event.key === 'Enter' && event.target === document.body) {
      tap();
    } else {
      const found = SHORTCUTS.find(([, , , means]) => means?.(event));
      if (!found) return;
      event.preventDefault();
      act(found[2]);
    }
  });
}

/* The same for a page that has a board and no actions: arrows and Enter, but where something else has the focus. */
export function listenBoard(board) {
  document.addEventListener('keydown', (event) => {
    if (!board.table || event.target.matches('input, select, button:not(#targets button)')) return;
    if (ARROWS[event.key]) board.moveFocus(...ARROWS[event.key]);
    else if (event.key === 'Enter' || event.key === ' ') board.gesture('tap');
    else return;
    event.preventDefault();
  });
}

export function showShortcuts() {
  dialog('Keys', 'keys', make('dl', {}, ...SHORTCUTS.flatMap(([keys, what]) => [
    make('dt', {}, ...keys.split(', ').flatMap((one, i) => [i ? ', ' : '', ...one.split(' ').map((word) => (
      /^(or|keys)$/.test(word) ? ` ${word}` : make('kbd', {}, word)))])),
    make('dd', {}, what),
  ])));
}
