import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { directions, fitsTheWindow } from './harness/form.js';
import { lookupOf, wren } from './harness/lookup.js';
import { pharmacyOf } from './harness/simulators.js';
import { cardOf, goTo, notice, openCard, searchName } from './harness/portal.js';
import { completeRequiredSteps } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { productIdOf, saveDraft, vetIdOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

async function prescription(id: string) {
  const { prescription: found } = await maya('GetPrescription', { id });
  if (!found) throw new Error(`There is no prescription ${id}`);
  return found;
}

async function draftsOf(patient: string) {
  const { prescriptions } = await maya('Prescriptions', { locationId: wren, rxStatusFilters: ['DRAFT'] });
  return prescriptions.filter((draft) => draft.locationPatient?.name === patient);
}

/** Where saving or finishing a draft leads. */
const profileWithPatient = /\/clients\/profile\/\d+\?patientId=/;

async function formShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Editing Draft' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'Prescription', exact: true }).waitFor();
}

const idShown = (page: Page) => /\/history\/(\d+)$/.exec(page.url())?.[1] ?? '';

async function openCopy(page: Page, patient: string, name: RegExp): Promise<void> {
  await page.goto(`${stage.url}/history?q=${patient}`);
  await page.getByRole('button', { name }).first().click();
  await formShown(page);
}

/** The vet's drafts on the dashboard. */
const createPanel = (page: Page) => page.getByRole('region', { name: 'Create' });

async function openDraft(list: Locator, patient: string): Promise<Locator> {
  const row = list.getByRole('listitem').filter({ hasText: patient });
  await row.getByRole('button', { expanded: false }).first().click();
  return row;
}

describe.each([
  ['desktop', desktop, 'Clementine', 'Gabapentin'],
  ['phone', phone, 'Captain', 'Rimadyl'],
] as const)('on %s, a copy', (_, viewport, declined, product) => {
  it('P-119 P-042 P-040 of an issued prescription is authorized as a new one', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    await openCopy(page, 'Biscuit', /^Copy Thyro-Tabs Canine.* for Biscuit$/);
    expect(await fitsTheWindow(page)).toBe(true);
    const words = await page.getByText(/copied from Rx# /).textContent();
    const old = /Rx# (\S+)$/.exec(words ?? '')?.[1];
    await directions(page).fill('Give 1 tablet by mouth every 12 hours, an hour before food.');
    await completeRequiredSteps(page);
    await page.getByRole('button', { name: 'Authorize for Biscuit' }).click();
    await notice(page, 'Rx created successfully').waitFor();
    await page.waitForURL(profileWithPatient);
    await page.getByRole('region', { name: 'Prescription History' }).getByRole('link').first().click();
    await page.waitForURL(/\/history\/\d+$/);
    await page.getByRole('region', { name: 'Audit trail' }).waitFor();
    await page.getByText('Copied', { exact: true }).waitFor();
    const saved = await prescription(idShown(page));
    expect(saved).toMatchObject({
      rxOrigin: { code: 'copy' },
      directions: 'Give 1 tablet by mouth every 12 hours, an hour before food.',
      pimsConsultId: null,
    });
    expect(saved.rxNumber).not.toBeNull();
    expect(saved.rxNumber).not.toBe(old);
  });

  it('P-170 P-042 keeps the input of a declined request', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(`${stage.url}/approve`);
    await searchName(page, declined);
    await openCard(page, declined, product);
    const card = cardOf(page, declined, product);
    await card.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
    await directions(page).fill('Give 1 tablet by mouth every 8 hours.');
    await card.getByRole('button', { name: /^Decline… / }).click();
    await page.getByRole('radio', { name: 'Product unavailable' }).check();
    await page.getByRole('button', { name: 'Decline and copy' }).click();
    await notice(page, 'Decline Successfully').waitFor();
    await formShown(page);
    expect(await directions(page).inputValue()).toBe('Give 1 tablet by mouth every 8 hours.');
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    await page.waitForURL(profileWithPatient);
    const [draft] = await draftsOf(declined);
    expect(draft).toMatchObject({
      rxOrigin: { code: 'copy' },
      directions: 'Give 1 tablet by mouth every 8 hours.',
    });
    const { prescriptionTasks } = await maya('GetPrescriptionTasks', {
      locationId: wren,
      nameFilter: declined,
      status: 'vet-declined',
    });
    expect(prescriptionTasks.some(({ actionReason }) => actionReason === 'Product unavailable')).toBe(true);
  });
});

