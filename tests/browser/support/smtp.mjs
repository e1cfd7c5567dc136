// A real SMTP server, for what goes out: aiosmtpd, as in the program tests.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Running } from './process.mjs';

// Debian's python3-aiosmtpd is installed for the system's own Python.
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const script = fileURLToPath(new URL('smtp_server.py', import.meta.url));

export class Smtp {
  static async start() {
    const server = new Smtp();
    server.program = new Running(python, [script]);
    const address = (lines) => lines.map((line) => /^Listening on (\S+)$/.exec(line)?.[1]).find(Boolean);
    server.url = await server.program.said(address, 'where it listens');
    return server;
  }

  /// Those it accepted, in order: {to, subject, id, text}.
  get mails() {
    return this.program.lines.slice(1).map((line) => JSON.parse(line));
  }

  /// Waits until it has accepted that many.
  async received(count) {
    await this.program.said((lines) => lines.length > count, `that it has ${count} mails`);
    return this.mails;
  }

  async end() {
    this.program.child.stdin.end();
    return this.program.ended;
  }
}
