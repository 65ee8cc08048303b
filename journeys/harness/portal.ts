import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './browser.js';

/** Opens a page by its entry in the menu, which a narrow window keeps in a drawer. */
export async function goTo(page: Page, entry: string): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Open the menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${entry}`) });
  await drawer.or(link).first().waitFor();
  if (await drawer.isVisible()) await drawer.click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

/** Switches to another location of the person by its name. */
export async function switchLocation(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menu', { name: 'Locations' }).getByText(to).first().click();
}

/** A request in the queue, with everything it opens. */
export function cardOf(page: Page, patient: string, product: string): Locator {
  return page.getByRole('listitem').filter({ has: headOf(page, patient, product) });
}

/** What a request is opened and closed by: its first words are the patient's name and the product's. */
export function headOf(page: Page, patient: string, product: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${patient} ${product}`) });
}

/** A press on rows that have just moved does nothing (P-256): who sees that presses again. */
export async function pressUntilOpen(head: Locator): Promise<void> {
  const press = async () => {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    return await head.getAttribute('aria-expanded');
  };
  await expect.poll(press, { timeout: patience, interval: 800 }).toBe('true');
}

/** Opens a request with the pointer. */
export async function openCard(page: Page, patient: string, product: string): Promise<Locator> {
  await pressUntilOpen(headOf(page, patient, product));
  return cardOf(page, patient, product);
}

/** Narrows the queue to the requests of one client, by the name of a patient. */
export async function searchName(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Patient, client, drug, phone' }).fill(name);
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count(), { timeout: patience }).toBe(1);
}

/** Chooses what the queue lists by the status of its requests. */
export async function listStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
}

/** A message of the portal, by its title. */
export function notice(page: Page, title: string): Locator {
  return page.getByText(title, { exact: true });
}

/** The facts within a frame by their labels; of two with one label the first. */
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