describe('a copy', () => {
  it('P-042 keeps its input across a reload, and offers it if its entry point is gone', async () => {
    const page = await stage.pageAs(people.vet);
    await openCopy(page, 'Figaro', /^Copy Revolution Plus.* for Figaro$/);
    await directions(page).fill('Apply at the base of the neck.');
    await page.reload();
    await formShown(page);
    expect(await directions(page).inputValue()).toBe('Apply at the base of the neck.');
    await page.getByText(/^Your unsent changes from .+ were restored\./).waitFor();

    await goTo(page, 'History');
    await page.goto(`${stage.url}/create/rx/direct/`);
    await page.waitForURL(`${stage.url}/create`);
    await goTo(page, 'Dashboard');
    await page.getByText(/^Revolution Plus.+ for Figaro is not sent yet/).waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await formShown(page);
    expect(await directions(page).inputValue()).toBe('Apply at the base of the neck.');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await createPanel(page).waitFor();
    expect(await page.getByText(/is not sent yet/).count()).toBe(0);
  });
});

describe.each([
  ['desktop', desktop, 'Juniper'],
  ['phone', phone, 'Willow'],
] as const)('on %s, a draft', (_, viewport, patient) => {
  it('P-116 P-176 P-166 is opened from the dashboard, changed, saved, and authorized', async () => {
    const id = await saveDraft(patient, {
      productId: await productIdOf('Gabapentin', { strength: '100 mg', pack: 30 }),
      directions: 'Give 1 capsule by mouth once daily.',
      refills: 0,
      authorizingVet: await vetIdOf('Dr. Maya Okafor'),
    });
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(`${stage.url}/dashboard`);
    const row = await openDraft(createPanel(page), patient);
    await row.getByRole('button', { name: `Create the prescription for ${patient}` }).click();
    await formShown(page);
    await directions(page).fill('Give 1 capsule by mouth every 12 hours.');
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    await page.waitForURL(profileWithPatient);

    await goTo(page, 'Dashboard');
    const again = await openDraft(createPanel(page), patient);
    await again.getByText('Give 1 capsule by mouth every 12 hours.').waitFor();
    await again.getByRole('button', { name: `Create the prescription for ${patient}` }).click();
    await formShown(page);
    await completeRequiredSteps(page);
    await page.getByRole('button', { name: `Authorize for ${patient}` }).click();
    await notice(page, 'Rx created successfully').waitFor();
    await page.waitForURL(profileWithPatient);
    expect((await prescription(id)).rxNumber).not.toBeNull();
    expect(await draftsOf(patient)).toEqual([]);
  });
});

describe('a draft', () => {
  it('P-117 P-118 P-116 is deleted with a reason on a phone, and disappears from every list', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/history?status=DRAFT`);
    const row = await openDraft(page.getByRole('region', { name: 'Prescriptions' }), 'Ember');
    await row.getByRole('button', { name: 'Delete the draft for Ember' }).click();
    await page.getByRole('button', { name: 'Delete draft for Ember' }).click();
    await page.getByText('This field is required').waitFor();
    await page.getByRole('radio', { name: 'Due for exam' }).check();
    await page.getByRole('button', { name: 'Delete draft for Ember' }).click();
    await notice(page, 'Delete Rx Successfully').waitFor();
    await page.waitForURL(profileWithPatient);
    expect(await draftsOf('Ember')).toEqual([]);
  });

  it('P-119 P-042 made from a copy is saved on a phone', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await openCopy(page, 'Figaro', /^Copy Revolution Plus.* for Figaro$/);
    expect(await fitsTheWindow(page)).toBe(true);
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    const [draft] = await draftsOf('Figaro');
    expect(draft).toMatchObject({ rxOrigin: { code: 'copy' }, rxNumber: null });
  });
});
