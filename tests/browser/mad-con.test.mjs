// Mad-Con played with fingers: a day is programmed and sabotaged by taps alone, on a telephone, by keyboard, and without
// scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './support/browser.mjs';
import { Keyboard } from './support/keyboard.mjs';
import { OrdersPage, plain } from './support/orders.mjs';
import { Site } from './support/site.mjs';
import { options } from './support/tools.mjs';

const campaign = 'mad-con';

/// The cards to tap of a field: "missions.1.action".
const cards = (page, field) => page.locator(`fieldset.faces[data-place="orders.${field}"] label.tap:not(.nothing)`);
/// Visitors and words to tap, in an order.
const places = (page, field) => page.locator(`fieldset.in-order[data-place="orders.${field}"] label.tap`);
/// What is asked of each slot: those of the day that has begun.
const slots = (page) =>
  page.locator('fieldset[data-place="orders.missions"] > fieldset').evaluateAll((all) => all.map((one) => one.dataset.place.split('.').pop()));

/// The values of a field's cards that this hand can still give.
const unspent = (field) => field.locator('visible=true').evaluateAll((all) => all.filter((one) => !one.matches('.spent')).map((one) => one.dataset.choice));

/// Taps a whole day: in each slot the first card left of either kind, and what is shown.
async function programme(page) {
  const asked = await slots(page);
  assert.ok(asked.length >= 3, 'a day has three missions or more');
  for (const slot of asked) {
    for (const part of ['action', 'organisation', 'reveal']) {
      const field = cards(page, `missions.${slot}.${part}`);
      if ((await field.count()) === 0) continue; // the animation decides it
      const [value] = await unspent(field);
      await field.and(page.locator(`[data-choice="${value}"]`)).tap();
    }
  }
  return asked;
}

/// Everybody else has handed in a sheet, and what was programmed, or sabotaged, is played.
async function playOn(site) {
  await site.game.importBots();
  await site.game.gm('resolve');
}

async function onTelephone(play, given = {}) {
  const site = await Site.open({ campaign });
  try {
    const reader = await site.visit({ ...phone, locale: 'fr-FR', ...given });
    await play(site, reader, new OrdersPage(reader.page));
    await reader.leave();
  } finally {
    await site.close();
  }
}

