import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { lookupOf, wren } from './harness/lookup.js';
import { pharmacyOf } from './harness/simulators.js';
import { goTo, notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
/** Browser Back, which a page with unsaved input reverts. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const stored = async (id: string) => (await maya('GetLocationClient', { id })).locationClient;
const idOnPage = (page: Page) => /\/clients\/profile\/(\d+)/.exec(page.url())?.[1] ?? '';

describe('between two phone calls, by keyboard alone', () => {
  it('C-014 C-017 C-026 C-027 C-031 C-202 an unknown client is searched for, added and corrected', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const { keyboard } = page;
    await page.goto(`${stage.url}/clientsearch`);
    await page.locator('[data-row]').first().waitFor();
    await keyboard.press('n');
    await dialog(page, 'Search for Client').waitFor();
    expect(await hasFocus(box(page, 'First name'))).toBe(true);
    await keyboard.type('odalys');
    await keyboard.press('Tab');
    await keyboard.type('marchetti');
    await keyboard.press('Tab');
    await keyboard.type('518-555-0931');
    await dialog(page, 'Search for Client').getByText('No data found').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await keyboard.press('Control+Enter');
    await dialog(page, 'Add Client').getByText('(518)-555-0931').waitFor();
    expect(await box(page, 'First name').inputValue()).toBe('Odalys');
    await keyboard.press('Control+Enter');
    await page.getByText('Please enter at least 1 address').waitFor();
    const addAddress = page.getByRole('button', { name: 'Add address' });
    await expect.poll(() => hasFocus(addAddress)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await keyboard.press('Enter');
    await dialog(page, 'Add address').waitFor();
    await keyboard.type('5 Excelsior Park');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('Saratoga Springs');
    await keyboard.press('Enter');
    await keyboard.type('New York');
    await keyboard.press('Enter');
    await keyboard.type('12866');
    await keyboard.press('Enter');
    await page.getByText('5 Excelsior Park, Saratoga Springs, NY 12866').waitFor();
    expect(await hasFocus(addAddress)).toBe(true);
    await keyboard.press('Control+Enter');
    await notice(page, 'Create Successfully').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Odalys Marchetti' }).waitFor();

    await keyboard.press('e');
    await dialog(page, 'Update Client').waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Control+A');
    await keyboard.type('marchetti-lopez');
    // However often it's pressed, Escape asks first and never discards input.
    for (const _ of [1, 2, 3, 4]) await keyboard.press('Escape');
    expect(await box(page, 'Last name').inputValue()).toBe('Marchetti-lopez');
    await keyboard.press('Control+Enter');
    await notice(page, 'Update Successfully').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Odalys Marchetti-lopez' }).waitFor();
    expect(await stored(idOnPage(page))).toMatchObject({
      firstName: 'Odalys',
      lastName: 'Marchetti-lopez',
      isActive: true,
      phones: [{ phoneNumber: '5185550931', phoneTypeId: 1, isActive: true }],
      addresses: [{ addressLine1: '5 Excelsior Park', state: 'NY', zip: '12866', isActive: true }],
    });
  });
});

describe.each([
  ['desktop', desktop, 'Moose'],
  ['phone', phone, 'Basil'],
] as const)('on %s', (_, viewport, patient) => {
  it('C-075 C-079 deactivating a client with pending requests warns, then declines them', async () => {
    const { clientId } = await clientOf(patient);
    const pending = async () =>
      (await maya('GetPrescriptionTasksCount', { locationId: wren, status: 'pending', locationClientId: clientId }))
        .prescriptionTasksCount;
    expect(await pending()).toBeGreaterThan(0);
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(`${stage.url}/clients/profile/${clientId}`);
    await page.getByRole('button', { name: 'Update Client' }).click();
    const form = dialog(page, 'Update Client');
    await form.getByRole('radio', { name: 'No' }).check();
    await form.getByText('All pending prescriptions will be declined automatically.').waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    const shown = await form.boundingBox();
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await notice(page, 'Update Successfully').waitFor();
    await page.getByRole('region', { name: 'Client', exact: true }).getByText('Not active').waitFor();
    expect(await pending()).toBe(0);
    expect(await stored(clientId)).toMatchObject({ isActive: false });
  });
});

describe('leaving unsaved input', () => {
  it('C-280 Back and a reload ask first, in the client and patient forms on desktop', async () => {
    const { clientId } = await clientOf('Clementine');
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(`${stage.url}/clientsearch?q=Clementine`);
    await page.locator(`[data-row-id="${clientId}"] a`).click();
    await page.getByRole('button', { name: 'Update Client' }).click();
    await box(page, 'Last name').fill('Half a na');
    const profile = page.url();
    const question = page.getByRole('dialog', { name: /^Discard the changes to/ });
    await goBack(page);
    await question.getByRole('button', { name: 'Keep typing' }).click();
    await expect.poll(() => page.url()).toBe(profile);
    expect(await box(page, 'Last name').inputValue()).toBe('Half A Na');

    const dialogEvent = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const browserAsks = await dialogEvent;
    expect(browserAsks.type()).toBe('beforeunload');
    await browserAsks.dismiss();
    expect(await box(page, 'Last name').inputValue()).toBe('Half A Na');

    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: /^Update Patient/ }).click();
    await box(page, 'Name').fill('Half a pet');
    await goBack(page);
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.locator('[data-row]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/clientsearch');
    expect(await stored(clientId)).not.toMatchObject({ lastName: 'Half A Na' });
  });

  it('C-280 Back asks first on a phone when adding a client during a prescription, and goes at once without input', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/dashboard`);
    await goTo(page, 'Create');
    const { pathname } = new URL(page.url());
    await page.getByLabel('Search by client name, phone, email or patient').fill('zzyzx');
    await page.getByRole('button', { name: 'Add New Client' }).click();
    await dialog(page, 'Add Client').waitFor();
    await box(page, 'First name').fill('odalys');
    const question = page.getByRole('dialog', { name: 'Discard the new client?' });
    await goBack(page);
    await question.getByRole('button', { name: 'Keep typing' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
    expect(await box(page, 'First name').inputValue()).toBe('Odalys');
    await box(page, 'First name').fill('');
    await goBack(page);
    await dialog(page, 'Add Client').waitFor({ state: 'detached' });
    await expect.poll(() => question.count()).toBe(0);
  });
});
