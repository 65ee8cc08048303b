import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Asker, askerAs, type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { lookupOf, wren } from './harness/lookup.js';
import { pimsOf } from './harness/simulators.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
let ask: Asker;
const { clientOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  ask = await askerAs(stage.url, people.vet);
});
beforeEach(() => pimsOf(stage.url).behave({ availability: 'up' }));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const idOnPage = (page: Page) => /\/clients\/profile\/(\d+)/.exec(page.url())?.[1] ?? '';
const clientOn = async (id: string) => (await maya('GetLocationClient', { id })).locationClient;

async function searchStep(viewport = desktop) {
  const page = await stage.pageAs(people.vet, { viewport });
  await page.goto(`${stage.url}/clientsearch`);
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'Add New Client' }).first().click();
  await dialog(page, 'Search for Client').waitFor();
  return page;
}

async function profileOf(patient: string, viewport = desktop) {
  const page = await stage.pageAs(people.vet, { viewport });
  const { clientId, patientId } = await clientOf(patient);
  await page.goto(`${stage.url}/clients/profile/${clientId}?patientId=${encodeQueryValue(patientId)}`);
  await page.getByRole('heading', { level: 2, name: patient, exact: true }).waitFor();
  return { page, clientId, patientId };
}

it('C-027 C-029 C-032 C-033 C-117 C-118 C-122 C-123 C-151 C-211 a client from the practice system is added by keyboard, with the patients', async () => {
  const page = await searchStep();
  const { keyboard } = page;
  await keyboard.press('Tab');
  await keyboard.type('kobayashi-r');
  const match = page.getByRole('button', { name: /Hanna Kobayashi-Reyes/ });
  await match.waitFor();
  await page.getByText('No data found').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press('ArrowDown');
  expect(await hasFocus(match)).toBe(true);
  await keyboard.press('Enter');

  await dialog(page, 'Add Client').waitFor();
  expect(await box(page, 'Last name').inputValue()).toBe('Kobayashi-Reyes');
  expect(await box(page, /^Email/).inputValue()).toBe('hanna.kr@mail.example');
  await page.getByText("Skipped: 'hanna at mail' is not an email address.").waitFor();
  await page.getByText('12 Excelsior Park, Saratoga Springs, NY 12866').waitFor();
  await keyboard.press('Control+Enter');

  await dialog(page, 'Import Existing Patients').waitFor();
  await notice(page, 'Create Successfully').waitFor();
  const list = page.getByRole('list', { name: 'Patients in PIMS' });
  await list.getByRole('paragraph').filter({ hasText: 'Deceased patients cannot be imported.' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import all' }).press('Enter');
  await list.getByText('Imported', { exact: true }).nth(1).waitFor();
  const profile = page.getByRole('button', { name: 'Open client profile' });
  await expect.poll(() => hasFocus(profile)).toBe(true);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Tofu', exact: true }).waitFor();

  const client = await clientOn(idOnPage(page));
  expect(client).toMatchObject({ firstName: 'Hanna', pimsId: '7901', pimsConnectionType: 'EZYVET', isActive: true });
  expect(client?.locationPatientClients.map(({ locationPatient }) => locationPatient?.name).sort()).toEqual([
    'Miso',
    'Tofu',
  ]);

  // The second time, nobody is added: the profile opens.
  await page.goto(`${stage.url}/clientsearch?q=kobayashi-r`);
  await page.getByRole('button', { name: 'Add New Client' }).first().click();
  await page.getByRole('button', { name: /Hanna Kobayashi-Reyes.*in Signa/ }).click();
  await page.waitForURL(`**/clients/profile/${client?.id}`);
});

it('C-118 C-122 the server imports no deceased patient, and nobody twice', async () => {
  const { clientId } = await clientOf('Clementine');
  const importing = (pimsId: string) =>
    ask('AddLocationPatient', {
      input: {
        locationId: wren,
        pimsId,
        isPIMSImport: true,
        name: 'Nori',
        speciesCode: 'feline',
        gender: 'M',
        birthdate: '2020-01-01',
        locationPatientClients: [{ locationClientId: clientId }],
      },
    });
  expect(await importing('9903')).toMatchObject({ failure: { message: 'Deceased patients cannot be imported.' } });
  expect(await importing('9907')).toMatchObject({ ok: true });
  expect(await importing('9907')).toMatchObject({
    failure: { code: 'CONFLICT', message: 'Patient already imported from Pims. You have to update Patient details' },
  });
});

it('C-039 C-095 C-098 C-099 C-100 C-152 differences of a client are accepted or declined, and a declined one returns when the practice system changes it again', async () => {
  const { page, clientId } = await profileOf('Bartholomew');
  const before = await clientOn(clientId);
  const card = region(page, 'Client');
  await card.getByRole('button', { name: 'PIMS Update Available 2' }).click();
  const form = dialog(page, 'Update Client');
  await form.getByText('2 differences with PIMS ID 7001').waitFor();
  await form.getByText('From PIMS, new').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Keep eleanor.whitfield@mail.example' }).click();
  await form
    .getByText('Saving stores 1 phone. The email from PIMS will be offered again after a change there.')
    .waitFor();
  expect(await clientOn(clientId)).toEqual(before);
  await page.keyboard.press('Control+Enter');
  await notice(page, 'Update Successfully').waitFor();
  const after = await clientOn(clientId);
  expect(after?.email).toBe('eleanor.whitfield@mail.example');
  expect(after?.phones.filter(({ isActive }) => isActive).map(({ phoneNumber }) => phoneNumber)).toContain(
    '15185550278',
  );
  const offered = () => card.getByRole('button', { name: /PIMS Update Available/ }).count();
  await expect.poll(offered).toBe(0);
  await pimsOf(stage.url).changeClient(7001, { emails: ['eleanor@castellanos.example'] });
  await page.reload();
  await card.getByRole('button', { name: 'PIMS Update Available 1' }).click();
  await form.getByText('1 difference with PIMS ID 7001').waitFor();
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await clientOn(clientId))?.email).toBe('eleanor@castellanos.example');
  await expect.poll(offered).toBe(0);
});

