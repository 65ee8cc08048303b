import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, phone, screenTimeout } from './harness/browser.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const queryOf = (page: Page) => new URL(page.url()).searchParams;
const countOf = async (page: Page, view: string): Promise<number> => {
  const item = page.getByRole('list', { name: 'All views' }).getByRole('button', { name: new RegExp(`^${view} `) });
  return Number(/\d+$/.exec((await item.textContent()) ?? '')?.[0]);
};

it('P-451 P-452 P-453 P-454 P-455 a vet opens a view by keyboard, saves it in another order, and finds it on a phone', async () => {
  const page = await stage.pageAs(people.vet, { viewport: desktop });
  await page.goto(`${stage.url}/approve`);
  await page.locator('[data-queue-row]').first().waitFor();
  await page.keyboard.press('v');
  await page.getByRole('list', { name: 'All views' }).waitFor();
  await expect.poll(() => countOf(page, 'Mine'), { timeout: screenTimeout }).toBeGreaterThan(0);
  const counted = await countOf(page, 'Mine');
  await page.keyboard.press('2');
  await expect.poll(() => queryOf(page).get('sort')).toBe('waiting');
  const tab = page.getByRole('tab', { name: `All requests ${counted}` });
  await tab.waitFor();

  await page.keyboard.press('o');
  await page.getByRole('menuitemradio', { name: 'Due first' }).click();
  await page.getByText("'Mine' changed").waitFor();
  await page.getByRole('button', { name: 'Save as new view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine, due first');
  await page.keyboard.press('Enter');
  await page.getByText("'Mine' changed").waitFor({ state: 'detached' });
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Manage views' }).click();
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await dialog.getByRole('combobox', { name: 'Approve opens with' }).selectOption({ label: 'Mine, due first' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  // Another device opens with the saved view, in its order.
  const other = await stage.pageAs(people.vet, { viewport: phone, hasTouch: true });
  await other.goto(`${stage.url}/approve`);
  await other.getByRole('button', { name: /Mine, due first/ }).waitFor();
  expect(queryOf(other).get('sort')).toBe('due');
  await other.locator('[data-queue-row]').first().waitFor();
  expect(await fitsTheWindow(other)).toBe(true);
  expect(await axeViolations(other)).toEqual([]);
});
