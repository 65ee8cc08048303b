import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

/** The pending request of a patient, and the profile of its client. */
async function pathsOf(name: string) {
  const { prescriptionTasks } = await maya('GetPrescriptionTasks', { locationId: wren, status: 'pending' });
  const task = prescriptionTasks.find(({ locationPatient }) => locationPatient?.name === name);
  if (!task?.locationClientId || !task.locationPatientId) throw new Error(`The sample has no request for ${name}`);
  const patientId = encodeQueryValue(task.locationPatientId);
  return {
    request: `${stage.url}/approve?open=${task.id}.${task.uuid}`,
    profile: `${stage.url}/clients/profile/${task.locationClientId}?patientId=${patientId}`,
  };
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isClean = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await fitsTheWindow(page)).toBe(true);
};
const linesOf = async (page: Page) => {
  const lines = region(page, 'Alerts').getByRole('listitem');
  await lines.first().waitFor();
  return (await lines.allTextContents()).map((line) => line.split(/ (?:Dr\. Maya|Priya|Gordon|Luis|Dr\. Tom)/)[0]);
};

describe('alerts of a patient and a client', () => {
  it('C-340 C-341 C-342 C-343 C-344 are read beside a request, confirmed, ended and added on the profile', async () => {
    const { request, profile } = await pathsOf('Ziggy');
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(request);
    expect(await linesOf(page)).toEqual([
      ...['Bites: muzzle for nail trims, calm with his owner', 'Hard of hearing: speak slowly, repeat the dose'],
      'Payment: pays by card in advance',
    ]);
    await isClean(page);
    await page.goto(profile);
    const ziggy = region(page, 'Alerts of Ziggy');
    await ziggy.getByText('Over a year old').waitFor();
    await isClean(page);
    await ziggy.getByRole('button', { name: /^Still applies/ }).click();
    await notice(page, 'Alert saved').waitFor();
    await ziggy.getByText('Over a year old').waitFor({ state: 'detached' });
    await ziggy.getByRole('button', { name: '1 past alert' }).click();
    await ziggy.getByText('Lives with two cats since spring').waitFor();

    const owner = region(page, 'Alerts of Walter Pruszynski');
    await owner.getByRole('button', { name: /^End alert: Payment/ }).click();
    const end = page.getByRole('dialog', { name: 'End alert' });
    await end.getByLabel(/^Why it no longer applies/).fill('Pays like everyone now');
    await isClean(page);
    await end.getByRole('button', { name: /^End alert/ }).click();
    await notice(page, 'Alert ended').waitFor();

    await ziggy.getByRole('button', { name: 'Add alert for Ziggy' }).click();
    const add = page.getByRole('dialog', { name: 'Add alert' });
    await add.getByLabel('Kind').selectOption('Anesthetic risk');
    await add.getByLabel(/^What to know/).fill('slow to wake up');
    await isClean(page);
    await page.keyboard.press('Control+Enter');
    await notice(page, 'Alert added').waitFor();
    await page.goto(request);
    expect(await linesOf(page)).toEqual([
      ...['Bites: muzzle for nail trims, calm with his owner', 'Anesthetic risk: slow to wake up'],
      'Hard of hearing: speak slowly, repeat the dose',
    ]);
    await page.close();
  });

  it('C-340 C-341 C-342 are read and changed on a phone, in the dark', async () => {
    const { request, profile } = await pathsOf('Canela');
    const page = await stage.pageAs(people.vet, { viewport: phone, colorScheme: 'dark' });
    await page.goto(request);
    expect(await linesOf(page)).toEqual([
      ...['Vaccine reactor: facial swelling after leptospirosis', 'Do not contact by phone: works nights'],
      'Preferred language: Spanish, reads English',
    ]);
    await isClean(page);
    await page.goto(profile);
    const owner = region(page, 'Alerts of Lucia Fernandez');
    await owner.getByRole('button', { name: /^Edit alert: Preferred language/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit alert' });
    await edit.getByLabel('Language').selectOption('Portuguese');
    await edit.getByLabel(/^What to know/).fill('');
    await isClean(page);
    await edit.getByRole('button', { name: /^Save alert/ }).click();
    await notice(page, 'Alert saved').waitFor();
    await owner.getByText('Preferred language: Portuguese').waitFor();
    await owner.getByText('Dr. Maya Okafor').waitFor();
    await isClean(page);
    await page.close();
  });
});
