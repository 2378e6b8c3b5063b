/* What window and page do alike: the sequences of tests/sequences.json, each in a fresh profile, and which games are then
   kept. tests/window/keeping.py does the same with the window. */
import { readFileSync } from 'node:fs';
import { becomes, keptTexts, must, open, putText, recordIn, same, visit } from './lib.mjs';

const { sequences: all, texts } = JSON.parse(readFileSync(new URL('../sequences.json', import.meta.url), 'utf8'));
export { texts };

const board = (page, what) => page.evaluate((name) => document.querySelector('#board').dataset[name], what);
const at = async (page) => recordIn(await board(page, 'shownAt') ?? '').moves.length;

/* A kept text as the sequences tell it: GAME AT of LENGTH MOVE ... */
function told(text) {
  const [, game, moves, list] = /^game (\S+) [^]*?^moves (\d+ of \d+)\n([^]*)^end/m.exec(text) ?? [];
  return game ? `${game} ${moves} ${list.trim().split(/\s+/).join(' ')}`.trim() : text.trim();
}

export class Player {
  constructor(context, page, address) {
    Object.assign(this, { context, page, address, pages: [page] });
  }

  async clipboard(text) {
    await this.page.bringToFront();
    await this.page.evaluate((words) => navigator.clipboard.writeText(words), text);
  }

  async paste(text) {
    await this.clipboard(text);
    await this.page.locator('body').press('Control+V');
    await this.page.waitForSelector('body[data-mode=play]');
  }

  async field(text) {
    await this.clipboard(text);
    await this.page.locator('#viewer input').first().click();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.press('Control+V');
    await becomes(() => this.page.locator('#viewer input').first().inputValue(), text, 'what was pasted');
    await this.page.keyboard.press('Enter');
  }

  async copied(text) {
    await this.page.locator('#viewer input').first().click();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.press('Control+C');
    await becomes(() => this.page.evaluate(() => navigator.clipboard.readText()), text, 'what was copied');
  }

  shows(position) {
    return becomes(() => board(this.page, 'shown'), position, 'the position shown');
  }

  at(number) {
    return becomes(() => at(this.page), number, 'the move where it is');
  }

  notice(words) {
    const read = () => this.page.evaluate(() => (document.querySelector('#pause').hidden ? '' : document.querySelector('#pause span').textContent));
    return becomes(async () => (words ? (await read()).includes(words) : await read() === ''), true, `the notice "${words}"`);
  }

  async stays() {
    await becomes(async () => await at(this.page) > 0, true, 'there is a game');
    const before = await at(this.page);
    await this.page.waitForTimeout(1500);
    same(await at(this.page), before, 'it stays where it was put');
    must(Object.values(await keptTexts(this.page)).some((text) => Number(/^moves \d+ of (\d+)/m.exec(text)[1]) > before), 'which is not the end');
  }

  async touch(pattern) {
    const place = this.page.locator('#targets button:not([aria-disabled])').and(this.page.getByRole('button', { name: new RegExp(pattern) })).first();
    await place.dispatchEvent('click');
  }

  press(label) {
    return this.page.getByRole('button', { name: label, exact: true }).click();
  }

  async view() {
    await this.page.keyboard.press('v');
    await this.page.waitForSelector('body[data-mode=view]');
  }

  async escape() {
    await this.page.keyboard.press('Escape');
  }

  async undo() {
    const before = await at(this.page);
    await this.page.keyboard.press('u');
    await becomes(async () => await at(this.page) < before, true, 'a move is taken back');
  }

  course() {
    return this.page.keyboard.press('c');
  }

  async new() {
    await this.page.keyboard.press('n');
    await this.page.locator('dialog.new').getByRole('button', { name: 'Play' }).click();
  }

  async home() {
    await this.page.keyboard.press('Home');
    await this.page.waitForSelector('body[data-mode=start]');
  }

  async open(game) {
    await this.page.keyboard.press('g');
    await this.page.locator('dialog.earlier').getByRole('button', { name: new RegExp(`Open: ${game}`, 'i') }).first().click();
    await this.page.waitForSelector('body[data-mode=play]');
  }

  async second(game) {
    this.pages.push(await visit(this.context, `${this.address}#${game}`));
    await this.other();
  }

  async first() {
    [this.page] = this.pages;
    await this.page.bringToFront();
  }

  async other() {
    [, this.page] = this.pages;
    await this.page.bringToFront();
  }

  async restart() {
    for (const page of this.pages) await page.close({ runBeforeUnload: false });
    this.page = await visit(this.context, this.address);
    this.pages = [this.page];
  }

  full() {
    return this.page.evaluate(() => {
      window.put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
    });
  }

  free() {
    return this.page.evaluate(() => { IDBObjectStore.prototype.put = window.put; });
  }

  async spoil(text) {
    const [name] = Object.keys(await keptTexts(this.page));
    await putText(this.page, name, text);
  }
}

async function play(browser, server, { steps, kept }) {
  const { context, page } = await open(browser, server.address, { permissions: ['clipboard-read', 'clipboard-write'] });
  const player = new Player(context, page, server.address);
  for (const [name, ...words] of steps) {
    try {
      await player[name](...words);
    } catch (error) {
      throw new Error(`${name} ${String(words).slice(0, 60)}: ${error.message}`);
    }
  }
  const games = async () => Object.values(await keptTexts(player.page)).map(told).sort();
  await becomes(async () => (await games()).length, kept.length, 'how many games are kept');
  const found = await games();
  kept.forEach((wanted, i) => must(new RegExp(`^${wanted}$`).test(found[i]), `kept "${found[i]}", not "${wanted}"`));
  same(player.pages.flatMap(({ troubles }) => troubles).join('\n'), '', 'the page reports no errors');
  await context.close();
}

export async function sequences(test, browser, server) {
  for (const one of all) await test(one.name, () => play(browser, server, one));
}
