import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditAccessibility } from './harness/accessibility.js';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { authorize, directions, fitsTheWindow, refills, wizardPath } from './harness/form.js';
import { lookupOf } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { completeRequiredSteps, waitForPatientFacts } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { pharmacyOf } from './harness/simulators.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf, newestOf, productIdOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

const calculation = 'Give {weight kg * 10 mg / 100 mg to whole} capsules by mouth every 8 hours.';
const computed = /^Give \d+ capsules? by mouth every 8 hours\.$/;
const page1280 = { viewport: desktop } as const;
const page390 = { viewport: phone, hasTouch: true } as const;

/** Opens the form for Moose and gabapentin, and keeps it as a favorite with a calculation. */
async function keep(page: Page, name: string): Promise<void> {
  const parties = await clientOf('Moose');
  const productId = await productIdOf('Gabapentin', { strength: '100 mg' });
  await page.goto(`${stage.url}${wizardPath({ ...parties, productId })}`);
  await directions(page).waitFor();
  await page.getByRole('button', { name: /^Favorites/ }).click();
  await page.getByRole('menuitem', { name: 'Save as favorite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save As Favorite' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Directions').fill('Give {weight kg * 10 mg / 50 mg to whole} capsules.');
  await dialog.getByRole('button', { name: /^Save favorite/ }).click();
  await dialog.getByText('divides by another strength than the product has (100 mg)').waitFor();
  await dialog.getByLabel('Directions').fill(calculation);
  expect(await fitsTheWindow(page)).toBe(true);
  await dialog.getByRole('button', { name: /^Save favorite/ }).click();
  await notice(page, 'Favorite saved').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

describe.each([
  ['at 1280 pixels', page1280, (target: Locator) => target.click()],
  ['at 390 pixels', page390, (target: Locator) => target.tap()],
] as const)('favorites %s', (where, screen, press) => {
  it('P-491 P-492 P-496 P-497 P-498 P-499 a vet keeps one, fills in the next prescription with it, and signs what was computed', async () => {
    const page = await stage.pageAs(people.vet, screen);
    const name = `Gabapentin ${where}`;
    await keep(page, name);

    const { clientId, patientId } = await clientOf('Moose');
    const query = wizardPath({ clientId, patientId }).split('?')[1];
    await page.goto(`${stage.url}/create/rx/product-selection/?${query}`);
    const offers = page.getByRole('region', { name: /^Favorites for Moose \(canine, / });
    expect(await fitsTheWindow(page)).toBe(true);
    await press(offers.getByRole('button', { name: new RegExp(`^${name}`) }));
    await expect.poll(() => directions(page).inputValue()).toMatch(computed);
    await page
      .getByText(/× 10 mg\/kg ÷ 100 mg/)
      .first()
      .waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await refills(page).selectOption('1');
    await waitForPatientFacts(page);
    await completeRequiredSteps(page);
    await press(authorize(page, 'Moose'));
    await notice(page, 'Rx created successfully').waitFor();
    const signed = await newestOf('Moose');
    expect(signed?.directions).toMatch(computed);
    expect(signed).toMatchObject({ refills: 1, product: { strengthDisplay: '100 mg' } });

    await page.goto(`${stage.url}/PrescribingShortcuts/favorites`);
    await page.getByText(name, { exact: true }).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await press(page.getByRole('button', { name: `Delete ${name}` }));
    await press(page.getByRole('button', { name: 'Delete favorite' }));
    await page.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' });
  });
});

it('P-268 P-496 P-498 the page, its form, and a form with its arithmetic are accessible, light and dark', async () => {
  const page = await stage.pageAs(people.vet, page1280);
  await keep(page, 'Gabapentin to audit');
  const { violations, audit } = auditAccessibility(page);
  await page.getByRole('button', { name: /^Favorites/ }).click();
  await page.getByRole('menuitem', { name: /^Gabapentin to audit/ }).click();
  await page
    .getByText(/× 10 mg\/kg ÷ 100 mg/)
    .first()
    .waitFor();
  await audit('Form with a favorite');
  await page.goto(`${stage.url}/PrescribingShortcuts/favorites`);
  await page.getByText('Gabapentin to audit', { exact: true }).waitFor();
  await audit('/PrescribingShortcuts/favorites');
  await page.getByRole('button', { name: 'Edit Gabapentin to audit' }).click();
  await page.getByRole('dialog', { name: 'Edit Favorite' }).waitFor();
  await audit('Edit Favorite');
  expect(violations).toEqual([]);
});
