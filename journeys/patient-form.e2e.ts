import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { fitsTheWindow } from './harness/form.js';
import { lookupOf, wren } from './harness/lookup.js';
import { factsOf, notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf } = lookupOf(() => maya);
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });
/** The profile of a sample patient, as Dr. Okafor sees it. */
async function profileOf(patient: string, viewport = desktop) {
  const page = await stage.pageAs(people.vet, { viewport });
  const { clientId, patientId } = await clientOf(patient);
  await page.goto(`${stage.url}/clients/profile/${clientId}?patientId=${encodeQueryValue(patientId)}`);
  await page.getByRole('heading', { level: 2, name: patient, exact: true }).waitFor();
  return { page, clientId, patientId };
}

it('C-059 C-060 C-061 C-064 C-069 C-074 C-083 C-159 C-207 a patient is added by keyboard: searched, filled in, rejected while a field is missing', async () => {
  const { page, clientId } = await profileOf('Clementine');
  await region(page, 'Patients')
    .getByRole('button', { name: /^Add Patient/ })
    .waitFor();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Add Patient' }).waitFor();
  await page.keyboard.type('Xanthippe');
  await page.getByText('No patient is available').waitFor();
  await page.getByRole('button', { name: 'Add Manually' }).press('Enter');
  expect(await box(page, 'Name').inputValue()).toBe('Xanthippe');

  await page.keyboard.press('Control+Enter');
  await page.getByText('Select one of the listed species.').waitFor();
  await page.getByText('Please select a birth date.').waitFor();
  await choice(page, 'Species').selectOption('Feline');
  await choice(page, /^Breed/).selectOption('Siamese');
  await choice(page, 'Gender').selectOption('Spayed');
  await box(page, 'Birthdate').fill('05-01-2020');
  await box(page, /^Weight/).fill('9.25');
  await choice(page, /^Allergies/).focus();
  await page.keyboard.type('penic');
  await page.keyboard.press('Enter');
  await page.keyboard.type('bee');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Delete');
  await choice(page, /^Health Conditions/).focus();
  await page.keyboard.type('hyperthy');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');

  await notice(page, 'Patient Added Successfully').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Xanthippe' }).waitFor();
  await region(page, 'Xanthippe').getByText('Siamese', { exact: true }).waitFor();
  const facts = await factsOf(region(page, 'Xanthippe'));
  expect(facts.get('Allergies/Hypersensitivities')).toBe('Penicillin');
  expect(facts.get('Breed')).toBe('Siamese');
  expect(facts.get('Health Conditions')).toBe('Hyperthyroidism');
  const { locationClient } = await maya('GetLocationClient', { id: clientId });
  expect(locationClient?.locationPatientClients.map(({ locationPatient }) => locationPatient?.name)).toContain(
    'Xanthippe',
  );
});

it('C-060 C-163 an existing patient is added to another client', async () => {
  const { page, clientId } = await profileOf('Clementine');
  await region(page, 'Patients')
    .getByRole('button', { name: /^Add Patient/ })
    .click();
  await choice(page, 'Patient name').fill('Moose');
  await page.getByRole('option', { name: /Moose/ }).click();
  await notice(page, 'Patient Linked Successfully').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Moose' }).waitFor();
  const { locationClient } = await maya('GetLocationClient', { id: clientId });
  expect(locationClient?.locationPatientClients.map(({ locationPatient }) => locationPatient?.name)).toContain('Moose');
});

it('C-068 C-076 C-079 C-160 C-207 a date of death warns, and declines the pending requests', async () => {
  const { page, patientId } = await profileOf('Bartholomew');
  const waiting = () =>
    maya('GetPrescriptionTasksCount', { locationId: wren, locationPatientId: patientId, status: 'pending' });
  expect((await waiting()).prescriptionTasksCount).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Update Patient/ }).click();
  await page.getByRole('dialog', { name: 'Update Patient' }).waitFor();
  const today = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  const [year, month, day] = today.split('-');
  await box(page, /Date of Death/).fill(`${month}-${day}-${year}`);
  await page.getByText('All pending prescriptions will be declined automatically.').waitFor();

  // An accidental Escape discards nothing.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await notice(page, 'Patient Edited Successfully').waitFor();
  expect((await waiting()).prescriptionTasksCount).toBe(0);
  const { locationPatient } = await maya('getLocationPatient', { id: patientId });
  expect(locationPatient).toMatchObject({ isDeceased: true, deceasedDate: today, isActive: true });
});

it('C-059 C-071 C-206 fits a phone, and changes one field there', async () => {
  const { page, patientId } = await profileOf('Otis', phone);
  await page.getByRole('button', { name: /^Update Patient/ }).click();
  await page.getByRole('dialog', { name: 'Update Patient' }).waitFor();
  await page.getByText(/^Recorded \d\d-\d\d-\d{4}/).waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
  await choice(page, /^Current medications/).click();
  await page.getByRole('option', { name: 'Gabapentin', exact: true }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await notice(page, 'Patient Edited Successfully').waitFor();
  const { locationPatient } = await maya('getLocationPatient', { id: patientId });
  expect(locationPatient?.currentMeds.map(({ name }) => name)).toContain('Gabapentin');
});
