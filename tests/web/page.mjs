/* Tests of the page in a real browser: node page.mjs BUILD [WORD]. With a word only tests with it in
   their name are run. */
import { addresses } from './addresses.mjs';
import { features } from './features.mjs';
import { fingers } from './fingers.mjs';
import { keeping } from './keeping.mjs';
import { browse, finish, serve, test } from './lib.mjs';
import { names } from './names.mjs';
import { looking } from './looking.mjs';
import { mouse } from './mouse.mjs';
import { playing } from './playing.mjs';
import { puzzles } from './puzzles.mjs';
import { randomly } from './random.mjs';
import { sequences } from './sequences.mjs';
import { solving } from './solving.mjs';
import { visits } from './visits.mjs';
import { waiting } from './waiting.mjs';

const wanted = process.argv[3] ?? '';
const chosen = (name, run) => (name.includes(wanted) ? test(name, run) : undefined);
const server = await serve();
const browser = await browse();

await playing(chosen, browser, server);

await keeping(chosen, browser, server);
await addresses(chosen, browser, server);
await sequences(chosen, browser, server);
await chosen('random sequences with tabs that die lose nothing', () => randomly(browser, server, 3, 1));
await features(chosen, browser, server);
await visits(chosen, browser, server);
await looking(chosen, browser, server);
await waiting(chosen, browser, server);
await names(chosen, browser, server);
await puzzles(chosen, browser, server);
await fingers(chosen, browser, server);
await mouse(chosen, browser, server);
await solving(chosen, browser, server);

await finish(() => browser.close(), () => server.stop());
