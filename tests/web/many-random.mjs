/* Many random sequences in the real page: node many-random.mjs BUILD [SEQUENCES [SEED]] */
import { browse, finish, serve, test } from './lib.mjs';
import { randomly } from './random.mjs';

const many = Number(process.argv[3] ?? 250), first = Number(process.argv[4] ?? 1);
const server = await serve();
const browser = await browse();
await test(`page: ${many} sequences with tabs that die`, async () => {
  console.log(`# ${await randomly(browser, server, many, first)}`);
});
await browser.close();
await server.stop();
finish();
