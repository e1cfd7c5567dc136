// The support code itself: it must see what is wrong with a page, or every other browser test is blind.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { launch, phone, Reader } from './support/browser.mjs';
import { Game } from './support/game.mjs';
import { Smtp } from './support/smtp.mjs';
import { missing, options } from './support/tools.mjs';

const page = (body) => `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head><body><main><h1>A page</h1>${body}</main></body></html>`;

const pages = {
  '/good': page('<p>All is well.</p>'),
  '/broken-script': page('<script>throw new Error("broken")</script>'),
  '/missing-picture': page('<img src="/nowhere.png" alt="Nowhere">'),
  '/stranger': page('<script src="http://127.0.0.1:9/stranger.js"></script>'),
  '/unlabelled': page('<input type="text">'),
  '/wide': page('<div style="width: 900px">Wide.</div>'),
};

let browser;
let server;
let url;

before(async () => {
  if (missing) return;
  browser = await launch();
  server = createServer((request, response) => {
    const body = pages[request.url];
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(body ?? page('<p>Not here.</p>'));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${server.address().port}/`;
});

after(async () => {
  await browser?.close();
  server?.close();
});

test('a good page passes every check, with scripts and without', options, async () => {
  for (const javaScriptEnabled of [true, false]) {
    const reader = await Reader.arrive(browser, url, { ...phone, javaScriptEnabled });
    await reader.page.goto('/good');
    assert.equal(await reader.page.textContent('p'), 'All is well.');
    await reader.checkFitsWidth();
    if (javaScriptEnabled) await reader.checkAccessible();
    await reader.leave();
  }
});

for (const [path, sign] of [
  ['/broken-script', /script: broken/],
  ['/missing-picture', /nowhere\.png: 404/],
  ['/stranger', /asked another server: .*stranger\.js/],
  ['/nowhere', /nowhere: 404/],
]) {
  test(`a reader notes what is wrong with ${path}`, options, async () => {
    const reader = await Reader.arrive(browser, url);
    await reader.page.goto(path);
    await assert.rejects(reader.leave(), sign);
  });
}

test('a status that is expected is no wrong', options, async () => {
  const reader = await Reader.arrive(browser, url);
  reader.expectStatus(404);
  await reader.page.goto('/nowhere');
  await reader.leave();
});

test('axe-core sees a field without a label', options, async () => {
  const reader = await Reader.arrive(browser, url);
  await reader.page.goto('/unlabelled');
  assert.match((await reader.accessibilityProblems()).join('\n'), /^critical label: /);
  await reader.leave();
});

test('a page that is too wide is noticed', options, async () => {
  const reader = await Reader.arrive(browser, url, phone);
  await reader.page.goto('/wide');
  await assert.rejects(reader.checkFitsWidth(), /px wide in a window of 360/);
  await reader.leave();
});

test('a game is played, and its mails reach a real server', options, async () => {
  const game = await Game.start({ campaign: 'tiny' });
  const smtp = await Smtp.start();
  try {
    await game.play(1);
    assert.equal((await game.json('status')).turn, 2);
    await game.mailTo(smtp);
    await game.gm('send');
    const mails = await smtp.received(1);
    assert.ok(mails.every(({ to, subject, text }) => to.length === 1 && subject && text), JSON.stringify(mails));
  } finally {
    await smtp.end();
    await game.remove();
  }
});
