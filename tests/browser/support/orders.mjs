// The page on which a player writes orders, as its hands and eyes use it.

export class OrdersPage {
  constructor(page) {
    this.page = page;
  }

  async open() {
    await this.page.goto('/me/orders');
  }

  /// Names are those of the fields: "runs.0.agent".
  field(name) {
    return this.page.locator(`[id="orders.${name}"]`);
  }

  /// One of several boxes to tick.
  box(name, value) {
    return this.page.locator(`input[name="orders.${name}"][value="${value}"]`);
  }

  /// What is folded away of a row or a group.
  more(name) {
    return this.page.locator(`details[data-more="orders.${name}"] > summary`);
  }

  /// What stands beside a field or a row.
  said(name) {
    return this.page.locator(`[id="said-orders.${name}"]`);
  }

  button(what) {
    return this.page.locator(`button[value="${what}"]`).first();
  }

  /// Presses a button that leads to the page anew, and waits for it: the way without scripts.
  async submit(what) {
    const loaded = this.page.waitForEvent('load');
    await this.button(what).click();
    await loaded;
  }

  get yaml() {
    return this.page.locator('#yaml');
  }

  /// The check, once it says this.
  check(text) {
    return this.page.locator('#check', { hasText: text });
  }
}

/// A text on one line, with plain spaces: pages set figures apart with narrow ones.
export function plain(text) {
  return text.replace(/\s+/gu, ' ').trim();
}

export function figure(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ' ');
}
