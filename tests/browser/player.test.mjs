// A player on his own pages: reads what he was told, writes a sheet, mends it, sends it, replaces it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { phone } from './support/browser.mjs';
import { figure, OrdersPage, plain } from './support/orders.mjs';
import { Site } from './support/site.mjs';
import { missing, options } from './support/tools.mjs';

let site;

before(async () => {
  if (!missing) site = await Site.open({ turns: 2 });
});

after(() => site?.close());

const sheetOf = async (player) => (await site.game.json('status')).players.find(({ id }) => id === player);

// The second click falls after the first has left, and before it is answered: it must not break that off.
async function doubleClickWhileItIsSent(page, button) {
  let release;
  const clicked = new Promise((resolve) => (release = resolve));
  const posts = [];
  await page.route('**/me/orders/send', async (route) => {
    posts.push(route.request().url());
    await clicked;
    await route.continue();
  });
  const left = page.waitForRequest('**/me/orders/send');
  await button.click({ noWaitAfter: true });
  await left;
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  release();
  await page.waitForURL('**/me/receipts/**');
  assert.equal(posts.length, 1, posts.join());
  await page.unroute('**/me/orders/send');
}

test('a private link lets in, and its code is nowhere afterwards', options, async () => {
  const reader = await site.visit();
  const { page } = reader;
  const asked = [];
  reader.context.on('request', (request) => asked.push(request));
  const code = await site.code('akira');
  await page.goto(`/enter#${code}`);
  await page.waitForURL('**/me');
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Akira Tanizaki');
  await page.getByRole('link', { name: 'Règles' }).click();
  await page.waitForURL('**/rules');
  await page.goBack();

  const carriers = [];
  for (const request of asked) {
    assert.ok(!new URL(request.url()).search.includes(code), request.url());
    assert.ok(!JSON.stringify(await request.allHeaders()).includes(code), `a header of ${request.method()} ${request.url()}`);
    if ((request.postData() ?? '').includes(code)) carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
  }
  assert.deepEqual(carriers, ['POST /enter'], 'the code travels once, in the body of a post');

  const browser = await reader.context.newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  assert.ok(entries.some(({ url }) => url.endsWith('/me')), JSON.stringify(entries));
  assert.ok(!JSON.stringify(entries).includes(code), 'the history knows the code');
  assert.ok(!(await page.content()).includes(code), 'the page knows the code');
  assert.equal(await page.evaluate(() => document.cookie), '', 'scripts read the cookie');
  for (const cookie of await reader.context.cookies()) assert.ok(!cookie.value.includes(code), cookie.name);
  assert.match(site.log, /POST \/enter 303/);
  assert.ok(!site.log.includes(code), 'the log knows the code');
  await reader.leave();
});

