// A game that is hosted, with a browser before it: what every test of the pages starts from.

import assert from 'node:assert/strict';
import { launch, Reader } from './browser.mjs';
import { Game } from './game.mjs';

export class Site {
  /// `turns`: how many bots have played before anybody looks. The rest is Game.start's.
  static async open({ turns = 0, ...options } = {}) {
    const site = new Site();
    site.browser = await launch();
    site.game = await Game.start(options);
    await site.game.play(turns);
    site.server = await site.game.serve('--log');
    return site;
  }

  get url() {
    return this.server.url;
  }

  /// Every request so far, as the server logged it.
  get log() {
    return this.server.program.errors;
  }

  visit(options = {}) {
    return Reader.arrive(this.browser, this.url, options);
  }

  /// The code in the private link of a player, or in the game master's own.
  async code(...seat) {
    const [{ link }] = await this.game.json('link', ...seat);
    const { pathname, hash } = new URL(link);
    assert.equal(pathname, '/enter');
    assert.ok(hash.length > 20, link);
    return hash.slice(1);
  }

  /// By the private link, as from a mail; the reader stands before the player's page.
  async enter(reader, player) {
    await reader.page.goto(`/enter#${await this.code(player)}`);
    await reader.page.waitForURL('**/me');
  }

  async enterAsMaster(reader) {
    await reader.page.goto(`/enter#${await this.code('--gm')}`);
    await reader.page.waitForURL('**/gm');
  }

  /// What anyone may know by now, as the public pages tell it.
  async told() {
    const answer = await fetch(new URL('/api/status', this.url), { headers: { 'Accept-Language': 'en' } });
    assert.equal(answer.status, 200);
    return answer.json();
  }

  async close() {
    await this.browser?.close();
    const { code } = (await this.server?.end()) ?? { code: 0 };
    await this.game?.remove();
    assert.equal(code, 0, this.log);
  }
}
