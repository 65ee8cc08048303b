import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { patience, phone } from './harness/browser.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

async function listed(page: Page): Promise<void> {
  await page.goto(`${stage.url}/approve`);
  await page.locator('[data-task]').first().waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count(), { timeout: patience }).toBe(0);
}

/** The requests of the first page, by the address that opens each. */
async function requestsOf(page: Page): Promise<readonly string[]> {
  await listed(page);
  const seen = new Set<string>();
  for (;;) {
    const before = seen.size;
    const drawn = await page
      .locator('[data-task]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-task') ?? ''));
    drawn.forEach((id) => seen.add(id));
    const isEnd = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight / 2);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(50);
    if (isEnd && seen.size === before) return [...seen];
  }
}

/** What must be in view of an open card and is not: cut by the window, by what scrolls, or covered. */
const outOfView = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-open]');
    const rail = card?.querySelector<HTMLElement>('[data-signing]');
    if (!card || !rail) return ['nothing is open'];
    const bar = document.querySelector<HTMLElement>('[data-queue-bar]')?.getBoundingClientRect();
    const missing: string[] = [];
    const top = card.getBoundingClientRect().top - (bar?.bottom ?? 0);
    if (Math.abs(top - 8) > 3) missing.push(`its head, ${Math.round(top)} px below the bar`);
    const terms = [...rail.querySelectorAll<HTMLElement>('dt')];
    const valueOf = (label: string) => terms.find((term) => term.textContent === label)?.nextElementSibling;
    const wanted: [string, Element | null | undefined][] = [
      ['title', rail.querySelector('h3')],
      ...['Weight', 'Allergies', 'Quantity', 'Directions', 'Refills', 'Expires'].map(
        (label): [string, Element | null | undefined] => [label, valueOf(label)],
      ),
      ['Authorize', rail.querySelector('[data-sign]')],
    ];
    const isWhole = (element: Element) => {
      const { left, right, top: upper, bottom } = element.getBoundingClientRect();
      if (bottom > window.innerHeight || upper < (bar?.bottom ?? 0)) return false;
      return [upper + 2, bottom - 2].every((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    const isOfficeUse = rail.textContent.includes('Office Use');
    for (const [name, element] of wanted) {
      if (isOfficeUse && (name === 'Weight' || name === 'Allergies')) continue;
      if (!element || !isWhole(element)) missing.push(name);
    }
    return missing;
  });

describe('an open card', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 1366, height: 657 },
  ])(
    'P-251 shows at $width x $height all that is signed without a scroll, whichever request it is',
    async (viewport) => {
      const page = await stage.pageAs(people.vet, { viewport });
      const requests = await requestsOf(page);
      expect(requests.length).toBeGreaterThan(15);
      const cut: string[] = [];
      for (const id of requests) {
        await page.goto(`${stage.url}/approve?open=${id}`);
        await page.locator('[data-open] [data-sign]').waitFor();
        await page.getByText('Checking what else this patient has').waitFor({ state: 'detached' });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(100);
        const missing = await outOfView(page);
        if (missing.length > 0) {
          const whose = await page.locator('[data-open] [data-queue-row]').first().textContent();
          cut.push(`${whose}: ${missing.join(', ')}`);
        }
      }
      expect(cut).toEqual([]);
    },
    600_000,
  );
});

describe('an open card on a phone', () => {
  it('P-252 begins with what speaks against it and the note, and its bar names what is missing', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone, hasTouch: true });
    await listed(page);
    await page.getByRole('button', { name: /^Juniper K9 Advantix/ }).click();
    const panel = page.getByRole('region', { name: 'Conflict Detected' });
    await panel.waitFor();
    const tops = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return [
        top('[data-conflicts]'),
        top('[data-conflict-note]'),
        top('[data-signing] [role=group]'),
        top('[aria-label=Facts]'),
        top('[data-sign]'),
      ];
    });
    const [conflicts = 0, note = 0, summary = 0, facts = 0] = tops;
    expect([conflicts < note, note < summary, summary < facts]).toEqual([true, true, true]);
    const missing = page.getByText(/^Missing: a reason, note to pharmacy/);
    expect(await missing.isVisible()).toBe(true);
    const box = await page.locator('[data-sign]').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  });
});