test('a day is programmed and sabotaged with taps, in French, on a telephone', options, () =>
  onTelephone(async (site, reader, orders) => {
    const { page } = reader;
    const looksRight = async () => {
      await reader.checkFitsWidth();
      await reader.checkAccessibleInBothSchemes();
    };
    await page.goto('/');
    await looksRight();
    await site.enter(reader, 'alice');
    await looksRight();
    await page.getByRole('link', { name: 'Jouer' }).tap();
    await page.waitForURL('**/me/orders');
    const asked = await programme(page);
    await page.waitForFunction((count) => (document.getElementById('yaml').value.match(/organisation: /g) ?? []).length === count, asked.length);
    assert.doesNotMatch(await page.locator('#check').innerText(), /rempli d'office/, 'every slot holds what was tapped');
    await looksRight();
    await reader.screenshot('mad-con-programming', { fullPage: true });
    await orders.button('send-form').tap();
    await page.waitForURL('**/me/receipts/1/1');
    assert.match(plain(await page.locator('.article').innerText()), /Mission 1 : .* → .*\./);
    await looksRight();

    await playOn(site);
    await orders.open();
    const mission = page.locator('label.tap:has(.con-place)').first();
    await mission.tap();
    const [player, slot] = (await mission.getAttribute('data-choice')).split(',').map((one) => one.split(':')[1]);
    const list = page.locator('fieldset.in-order[data-place^="orders.targets."]').filter({ has: page.locator('.con-chip:visible') }).first();
    const field = (await list.getAttribute('data-place')).replace('orders.', '');
    const visitors = await places(page, field).filter({ has: page.locator('.con-chip:visible') }).evaluateAll((all) => all.map((one) => one.dataset.choice));
    const wanted = visitors.slice(-2).reverse();
    for (const visitor of wanted) await places(page, field).and(page.locator(`[data-choice="${visitor}"]`)).tap();
    await page.waitForFunction((text) => document.getElementById('yaml').value.replace(/\s+/g, ' ').includes(text), `[${wanted.join(', ')}]`);
    const numbers = wanted.map((visitor) => places(page, field).and(page.locator(`[data-choice="${visitor}"]`)).locator('.nth'));
    assert.deepEqual(await Promise.all(numbers.map((one) => one.textContent())), wanted.map((_, i) => String(i + 1)), 'the first one tapped is the first');
    await looksRight();
    await reader.screenshot('mad-con-sabotage', { fullPage: true });
    await orders.button('send-form').tap();
    await page.waitForURL('**/me/receipts/2/1');
    const names = { alice: 'votre mission', bob: 'Bob Castellan', carol: 'Carole Nguyen', dave: 'Dave Okafor', erin: 'Erin Lacroix' };
    const receipt = plain(await page.locator('.article').innerText());
    assert.ok(receipt.includes(names[player]) && receipt.includes(`mission ${slot}`), receipt);

    await playOn(site);
    for (const path of ['/me', '/me/reports/2', '/bulletins/2', '/']) {
      assert.equal((await page.goto(path)).status(), 200, path);
      await looksRight();
      await reader.screenshot(`mad-con${path.replaceAll('/', '-')}`, { fullPage: true });
    }
  }));

test('a card that is tapped again leaves the mission where it was', options, () =>
  onTelephone(async (site, reader) => {
    const { page } = reader;
    await site.enter(reader, 'alice');
    await page.goto('/me/orders');
    const [one, two] = await slots(page);
    const values = await cards(page, `missions.${one}.organisation`).evaluateAll((all) => all.map((label) => [label.dataset.choice, Number(label.querySelector('[data-held]').dataset.held)]));
    const [value, held] = values.sort((a, b) => a[1] - b[1])[0];
    const at = (slot) => cards(page, `missions.${slot}.organisation`).and(page.locator(`[data-choice="${value}"]`));
    for (const slot of [one, two]) await at(slot).tap();
    assert.equal(await at(two).locator('input').isChecked(), true);
    assert.equal(await at(one).locator('input').isChecked(), held > 1, `${held} of ${value}`);
    if (held === 1) await at(one).and(page.locator('.spent')).waitFor();
  }));

test('a day is programmed with the keyboard alone', options, async () => {
  const site = await Site.open({ campaign });
  try {
    const reader = await site.visit({ locale: 'fr-FR' });
    const { page } = reader;
    const keyboard = new Keyboard(page);
    const orders = new OrdersPage(page);
    await site.enter(reader, 'alice');
    await orders.open();
    const [slot] = await slots(page);
    for (const part of ['action', 'organisation']) {
      const field = `missions.${slot}.${part}`;
      await keyboard.reach(page.locator(`fieldset[data-place="orders.${field}"] input:checked`));
      await page.keyboard.press('ArrowRight'); // from "none" round to the first card
      const chosen = page.locator(`fieldset[data-place="orders.${field}"] input:checked`);
      assert.notEqual(await chosen.inputValue(), '', `an arrow chooses a card for ${field}`);
    }
    await page.waitForFunction(() => /organisation: /.test(document.getElementById('yaml').value));
    await keyboard.press(orders.button('send-form'));
    await page.waitForURL('**/me/receipts/1/1');
    await reader.leave();
  } finally {
    await site.close();
  }
});

test('a day is played without scripts', options, () =>
  onTelephone(
    async (site, reader, orders) => {
      const { page } = reader;
      await page.goto('/enter');
      await page.locator('#token').fill(await site.code('alice'));
      await page.getByRole('button', { name: 'Entrer' }).click();
      await page.waitForURL('**/me');
      await orders.open();
      const [slot] = await slots(page);
      const chosen = {};
      for (const part of ['action', 'organisation']) {
        const card = cards(page, `missions.${slot}.${part}`).first();
        chosen[part] = await card.getAttribute('data-choice');
        await card.tap();
      }
      await orders.submit('check-form');
      for (const part of ['action', 'organisation']) {
        assert.equal(await page.locator(`input[name="orders.missions.${slot}.${part}"]:checked`).inputValue(), chosen[part]);
      }
      await orders.button('send-form').tap();
      await page.waitForURL('**/me/receipts/1/1');

      await playOn(site);
      await orders.open();
      await page.locator('label.tap:has(.con-place)').first().tap();
      const list = page.locator('fieldset.in-order[data-place^="orders.targets."]').filter({ has: page.locator('.con-chip:visible') }).first();
      const field = (await list.getAttribute('data-place')).replace('orders.', '');
      const visitors = await places(page, field).filter({ has: page.locator('.con-chip:visible') }).evaluateAll((all) => all.map((one) => one.dataset.choice));
      const [first, second] = [visitors.at(-1), visitors[0]];
      await places(page, field).and(page.locator(`[data-choice="${first}"]`)).tap();
      await orders.submit('check-form'); // who has no scripts checks after each, if the order matters to him
      if (second !== first) {
        await places(page, field).and(page.locator(`[data-choice="${second}"]`)).tap();
        await orders.submit('check-form');
      }
      const said = (await orders.yaml.inputValue()).replace(/\s+/g, ' ');
      assert.ok(said.includes(`[${second === first ? first : `${first}, ${second}`}]`), said);
      await reader.checkFitsWidth();
      await orders.button('send-form').tap();
      await page.waitForURL('**/me/receipts/2/1');
    },
    { javaScriptEnabled: false },
  ));
