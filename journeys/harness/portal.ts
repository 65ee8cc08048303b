import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenTimeout } from './browser.js';

/** Opens a page from the menu, which is in a drawer in a narrow window. */
export async function goTo(page: Page, entry: string): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Open the menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${entry}`) });
  await drawer.or(link).first().waitFor();
  if (await drawer.isVisible()) await drawer.click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

/** Switches to another of the user's locations by name. */
export async function switchLocation(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menu', { name: 'Locations' }).getByText(to).first().click();
}

/** A request in the queue, including its expanded content. */
export function cardOf(page: Page, patient: string, product: string): Locator {
  return page.getByRole('listitem').filter({ has: headOf(page, patient, product) });
}

/** The button that expands and collapses a request; it starts with the names of patient and product. */
export function headOf(page: Page, patient: string, product: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${patient} ${product}`) });
}

/** Rows that have just moved ignore clicks (P-256); a user would click again. */
export async function pressUntilOpen(head: Locator): Promise<void> {
  const press = async () => {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    return await head.getAttribute('aria-expanded');
  };
  await expect.poll(press, { timeout: screenTimeout, interval: 800 }).toBe('true');
}

/** Opens a request with the pointer. */
export async function openCard(page: Page, patient: string, product: string): Promise<Locator> {
  await pressUntilOpen(headOf(page, patient, product));
  return cardOf(page, patient, product);
}

/** Filters the queue by one client, using the name of a patient. */
export async function searchName(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Patient, client, drug, phone' }).fill(name);
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count(), { timeout: screenTimeout }).toBe(1);
}

/** Filters the queue by request status. */
export async function listStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
}

/** A notification of the portal, by title. */
export function notice(page: Page, title: string): Locator {
  return page.getByText(title, { exact: true });
}

/** The facts in a frame, by label; the first one of equal labels. */
export async function factsOf(frame: Locator): Promise<ReadonlyMap<string, string>> {
  const rows = await frame.locator('dt').evaluateAll((terms) =>
    terms.map((term): [string, string] => {
      const values: string[] = [];
      for (let next = term.nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling) {
        values.push((next as HTMLElement).textContent);
      }
      return [term.textContent, values.join('\n')];
    }),
  );
  return new Map(rows.toReversed());
}
