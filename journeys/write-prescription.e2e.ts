import { encodeQueryValue } from '@signa/core/practice';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desk, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { pharmacyOf } from './harness/outside.js';
import { notice } from './harness/portal.js';
import { people, signIn, signedIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';
let maya: Caller;

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

async function clientOf(patient: string) {
  const { locationClientSearch } = await maya('LocationClientSearch', { locationId: wren, filter: patient });
  const links = locationClientSearch.data.flatMap(({ locationPatientClients }) => locationPatientClients);
  const link = links.find(({ locationPatient }) => locationPatient?.name === patient);
  if (!link) throw new Error(`No client has ${patient}`);
  return { clientId: link.locationClientId, patientId: link.locationPatientId };
}

/** The newest prescription of a patient, as the server holds it. */
async function newestOf(patient: string) {
  const { patientId } = await clientOf(patient);
  const { prescriptionHistory } = await maya('GetPrescriptionHistory', {
    locationId: wren,
    locationPatientId: patientId,
  });
  return prescriptionHistory.toSorted((a, b) => Number(b.id) - Number(a.id))[0];
}

/** The one product of a family, form and strength with this pack. */
async function productIdOf(family: string, title: string): Promise<string> {
  const { productPresentations } = await maya('GetProductPresentationsForProductFamily', {
    locationId: wren,
    productFamily: family,
  });
  for (const { id } of productPresentations) {
    const { productsExtendedData } = await maya('GetProductsExtendedDataFromProductFamily', {
      locationId: wren,
      productFamily: family,
      productPresentationId: id,
    });
    const products = productsExtendedData.classificationProductMap
      .flatMap(({ strengthProductMap }) => strengthProductMap)
      .flatMap((strength) => strength.products);
    const found = products.find((product) => product.title.startsWith(title));
    if (found) return found.id;
  }
  throw new Error(`${family} has no ${title}`);
}

const wizard = (values: Readonly<Record<string, string>>) =>
  `${stage.url}/create/rx/?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeQueryValue(value)}`)
    .join('&')}`;

const productBox = (page: Page) => page.getByLabel('Search By Product Name');
const clientBox = (page: Page) => page.getByLabel('Search by client name, phone, e-mail or patient');
/** The row that Enter chooses, once what is typed was found in it. */
const found = (page: Page, text: string) =>
  page.getByRole('option', { selected: true }).locator('mark').getByText(text, { exact: true }).first();
const row = (page: Page, name: RegExp) => page.locator('[data-row]').filter({ hasText: name }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const directions = (page: Page) => page.getByLabel('Directions', { exact: true });
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

describe('a prescription is written', () => {
  it('P-012 P-026 P-034 P-037 P-040 C-005 C-008 by client and patient, with the keyboard alone', async () => {
    const page = await stage.page({ viewport: desk });
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
    await tabTo(page, page.getByLabel('Refills', { exact: true }));
    await page.keyboard.type('1');
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

  it('P-012 P-028 P-037 P-013 by product on a phone, restored in a new tab, and saved as a draft', async () => {
    const context = await stage.context({ viewport: phone, hasTouch: true });
    const first = await signedIn(context, stage.url, people.vet);
    await first.goto(`${stage.url}/create?createBy=product`);
    await productBox(first).fill('gabapentin');
    await first.getByRole('option', { name: /^Gabapentin/ }).tap();
    await row(first, /Capsule/).tap();
    await row(first, /mg/).waitFor();
    await heading(first, 'Product Strength').waitFor();

    const page = await context.newPage();
    await page.goto(first.url());
    await row(page, /mg/).tap();
    await row(page, /capsules/).tap();
    await clientBox(page).fill('kofi');
    await page.getByRole('option', { name: /Kofi/ }).tap();
    await page.getByLabel('Search by patient name').fill('kofi');
    await page.getByRole('option', { name: /^Kofi/ }).tap();
    await directions(page).fill('Give 1 capsule by mouth at night.');
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    await page.goto(`${stage.url}/create`);
    await page
      .getByRole('region', { name: 'Active RX Drafts' })
      .getByRole('button', { name: /^Kofi/ })
      .first()
      .waitFor();
    expect(await newestOf('Kofi')).toMatchObject({ rxStatus: { code: 'Draft' }, unitPerFill: expect.any(Number) });
  });
});

describe('what may not be prescribed is not', () => {
  it('P-041 stops for a patient who is not active, and leads on with Change', async () => {
    const { clientId, patientId } = await clientOf('Pippin');
    const productId = await productIdOf('Gabapentin', 'Gabapentin');
    await maya('UpdateLocationPatient', { input: { id: patientId, isActive: false } });
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await page.goto(wizard({ clientId, patientId, productId }));
    await page.getByText('Patient is not active').waitFor();
    expect(await directions(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Change the patient' }).click();
    await page.getByRole('option', { name: /^Pippin/ }).click();
    await page.getByText('Patient is not active').waitFor();
    await page.getByRole('option', { name: /^Willow/ }).click();
    await directions(page).waitFor();
  });

  it('P-041 stops for a client who is not active', async () => {
    const { clientId } = await clientOf('Opal');
    const productId = await productIdOf('Gabapentin', 'Gabapentin');
    await maya('UpdateLocationClient', { input: { id: clientId, isActive: false } });
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await page.goto(wizard({ clientId, productId }));
    await page.getByText('Client is not active').waitFor();
    expect(await page.getByLabel('Search by patient name').count()).toBe(0);
  });

  it('P-011 P-025 a product that is not sold any more leads back to the choice', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await page.goto(`${stage.url}/create/rx/product-selection/?productFamily=${encodeQueryValue('Viceton')}`);
    await page.getByText(/^This medication is currently unavailable/).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goto(wizard({ productId: '999999999' }));
    await page.getByText('This product is not available, please reselect').waitFor();
    await heading(page, 'Search For Product').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('P-087 P-088 a conflict without a note is not signed', async () => {
    const { clientId, patientId } = await clientOf('Clementine');
    const productId = await productIdOf('Bexacat', 'Bexacat');
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await page.goto(wizard({ clientId, patientId, productId }));
    await page.getByRole('region', { name: 'Conflict Detected' }).waitFor();
    const before = await newestOf('Clementine');
    await directions(page).fill('Give half a tablet by mouth once daily.');
    await page.getByLabel('Refills', { exact: true }).selectOption('0');
    await page.getByRole('button', { name: 'Authorize for Clementine' }).click();
    await expect.poll(() => hasFocus(page.getByLabel('Note To Pharmacy'))).toBe(true);
    expect((await newestOf('Clementine'))?.id).toBe(before?.id);
    await page.reload();
    await page.getByText(/^Your unsent changes of/).waitFor();
    expect(await directions(page).inputValue()).toBe('Give half a tablet by mouth once daily.');
  });
});
