// The same paths with the keyboard alone: Tab, Enter, Space and letters.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Keyboard } from './support/keyboard.mjs';
import { OrdersPage } from './support/orders.mjs';
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
  await site.game.gm('send');
});

after(async () => {
  await site?.close();
  await smtp?.end();
});

test('a newcomer skips to the content, and reads a bulletin', options, async () => {
  const reader = await site.visit();
  const { page } = reader;
  const keyboard = new Keyboard(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  assert.ok(await skip.evaluate((link) => link === document.activeElement), 'the first stop');
  const { x, y } = await skip.boundingBox();
  assert.ok(x >= 0 && y >= 0, 'it shows itself');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.id === 'main');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.querySelector('main').contains(document.activeElement)), 'the menu was skipped');

  await page.goto('/');
  await keyboard.follow(page.getByRole('link', { name: 'Bulletins', exact: true }));
  await page.waitForURL('**/bulletins');
  await keyboard.follow(page.locator('.issues a').first());
  await page.waitForURL('**/bulletins/1');
  await keyboard.follow(page.getByRole('link', { name: 'Français' }));
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await reader.leave();
});

test('a player pastes his code, writes a sheet and sends it', options, async () => {
  const reader = await site.visit();
  const { page } = reader;
  const keyboard = new Keyboard(page);
  const orders = new OrdersPage(page);
  await page.goto('/enter');
  await keyboard.type(page.locator('#token'), await site.code('akira'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/me');
  await keyboard.follow(page.getByRole('link', { name: 'Écrire vos ordres' }));
  await page.waitForURL('**/me/orders');

  await keyboard.press(orders.button('add:orders.runs'));
  await page.waitForFunction(() => document.activeElement.id === 'orders.runs.0.type'); // a new row takes the focus
  await page.keyboard.type('Sabo');
  assert.equal(await orders.field('runs.0.type').inputValue(), 'sabotage');
  await keyboard.choose(orders.field('runs.0.target'), 'Shia', 'shiawase');
  await keyboard.choose(orders.field('runs.0.agent'), 'Mabo', 'maboroshi');
  await keyboard.type(orders.field('runs.0.invest'), 'rien');
  await orders.said('runs.0.invest').getByText("« rien » n'est pas un montant").waitFor();
  assert.ok(await orders.field('runs.0.invest').evaluate((field) => field === document.activeElement), 'a check leaves him where he writes');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('100k');
  await orders.said('runs.0').getByText('50 %').waitFor();
  await keyboard.press(orders.button('send-form'));
  await page.waitForURL('**/me/receipts/2/1');
  await keyboard.follow(page.getByRole('link', { name: 'Changer vos ordres' }));
  await page.waitForURL('**/me/orders');
  assert.equal(await orders.field('runs.0.invest').inputValue(), '100k');
  await keyboard.press(orders.button('remove:orders.runs.0'));
  await orders.field('runs.0.invest').waitFor({ state: 'detached' });
  await keyboard.press(orders.button('send-form'));
  await page.waitForURL('**/me/receipts/2/2');
  await reader.leave();
});

test('the game master previews, resolves, writes in the bulletin and sends', options, async () => {
  await site.game.importBots();
  const reader = await site.visit();
  const { page } = reader;
  const keyboard = new Keyboard(page);
  const link = (name) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  const button = (name) => page.getByRole('main').getByRole('button', { name }).first();
  await site.enterAsMaster(reader);

  await keyboard.follow(link('Preview of the turn'));
  await page.waitForURL('**/gm/preview');
  await keyboard.press(button('Go on to resolve turn 2'));
  await page.waitForURL('**/gm/resolve/ask');
  await keyboard.press(button('Resolve turn 2'));
  await page.waitForURL('**/gm/done/*');
  assert.equal((await site.game.json('status')).turn, 3);
  await keyboard.follow(link('Go on'));
  await page.waitForURL('**/gm/mails');

  await keyboard.follow(link('Your words in the bulletin'));
  await page.waitForURL('**/gm/bulletin');
  await keyboard.type(page.getByLabel('Your words').first(), 'Un mot du MJ.');
  await keyboard.press(button('Put them into the bulletin'));
  await page.waitForURL('**/gm/done/*');
  const already = smtp.mails.length;
  await page.goto('/gm/mails');
  await keyboard.follow(link('Send'));
  await page.waitForURL('**/gm/send');
  await keyboard.press(button(/^Send \(/));
  await page.waitForURL('**/gm/done/*');
  const mails = (await smtp.received(already + 20)).slice(already);
  assert.ok(mails.some(({ text }) => text.includes('Un mot du MJ.')));
  assert.equal((await site.told()).number, 2);
  await reader.leave();
});
