// Chromium, and readers who look at pages with it. Each reader has cookies and settings of its own, and notes whatever a
// page did wrong: errors on the console, scripts that failed, requests that failed or left the server.

import assert from 'node:assert/strict';
import { axe, chromiumPath, playwright } from './tools.mjs';

// As root there is no sandbox; the rest keeps Chromium from calling home.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch() {
  return playwright.chromium.launch({ executablePath: chromiumPath, args: flags });
}

export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const desk = { viewport: { width: 1280, height: 800 } };
export const wall = { viewport: { width: 3840, height: 2160 } };

export class Reader {
  /// `options` are Playwright's for a context: viewport, locale, colorScheme, javaScriptEnabled...
  static async arrive(browser, url, options = {}) {
    const reader = new Reader();
    reader.origin = new URL(url).origin;
    reader.wrongs = [];
    reader.forgiven = new Set();
    reader.runsScripts = options.javaScriptEnabled ?? true;
    // Motion would have axe-core measure colours on their way from one to another.
    const usual = { ...desk, locale: 'en-GB', baseURL: url, reducedMotion: 'reduce' };
    reader.context = await browser.newContext({ ...usual, ...options });
    reader.#watch();
    reader.page = await reader.context.newPage();
    return reader;
  }

  #watch() {
    this.context.on('console', (message) => {
      const status = /status of (\d+)/.exec(message.text());
      if (status && this.forgiven.has(Number(status[1]))) return;
      if (['error', 'warning'].includes(message.type())) this.wrongs.push(`console ${message.type()}: ${message.text()}`);
    });
    this.context.on('weberror', (error) => this.wrongs.push(`script: ${error.error().message}`));
    this.context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      if (why !== 'net::ERR_ABORTED') this.wrongs.push(`${request.method()} ${request.url()}: ${why}`); // cancelled is not failed
    });
    this.context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.origin) this.wrongs.push(`it asked another server: ${request.url()}`);
    });
    this.context.on('response', (response) => {
      if (response.status() >= 400 && !this.forgiven.has(response.status())) {
        this.wrongs.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
      }
    });
  }

  /// This test wants answers with this status: they are no wrong.
  expectStatus(status) {
    this.forgiven.add(status);
  }

  /// What axe-core finds on the page as it stands, serious and critical, one a line; by all of its rules, or by these.
  async accessibilityProblems(rules = []) {
    assert.ok(this.runsScripts, 'axe-core is a script: it would wait for ever in a page without scripts');
    const builder = new axe.AxeBuilder({ page: this.page }).setLegacyMode(); // no frames here: no second page to gather them in
    const { violations } = await (rules.length > 0 ? builder.withRules(rules) : builder).analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, impact, help, nodes }) => nodes.map((node) => `${impact} ${id}: ${help}: ${node.target.join(' ')}\n${node.failureSummary}`));
  }

  async checkAccessible(rules = []) {
    assert.deepEqual(await this.accessibilityProblems(rules), [], `axe-core on ${this.page.url()}`);
  }

  /// The same in both colour schemes: only the colours are looked at again.
  async checkAccessibleInBothSchemes() {
    await this.page.emulateMedia({ colorScheme: 'light' });
    await this.checkAccessible();
    await this.page.emulateMedia({ colorScheme: 'dark' });
    await this.checkAccessible(['color-contrast']);
  }

  /// The page can be read without scrolling sideways; wide parts may scroll within themselves.
  async checkFitsWidth() {
    const [needed, given] = await this.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    assert.ok(needed <= given, `${this.page.url()} is ${needed} px wide in a window of ${given}`);
  }

  /// Writes NAME.png into the folder that GM_SCREENSHOTS names; without it, nothing.
  async screenshot(name, options = {}) {
    const folder = process.env.GM_SCREENSHOTS;
    if (folder) await this.page.screenshot({ path: `${folder}/${name}.png`, ...options });
  }

  /// Ends the visit; nothing may have gone wrong in it.
  async leave() {
    await this.context.close();
    assert.deepEqual(this.wrongs, [], 'what went wrong while the reader looked on');
  }
}
