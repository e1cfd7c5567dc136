// A newcomer looks at a game on a telephone: every public page of every game, in both colour schemes and both languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, wall } from './support/browser.mjs';
import { Site } from './support/site.mjs';
import { options } from './support/tools.mjs';

const games = [
  { campaign: 'neo-tokyo', name: 'Neo-Tokyo', somebody: 'Akira Tanizaki' },
  { campaign: 'tiny', name: 'Sealed Bids', somebody: 'Ada Moreau' },
  { campaign: 'agent-jean', name: 'Agent Jean: the Beaver at large', somebody: 'Léa Fontaine' },
];

for (const { campaign, name, somebody } of games) {
  test(`${campaign}: a newcomer finds his way`, options, async () => {
    const site = await Site.open({ campaign, turns: 2 });
    try {
      const reader = await site.visit(phone);
      const { page } = reader;
      const checkPage = async () => {
        await reader.checkFitsWidth();
        await reader.checkAccessibleInBothSchemes();
      };
      const follow = (link) => page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();

      await page.goto('/');
      assert.equal(await page.getByRole('link', { name, exact: true }).count(), 1);
      assert.match(await page.getByRole('main').innerText(), new RegExp(somebody));
      await checkPage();

      await follow('Bulletins');
      await page.waitForURL('**/bulletins');
      assert.equal(await page.locator('.issues li').count(), 3, 'the opening and two turns');
      await checkPage();

      await page.locator('.issues a').first().click();
      await page.waitForURL('**/bulletins/2');
      assert.ok((await page.locator('article.article').innerText()).length > 100);
      await checkPage();
      await page.getByRole('link', { name: 'Previous bulletin' }).click();
      await page.waitForURL('**/bulletins/1');

      await follow('Rules');
      await page.waitForURL('**/rules');
      assert.ok((await page.locator('.prose').first().innerText()).length > 1000);
      await checkPage();

      await page.getByRole('link', { name: 'Français' }).click();
      await page.waitForURL('**/rules');
      assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
      await follow('Bulletins');
      await page.waitForURL('**/bulletins');
      assert.equal(await page.locator('html').getAttribute('lang'), 'fr', 'the choice is kept');

      await follow('Entrer');
      await page.waitForURL('**/enter');
      await checkPage();
      await reader.leave();
    } finally {
      await site.close();
    }
  });
}

test('the feed and the data behind the links at the foot can be read', options, async () => {
  const site = await Site.open({ campaign: 'tiny', turns: 1 });
  try {
    const reader = await site.visit();
    await reader.page.goto('/');
    const feed = await reader.page.getByRole('link', { name: 'Atom feed of the bulletins' }).getAttribute('href');
    assert.equal(await reader.page.locator('link[type="application/atom+xml"]').getAttribute('href'), feed);
    const answer = await reader.page.request.get(feed);
    assert.match(answer.headers()['content-type'], /^application\/atom\+xml/);
    assert.equal((await answer.text()).match(/<entry>/g).length, 2, 'the opening and one turn');

    const data = await reader.page.getByRole('link', { name: 'Data (JSON)' }).getAttribute('href');
    const headers = { 'Accept-Language': 'en' };
    assert.deepEqual(await (await reader.page.request.get(data, { headers })).json(), await site.told());
    await reader.leave();
  } finally {
    await site.close();
  }
});

test('a page that is not there says so, and leads home', options, async () => {
  const site = await Site.open({ campaign: 'tiny' });
  try {
    const reader = await site.visit(phone);
    reader.expectStatus(404);
    assert.equal((await reader.page.goto('/nowhere')).status(), 404);
    await reader.checkFitsWidth();
    await reader.checkAccessibleInBothSchemes();
    await reader.page.getByRole('link', { name: 'Back to the front page' }).click();
    await reader.page.waitForURL(site.url);
    await reader.leave();
  } finally {
    await site.close();
  }
});

test('the front page can be read on a wall', options, async () => {
  const site = await Site.open({ turns: 1 });
  try {
    const reader = await site.visit(wall);
    await reader.page.goto('/');
    await reader.checkFitsWidth();
    const { width } = await reader.page.getByRole('main').boundingBox();
    assert.ok(width > 1200, `the page is ${width} px wide of 3840`);
    const size = await reader.page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    assert.ok(size > 16, `letters of ${size} px on a wall`);
    await reader.leave();
  } finally {
    await site.close();
  }
});
