import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { cardOf, notice, openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** Types so many tablets into a renewal of grapiprant, and returns what the dose is compared with. */
async function dose(page: Page, tablets: number): Promise<Locator> {
  await page.goto(`${stage.url}/approve`);
  await searchName(page, 'Otis');
  await openCard(page, 'Otis', 'Galliprant');
  const card = cardOf(page, 'Otis', 'Galliprant');
  await card.getByLabel('Directions', { exact: true }).fill(`Give ${tablets} tablets by mouth once daily.`);
  await card.getByText('above the label').waitFor();
  await expect.poll(() => page.getByText('Checking the patient').count(), { timeout: screenTimeout }).toBe(0);
  return card;
}

it('P-420 P-421 P-440 a practice hides doses above the label of a drug, and those far above it stay serious', async () => {
  const vet = await stage.pageAs(people.vet);
  await (await dose(vet, 3)).getByText('Rule D018:').waitFor();

  const page = await stage.pageAs(people.vetadmin);
  await page.goto(`${stage.url}/practicesettings`);
  await page.getByRole('link', { name: 'Warnings' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Dose');
  const search = page.getByRole('searchbox', { name: 'Search by drug, breed, condition or source' });
  await search.fill('grapiprant');
  await page.locator('[data-found]').getByText('2 found', { exact: true }).waitFor();
  await search.press('ArrowDown');
  await page.getByRole('button', { name: 'Change the warning D018', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change this warning' });
  await dialog.getByText('grapiprant, canine, oral: Above the labeled dose: 1.5–2.9 mg/kg every 24 hours.').waitFor();
  await dialog.getByLabel('Reason').fill('Our vets double it in the first week.');
  await dialog.getByLabel('Last day').fill('01-31-2027');
  await dialog.getByRole('button', { name: /Save change/ }).click();
  await notice(page, 'Warning changed').waitFor();
  await page.getByText(/^Here: Not shown/).waitFor();

  const hidden = await dose(vet, 3);
  expect(await hidden.getByText(/Rule D018/).count()).toBe(0);
  await (await dose(vet, 9)).getByText('Rule D018.far-above:').first().waitFor();
});
