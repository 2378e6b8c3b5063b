/* Looking back at a game in a room, once it is over, for everybody there: its course lies in place of the board, and every event worth
   a stop can be stepped to. The room stays as it is. */
import { Computer } from './computer.js';
import { make } from './dom.js';
import { ACTION } from './layout.js';

const AT_ONCE = 2;

export class LookBack {
  /* changed() is called when there is something new to show. */
  constructor(engine, changed) {
    this.engine = engine;
    this.changed = changed;
    this.job = engine.calls.memory_new(engine.calls.page_look_size());
    this.found = engine.calls.page_thought();
    this.lanes = [];
  }

  isOpen(table) {
    return table.is('course_shown') || table.do('course_step') >= 0;
  }

  close(table) {
    table.do('show_course', 0);
  }

  /* What has not been looked at yet is, a few events at a time, as long as somebody looks. */
  follow(table) {
    if (!this.isOpen(table)) {
      for (const lane of this.lanes.splice(0)) lane.computer.end();
      return;
    }
    const { calls } = this.engine;
    const review = table.do('review');
    while (this.lanes.length < AT_ONCE) this.lanes.push({ event: -1, computer: new Computer(this.engine) });
    for (let event = calls.review_first(review); event < calls.review_length(review); event++) {
      const lane = this.lanes.find((one) => one.event < 0);
      if (!lane) return;
      if (!calls.review_done(review, event) && !this.lanes.some((one) => one.event === event)) this.#look(table, review, event, lane);
    }
  }

  #look(table, review, event, lane) {
    const { engine } = this;
    engine.calls.review_job(review, event, this.job);
    lane.event = event;
    lane.computer.look(table.game.index, engine.bytes.slice(this.job, this.job + engine.calls.page_look_size()), ({ found }) => {
      engine.bytes.set(found, this.found);
      lane.event = -1;
      table.do('looked', event, this.found);
      this.changed();
    }, () => {});
  }

  #label(action) {
    return this.engine.sentence(this.engine.calls.session_label(action));
  }

  /* For the panel: what there is to say of the event on the board, and the ways on from it. */
  parts(table) {
    const button = (label, run, does = '') => make('button', { type: 'button', 'data-does': does, onclick: () => { run(); this.changed(); } }, label);
    const step = (action, by, mistakes) => {
      const event = table.do('course_next', by, mistakes);
      return event < 0 ? [] : [button(this.#label(action), () => table.do('step_course', event), event)];
    };
    const at = table.do('course_step');
    const chart = () => button(this.#label(ACTION.course), () => table.do('show_course', 1));
    const leave = () => button('Back to the board', () => this.close(table));
    if (at < 0) return [table.is('course_shown') ? leave() : chart()];
    return [make('p', { 'data-part': 'course', role: 'status' }, `Move ${at + 1} of ${table.do('length')}. ${table.tellCourse(at)}`),
      ...step(ACTION.earlier, -1, 0), ...step(ACTION.later, 1, 0), ...step(ACTION.mistake, 1, 1),
      chart(), leave()];
  }
}
