// A game in a folder of its own, played through the command line with a fixed clock and fixed dice.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Running } from './process.mjs';

const seed = '00'.repeat(32);

export class Game {
  /// `now`: the clock's fixed time; null lets it run. `players`: the text of a players file.
  static async start({ campaign = 'neo-tokyo', now = '2026-11-16T12:00:00Z', players = null } = {}) {
    const game = new Game();
    game.base = await mkdtemp(join(tmpdir(), 'gm-browser-'));
    game.folder = join(game.base, 'game');
    game.environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...(now ? { GM_NOW: now } : {}) };
    game.rounds = 0;
    const words = ['new', campaign, game.folder, '--seed', seed];
    if (players) words.push('--players', await game.write('players.yaml', players));
    await game.done(await run(process.env.GM, words, { env: game.environment }), words);
    return game;
  }

  /// Runs gm in this game: {code, out, err}.
  attempt(...words) {
    return run(process.env.GM, ['-C', this.folder, ...words], { env: this.environment, cwd: this.base });
  }

  /// The same for what must succeed: what it said.
  async gm(...words) {
    return this.done(await this.attempt(...words), words);
  }

  async json(...words) {
    return JSON.parse(await this.gm(...words, '--json'));
  }

  done(answer, words) {
    assert.equal(answer.code, 0, `gm ${words.join(' ')}\n${answer.out}${answer.err}`);
    return answer.out;
  }

  /// A file beside the game: its path.
  async write(name, text) {
    const path = join(this.base, name);
    await writeFile(path, text);
    return path;
  }

  /// Bots write for these players, or for all whose sheet is missing; the sheets are imported.
  async importBots(...players) {
    this.rounds += 1;
    const sheets = join(this.base, `sheets-${this.rounds}`);
    await this.gm('bot', ...(players.length > 0 ? players : ['--missing']), '--out', sheets);
    await this.gm('import', sheets);
  }

  /// Plays that many turns with bots in every seat.
  async play(turns) {
    for (let turn = 0; turn < turns; turn += 1) {
      await this.importBots();
      await this.gm('resolve');
    }
  }

  /// Mails go to this SMTP server (see smtp.mjs).
  async mailTo(smtp) {
    await writeFile(join(this.folder, 'mail.yaml'), `from: "Zoé la maîtresse <gm@example.org>"\nsmtp:\n  server: ${smtp.url}\n`);
  }

  /// `gm serve` on a free port, listening: {url, end()}; end() says how it ended.
  async serve(...words) {
    const program = new Running(process.env.GM, ['-C', this.folder, 'serve', '--port', '0', ...words], {
      env: this.environment,
      cwd: this.base,
    });
    const pattern = /^Listening on (http:\/\/127\.0\.0\.1:\d+\/)$/;
    const address = (lines) => lines.map((line) => pattern.exec(line)?.[1]).find(Boolean);
    const url = await program.said(address, 'where it listens');
    return { url, program, end: () => program.end() };
  }

  async remove() {
    await rm(this.base, { recursive: true, force: true });
  }
}
