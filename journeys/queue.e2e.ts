import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { notice, pressUntilOpen } from './harness/portal.js';
import { waitForPatientFacts } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** The first rows; the number of rendered rows depends on the window. */
const rowsOf = (page: Page) =>
  page.locator('[data-task]').evaluateAll((cards) => cards.slice(0, 5).map((card) => card.getAttribute('data-task')));
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-task]')?.getAttribute('data-task') ?? null);
/** Waits for the rows that match the filters. */
async function listed(page: Page): Promise<void> {
  await page.locator('[data-task]').first().waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count(), { timeout: screenTimeout }).toBe(0);
}

describe('the filters of the queue', () => {
  it('P-149 are in the URL: opening a request, a page behind it and Back keep them, and another tab shows the same', async () => {
    const context = await stage.contextAs(people.vet);
    const page = await context.newPage();
    await page.goto(`${stage.url}/approve`);
    await listed(page);
    await page.getByRole('tab', { name: /^Client Request/ }).click();
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('button', { name: /^Autoship/ }).click();
    await page.getByRole('option', { name: 'No', exact: true }).click();
    await expect
      .poll(() => page.url(), { timeout: screenTimeout })
      .toMatch(/requestType=approval.*autoship=no|autoship=no.*requestType=approval/);
    await listed(page);
    const [address, rows] = [page.url(), await rowsOf(page)];

    await pressUntilOpen(page.locator('[data-queue-row]').nth(1));
    await page.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(address);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^History/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await page.goBack();
    await listed(page);
    expect([page.url(), await rowsOf(page)]).toEqual([address, rows]);

    const other = await context.newPage();
    await other.goto(address);
    await listed(other);
    expect(await rowsOf(other)).toEqual(rows);
    expect(await other.getByRole('tab', { name: /^Client Request/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('P-149 are all restored from a shared URL', async () => {
    const page = await stage.pageAs(people.vet);
    const query =
      'type=AllExceptExpiringRx&status=vet-approved&name=o&classification=Medication&autoship=no&nextOrderFrom=2026-01-01' +
      '&nextOrderTo=2027-01-01&expirationFrom=2026-01-01&expirationTo=2028-01-01&createdFrom=2026-01-01&createdTo=2028-01-01';
    await page.goto(`${stage.url}/approve?${query}`);
    for (const chip of [/^Status.*Approved By Vet/, /^Autoship.*No/, /^Next order date.*01-01-2026 to 01-01-2027/])
      await page.getByRole('button', { name: chip }).waitFor();
    for (const chip of [
      /^Expiration date.*01-01-2028/,
      /^Created date.*01-01-2028/,
      /^Product classification.*Medication/,
    ])
      await page.getByRole('button', { name: chip }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Patient, client, drug, phone' }).inputValue()).toBe('o');
    expect(new URL(page.url()).search).toBe(`?${query}`);
  });
});

describe('the queue by keyboard alone', () => {
  it('P-162 P-170 a request is declined, and the next one gets the focus; ? shows the shortcuts', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/approve`);
    await listed(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Go to the requests').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const [first, next] = await rowsOf(page);
    expect(await focused(page)).toBe(first);
    for (let tab = 0; tab < 2; tab += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Due for exam' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: /^Decline request for/ }).focus();
    await page.keyboard.press('Enter');
    await notice(page, 'Decline Successfully').waitFor({ timeout: screenTimeout });
    await expect.poll(() => focused(page), { timeout: screenTimeout }).toBe(next);
  });

  it('P-162 P-153 P-165 P-100 a request is opened and approved, and the next one gets the focus', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/approve?requestType=renewal`);
    await listed(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const [first, next] = await rowsOf(page);
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('Enter');
    await waitForPatientFacts(page);
    expect(await page.getByRole('switch', { name: 'Print after authorizing' }).isVisible()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await notice(page, 'Request Approved').waitFor({ timeout: screenTimeout });
    await expect.poll(() => focused(page), { timeout: screenTimeout }).toBe(next);
  });
});
