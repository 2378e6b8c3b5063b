/* The viewer: text fields for a position or a record at the lower edge, and a button that shows it. */
import { make } from './dom.js';

export class Viewer {
  constructor(place, { play, shown }) {
    this.place = place;
    this.play = play;
    this.shown = shown;
    this.message = make('p', { class: 'message', role: 'alert' });
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      this.refresh();
    });
  }

  open(table, text = '') {
    const labels = table.game.fields.length ? table.game.fields : ['Game'];
    this.table = table;
    this.fields = labels.map((label, i) => make('input', {
      name: `field-${i}`, autocomplete: 'off', autocapitalize: 'off', spellcheck: false, class: 'code',
    }));
    // Several fields hold what is published; what a snapshot has behind ';' would not fit other texts.
    const { parting } = table.game, last = labels.length - 1, parts = (last ? text.replace(/ ;.*/, '') : text).split(parting);
    this.fields.forEach((field, i) => { field.value = i < last ? parts[i] ?? '' : parts.slice(last).join(parting); });
    this.message.textContent = '';
    this.place.replaceChildren(
      ...this.fields.map((field, i) => make('label', {}, make('span', {}, labels[i]), field)),
      make('button', { class: 'main' }, table.game.display),
      make('button', { type: 'button', onclick: () => this.#playOn() }, 'Play from here'),
      this.message);
    this.place.hidden = false;
  }

  close() {
    this.place.hidden = true;
    this.table = null;
  }

  get text() {
    const texts = this.fields.map((field) => field.value.trim());
    const used = texts.findLastIndex(Boolean) + 1; // a record stands in the first field alone
    return texts.slice(0, used).join(this.table.game.parting);
  }

  /* Replaces what is drawn; of a record with an illegal move what comes before it is drawn, any other text that is not
     good leaves the picture as it is. */
  refresh() {
    const { error, column } = this.table.view(this.text);
    this.message.textContent = error ? `Column ${column}: ${error}` : '';
    if (error) this.#pointAt(column);
    this.shown(this.text, !error);
    return !error;
  }

  #pointAt(column) {
    if (this.fields.length > 1) return;
    const [field] = this.fields;
    const skipped = field.value.length - field.value.trimStart().length;
    field.focus();
    field.setSelectionRange(skipped + column - 1, skipped + column);
  }

  #playOn() {
    if (this.refresh()) this.play(this.text);
  }
}
