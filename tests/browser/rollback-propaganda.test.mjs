// Rollback Propaganda played with fingers: a card is schemed, and flipped by a rule, by taps alone, on a telephone, by
// keyboard, and without scripts. Conditions stand behind "more".

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './support/browser.mjs';
import { Keyboard } from './support/keyboard.mjs';
import { OrdersPage, plain } from './support/orders.mjs';
import { Site } from './support/site.mjs';
import { options } from './support/tools.mjs';

const campaign = 'rollback-propaganda';

/// The things to tap of a field in which order matters: "scheme".
const places = (page, field) => page.locator(`fieldset.in-order[data-place="orders.${field}"] label.tap`);
const seen = (page, field) => places(page, field).locator('visible=true');
/// What becomes of the schemed card: flip, bury.
const deeds = (page) => page.locator('fieldset.faces[data-place^="orders.spells."][data-place$=".do"] label.tap:not(.nothing)');
const choices = (all) => all.evaluateAll((labels) => labels.map((one) => one.dataset.choice));
const chosen = (all, value) => all.and(all.page().locator(`[data-choice="${value}"]`));
const name = (card) => card.locator('.rp-card .what').innerText();

/// Everybody else has handed in a sheet, and what they say is played.
async function playOn(site) {
  await site.game.importBots();
  await site.game.gm('resolve');
}

/// Cards are schemed, turn after turn, until the reader may say what becomes of one.
async function untilSpells(site, orders, scheme) {
  for (let tries = 0; tries < 12; ++tries) {
    await orders.open();
    if ((await deeds(orders.page).count()) > 0) return;
    if ((await places(orders.page, 'scheme').count()) > 0) await scheme();
    await playOn(site);
  }
  assert.fail('twelve turns, and every one of them was undone');
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

test('a card is schemed and flipped with taps, in French, on a telephone', options, () =>
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

    const hand = await choices(seen(page, 'scheme'));
    assert.ok(hand.length >= 2, 'a hand holds several cards');
    const [first, second] = hand;
    for (const card of [second, first]) await chosen(places(page, 'scheme'), card).tap();
    const wanted = [await name(chosen(places(page, 'scheme'), second)), await name(chosen(places(page, 'scheme'), first))];
    await page.waitForFunction((text) => document.getElementById('yaml').value.replaceAll('"', '').includes(text), `manigance: [${wanted.join(', ')}]`);
    assert.equal(await chosen(places(page, 'scheme'), second).locator('.nth').textContent(), '1', 'the first one tapped is the first');
    await chosen(places(page, 'scheme'), first).tap();
    await page.waitForFunction((text) => document.getElementById('yaml').value.replaceAll('"', '').includes(text), `manigance: [${wanted[0]}]`);
    await looksRight();
    await reader.screenshot('rollback-propaganda-scheme', { fullPage: true });
    await orders.button('send-form').tap();
    await page.waitForURL('**/me/receipts/1/1');
    assert.ok(plain(await page.locator('.article').innerText()).includes(`Manigance : ${wanted[0]}`));
    await looksRight();

    await playOn(site);
    await untilSpells(site, orders, async () => {
      await chosen(places(page, 'scheme'), (await choices(seen(page, 'scheme')))[0]).tap();
      await page.waitForFunction(() => document.getElementById('yaml').value.includes('manigance: ['));
      await orders.button('send-form').tap();
      await page.waitForURL('**/me/receipts/**');
    });
    await chosen(deeds(page), 'flip').first().tap();
    await page.waitForFunction(() => document.getElementById('yaml').value.includes('action: retourner'));
    const row = page.locator('div.row[data-place^="orders.spells."]').first();
    const rule = (await row.getAttribute('data-place')).replace('orders.', '');
    const aimed = row.locator('fieldset.in-order label.tap').locator('visible=true').first();
    if ((await aimed.count()) > 0) await aimed.tap();
    const conditions = row.locator('details.more').first();
    assert.equal(await conditions.getAttribute('open'), null, 'conditions stand behind "more"');
    await conditions.locator('summary').first().tap();
    const more = conditions.locator('details.more summary').locator('visible=true');
    if ((await more.count()) > 0) await more.first().tap();
    await orders.field(`${rule}.if.would_score`).selectOption('false');
    await page.waitForFunction(() => /je marquerais: non/.test(document.getElementById('yaml').value));
    await looksRight();
    await reader.screenshot('rollback-propaganda-spells', { fullPage: true });
    await orders.button('send-form').tap();
    await page.waitForURL('**/me/receipts/**');
    assert.match(plain(await page.locator('.article').innerText()), /règle 1 : retourner.*, si ses conditions sont vraies/);

    await playOn(site);
    for (const path of ['/me', '/me/reports/2', '/bulletins/2', '/']) {
      assert.equal((await page.goto(path)).status(), 200, path);
      await looksRight();
      await reader.screenshot(`rollback-propaganda${path.replaceAll('/', '-')}`, { fullPage: true });
    }
  }));

test('a card is schemed with the keyboard alone', options, async () => {
  const site = await Site.open({ campaign });
  try {
    const reader = await site.visit({ locale: 'en-GB' });
    const { page } = reader;
    const keyboard = new Keyboard(page);
    const orders = new OrdersPage(page);
    await site.enter(reader, 'bob');
    await orders.open();
    const [card] = await choices(seen(page, 'scheme'));
    await keyboard.press(chosen(places(page, 'scheme'), card).locator('input'));
    await page.waitForFunction((text) => document.getElementById('yaml').value.includes(text), `scheme: [${card}]`);
    await keyboard.press(orders.button('send-form'));
    await page.waitForURL('**/me/receipts/1/1');
    await reader.leave();
  } finally {
    await site.close();
  }
});

test('a card is schemed and flipped without scripts', options, () =>
  onTelephone(
    async (site, reader, orders) => {
      const { page } = reader;
      await page.goto('/enter');
      await page.locator('#token').fill(await site.code('alice'));
      await page.getByRole('button', { name: 'Entrer' }).click();
      await page.waitForURL('**/me');
      const scheme = async () => {
        const card = (await choices(seen(page, 'scheme')))[0];
        await chosen(places(page, 'scheme'), card).tap();
        await orders.submit('check-form');
        assert.equal(await chosen(places(page, 'scheme'), card).locator('input').isChecked(), true);
        await orders.button('send-form').tap();
        await page.waitForURL('**/me/receipts/**');
      };
      await untilSpells(site, orders, scheme);
      await chosen(deeds(page), 'flip').first().tap();
      await orders.submit('check-form');
      assert.match(await orders.yaml.inputValue(), /action: retourner/);
      await reader.checkFitsWidth();
      await orders.button('send-form').tap();
      await page.waitForURL('**/me/receipts/**');
    },
    { javaScriptEnabled: false },
  ));
