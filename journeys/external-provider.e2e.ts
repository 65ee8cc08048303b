import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './harness/browser.js';
import { openProvider, type Provider } from './harness/provider.js';
import { sampleOn } from './harness/sample.js';
import { type Server, startServer } from './harness/server.js';
import { fillSignIn, people, signedIn, signOutBy } from './harness/sign-in.js';

let provider: Provider;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  // Blocks third-party cookies, as all real browsers do or are about to.
  browser = await openBrowser({ isFullBrowser: true, extraFlags: ['--test-third-party-cookie-phaseout'] });
  provider = await openProvider();
  server = await startServer({ ...sampleOn('postgres'), settings: provider.settings });
  await provider.serve(server.url);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
  await provider.close();
});

/** The browser's calls to the provider since this function was called. */
function callsToProvider(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(provider.issuer)) calls.push(request.url());
  });
  return calls;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('an identity provider on another site', () => {
  it('A-002 A-004 signs in there once: a reload, a new tab and a server restart stay signed in without calling it', async () => {
    const context = await openContext(browser);
    const page = await signedIn(context, server.url, people.vet);
    await page.waitForURL(`${server.url}/dashboard`);
    const calls = callsToProvider(context);
    await page.goto(`${server.url}/history`);
    await heading(page, 'History').waitFor();
    await page.reload();
    await heading(page, 'History').waitFor();
    const tab = await context.newPage();
    await tab.goto(`${server.url}/approve`);
    await heading(tab, 'Approve').waitFor();
    await server.stop();
    await server.restart();
    await tab.reload();
    await heading(tab, 'Approve').waitFor();
    expect(await tab.locator('iframe').count()).toBe(0);
    expect(calls).toEqual([]);
  });

  it('A-007 signs out there too, so that the next sign-in requires the password', async () => {
    const context = await openContext(browser);
    const page = await signedIn(context, server.url, people.vet);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await signOutBy(page, server.url, () => page.getByRole('menuitem', { name: 'Sign out' }).click());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, people.staff);
    await page.waitForURL(`${server.url}/dashboard`);
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  });
});
