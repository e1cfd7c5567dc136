// The game master's lunch hour: who is missing, check, preview, resolve, bulletin, mails, undo, rulings.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { phone } from './support/browser.mjs';
import { Site } from './support/site.mjs';
import { Smtp } from './support/smtp.mjs';
import { missing, options } from './support/tools.mjs';

const silent = 'botan';
const doubtful = 'akira';

let site;
let smtp;
let reader;
let page;

before(async () => {
  if (missing) return;
  smtp = await Smtp.start();
  site = await Site.open({ turns: 1 });
  await site.game.mailTo(smtp);
  await site.game.gm('send');
  const { players } = await site.game.json('status');
  await site.game.importBots(...players.map(({ id }) => id).filter((id) => id !== silent && id !== doubtful));
  await site.game.gm('import', await site.game.write('akira.yaml', 'joueur: akira\nachats: [{part: neonet}, {part: evo}]\n'));
  reader = await site.visit();
  page = reader.page;
});

after(async () => {
  await site?.close();
  await smtp?.end();
});

const turn = async () => (await site.game.json('status')).turn;
const done = async (action) => (await site.game.json('audit', 'trail')).filter((entry) => entry.action === action);
const link = (name) => page.getByRole('main').getByRole('link', { name, exact: typeof name === 'string' });
const button = (name) => page.getByRole('main').getByRole('button', { name });

test('he sees who is missing, and how each sheet will be taken', options, async () => {
  await site.enterAsMaster(reader);
  const row = (id) => page.getByRole('row').filter({ hasText: id });
  assert.match(await row(silent).innerText(), /missing/);
  assert.match(await row(doubtful).innerText(), /\bin\b/);
  assert.equal(await page.getByRole('cell', { name: 'missing', exact: true }).count(), 1);
  await reader.checkAccessibleInBothSchemes();

  await link('Check of every sheet').click();
  await page.waitForURL('**/gm/check');
  assert.match(await page.locator('.box.warn').innerText(), /Botan Asakura/);
  const sheets = page.locator('section.card');
  assert.equal(await sheets.count(), 9);
  assert.match(await sheets.filter({ hasText: 'Akira Tanizaki' }).first().innerText(), /look at this one/);
  await reader.checkAccessibleInBothSchemes();
});

test('a preview shows every mail and changes nothing', options, async () => {
  const before = await site.game.json('status');
  await link('Preview of the turn').click();
  await page.waitForURL('**/gm/preview');
  assert.match(await page.locator('ul.facts').innerText(), /9 sheets count\s+No sheet from: Botan Asakura/);
  const mails = page.locator('details.mail');
  assert.equal(await mails.count(), 12, 'the bulletin in both languages, ten reports');
  await mails.filter({ hasText: 'Report, Akira Tanizaki' }).locator('summary').click();
  assert.match(await mails.filter({ hasText: 'Report, Akira Tanizaki' }).locator('.article').innerText(), /VOS COMPTES/i);
  await reader.checkAccessible();
  await reader.screenshot('preview');
  assert.deepEqual(await site.game.json('status'), before);
});

test('a double click, a refresh and an old page resolve once', options, async () => {
  await button('Go on to resolve turn 2').click();
  await page.waitForURL('**/gm/resolve/ask');
  await reader.checkAccessible();
  const other = await reader.context.newPage();
  await other.goto('/gm/resolve/ask');
  assert.equal(await turn(), 2, 'asking resolves nothing');

  await button('Resolve turn 2').dblclick();
  await page.waitForURL('**/gm/done/*');
  assert.match(await page.getByRole('status').innerText(), /Done/);
  assert.equal(await turn(), 3);
  await reader.checkAccessibleInBothSchemes();
  await page.reload();
  assert.equal(await turn(), 3, 'a refresh resolves nothing');

  reader.expectStatus(409);
  await other.getByRole('button', { name: 'Resolve turn 2' }).click();
  await other.getByRole('heading', { name: 'This page was out of date' }).waitFor();
  await other.close();
  assert.equal(await turn(), 3, 'an old page resolves nothing');
  assert.equal((await done('resolve')).length, 2);
});

test('nobody reads of the turn before its mails leave', options, async () => {
  assert.equal((await site.told()).number, 1);
  const newcomer = await site.visit({ ...phone });
  newcomer.expectStatus(404);
  const answer = await newcomer.page.goto('/bulletins/2');
  assert.equal(answer.status(), 404);
  await newcomer.page.goto('/bulletins');
  assert.equal(await newcomer.page.locator('.issues li').count(), 2);
  await newcomer.leave();
});

