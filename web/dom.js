/* Small helpers for the page: making elements, dialogs, short messages, downloads. */

/* make('p', {class: 'x', onclick: f}, 'text', child): attributes, listeners, children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element && typeof value !== 'string') element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export const find = (selector) => document.querySelector(selector);

export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#i-${name}`);
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return svg;
}

/* Short messages are above what is open: a modal dialog covers and silences all that is not inside of it. */
function raiseToasts() {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const toasts = find('#toasts');
  if (toasts.parentNode !== place) place.append(toasts);
}

/* A dialog with a heading and a way out; it removes itself when closed. */
export function dialog(title, kind, ...children) {
  const id = `title-${kind}`;
  const box = make('dialog', { class: `sheet ${kind}`, 'aria-labelledby': id },
    make('header', {},
      make('h2', { id }, title),
      make('button', { type: 'button', class: 'plain', 'aria-label': 'Close', onclick: () => box.close() }, icon('close'))),
    ...children);
  const before = document.activeElement;
  box.addEventListener('close', () => {
    raiseToasts();
    box.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  box.addEventListener('click', (event) => {
    if (event.target === box) box.close(); // outside of it
  });
  document.body.append(box);
  box.showModal();
  raiseToasts();
  box.scrollTop = 0; // what has the focus may lie further below
  return box;
}

export const dialogOpen = () => find('dialog[open]') !== null;

/* A line that goes away by itself; `action` is {label, run}. */
export function toast(text, action, seconds = 6) {
  const line = make('div', { class: 'toast' }, make('span', {}, text));
  const gone = () => line.remove();
  if (action) {
    line.append(make('button', { type: 'button', onclick: () => { gone(); action.run(); } }, action.label));
  }
  line.append(make('button', { type: 'button', class: 'plain', 'aria-label': 'Dismiss', onclick: gone }, icon('close')));
  raiseToasts();
  find('#toasts').append(line);
  setTimeout(gone, seconds * 1000 + (action ? 6000 : 0));
}

export function download(name, blob) {
  const address = URL.createObjectURL(blob);
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/* `words` say that it was done. */
export async function copy(text, what, words) {
  try {
    await navigator.clipboard.writeText(text);
    toast(words);
  } catch {
    const field = make('textarea', { readOnly: true, rows: '5', class: 'code', 'aria-label': what }, text);
    dialog(`${what}: copy it from here`, 'copy', field);
    field.select();
  }
}
