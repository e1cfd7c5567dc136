// Somebody without a mouse: moves with Tab, and must see at every step where he is.

import assert from 'node:assert/strict';

export class Keyboard {
  constructor(page) {
    this.page = page;
    this.keys = page.keyboard;
  }

  /// Where the focus is, and whether it can be seen.
  #focus() {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const { top, bottom, left, right } = at.getBoundingClientRect();
      return {
        name: `${at.tagName.toLowerCase()}#${at.id} ${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}`,
        body: at === document.body,
        outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        onScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      };
    });
  }

  /// Presses Tab until this has the focus; every stop on the way must be visible.
  async reach(locator) {
    const stops = [];
    while (stops.length < 400) {
      await this.keys.press('Tab');
      const focus = await this.#focus();
      stops.push(focus.name);
      if (!focus.body) {
        assert.ok(focus.outlined, `no mark shows that the focus is on ${focus.name} of ${this.page.url()}`);
        assert.ok(focus.onScreen, `the focus is off the screen, on ${focus.name} of ${this.page.url()}`);
      }
      if (await locator.evaluate((wanted) => wanted === document.activeElement)) return;
    }
    assert.fail(`Tab does not lead there:\n${stops.slice(0, 60).join('\n')}`);
  }

  async follow(locator) {
    await this.reach(locator);
    await this.keys.press('Enter');
  }

  async press(locator) {
    await this.reach(locator);
    await this.keys.press('Space');
  }

  async type(locator, text) {
    await this.reach(locator);
    await this.keys.type(text);
  }

  /// In a list one types the beginning of what one wants.
  async choose(locator, text, value) {
    await this.type(locator, text);
    assert.equal(await locator.inputValue(), value);
  }
}
