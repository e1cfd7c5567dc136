// The browser and the libraries, or the reason why they are missing: then tests leave themselves out, unless
// GM_REQUIRE_TESTS says that they must not.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function findProgram(...names) {
  const folders = (process.env.PATH ?? '/usr/bin').split(delimiter);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not there
    }
  }
  return null;
}

async function library(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

export const chromiumPath = findProgram('chromium', 'chromium-browser', 'google-chrome');
export const playwright = await library('playwright-core');
export const axe = await library('@axe-core/playwright');

function reasonToSkip() {
  if (!process.env.GM) return 'GM does not say where gm is; ctest does';
  if (!playwright || !axe) return 'the libraries are not installed: npm ci in tests/browser';
  if (!chromiumPath) return 'Chromium is not installed';
  return null;
}

export const missing = reasonToSkip();
if (missing && process.env.GM_REQUIRE_TESTS) throw new Error(missing);

/// For every test: what hangs is a failure, not a wait.
export const options = { skip: missing ?? false, timeout: 120_000 };
