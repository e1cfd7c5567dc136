// The shadows on the game master's page: on a phone, in French, with scripts and without.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { phone } from './support/browser.mjs';
import { Site } from './support/site.mjs';
import { Smtp } from './support/smtp.mjs';
import { missing, options } from './support/tools.mjs';

let site;
let smtp;

before(async () => {
  if (missing) return;
  smtp = await Smtp.start();
  site = await Site.open({ turns: 1 });
  await site.game.mailTo(smtp);
});

after(async () => {
  await site?.close();
  await smtp?.end();
});

const draw = (seen, label) => seen.draws.find((one) => one.label === label);
const invented = (seen) => seen.told.find((one) => one.made_up);
const report = async (player) => site.game.gm('report', player);
const button = (page, name) => page.getByRole('main').getByRole('button', { name, exact: true });

test('he previews another false report, chooses it, and goes back to the dice', options, async () => {
  const reader = await site.visit({ ...phone, locale: 'fr-FR' });
  const { page } = reader;
  await site.enterAsMaster(reader);
  const drawn = await site.game.json('retell');
  const victim = draw(drawn, 'shadows/player').value;
  const other = draw(drawn, 'shadows/player').among.find((one) => one !== victim);
  const untouched = await report(victim);

  await page.goto('/gm/mails');
  await page.getByRole('main').getByRole('link', { name: 'Les ombres' }).click();
  await page.waitForURL('**/gm/retell');
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Les ombres');
  assert.equal(await page.getByLabel('Qui le reçoit').inputValue(), victim);
  await reader.checkFitsWidth();
  await reader.checkAccessibleInBothSchemes();
  const words = await page.locator('main').innerText();
  assert.doesNotMatch(words, /\b(the|your|choose|believable|report|words|dice)\b/i, words);
  await reader.screenshot('retell', { fullPage: true });

  await page.getByLabel('Qui le reçoit').selectOption(other);
  await button(page, 'Aperçu').click();
  await page.getByText('Un aperçu de votre choix').waitFor();
  await reader.checkFitsWidth();
  await reader.checkAccessible();
  await reader.screenshot('retell-tried', { fullPage: true });
  assert.equal(await report(victim), untouched, 'a preview changes nothing');

  await button(page, 'Choisir ainsi').dblclick();
  await page.waitForURL('**/gm/done/*');
  const chosen = await site.game.json('retell');
  assert.equal(draw(chosen, 'shadows/player').value, other);
  assert.notEqual(await report(victim), untouched);
  assert.equal((await site.game.json('audit', 'trail')).filter(({ action }) => action === 'undo').length, 1, 'once');

  await page.goto('/gm/retell');
  assert.match(await page.locator('main').innerText(), /Votre choix ; les dés disaient :/);
  await reader.screenshot('retell-chosen', { fullPage: true });
  await button(page, 'Revenir à ce que disaient les dés').click();
  await page.waitForURL('**/gm/done/*');
  assert.equal(await report(victim), untouched);
  await reader.leave();
});

test('without scripts he says it in his words, until the mails leave', options, async () => {
  const reader = await site.visit({ ...phone, locale: 'fr-FR', javaScriptEnabled: false });
  const { page } = reader;
  await page.goto('/enter');
  await page.locator('#token').fill(await site.code('--gm'));
  await page.locator('main form button').first().click();
  await page.waitForURL('**/gm');
  const seen = await site.game.json('retell');
  const { key } = invented(seen);
  const victim = draw(seen, 'shadows/player').value;

  await page.goto('/gm/retell');
  await page.locator('summary').filter({ hasText: 'Le dire avec vos mots' }).first().click();
  await page.locator(`#words-${key}-all`).fill(`Un <i>courtier</i>\nvous épiait. Dossier ${key}.`);
  await page.locator('details[open] button').first().click();
  await page.waitForURL('**/gm/done/*');
  assert.match((await report(victim)).replace(/\s+/g, ' '), /Un <i>courtier<\/i> vous épiait\./);
  await page.goto('/gm/retell');
  assert.match(await page.locator('blockquote').first().innerText(), /Un <i>courtier<\/i> vous épiait/);
  await reader.screenshot('retell-reworded', { fullPage: true });

  await site.game.gm('send');
  await page.goto('/gm/retell');
  assert.match(await page.locator('main').innerText(), /Ce qui est dit reste dit/);
  assert.equal(await page.locator('main form').count(), 0);
  await reader.leave();

  const player = await site.visit({ ...phone, locale: 'fr-FR' });
  await site.enter(player, victim);
  await player.page.goto('/me/reports/1');
  assert.match(await player.page.locator('main').innerText(), /Un <i>courtier<\/i> vous épiait/);
  await player.leave();
});
