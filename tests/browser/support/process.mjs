// Programs that a test starts: run to the end, or kept until the test ends them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const patience = 60_000;

/// Runs a program to its end: {code, out, err}.
export async function run(program, words, options = {}) {
  const child = spawn(program, words.map(String), { stdio: ['ignore', 'pipe', 'pipe'], timeout: patience, ...options });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

/// A program that goes on until it is told to end. Its standard input stays open: one that watches it ends with the test.
export class Running {
  constructor(program, words, options = {}) {
    this.name = [program, ...words].join(' ');
    this.lines = [];
    this.errors = '';
    this.waiting = new Set();
    this.child = spawn(program, words.map(String), { stdio: ['pipe', 'pipe', 'pipe'], ...options });
    this.ended = once(this.child, 'close').then(([code, signal]) => ({ code, signal }));
    this.ended.then(() => this.#tell(), () => this.#tell());
    this.child.stderr.setEncoding('utf8').on('data', (text) => (this.errors += text));
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.lines.push(line);
      this.#tell();
    });
  }

  #tell() {
    for (const look of [...this.waiting]) look();
  }

  /// Settles as soon as `find(lines)` finds something in what the program said; fails if it ends or is silent for long.
  said(find, what) {
    return new Promise((resolve, reject) => {
      const settle = (done, value) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        done(value);
      };
      const complaint = (why) => new Error(`${this.name}: ${why} before it said ${what}\n${this.lines.join('\n')}\n${this.errors}`);
      const look = () => {
        const found = find(this.lines);
        if (found) settle(resolve, found);
        else if (this.child.exitCode !== null || this.child.signalCode !== null) settle(reject, complaint('ended'));
      };
      const timer = setTimeout(() => settle(reject, complaint('waited too long')), patience);
      this.waiting.add(look);
      look();
    });
  }

  /// Asks it to end and says how it did: {code, signal}.
  async end(signal = 'SIGTERM') {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(signal);
    return this.ended;
  }
}