test('his own words go into the bulletin', options, async () => {
  await page.goto('/gm');
  await link('Your words in the bulletin').click();
  await page.waitForURL('**/gm/bulletin');
  const form = page.locator('details.card').first();
  await form.getByLabel('Your words').fill('La pluie tombe sur **Chiba**.');
  await form.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('A preview; not in the bulletin yet.').waitFor();
  assert.equal(await page.locator('.article strong', { hasText: 'Chiba' }).count(), 1);
  assert.ok(!(await site.game.gm('report')).includes('Chiba'));
  await button('Put them into the bulletin').first().click();
  await page.waitForURL('**/gm/done/*');
  assert.ok((await site.game.gm('report')).includes('La pluie tombe sur'));
  await link('Go on').click();
  await page.waitForURL(/\/gm\/(bulletin|mails)$/);
  await reader.checkAccessible();
});

test('the mails leave once, and then the public page moves on', options, async () => {
  const sentBefore = smtp.mails.length;
  await page.goto('/gm/mails');
  await reader.checkAccessibleInBothSchemes();
  await link('Send').click();
  await page.waitForURL('**/gm/send');
  await reader.checkAccessible();
  assert.equal(smtp.mails.length, sentBefore, 'asking sends nothing');
  const waiting = Number(/\((\d+)\)/.exec(await button(/^Send \(/).innerText())[1]);
  assert.ok(waiting >= 20, `${waiting} mails`);
  await button(/^Send \(/).dblclick();
  await page.waitForURL('**/gm/done/*');
  const mails = (await smtp.received(sentBefore + waiting)).slice(sentBefore);
  assert.equal(mails.length, waiting, 'each left once');
  assert.equal(new Set(mails.map(({ id }) => id)).size, waiting);
  const [{ text }] = mails.filter(({ subject }) => /bulletin/i.test(subject));
  assert.match(text, /La pluie tombe sur/);

  assert.equal((await site.told()).number, 2);
  const newcomer = await site.visit();
  await newcomer.page.goto('/bulletins/2');
  assert.equal(await newcomer.page.locator('article strong', { hasText: 'Chiba' }).count(), 1);
  await newcomer.leave();
});

test('he takes the turn back, with a reason', options, async () => {
  await page.goto('/gm');
  await link('Take the last resolution back').click();
  await page.waitForURL('**/gm/undo');
  assert.match(await page.locator('.box.warn').first().innerText(), /mails have left already/);
  await reader.checkAccessible();
  await button('Reopen turn 2').click();
  assert.equal(await turn(), 3, 'without a reason nothing happens');
  await page.getByLabel('Why (stays in the record)').fill('Une feuille était restée dans le courrier.');
  await button('Reopen turn 2').click();
  await page.waitForURL('**/gm/done/*');
  assert.equal(await turn(), 2);
  assert.equal((await done('undo')).length, 1);
  await link('Go on').click();
  await page.waitForURL('**/gm');
  assert.match(await page.locator('.box.warn').first().innerText(), /Une feuille était restée/);
  assert.equal((await site.told()).number, 1, 'readers stand where they stood');
});

test('he rules by a form that says first what comes of it', options, async () => {
  await link(/^Rulings/).click();
  await page.waitForURL('**/gm/rulings');
  await reader.checkAccessible();
  await link('Add to a figure of the game, or take away from it').click();
  await page.waitForURL('**/gm/desk/rule-adjust');
  await reader.checkAccessibleInBothSchemes();
  await page.locator('[name="FIGURE"]').fill('akira money');
  await page.locator('[name="VALUE"]').fill('+50000');
  await page.locator('[name="--reason"]').fill('Un geste du hasard');
  await button('Go on').click();
  await page.getByRole('heading', { name: 'What would come of it' }).waitFor();
  await reader.checkAccessible();
  assert.deepEqual(await site.game.json('rule', 'list'), [], 'nothing is ruled yet');
  await button('Yes, do it').dblclick();
  await page.waitForURL('**/gm/done/*');
  assert.equal((await site.game.json('rule', 'list')).length, 1);
  await page.goto('/gm/rulings');
  assert.match(await page.getByRole('row').filter({ hasText: 'Un geste du hasard' }).innerText(), /stands/);
  await reader.leave();
});
