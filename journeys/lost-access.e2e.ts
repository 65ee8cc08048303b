import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { people, signedIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** Dr. Okafor at Wren Street, and pages there that show records. */
const okafor = '1';
const paths = ['/approve', '/history', '/clients/profile/1', '/clientsearch'];
const lost = 'You no longer have access to Wren Street Animal Hospital';

/** The texts on a page that are record names, from its rows and titles. */
const recordsOf = (page: Page) =>
  page.locator('main :is([data-task], [data-row], [data-queue-row], h2)').allInnerTexts();

const keptOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('recent/')));

it('A-455 every open tab of a deactivated user removes each record and says so, in every browser', async () => {
  const context = await stage.context();
  const first = await signedIn(context, stage.url, people.vet);
  const tabs = [first];
  while (tabs.length < paths.length) tabs.push(await context.newPage());
  const otherBrowser = await signedIn(await stage.context(), stage.url, people.vet);
  const all = [...tabs, otherBrowser];
  const shown: string[][] = [];
  for (const [at, page] of all.entries()) {
    await page.goto(stage.url + (paths[at] ?? '/approve'));
    await expect.poll(async () => (await recordsOf(page)).length, { timeout: screenTimeout }).toBeGreaterThan(0);
    shown.push(await recordsOf(page));
  }
  expect(await keptOf(first)).toHaveLength(1);
  // A form over the page closes with it.
  const profile = tabs[2];
  await profile?.getByRole('button', { name: 'Update Client' }).first().click();
  await profile?.getByRole('dialog', { name: 'Update Client' }).waitFor();

  const call = await callerAs(stage.url, people.admin);
  await call('UpdateLocationUser', { id: okafor, input: { isActive: false } });
  for (const [at, page] of all.entries()) {
    await page.getByText(lost).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
    const now = await recordsOf(page);
    expect(shown[at]?.filter((text) => now.includes(text))).toEqual([]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  expect(await keptOf(first)).toEqual([]);
});
