/* One real button for each target, laid invisibly over the canvas: what a screen reader reads and
   presses, and what the keyboard's focus rests on. The canvas itself takes pointer and fingers. */
import { make } from './dom.js';
import { USE } from './layout.js';

export class Targets {
  /* `pressed(id)` and `focused(id)` are told what happened to a button. */
  constructor(place, { pressed, focused }) {
    this.place = place;
    this.buttons = new Map(); // by id
    this.shown = '';
    place.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) pressed(Number(button.dataset.id));
    });
    place.addEventListener('focusin', (event) => {
      if (event.target.dataset.id !== undefined && !this.moving) focused(Number(event.target.dataset.id));
    });
  }

  /* Is the keyboard at the board? */
  get active() {
    return this.place.contains(document.activeElement);
  }

  /* `list` as Table.targets gives it, but in pixels; `focus` is the id that has the table's focus, or -1. */
  show(list, focus) {
    const byId = new Map(list.map((target) => [target.id, target]));
    const key = JSON.stringify([...byId.values()]);
    const active = this.active;
    if (key !== this.shown) {
      this.shown = key;
      this.#renew(byId);
    }
    this.#rove(focus, active);
  }

  #renew(byId) {
    for (const [id, button] of this.buttons) {
      if (byId.has(id)) continue;
      button.remove();
      this.buttons.delete(id);
    }
    let before = this.place.firstChild;
    for (const [id, target] of byId) {
      let button = this.buttons.get(id);
      if (!button) {
        button = make('button', { type: 'button', 'data-id': String(id), tabIndex: -1 });
        this.buttons.set(id, button);
      }
      if (button === before) before = before.nextSibling;
      else this.place.insertBefore(button, before);
      dress(button, target);
    }
  }

  /* Only one of them is reached by the tab key; arrows lead to the others. */
  #rove(focus, active) {
    const chosen = this.buttons.get(focus) ?? this.buttons.get(this.roving) ?? this.buttons.values().next().value;
    const id = chosen ? Number(chosen.dataset.id) : -1;
    const old = this.buttons.get(this.roving);
    if (old && old !== chosen) old.tabIndex = -1;
    if (chosen) chosen.tabIndex = 0;
    this.roving = id;
    if (!active) return;
    const goal = this.buttons.get(focus) ?? (this.active ? null : this.place);
    if (!goal || goal === document.activeElement) return;
    this.moving = true; // we follow the table here, it need not be told
    goal.focus({ preventScroll: true });
    this.moving = false;
  }

  focus() {
    (this.buttons.get(this.roving) ?? this.place).focus({ preventScroll: true });
  }
}

function dress(button, target) {
  const { style } = button;
  style.left = `${target.x}px`;
  style.top = `${target.y}px`;
  style.width = `${target.width}px`;
  style.height = `${target.height}px`;
  button.setAttribute('aria-label', target.label);
  button.dataset.use = target.use === USE.put ? 'put' : 'ready';
  if (target.use === USE.idle) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
