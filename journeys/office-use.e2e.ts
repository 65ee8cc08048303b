import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { fitsTheWindow } from './harness/form.js';
import { pharmacyOf } from './harness/simulators.js';
import { goTo, notice, switchLocation } from './harness/portal.js';
import { people, signIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';
const vetou = {
  directions: 'For office use only. Administer as directed by the veterinarian.',
  noteToPharmacy: 'Office use: ship to the practice address.',
};
let maya: Caller;

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

/** The practice's office-use prescriptions, newest first. */
async function forOfficeUse() {
  const { officeUseClient } = await maya('GetOfficeUseClient', { locationId: wren });
  const patient = officeUseClient?.locationPatientClients[0]?.locationPatientId;
  const { prescriptionHistory } = await maya('GetPrescriptionHistory', {
    locationId: wren,
    locationPatientId: patient,
  });
  return prescriptionHistory.toSorted((a, b) => Number(b.id) - Number(a.id));
}

const list = (page: Page) => page.getByRole('region', { name: 'Prescriptions' });
const directions = (page: Page) => page.getByLabel('Directions', { exact: true });
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const firstRow = (page: Page): Locator => page.locator('[data-row]').first();

/** From the office use page to the form, taking the first option in every step. */
async function choose(page: Page, typed: string, press: (row: Locator) => Promise<void>): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.getByRole('link', { name: 'Search Drug Name' }).click();
  await isAt(page, '/officeuserx/create/rx/product-selection');
  await page.getByLabel('Search By Product Name').fill(typed);
  await press(page.getByRole('option', { name: new RegExp(`^${typed}`, 'i') }).first());
  for (const step of ['Product Form', 'Product Strength', 'Product']) {
    await heading(step).waitFor();
    await press(firstRow(page));
  }
  await isAt(page, '/officeuserx/create/rx');
}

describe('a prescription for office use', () => {
  it('A-139 A-140 A-142 P-031 P-037 P-039 P-040 is written on desktop, from the dashboard to the list that shows it', async () => {
    const page = await stage.page({ viewport: desktop });
    await signIn(page, stage.url, people.vet);
    await goTo(page, 'Dashboard');
    await goTo(page, 'Office Use');
    const client = page.getByRole('region', { name: 'Office-use client' });
    for (const text of ['hello@wrenstreet.example', '(518)-555-0142', '(518)-555-0143', /^214 Wren Street, Saratoga/])
      await client.getByText(text).waitFor();
    const before = await forOfficeUse();
    await list(page).getByRole('link').first().waitFor();

    await choose(page, 'Convenia', (row) => row.click());
    expect(await page.getByRole('region', { name: 'Prescribed for' }).textContent()).toBe('Office Use');
    expect(await page.getByRole('button', { name: /^Change/ }).count()).toBe(0);
    await expect.poll(() => directions(page).inputValue()).toBe(vetou.directions);
    await page.getByRole('button', { name: 'Authorize for Office Use' }).click();
    await notice(page, 'Rx created successfully').waitFor();
    await isAt(page, '/officeuserx');

    const [newest, ...others] = await forOfficeUse();
    expect(others).toHaveLength(before.length);
    expect(newest).toMatchObject({ isOfficeUse: true, directions: vetou.directions, refills: 999 });
    await list(page).locator(`a[href="/history/${newest?.id}"]`).waitFor();
    const { prescription } = await maya('GetPrescription', { id: newest?.id ?? '' });
    expect(prescription?.noteToPharmacy).toBe(vetou.noteToPharmacy);
  });

  it('A-139 P-040 P-116 P-117 is drafted on a phone, and the draft is deleted in its list', async () => {
    const page = await stage.page({ viewport: phone, hasTouch: true });
    await signIn(page, stage.url, people.vet);
    await goTo(page, 'Office Use');
    await page.getByRole('region', { name: 'Office-use client' }).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await choose(page, 'Convenia', (row) => row.tap());
    await expect.poll(() => directions(page).inputValue()).toBe(vetou.directions);
    expect(await fitsTheWindow(page)).toBe(true);
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    await isAt(page, '/officeuserx');

    const draft = list(page).getByRole('button', { name: /Convenia.*Draft/ });
    await draft.tap();
    await page.getByRole('button', { name: 'Create the prescription for Office Use' }).tap();
    await isAt(page, '/create/rx/direct/');
    await page.getByRole('button', { name: 'Delete the draft for Office Use' }).click();
    await page.getByRole('radio', { name: 'Due for exam' }).check();
    await page.getByRole('button', { name: 'Delete draft for Office Use' }).click();
    await notice(page, 'Delete Rx Successfully').waitFor();
    await isAt(page, '/officeuserx');
    await draft.waitFor({ state: 'detached' });
    expect((await forOfficeUse()).some(({ rxStatus }) => rxStatus.code === 'Draft')).toBe(false);
  });
});

describe('a location without office use', () => {
  it('A-024 A-030 C-003 has no menu entry for it, and its address is forbidden', async () => {
    const page = await stage.page({ viewport: desktop });
    await signIn(page, stage.url, people.vet);
    await switchLocation(page, /^Location Wren Street/, /Battenkill/);
    await page.getByRole('button', { name: /^Location .*Battenkill/ }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Office Use' }).count()).toBe(
      0,
    );
    await page.goto(`${stage.url}/officeuserx`);
    await isAt(page, '/dashboard');
  });
});
