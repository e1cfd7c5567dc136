// Without JavaScript: everything by links, buttons and forms alone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OrdersPage, plain } from './support/orders.mjs';
import { Site } from './support/site.mjs';
import { missing, options } from './support/tools.mjs';

const plainBrowser = { javaScriptEnabled: false };

let site;

before(async () => {
  if (!missing) site = await Site.open({ turns: 1 });
});

after(() => site?.close());

/// The way in for those whose browser does not run scripts: the code, pasted.
async function paste(reader, code) {
  await reader.page.goto('/enter');
  await reader.page.locator('#token').fill(code);
  await reader.page.getByRole('button', { name: 'Come in' }).click();
}

test('a player pastes his code, writes a sheet with buttons, and sends it', options, async () => {
  const reader = await site.visit(plainBrowser);
  const { page } = reader;
  const orders = new OrdersPage(page);
  const status = async () => (await site.game.json('status')).players.find(({ id }) => id === 'akira');
  await paste(reader, await site.code('akira'));
  await page.waitForURL('**/me');
  await page.getByRole('link', { name: 'Écrire vos ordres' }).click();
  await page.waitForURL('**/me/orders');

  await orders.submit('add:orders.votes');
  await orders.field('votes.0.up').selectOption('evo');
  await orders.field('votes.0.down').selectOption('horizon');
  await orders.submit('add:orders.runs');
  assert.equal(await orders.field('votes.0.up').inputValue(), 'evo', 'what was written stays');
  await orders.field('runs.0.type').selectOption('sabotage');
  await orders.field('runs.0.target').selectOption('shiawase');
  await orders.field('runs.0.agent').selectOption('maboroshi');
  await orders.field('runs.0.invest').fill('trop');
  await orders.submit('check-form');
  assert.match(await orders.said('runs.0.invest').innerText(), /« trop » n'est pas un montant/);
  assert.equal(await orders.field('runs.0.invest').inputValue(), 'trop');

  await orders.field('runs.0.invest').fill('100k');
  await orders.submit('to-yaml');
  const sheet = await orders.yaml.inputValue();
  assert.match(sheet, /montant: 100k/);
  await orders.yaml.fill(sheet.replace('100k', '150k'));
  await orders.submit('to-form');
  assert.equal(await orders.field('runs.0.invest').inputValue(), '150k');
  assert.match(plain(await page.locator('#check').innerText()), /30 \+ 30 Maboroshi = 60 %/);
  assert.equal((await status()).sent, 0, 'nothing was sent so far');

  await orders.button('send-form').click();
  await page.waitForURL('**/me/receipts/2/1');
  assert.match(plain(await page.locator('article').innerText()), /150 000 ny/);
  assert.equal((await status()).sent, 1);
  await reader.leave();
});

test('a form and a YAML that were both changed are not sent before he says which counts', options, async () => {
  const reader = await site.visit(plainBrowser);
  const orders = new OrdersPage(reader.page);
  await paste(reader, await site.code('hanae'));
  await reader.page.waitForURL('**/me');
  await orders.open();
  await orders.field('notes').fill('Du formulaire');
  await orders.yaml.fill('joueur: hanae\nnotes: Du YAML\n');
  await orders.submit('check-form');
  await reader.page.locator('#check').getByRole('alert').waitFor();
  await orders.submit('to-form');
  assert.equal(plain(await orders.field('notes').inputValue()), 'Du YAML');
  await reader.leave();
});

test('the game master previews and resolves', options, async () => {
  await site.game.importBots();
  const reader = await site.visit(plainBrowser);
  const { page } = reader;
  await paste(reader, await site.code('--gm'));
  await page.waitForURL('**/gm');
  await page.getByRole('link', { name: 'Preview of the turn' }).first().click();
  await page.waitForURL('**/gm/preview');
  await page.locator('details.mail summary').first().click();
  assert.ok((await page.locator('details.mail .article').first().innerText()).length > 100);
  await page.getByRole('button', { name: 'Go on to resolve turn 2' }).click();
  await page.getByRole('button', { name: 'Resolve turn 2' }).click();
  await page.waitForURL('**/gm/done/*');
  assert.equal((await site.game.json('status')).turn, 3);

  await page.goto('/');
  assert.match(await page.getByRole('main').innerText(), /Trimester 2/i);
  await page.getByText('The same figures as a table').click();
  assert.ok(await page.locator('.course table').isVisible(), 'the figures of the chart can be unfolded');
  await reader.leave();
});

test('a wrong code is answered in words', options, async () => {
  const reader = await site.visit(plainBrowser);
  reader.expectStatus(403);
  await paste(reader, 'not-a-code-that-opens-anything');
  assert.match(await reader.page.getByRole('alert').innerText(), /This link opens nothing/);
  await reader.leave();
});
