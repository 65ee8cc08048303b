import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const clientOn = async (id: string) => (await maya('GetLocationClient', { id })).locationClient;
const namesOf = async (id: string) =>
  (await clientOn(id))?.locationPatientClients.map(({ locationPatient }) => locationPatient?.name).sort();
const home = {
  addressTypeId: 1,
  addressLine1: '12 Excelsior Park',
  city: 'Saratoga Springs',
  state: 'NY',
  zip: '12866',
};

it('C-254 C-265 C-266 C-267 an import is undone from the profile by keyboard: a patient with a prescription stays, the other is imported again', async () => {
  const { addLocationClient: client } = await maya('AddLocationClient', {
    locationId: wren,
    input: {
      ...{ firstName: 'Hanna', lastName: 'Kobayashi-Reyes', locationClientAddress: [home] },
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550231' }],
      ...{ pimsId: '7901', isPIMSImport: true },
    },
  });
  const page = await stage.pageAs(people.vet, { viewport: desktop });
  const { keyboard } = page;
  await page.goto(`${stage.url}/clients/profile/${client.id}`);
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const list = dialog(page, 'Import Existing Patients').getByRole('list', { name: 'Patients in PIMS' });
  await page.getByRole('button', { name: 'Import all' }).press('Enter');
  await list.getByText('Imported', { exact: true }).nth(1).waitFor();
  await page.getByRole('button', { name: 'Open client profile' }).press('Enter');

  // Right after the import, the notification links there; open it and leave.
  await notice(page, '2 Patients Imported').waitFor();
  await page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: 'Undo' }).press('Enter');
  const undo = dialog(page, 'Undo Import');
  await expect.poll(() => undo.getByRole('region', { name: 'To be deleted' }).getByRole('listitem').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press('Escape');
  await undo.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).not.toContain('undoImport');

  const miso = (await clientOn(client.id))?.locationPatientClients.find(
    ({ locationPatient }) => locationPatient?.name === 'Miso',
  );
  await maya('AddPrescription', {
    addPrescriptionType: 'SaveAsDraft',
    input: {
      ...{ locationId: wren, locationClientId: client.id, locationPatientId: miso?.locationPatientId ?? '' },
      ...{ productId: '1', unitPerFill: 1 },
    },
  });
  await page.getByRole('button', { name: 'Past imports' }).press('Enter');
  const imports = dialog(page, 'Imports');
  await imports.getByText('Miso and Tofu').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await imports.getByRole('button', { name: /^Undo the import of/ }).press('Enter');
  await undo.getByText('1 prescription was written after the import.').waitFor();
  expect(await undo.getByRole('region', { name: 'To be deleted' }).getByRole('listitem').allTextContents()).toEqual([
    'Tofu',
  ]);
  await expect.poll(() => hasFocus(undo.getByRole('button', { name: 'Cancel' }))).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await notice(page, 'Import Undone').waitFor();
  await undo.waitFor({ state: 'detached' });
  await expect.poll(() => region(page, 'Patients').getByRole('link').count()).toBe(1);
  expect(await namesOf(client.id)).toEqual(['Miso']);

  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await list.getByRole('button', { name: 'Import Tofu' }).press('Enter');
  await list.getByText('Imported', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open client profile' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Tofu', exact: true }).waitFor();
  expect(await namesOf(client.id)).toEqual(['Miso', 'Tofu']);
  await page.close();
});

it('C-254 C-265 C-267 a client imported by mistake is removed with the patients, on a phone, and can be added again', async () => {
  const page = await stage.pageAs(people.vet, { viewport: phone });
  const search = async () => {
    await page.goto(`${stage.url}/clientsearch`);
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await dialog(page, 'Search for Client').getByRole('textbox', { name: 'Last name' }).fill('ashdown');
    return page.getByRole('button', { name: /Leonora Ashdown/ });
  };
  await (await search()).click();
  await dialog(page, 'Add Client').getByRole('button', { name: 'Save' }).click();
  const importing = dialog(page, 'Import Existing Patients');
  await importing
    .getByRole('button', { name: /^Import (?!all)/ })
    .first()
    .click();
  await importing.getByText('Imported', { exact: true }).waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
  await importing.getByRole('button', { name: 'Undo import' }).click();
  const undo = dialog(page, 'Undo Import');
  await undo.getByText('Client Leonora Ashdown').waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await undo.getByRole('button', { name: 'Undo import' }).click();
  await notice(page, 'Import Undone').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const { locationClientSearch } = await maya('LocationClientSearch', { locationId: wren, filter: 'Ashdown' });
  expect(locationClientSearch.data).toEqual([]);
  await (await search()).click();
  await dialog(page, 'Add Client').waitFor();
  await page.close();
});
