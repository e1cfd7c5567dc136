// The other games have a player's pages by the same means: read, write by form or YAML, send.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './support/browser.mjs';
import { OrdersPage, plain } from './support/orders.mjs';
import { Site } from './support/site.mjs';
import { options } from './support/tools.mjs';

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
      await orders.page.waitForFunction(() => /auto: (oui|yes|true)/.test(document.getElementById('yaml').value));
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
