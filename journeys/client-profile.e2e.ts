import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { fitsTheWindow } from './harness/form.js';
import { pharmacyOf } from './harness/simulators.js';
import { factsOf, notice } from './harness/portal.js';
import { people, signIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';
let maya: Caller;

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

/** The client of a patient, and the patients linked to them. */
async function clientOf(patient: string) {
  const { locationClientSearch } = await maya('LocationClientSearch', { locationId: wren, filter: patient });
  const found = locationClientSearch.data.find(({ locationPatientClients }) =>
    locationPatientClients.some(({ locationPatient }) => locationPatient?.name === patient),
  );
  if (!found) throw new Error(`No client found for ${patient}`);
  const idOf = (name: string) =>
    found.locationPatientClients.find(({ locationPatient }) => locationPatient?.name === name)?.locationPatientId ?? '';
  return { id: found.id, idOf };
}

const profileOf = async (patient: string) => {
  const client = await clientOf(patient);
  return `${stage.url}/clients/profile/${client.id}?patientId=${encodeQueryValue(client.idOf(patient))}`;
};
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const history = (page: Page) => region(page, 'Prescription History');
const patientRow = (page: Page, name: RegExp) => region(page, 'Patients').getByRole('link', { name });
describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on %s', (_, viewport) => {
  it('C-005 C-050 C-055 C-058 P-178 shows a client with the patients, and the prescriptions of one of them', async () => {
    const page = await stage.page({ viewport });
    await signIn(page, stage.url, people.vet);
    await page.goto(await profileOf('Clementine'));
    const patient = region(page, 'Clementine');
    await patient.getByText('Chihuahua', { exact: true }).waitFor();
    const facts = await factsOf(patient);
    expect(facts.get('Allergies/Hypersensitivities')).toContain('Penicillin');
    expect(facts.get('Breed')).toBe('Chihuahua');
    await history(page).getByText('Prescriptions 1 to 5 of').waitFor();
    expect(await history(page).getByRole('listitem').count()).toBe(5);
    expect(await fitsTheWindow(page)).toBe(true);
    await history(page).getByRole('switch', { name: 'Show only active' }).click();
    await page.waitForURL(/active=yes/);
    // The URL changes before the page does, and with it the links to other patients.
    await history(page).getByRole('switch', { name: 'Show only active', checked: true }).waitFor();

    await patientRow(page, /Bartholomew/).click();
    await page.getByRole('heading', { level: 2, name: 'Bartholomew' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Bartholomew' }).waitFor();
    expect(await history(page).getByRole('switch', { name: 'Show only active' }).isChecked()).toBe(true);
    await page.goBack();
    expect(page.url()).not.toContain('/clients/');
  });
});

describe('the actions of a prescription', () => {
  it('C-008 P-030 P-040 P-117 lead from the profile and back to it, with the patient', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const profile = await profileOf('Clementine');
    await page.goto(profile);
    await page.getByRole('link', { name: 'Add Product for Clementine' }).click();
    await page.getByLabel('Search By Product Name').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(profile);

    await history(page)
      .getByRole('button', { name: /^Copy .* for Clementine$/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 3, name: 'Prescription', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    await page.waitForURL(profile);
    await history(page).getByRole('button', { expanded: false }).filter({ hasText: 'Draft' }).first().click();
    const remove = page.getByRole('button', { name: 'Delete the draft for Clementine' });
    await remove.click();
    await page.getByRole('radio', { name: 'Due for exam' }).check();
    await page.getByRole('button', { name: 'Delete draft for Clementine' }).click();
    await notice(page, 'Delete Rx Successfully').waitFor();
    await page.waitForURL(profile);
    await remove.waitFor({ state: 'detached' });
  });
});

describe('a patient who cannot be prescribed for', () => {
  it('C-053 gets an explanation instead of Add Product, on a phone', async () => {
    const { idOf } = await clientOf('Pippin');
    await maya('UpdateLocationPatient', { input: { id: idOf('Pippin'), isActive: false } });
    const page = await stage.pageAs(people.vet, { viewport: phone, hasTouch: true });
    const profile = await profileOf('Pippin');
    await page.goto(profile);
    await page.getByRole('button', { name: 'Add Product for Pippin' }).tap();
    await page.getByText('Patient is not active', { exact: true }).waitFor();
    await page.getByText('Please make Patient active', { exact: true }).waitFor();
    expect(page.url()).toBe(profile);
    expect(await patientRow(page, /Pippin.*Not active/).count()).toBe(1);
  });

  it.each(['/clients/profile', '/clients/profile/999999'])('C-006 nobody is found by %s', async (path) => {
    const page = await stage.pageAs(people.vet);
    await page.goto(stage.url + path);
    await page.waitForURL(`${stage.url}/create`);
  });
});
