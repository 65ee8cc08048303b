import { encodeQueryValue } from '@signa/core/practice';
import type { Locator, Page } from 'playwright-core';

/** The wizard with preselected choices. */
export const wizardPath = (chosen: Readonly<Record<string, string>>) =>
  `/create/rx/?${Object.entries(chosen)
    .map(([name, value]) => `${name}=${encodeQueryValue(value)}`)
    .join('&')}`;

export const directions = (page: Page) => page.getByLabel('Directions', { exact: true });
export const refills = (page: Page) => page.getByLabel('Refills', { exact: true });
export const authorize = (page: Page, patient: string) =>
  page.getByRole('button', { name: `Authorize for ${patient}` });
export const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const productBox = (page: Page) => page.getByLabel('Search By Product Name');
export const clientBox = (page: Page) => page.getByLabel('Search by client name, phone, email or patient');
/** An option of the product selection. */
export const row = (page: Page, name: RegExp) => page.locator('[data-row]').filter({ hasText: name }).first();

/** Whether the page is no wider than its window without the vertical scrollbar, so that it doesn't scroll sideways. */
export const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Fills in what a new form leaves to the vet. */
export async function fillForm(page: Page, text: string): Promise<void> {
  await directions(page).fill(text);
  await refills(page).selectOption('0');
}