it('C-057 C-100 C-101 C-104 C-105 on a phone, one difference of a patient is declined, and the next one is accepted', async () => {
  const { page, patientId } = await profileOf('Bartholomew', phone);
  const weight = async () => (await maya('getLocationPatient', { id: patientId })).locationPatient?.weight;
  const update = region(page, 'Bartholomew').getByRole('button', { name: 'PIMS Update Available 1' });
  await update.click();
  const form = dialog(page, 'Update Patient');
  await form.getByText('Saving stores 1 of 1 difference.').waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: /^Keep Weight/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await weight()).toBe(14.6);
  await update.waitFor({ state: 'detached' });
  const pimsId = (await maya('getLocationPatient', { id: patientId })).locationPatient?.pimsId;
  await pimsOf(stage.url).changePatient(Number(pimsId), { weight: { amount: 15.9, unit: 'lbs' } });
  await page.reload();
  await update.click();
  await form.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Patient Edited Successfully').waitFor();
  expect(await weight()).toBe(15.9);
  await update.waitFor({ state: 'detached' });
});

it('C-060 C-119 C-123 on a phone, a patient is found in the practice system, and another is imported from the list', async () => {
  const { clientId } = await clientOf('Clementine');
  const added = await maya('AddLocationClient', {
    locationId: wren,
    input: {
      firstName: 'Marcus',
      lastName: 'Thibodeau',
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550243' }],
      locationClientAddress: [
        {
          addressTypeId: 1,
          addressLine1: '9 Lake Avenue',
          addressLine2: '',
          city: 'Saratoga Springs',
          state: 'NY',
          zip: '12866',
        },
      ],
      pimsId: '7902',
      isPIMSImport: true,
    },
  });
  expect(added.addLocationClient.id).not.toBe(clientId);
  const page = await stage.pageAs(people.vet, { viewport: phone });
  await page.goto(`${stage.url}/clients/profile/${added.addLocationClient.id}`);
  await page.getByRole('button', { name: 'Add Patient', exact: true }).click();
  await page.getByRole('combobox', { name: 'Patient name' }).fill('boud');
  await page.getByRole('option', { name: /Boudin.*In PIMS/ }).click();
  await expect.poll(() => box(page, 'Name').inputValue()).toBe('Boudin');
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add patient', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Boudin', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const list = dialog(page, 'Import Existing Patients').getByRole('list', { name: 'Patients in PIMS' });
  await list.getByText('Patient already imported from Pims. You have to update Patient details').waitFor();
  // A client deleted there isn't listed (C-117).
  expect(await list.getByText('Roux').count()).toBe(0);
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

it('C-189 C-092 an unavailable practice system is reported discreetly in the search, and blocks no work', async () => {
  await pimsOf(stage.url).behave({ availability: 'down' });
  const page = await searchStep();
  await box(page, 'Last name').fill('kobayashi');
  await page.getByRole('link', { name: /Hana Kobayashi/ }).waitFor();
  await page.getByText('The practice system is not responding.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
