import { encodeQueryValue } from '@signa/core/practice';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, screenTimeout, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import {
  authorize,
  clientBox,
  directions,
  fillForm,
  fitsTheWindow,
  hasFocus,
  heading,
  productBox,
  refills,
  row,
} from './harness/form.js';
import { lookupOf } from './harness/lookup.js';
import { pharmacyOf } from './harness/simulators.js';
import { goTo, notice } from './harness/portal.js';
import { completeRequiredSteps } from './harness/required-steps.js';
import { waitForPatientFacts } from './harness/required-steps.js';
import { people, signIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { newestOf, prescriptionsOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

/** The row that Enter selects, once it matches the typed text. */
const found = (page: Page, text: string) =>
  page.getByRole('option', { selected: true }).locator('mark').getByText(text, { exact: true }).first();

/** Presses Tab until an element is focused, as a keyboard user would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the target');
}

describe('writing a prescription', () => {
  it('P-012 P-026 P-034 P-037 P-040 C-005 C-008 by client and patient, by keyboard alone', async () => {
    const page = await stage.page({ viewport: desktop });
    await signIn(page, stage.url, people.vet);
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(clientBox(page))).toBe(true);
    await page.keyboard.type('moose');
    await found(page, 'Moose').waitFor();
    await page.keyboard.press('Enter');
    const addProduct = page.getByRole('link', { name: 'Add Product for Moose' });
    await addProduct.waitFor();
    const profile = page.url();
    await page.keyboard.press('a');

    await expect.poll(() => hasFocus(productBox(page))).toBe(true);
    await page.keyboard.type('prednisone');
    await found(page, 'Prednisone').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(row(page, /Tablet/))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(row(page, /^5 mg/))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(row(page, /30 tablets/))).toBe(true);
    await page.keyboard.press('Enter');

    await expect.poll(() => hasFocus(directions(page))).toBe(true);
    await page.keyboard.type('Give 1 tablet by mouth once daily.');
    await tabTo(page, refills(page));
    await page.keyboard.type('1');
    // Until the check has finished, the key only moves the focus to the button (P-255).
    await waitForPatientFacts(page);
    await page.keyboard.press('Control+Enter');
    await notice(page, 'Rx created successfully').waitFor();
    await addProduct.waitFor();
    expect(page.url()).toBe(profile);
    expect(await newestOf('Moose')).toMatchObject({
      directions: 'Give 1 tablet by mouth once daily.',
      refills: 1,
      unitPerFill: 30,
      product: { strengthDisplay: '5 mg' },
      rxOrigin: { code: 'create' },
    });
  });
});

describe.each([
  ['desktop', { viewport: desktop }, (target: Locator) => target.click()],
  ['phone', { viewport: phone, hasTouch: true }, (target: Locator) => target.tap()],
] as const)('writing a prescription on %s', (_, screen, press) => {
  it('P-012 P-026 P-034 P-037 P-040 C-005 C-008 by client, through the profile and back to it', async () => {
    const page = await stage.pageAs(people.vet, screen);
    await page.goto(`${stage.url}/dashboard`);
    await goTo(page, 'Create');
    await clientBox(page).fill('willow');
    await press(page.getByRole('option', { name: /Willow/ }).first());
    await press(page.getByRole('region', { name: 'Patients', exact: true }).getByRole('link', { name: /Willow/ }));
    const addProduct = page.getByRole('link', { name: 'Add Product for Willow' });
    await addProduct.waitFor();
    const profile = page.url();
    await press(addProduct);
    await productBox(page).fill('prednisone');
    await press(page.getByRole('option', { name: /^Prednisone/ }));
    for (const choice of [/Tablet/, /^10 mg/, /100 tablets/]) await press(row(page, choice));
    await fillForm(page, 'Give 1 tablet by mouth every other day.');
    expect(await fitsTheWindow(page)).toBe(true);
    const before = await prescriptionsOf('Willow');
    await completeRequiredSteps(page);
    await press(authorize(page, 'Willow'));
    await notice(page, 'Rx created successfully').waitFor();
    await addProduct.waitFor();
    expect(page.url()).toBe(profile);
    const [newest, ...others] = await prescriptionsOf('Willow');
    expect(others).toHaveLength(before.length);
    expect(newest).toMatchObject({
      directions: 'Give 1 tablet by mouth every other day.',
      unitPerFill: 100,
      product: { strengthDisplay: '10 mg' },
      rxNumber: expect.any(String),
    });
  });

  it('P-012 P-028 P-037 P-013 P-116 by product, restored in a new tab, saved as a draft, and authorized from it', async () => {
    const context = await stage.contextAs(people.vet, screen);
    const first = await context.newPage();
    await first.goto(`${stage.url}/create?createBy=product`);
    await productBox(first).fill('gabapentin');
    await press(first.getByRole('option', { name: /^Gabapentin/ }));
    await press(row(first, /Capsule/));
    await row(first, /mg/).waitFor();
    await heading(first, 'Product Strength').waitFor();

    const page = await context.newPage();
    await page.goto(first.url());
    await press(row(page, /mg/));
    await press(row(page, /capsules/));
    await clientBox(page).fill('kofi');
    await press(page.getByRole('option', { name: /Kofi/ }));
    await page.getByLabel('Search by patient name').fill('kofi');
    await press(page.getByRole('option', { name: /^Kofi/ }));
    await fillForm(page, 'Give 1 capsule by mouth at night.');
    await press(page.getByRole('button', { name: 'Save As Draft' }));
    // Checks the record, because the notification disappears after a moment.
    await expect
      .poll(() => newestOf('Kofi'), { timeout: screenTimeout })
      .toMatchObject({ rxStatus: { code: 'Draft' } });
    const draft = await newestOf('Kofi');
    expect(draft).toMatchObject({ unitPerFill: expect.any(Number) });

    await page.goto(`${stage.url}/create`);
    const drafts = page.getByRole('region', { name: 'Active RX Drafts' });
    await press(drafts.getByRole('button', { name: /^Kofi/ }).first());
    await press(drafts.getByRole('button', { name: 'Create the prescription for Kofi' }));
    await heading(page, 'Editing Draft').waitFor();
    expect(await directions(page).inputValue()).toBe('Give 1 capsule by mouth at night.');
    await completeRequiredSteps(page);
    await press(authorize(page, 'Kofi'));
    await notice(page, 'Rx created successfully').waitFor();
    expect(await newestOf('Kofi')).toMatchObject({ id: draft?.id, rxNumber: expect.any(String) });
  });
});

describe('a discontinued product', () => {
  it('P-025 leads back to the search, with the support phone line', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/create/rx/product-selection/?productFamily=${encodeQueryValue('Viceton')}`);
    await page.getByText(/^This medication is currently unavailable/).waitFor();
    await heading(page, 'Search For Product').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
