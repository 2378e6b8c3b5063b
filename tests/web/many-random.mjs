/* Many random sequences in the real page: node many-random.mjs BUILD [SEQUENCES [SEED]] */
import { browse, finish, PATIENCE, serve, test } from './lib.mjs';
import { randomly } from './random.mjs';

const many = Number(process.argv[3] ?? 250), first = Number(process.argv[4] ?? 1);
const server = await serve();
const browser = await browse();
await test(`page: ${many} sequences with tabs that die`, async () => {
  console.log(`# ${await randomly(browser, server, many, first)}`);
}, many * PATIENCE);
await finish(() => browser.close(), () => server.stop());
