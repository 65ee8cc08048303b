import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { delayCalls } from './harness/delay-calls.js';
import { wren } from './harness/lookup.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let profile = '';
beforeAll(async () => {
  const maya = await callerAs(stage.url, people.vet);
  const { locationClientSearch } = await maya('LocationClientSearch', { locationId: wren, filter: 'Krishnamurthy' });
  profile = `/clients/profile/${locationClientSearch.data[0]?.id ?? ''}`;
});

/** Pressable elements in the window, by their text and position. */
const pressable = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, top, height } = each.getBoundingClientRect();
        const [words = ''] = /^\D{0,12}/.exec(each.textContent) ?? [];
        return height > 0 && top < innerHeight ? [`${words} at ${Math.round(left)}, ${Math.round(top)}`] : [];
      }),
    );

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on %s', (_, viewport) => {
  const text =
    (words: RegExp) =>
    (page: Page): Locator =>
      page.getByText(words).first();
  const sentence = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Help Client is waiting for' });
  it.each([
    ['the requests of the dashboard', () => '/dashboard', 'GetQueueCounts', /^Review/, text(/\d+ clients$/)],
    ['the types of requests', () => '/approve', 'GetQueueCounts', /^Review/, text(/^\d+ clients$/)],
    ['the views of the history', () => '/history', 'GetHistoryViews', /^Copy/, text(/^Controlled \d/)],
    ['what a client offers', () => profile, '/impersonate/validate', /^Merge/, sentence],
  ])('P-307 %s: keeps its place when more data arrives', async (_what, path, late, early, lateContent) => {
    const page = await stage.pageAs(people.vet, { viewport });
    const release = await delayCalls(page, late);
    await page.goto(`${stage.url}${path()}`);
    await page.getByRole('button', { name: early }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await pressable(page);
    release();
    await lateContent(page).waitFor({ state: 'attached' });
    expect(before.length).toBeGreaterThan(3);
    expect(await pressable(page)).toEqual(expect.arrayContaining(before));
    await page.close();
  });
});

describe('the drafts of the dashboard, below the requests', () => {
  it.each([
    ['a small phone', { width: 320, height: 568 }],
    ['phone', phone],
    ['a tablet', { width: 768, height: 1024 }],
  ])('P-307 P-176 on %s: each keeps its position after a jump, and opens when pressed at once', async (_, viewport) => {
    const page = await stage.pageAs(people.vet, { viewport });
    for (const place of [0, 1, 2]) {
      await page.goto(`${stage.url}/dashboard`);
      const drafts = page.getByRole('region', { name: 'Create' }).getByRole('listitem');
      const head = drafts.nth(place).getByRole('button').first();
      await page
        .getByRole('button', { name: /^Review/ })
        .first()
        .waitFor();
      await head.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const { top, x, y } = await jumpTo(head);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await requestsBelowTheFoldRendered(page);
      expect(await topOf(head)).toBe(top);
      await page.mouse.up();
      expect(await head.getAttribute('aria-expanded')).toBe('true');
    }
  });
});

const topOf = (head: Locator) => head.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Scrolls to it instantly; returns its position before the page renders the rest of the window. */
const jumpTo = (head: Locator) =>
  head.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { top, left, width, height } = element.getBoundingClientRect();
    return { top: Math.round(top), x: left + width / 2, y: top + height / 2 };
  });

/** Waits until the last requests of the list are rendered and painted. */
async function requestsBelowTheFoldRendered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-group]').last().locator('[data-task]').count()).toBeGreaterThan(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

describe.each([1000, 1280])('the tabs of the queue in a window of %d pixels', (width) => {
  it('P-358 show each count completely, within the window', async () => {
    const page = await stage.pageAs(people.vet, { viewport: { width, height: 800 } });
    await page.goto(`${stage.url}/approve`);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.nth(3).waitFor();
    await expect.poll(async () => (await tabs.allTextContents()).every((text) => /\d$/.test(text))).toBe(true);
    const cut = await tabs.evaluateAll((all) =>
      all.flatMap((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        const isCut = tab.scrollWidth > tab.clientWidth || left < 0 || right > document.documentElement.clientWidth;
        return isCut ? [tab.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
    await page.close();
  });
});
