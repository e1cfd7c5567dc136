// The other games have a player's pages by the same means: read, write by form or YAML, send.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './support/browser.mjs';
import { Keyboard } from './support/keyboard.mjs';
import { OrdersPage, plain } from './support/orders.mjs';
import { Site } from './support/site.mjs';
import { options } from './support/tools.mjs';

/// The YAML beside the form says so, by and by.
const saysYaml = (orders, ...texts) =>
  orders.page.waitForFunction((all) => all.every((text) => document.getElementById('yaml').value.includes(text)), texts);

const visits = {
  tiny: {
    player: 'ada',
    write: async (orders) => {
      await orders.field('bid').fill('9');
      await orders.said('bid').locator('.bad').first().waitFor();
      await orders.field('bid').fill('4');
      await orders.field('stake').fill('2');
      await orders.check('2 at stake').waitFor();
    },
    receipt: /2 at stake/,
  },
  'agent-jean': {
    player: 'lea',
    write: async (orders) => {
      await orders.field('auto').check();
      await orders.button('add:orders.default').click();
      await orders.field('default.0.play.way').selectOption('0:lowest_winning');
      await orders.more('default.0').click();
      await orders.box('default.0.if.led', 'green').check();
      await orders.box('default.0.if.turn', '3').check();
      await orders.button('add:orders.turns.5').click();
      await orders.field('turns.5.0.play.way').selectOption('2');
      await orders.field('turns.5.0.play.2.pick').selectOption('highest');
      await orders.box('turns.5.0.play.2.colours', 'blue').check();
      await saysYaml(orders, 'auto: oui', 'jouer: plus faible gagnante', 'entame: [vert]', 'tour: [3]', 'couleurs: [bleu]');
    },
    receipt: /Manche 1/,
  },
};

for (const [campaign, { player, write, receipt }] of Object.entries(visits)) {
  test(`${campaign}: a player reads, writes and sends on a telephone`, options, async () => {
    const site = await Site.open({ campaign, turns: 2 });
    try {
      const reader = await site.visit(phone);
      const orders = new OrdersPage(reader.page);
      const check = async () => {
        await reader.checkFitsWidth();
        await reader.checkAccessibleInBothSchemes();
      };
      await site.enter(reader, player);
      await check();
      for (const path of ['/me/reports/2', '/me/ledger']) {
        assert.equal((await reader.page.goto(path)).status(), 200, path);
        await check();
      }
      await orders.open();
      await write(orders);
      await check();
      await orders.button('send-form').click();
      await reader.page.waitForURL('**/me/receipts/*/*');
      assert.match(plain(await reader.page.locator('article').innerText()), receipt);
      await check();
      assert.equal((await site.game.json('status')).players.find(({ id }) => id === player).sent, 1);
      await reader.leave();
    } finally {
      await site.close();
    }
  });
}

test('agent-jean: rules are written without scripts', options, async () => {
  const site = await Site.open({ campaign: 'agent-jean', turns: 2 });
  try {
    const reader = await site.visit({ ...phone, javaScriptEnabled: false });
    const orders = new OrdersPage(reader.page);
    await reader.page.goto('/enter');
    await reader.page.locator('#token').fill(await site.code('tom'));
    await reader.page.locator('#token').press('Enter');
    await reader.page.waitForURL('**/me');
    await orders.open();
    await orders.submit('add:orders.default');
    await orders.field('default.0.play.way').selectOption('2');
    await orders.more('default.0').click();
    await orders.box('default.0.if.best_colour', 'yellow').check();
    await orders.submit('check-form');
    await orders.field('default.0.play.2.pick').selectOption('lowest_losing');
    await orders.submit('add:orders.turns.7');
    assert.ok(await orders.box('default.0.if.best_colour', 'yellow').isVisible(), 'what is said is no longer folded away');
    await orders.field('turns.7.0.play.way').selectOption('1:P3');
    await orders.submit('to-yaml');
    const sheet = await orders.yaml.inputValue();
    for (const text of ['best_colour: [yellow]', 'pick: lowest_losing', 'play: P3']) assert.ok(sheet.includes(text), `${text} in ${sheet}`);
    await reader.checkFitsWidth();
    await orders.button('send-form').click();
    await reader.page.waitForURL('**/me/receipts/*/*');
    await reader.leave();
  } finally {
    await site.close();
  }
});

test('agent-jean: rules are written with the keyboard alone', options, async () => {
  const site = await Site.open({ campaign: 'agent-jean', turns: 2 });
  try {
    const reader = await site.visit();
    const { page } = reader;
    const keyboard = new Keyboard(page);
    const orders = new OrdersPage(page);
    await site.enter(reader, 'lea');
    await orders.open();
    const hasFocus = (id) => page.waitForFunction((wanted) => document.activeElement.id === wanted, id);
    await keyboard.press(orders.button('add:orders.default'));
    await hasFocus('orders.default.0.play.way');
    await page.keyboard.type('Plus forte');
    assert.equal(await orders.field('default.0.play.way').inputValue(), '0:highest');
    await hasFocus('orders.default.0.play.way'); // the form was made anew, and he is where he was
    await keyboard.press(orders.more('default.0'));
    await keyboard.press(orders.box('default.0.if.led', 'blue'));
    await keyboard.press(orders.button('add:orders.turns.2'));
    await hasFocus('orders.turns.2.0.play.way');
    await keyboard.press(orders.button('remove:orders.turns.2.0'));
    await page.waitForFunction(() => document.activeElement.value === 'add:orders.turns.2');
    await saysYaml(orders, 'entame: [bleu]', 'jouer: plus forte');
    await keyboard.press(orders.button('send-form'));
    await page.waitForURL('**/me/receipts/*/*');
    await reader.leave();
  } finally {
    await site.close();
  }
});
