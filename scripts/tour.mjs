/**
 * `npm run tour`: retakes the pictures of docs/tour.md with the sample practice on a temporary server: on desktop, on a
 * phone, and in dark mode.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBuilt } from './build.mjs';
import { fail } from './child.mjs';
import { findBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { at } from './place.mjs';
import { withServer } from './started-server.mjs';
import { screens } from './tour/screens.mjs';

/** The server's image library, for thumbnails of profile pictures. */
const sharp = createRequire(at('packages/server/package.json'))('sharp');

const places = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** A browser context for each user, signed in through the sign-in page. */
async function signedIn(browser, url, { as, place, isDark }) {
  const context = await browser.newContext({
    ...places[place],
    colorScheme: isDark ? 'dark' : 'light',
    // A screenshot taken during an animation shows nothing useful.
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(as);
  await page.getByLabel('Password').fill('signa');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('h1').first().waitFor();
  return page;
}

/** A screenshot of the settled page, because users don't see a page while it loads. */
async function settled(page) {
  let last;
  for (;;) {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (last?.equals(next)) return next;
    last = next;
    await page.waitForTimeout(700);
  }
}

async function take(browser, url, screen) {
  const page = await signedIn(browser, url, screen);
  await screen.open(page, url);
  const picture = sharp(await settled(page)).webp({ quality: 82, effort: 6 });
  const file = at('docs/pictures', `${screen.name}.webp`);
  writeFileSync(file, await picture.toBuffer());
  console.log(file);
  await page.context().close();
}

const folder = mkdtempSync(join(tmpdir(), 'signa-tour-'));
try {
  await ensureInstalled();
  await ensureBuilt();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  const program = at('packages/server/dist/signa-server.js');
  const wanted = process.argv.slice(2);
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await withServer({ node: process.execPath, program, data: join(folder, 'data') }, async (url) => {
    for (const screen of chosen) await take(browser, url, screen);
  });
  await browser.close();
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
