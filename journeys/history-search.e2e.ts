import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, screenTimeout, phone } from './harness/browser.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const box = (page: Page, name: string) => page.getByRole('searchbox', { name });
const historyBox = (page: Page) => box(page, 'Patient, client, drug, number');
const queueBox = (page: Page) => box(page, 'Patient, client, drug, phone');
const rows = (page: Page) => page.getByRole('region', { name: 'Prescriptions' }).locator('[data-row]');
const found = (page: Page) => page.locator('[data-found]');
const focusedLink = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);

/** Whether something covers the center of the focused element. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 40), top + height / 2];
    const over = document.elementFromPoint(x, y);
    return over && (focused.contains(over) || over.contains(focused))
      ? null
      : `covered by ${over?.tagName ?? 'the edge'}`;
  });

describe('the history search', () => {
  it('P-262 P-263 works by keyboard alone: search, navigate, open, and return to the same row', async () => {
    const page = await stage.pageAs(people.vet);
    // A draft opens in place.
    await page.goto(`${stage.url}/history?status=ACCEPTED_BY_PHARMACY`);
    await rows(page).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gabap');
    await found(page).waitFor();
    await expect.poll(() => found(page).textContent(), { timeout: screenTimeout }).toMatch(/^\d+ found$/);
    const count = Number.parseInt((await found(page).textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(2);
    expect(new URL(page.url()).search).toBe('?q=gabap&status=ACCEPTED_BY_PHARMACY');
    for (const text of await rows(page).locator('mark').allTextContents()) expect(text.toLowerCase()).toBe('gabap');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await found(page).textContent()).toBe(`2 of ${count} found`);
    const record = await focusedLink(page);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Audit trail' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(record);
    await page.goBack();
    await expect.poll(() => focusedLink(page), { timeout: screenTimeout }).toBe(record);
    expect(await isCovered(page)).toBeNull();

    const number = /Rx# (\d\d)-(\d{6})/.exec((await rows(page).nth(1).textContent()) ?? '');
    await historyBox(page).fill(`rx# ${number?.[1] ?? ''} ${number?.[2] ?? ''}`);
    await expect.poll(() => found(page).textContent(), { timeout: screenTimeout }).toBe('1 found');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Audit trail' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(record);
  });

  it('P-262 a view shows its count, and its list has that many rows', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/history`);
    const controlled = page.getByRole('button', { name: /^Controlled \d+/ });
    await controlled.click();
    const count = /\d+/.exec((await controlled.textContent()) ?? '')?.[0];
    await expect.poll(() => new URL(page.url()).search, { timeout: screenTimeout }).toBe('?view=Controlled');
    await page.getByText(new RegExp(`^Prescriptions 1 to \\d+ of ${count ?? ''}$`)).waitFor();
  });

  it('P-268 keeps the focused row visible, in a zoomed, a low and a narrow window', async () => {
    const page = await stage.pageAs(people.vet);
    for (const viewport of [
      { width: 640, height: 400 },
      { width: 1280, height: 500 },
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${stage.url}/history?q=a`);
      await rows(page).nth(9).waitFor();
      await historyBox(page).focus();
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press('ArrowDown');
        expect({ viewport, step, covered: await isCovered(page) }).toEqual({ viewport, step, covered: null });
      }
      for (let step = 9; step > 0; step -= 1) {
        await page.keyboard.press('ArrowUp');
        expect({ viewport, step, covered: await isCovered(page) }).toEqual({ viewport, step, covered: null });
      }
    }
  });
});

describe('every other search', () => {
  const marked = (page: Page) => page.getByRole('option', { selected: true });
  /** Types, and moves one row down; returns the number of results. */
  async function searchFor(page: Page, text: string): Promise<number> {
    await page.keyboard.type(text);
    await expect.poll(() => found(page).textContent(), { timeout: screenTimeout }).toMatch(/^1 of \d+ found$/);
    const count = /of (\d+)/.exec((await found(page).textContent()) ?? '')?.[1] ?? '';
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => found(page).textContent(), { timeout: screenTimeout }).toBe(`2 of ${count} found`);
    return Number(count);
  }
  const hasFocus = (locator: Locator) =>
    expect
      .poll(() => locator.evaluate((element) => element === document.activeElement), { timeout: screenTimeout })
      .toBe(true);

  it('P-263 a client and a product are found, counted and opened by keyboard alone', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/create?createBy=client`);
    await hasFocus(page.getByLabel('Search by client name, phone, email or patient'));
    expect(await searchFor(page, 'field')).toBeGreaterThan(1);
    const name = await marked(page).locator('mark').first().textContent();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/client'));
    await page
      .getByRole('heading', { name: new RegExp(name ?? 'nobody', 'i') })
      .first()
      .waitFor();

    await page.goto(`${stage.url}/create?createBy=product`);
    await hasFocus(page.getByLabel('Search By Product Name'));
    expect(await searchFor(page, 'simparica')).toBeGreaterThan(1);
    const family = (await marked(page).locator('mark').first().textContent()) ?? 'nothing';
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Product Form', exact: true }).waitFor();
    await page.getByText(new RegExp(family, 'i')).first().waitFor();
  });

  it('P-263 office use is reached from its shortcut to the product, and its rows with Arrow Down', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/officeuserx`);
    await rows(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-row')), { timeout: screenTimeout })
      .toBe(true);
    await page.keyboard.press('/');
    await hasFocus(page.getByLabel('Search By Product Name'));
    await searchFor(page, 'met');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Product Form', exact: true }).waitFor();
  });
});

describe('an empty view of the queue', () => {
  it('P-265 P-150 shows which other requests are pending, and leads to them with one key', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/approve?requestType=renewal&autoship=yes&name=zzzz`);
    await page.getByText(/^Nothing in this view; \d+ other requests are pending$/).waitFor();
    await page.getByText("No renewal on autoship matches 'zzzz'.").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: screenTimeout })
      .toContain('Show all pending requests');
    await page.keyboard.press('Enter');
    await page.locator('[data-task]').first().waitFor();
    expect(new URL(page.url()).search).toBe('?view=all');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-queue-row')), {
        timeout: screenTimeout,
      })
      .toBe(true);
    await queueBox(page).fill('gabapentin');
    await expect.poll(() => found(page).textContent(), { timeout: screenTimeout }).toMatch(/^\d+ found$/);
    for (const card of await page.locator('[data-task]').allTextContents()) expect(card).toMatch(/gabapentin/i);
  });
});

describe('a record', () => {
  it.each([
    ['a labeled button on desktop', desktop, true],
    ['a cross on a phone', phone, false],
  ])('P-144 is closed with %s', async (_, viewport, isWord) => {
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(`${stage.url}/history`);
    await page.locator('a[data-row]').first().click();
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await close.waitFor();
    // Screen-reader-only text has a box of one pixel.
    const word = await close.getByText('Close', { exact: true }).boundingBox();
    expect((word?.width ?? 0) > 20).toBe(isWord);
    await close.click();
    await page.waitForURL(`${stage.url}/history`);
  });
});
