/* The viewer: text fields for a position or a record at the lower edge, and a button that shows it. The session knows what
   the fields mean. */
import { make } from './dom.js';
import { ACTION } from './layout.js';

export class Viewer {
  constructor(place, { act, shown }) {
    this.place = place;
    this.act = act;
    this.shown = shown;
    this.message = make('p', { class: 'message', role: 'alert' });
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      this.refresh();
    });
  }

  open(session) {
    this.session = session;
    this.fields = Array.from({ length: session.do('fields') }, (_, i) => make('input', {
      name: `field-${i}`, autocomplete: 'off', autocapitalize: 'off', spellcheck: false, class: 'code', value: session.sentence('field', i),
    }));
    this.place.replaceChildren(
      ...this.fields.map((field, i) => make('label', {}, make('span', {}, session.sentence('field_label', i)), field)),
      make('button', { class: 'main' }, session.table.game.display),
      make('button', { type: 'button', onclick: () => this.#playOn() }, session.label(ACTION.playView)),
      this.message);
    this.message.textContent = session.sentence('mistake');
    this.place.hidden = false;
  }

  close() {
    this.place.hidden = true;
  }

  refresh() {
    const { session } = this;
    this.fields.forEach((field, i) => session.give('type', field.value, i));
    session.do('refresh');
    this.message.textContent = session.sentence('mistake');
    this.#pointAt(session.do('mistake_column'));
    this.shown();
  }

  #pointAt(column) {
    if (this.fields.length > 1 || !column) return;
    const [field] = this.fields;
    const skipped = field.value.length - field.value.trimStart().length;
    field.focus();
    field.setSelectionRange(skipped + column - 1, skipped + column);
  }

  #playOn() {
    this.refresh();
    this.act(ACTION.playView);
  }
}
