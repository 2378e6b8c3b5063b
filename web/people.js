/* What the people at this screen are called: asked once, kept by the browser, for games here and in rooms. */
import { prefer, preferences } from './store.js';

const MOST = 4;

export function introduce(session, person, name) {
  session.engine.given(name, (r) => session.engine.calls.page_introduce(session.at, person, r));
}

export function introduced(session, person) {
  return session.engine.sentence(session.engine.calls.session_introduced(session.at, person));
}

export function rememberPeople(session) {
  prefer('people', Array.from({ length: MOST }, (_, person) => introduced(session, person)));
}

/* At the start: those of last time. */
export function recallPeople(session) {
  preferences.people.slice(0, MOST).forEach((name, person) => introduce(session, person, String(name)));
}
