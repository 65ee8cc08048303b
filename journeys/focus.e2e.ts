import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPatientFacts } from './harness/required-steps.js';
import { openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** Evaluated in the page: the focused element, and whether its center is visible. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const { top, bottom, left, right } = active.getBoundingClientRect();
    // For an element taller than the window, part of it is enough.
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const there = document.elementFromPoint(x, y);
    const isSeen =
      there !== null &&
      (active.contains(there) || there.contains(active) || there.closest('label')?.contains(active) === true);
    return {
      isSeen,
      what: active.outerHTML.slice(0, 160),
      place: [left, top, right, bottom].map(Math.round).join(' '),
    };
  });

/** Tabs forward and back through the page and names elements that were covered or out of view while focused. */
async function findCoveredElements(page: Page, presses: number): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let press = 0; press < 2 * presses; press += 1) {
    await page.keyboard.press(press < presses ? 'Tab' : 'Shift+Tab');
    // The browser scrolls to the focused element in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await focusNow(page);
    if (now === null) break;
    if (!now.isSeen) covered.push(`${now.what} at ${now.place}`);
  }
  return covered;
}

describe.each([
  ['on desktop at 200%', { width: 640, height: 400 }],
  ['in a window 500 px high', { width: 1280, height: 500 }],
  ['on phone', { width: 390, height: 844 }],
])('the focus %s', (_, viewport) => {
  it('P-268 is never covered, in the queue with an open card', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(`${stage.url}/approve`);
    await page.locator('[data-task]').first().waitFor();
    await searchName(page, 'Juniper');
    const card = await openCard(page, 'Juniper', 'K9 Advantix');
    await waitForPatientFacts(card);
    expect(await findCoveredElements(page, 50)).toEqual([]);
  });

  it.each([
    ['/dashboard', '[data-task]'],
    ['/history', '[data-row]'],
    ['/create', '[data-row]'],
  ])('P-268 is never covered on %s', async (path, row) => {
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(stage.url + path);
    await page.locator(`main ${row}`).first().waitFor();
    // A list that loads later would move the focused element.
    await expect
      .poll(() => page.locator('main').locator('[aria-busy=true], [role=status][aria-label^=Loading]').count())
      .toBe(0);
    expect(await findCoveredElements(page, 30)).toEqual([]);
  });
});