test('his reports and accounts are those of the record', options, async () => {
  const reader = await site.visit(phone);
  const { page } = reader;
  await site.enter(reader, 'akira');
  await reader.checkFitsWidth();
  await reader.checkAccessibleInBothSchemes();

  await page.getByRole('link', { name: /tour 2 : rapport confidentiel/ }).click();
  await page.waitForURL('**/me/reports/2');
  const report = plain(await page.locator('article').innerText());
  const { turns } = await site.game.json('audit', 'ledger', 'akira');
  assert.ok(report.includes(figure(turns[2].closing)), `${turns[2].closing} in ${report}`);
  await reader.checkFitsWidth();
  await reader.checkAccessible();
  await page.getByRole('link', { name: /le tour d'avant/ }).first().click();
  await page.waitForURL('**/me/reports/1');
  await reader.checkFitsWidth();

  await page.getByRole('link', { name: 'Akira Tanizaki' }).click();
  await page.getByRole('link', { name: 'Vos comptes' }).click();
  await page.waitForURL('**/me/ledger');
  const balances = (await page.locator('table.figures tbody tr td:last-child').allInnerTexts()).map(plain);
  const expected = turns.flatMap(({ opening, movements }) => [opening, ...movements.map(({ balance }) => balance)].map(figure));
  assert.deepEqual(balances.sort(), expected.sort());
  assert.equal(await page.locator('svg').count() > 0, true, 'there is a chart');
  await reader.checkFitsWidth();
  await reader.checkAccessibleInBothSchemes();
  await reader.leave();
});

test('he writes a sheet with the form, sees a mistake, mends it, sends it, replaces it', options, async () => {
  const reader = await site.visit();
  const { page } = reader;
  const orders = new OrdersPage(page);
  await site.enter(reader, 'akira');
  await page.getByRole('link', { name: 'Écrire vos ordres' }).click();
  await page.waitForURL('**/me/orders');
  const { check: untouched } = (await site.game.json('check', 'akira', '--sheet', await site.game.write('none.yaml', 'joueur: akira\n')))[0];
  await orders.check(figure(untouched.money)).waitFor();

  // a purchase and a run, checked while he writes
  await orders.button('add:orders.buy:share').click();
  await orders.field('buy.0.share').selectOption('neonet');
  await orders.button('add:orders.runs').click();
  await orders.field('runs.0.type').selectOption('sabotage');
  await orders.field('runs.0.target').selectOption('shiawase');
  await orders.field('runs.0.agent').selectOption('maboroshi');
  await orders.field('runs.0.invest').fill('cent mille');
  await orders.said('runs.0.invest').getByText("« cent mille » n'est pas un montant").waitFor();
  assert.equal(await orders.field('runs.0.invest').getAttribute('aria-invalid'), 'true');
  await reader.checkAccessible();

  // mended: cost, odds and warnings are those of gm check
  await orders.field('runs.0.invest').fill('100k');
  await orders.said('runs.0').getByText('50 %').waitFor();
  assert.equal(await orders.said('runs.0.invest').innerText(), '');
  assert.equal(await orders.field('runs.0.invest').getAttribute('aria-invalid'), null);
  const sheet = await orders.yaml.inputValue();
  const [{ check }] = await site.game.json('check', 'akira', '--sheet', await site.game.write('akira.yaml', sheet));
  const [share, run] = check.orders;
  const shown = plain(await page.locator('#check').innerText());
  for (const number of [share.cost, run.cost, run.left, check.left]) assert.ok(shown.includes(figure(number)), `${number} in ${shown}`);
  assert.ok(shown.includes(`= ${run.odds.reduce((sum, { points }) => sum + points, 0)} %`), shown);
  assert.ok(shown.includes('Votre réseau pourrait encore aider 1 run'), shown);

  // the other way: what he changes in the YAML stands in the form
  await orders.yaml.fill(sheet.replace('100k', '150k'));
  await page.waitForFunction(() => document.getElementById('orders.runs.0.invest')?.value === '150k');
  await orders.check(figure(check.left - 50000)).waitFor();
  await orders.yaml.fill(`${sheet}runs: [}`);
  await page.locator('[data-part="form"][inert]').waitFor({ state: 'attached' });
  await orders.yaml.fill(sheet);
  await page.locator('[data-part="form"]:not([inert])').waitFor();
  assert.equal(await orders.field('runs.0.invest').inputValue(), '100k');
  assert.equal((await sheetOf('akira')).sent, 0, 'nothing was sent so far');

  // sent: the receipt at once
  await orders.button('send-form').click();
  await page.waitForURL('**/me/receipts/3/1');
  const receipt = plain(await page.locator('article').innerText());
  assert.ok(receipt.includes(figure(check.left)), receipt);
  assert.ok(receipt.includes((await sheetOf('akira')).sheet.digest), receipt);
  await reader.checkAccessibleInBothSchemes();
  await page.reload();
  assert.equal((await sheetOf('akira')).sent, 1, 'a refresh sends nothing');

  // replaced: the form holds what was sent
  await page.getByRole('link', { name: 'Changer vos ordres' }).click();
  await page.waitForURL('**/me/orders');
  assert.equal(await orders.field('runs.0.invest').inputValue(), '100k');
  await orders.button('remove:orders.buy.0').click();
  await orders.field('buy.0.share').waitFor({ state: 'detached' });
  await doubleClickWhileItIsSent(page, orders.button('send-form'));
  await page.waitForURL('**/me/receipts/3/2');
  const { sent } = await sheetOf('akira');
  assert.equal(sent, 2, 'a double click sends once');
  assert.ok(plain(await page.locator('article').innerText()).includes(figure(check.left + share.cost)));
  await reader.leave();
});

test('the form fits a telephone, in both colour schemes', options, async () => {
  const reader = await site.visit(phone);
  const orders = new OrdersPage(reader.page);
  await site.enter(reader, 'botan');
  await orders.open();
  await orders.button('add:orders.runs').click();
  await orders.field('runs.0.type').waitFor();
  await reader.checkFitsWidth();
  await reader.checkAccessibleInBothSchemes();
  await reader.leave();
});
