import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, screenTimeout, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { pharmacyOf, storefrontOf } from './harness/simulators.js';
import { cardOf, factsOf, goTo, listStatus, notice, openCard, searchName } from './harness/portal.js';
import { completeRequiredSteps, noteField, scrollThroughValues } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const wren = '1';
const why = 'Toy breed, cannot take capsules. Owner discards what is left after 180 days.';

const stage = openStage();
let maya: Caller;

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ eventDelay: 0 });
});

/** The request as stored on the server. */
async function taskOf(patient: string, product: string) {
  const { prescriptionTasks } = await maya('GetPrescriptionTasks', { locationId: wren, nameFilter: patient });
  const found = prescriptionTasks.find((task) => task.product?.title.startsWith(product) && task.type === 'approval');
  if (!found) throw new Error(`No client request of ${patient} for ${product}`);
  const { prescriptionTask } = await maya('GetPrescriptionTask', { id: found.id, uuid: found.uuid });
  if (!prescriptionTask) throw new Error('The listed request does not exist');
  return prescriptionTask;
}

async function openRequest(page: Page, patient: string, product: string) {
  await page.goto(`${stage.url}/approve`);
  await searchName(page, patient);
  await openCard(page, patient, product);
  const card = cardOf(page, patient, product);
  await card.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
  return card;
}

/** Every label of the printed form. */
const everyPrintedLabel = [
  ...['Issue date', 'Rx#', 'Pharmacy fax'],
  ...['Type', 'Product', 'Form', 'Strength', 'Flavor', 'Price', 'Quantity', 'Directions', 'Days supply', 'Refills'],
  ...['Expiration date', 'Workflow user', 'Autoship', 'Notification date', 'Client note', 'Pharmacy note'],
  ...['Submitted by', 'Origin', 'Method'],
  ...['Name', 'Species', 'Weight', 'Birthdate', 'Allergies'],
];

/** The PDF that the browser would send to the printer. */
async function pdfOf(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true, tagged: false })).toString('latin1');
  return {
    pages: text.match(/\/Type \/Page\b/g)?.length,
    sizes: [...new Set(text.match(/\/MediaBox \[[^\]]+\]/g))],
  };
}

/** Fills in what a request without an earlier prescription leaves to the vet. */
async function fillWhatIsMissing(
  card: Locator,
  { directions, refills } = { directions: 'Give 1 chewable by mouth once a month.', refills: '2' },
): Promise<void> {
  const field = card.getByLabel('Directions', { exact: true });
  if ((await field.inputValue()) !== '') return;
  await field.fill(directions);
  await card.getByLabel('Refills', { exact: true }).selectOption(refills);
}

describe.each([
  ['desktop', desktop, 'Clementine', 'Gabapentin', 'Species'],
  ['phone', phone, 'Moose', 'Heartgard', 'Weight'],
] as const)('on %s, a vet approves a request', (_where, viewport, patient, product, kind) => {
  it('P-087 P-088 P-155 P-165 P-153 P-136 reviews the conflict, explains it, approves, and the pharmacy accepts', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    const pharmacy = pharmacyOf(stage.url);
    await pharmacy.behave({ reply: 'fail' });
    const card = await openRequest(page, patient, product);

    const conflicts = card.getByRole('region', { name: 'Conflict Detected' });
    await conflicts.waitFor();
    await conflicts.getByRole('listitem').filter({ hasText: kind }).waitFor();
    await fillWhatIsMissing(card);
    const before = await taskOf(patient, product);
    const note = await noteField(card);
    await note.fill('');
    const authorize = card.getByRole('button', { name: `Authorize for ${patient}` });
    // An aria-disabled button still shows what is missing when clicked.
    await authorize.click({ force: true });
    await expect.poll(() => note.getAttribute('aria-invalid')).toBe('true');
    expect(await taskOf(patient, product)).toMatchObject({
      status: 'PENDING',
      prescriptionId: before.prescriptionId,
      prescription: before.prescription,
    });

    await note.fill(why);
    await completeRequiredSteps(card);
    await scrollThroughValues(card);
    await authorize.click();
    await notice(page, 'Request Approved').waitFor();
    await card.waitFor({ state: 'detached' });
    const { prescriptionId, status } = await taskOf(patient, product);
    const id = String(prescriptionId);
    expect(status).toBe('VET_APPROVED');
    expect((await maya('GetPrescription', { id })).prescription).toMatchObject({
      rxStatus: { code: 'Created' },
      noteToPharmacy: why,
    });

    await listStatus(page, 'Approved By Vet');
    const answered = cardOf(page, patient, product);
    await answered.getByText('Approved By Dr. Maya Okafor').first().waitFor();
    expect(await answered.getByRole('button', { name: /^Decline/ }).count()).toBe(0);

    await pharmacy.behave({ reply: 'take' });
    const arrived = async () => (await pharmacy.received()).filter(({ body }) => body.prescriptionId === id);
    await expect.poll(arrived, { timeout: screenTimeout }).toHaveLength(1);
    expect((await arrived())[0]?.body).toMatchObject({ noteToPharmacy: why, patient: { name: patient } });
    await goTo(page, 'History');
    await page
      .getByRole('link', { name: new RegExp(`${patient}.*${product}`) })
      .first()
      .click();
    const trail = page.getByRole('region', { name: 'Audit trail' });
    await expect
      .poll(async () => (await maya('GetPrescription', { id })).prescription?.rxStatus.code, { timeout: screenTimeout })
      .toBe('AcceptedByPharmacy');
    await page.reload();
    await trail.getByText('Accepted by pharmacy').waitFor();
    await trail.getByText('Authorized', { exact: true }).waitFor();
    expect(await page.getByText('able to be filled by the client').count()).toBeGreaterThan(0);
    expect(await arrived()).toHaveLength(1);
  });

  it('P-104 P-108 P-109 P-111 P-146 prints it on letter paper with every field', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    await page.goto(`${stage.url}/history`);
    await page
      .getByRole('link', { name: new RegExp(`${patient}.*${product}`) })
      .first()
      .click();
    await page.getByRole('link', { name: 'Print RX' }).click();
    await page.getByRole('heading', { name: 'Print prescription' }).waitFor();
    await page
      .getByText('This is my eSignature and implies I have valid VCPR as defined by the AVMA.')
      .first()
      .waitFor();
    const printout = await factsOf(page.locator('body'));
    expect([...printout.keys()]).toEqual(expect.arrayContaining(everyPrintedLabel));
    expect(Object.fromEntries(printout)).toMatchObject({
      Type: 'Rx',
      Name: patient,
      Allergies: patient === 'Clementine' ? 'Penicillin' : 'Beef',
      'Office address': '214 Wren StreetSaratoga Springs, NY 12866',
      'Office phone': '(518)-555-0142',
      'Pharmacy note': why,
      'Submitted by': 'Dr. Maya Okafor',
      Origin: 'Practice',
      Method: 'ePrescribe',
    });
    expect(printout.get('Quantity')).toMatch(/^\d+ \([a-z -]+\) [A-Za-z ]+$/);
    expect(printout.has('DEA number')).toBe(false);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByText('Recorded as the original.').waitFor();
    expect(await pdfOf(page)).toEqual({ pages: 1, sizes: ['/MediaBox [0 0 612 792]'] });
  });
});

describe.each([
  ['desktop', desktop, 'Juniper', 'K9 Advantix'],
  ['phone', phone, 'Captain', 'Rimadyl'],
] as const)('on %s, a vet declines a request', (_where, viewport, patient, product) => {
  it('P-156 P-167 P-170 P-171 requires the reason, warns about the order, and notifies the storefront once', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    const card = await openRequest(page, patient, product);
    await card.getByRole('button', { name: /^Decline/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Request' });
    await dialog
      .getByText(
        'Declining this request cancels the pending order. The client will then need a prescription, recommendation or other approval.',
      )
      .waitFor();
    const decline = dialog.getByRole('button', { name: `Decline request for ${patient}` });
    await decline.click();
    await dialog.getByText('This field is required').waitFor();
    expect((await taskOf(patient, product)).status).toBe('PENDING');

    await dialog.getByRole('radio', { name: 'Recently purchased' }).check();
    await dialog.getByLabel('Supply').selectOption('3 month supply');
    await decline.click();
    await notice(page, 'Decline Successfully').waitFor();
    await card.waitFor({ state: 'detached' });
    const task = await taskOf(patient, product);
    expect(task).toMatchObject({
      status: 'VET_DECLINED',
      actionReason: 'Recently purchased-3 month supply',
      prescriptionId: null,
    });
    await listStatus(page, 'Declined By Vet');
    await cardOf(page, patient, product).getByText('Declined', { exact: true }).waitFor();

    const cancelled = async () =>
      (await storefrontOf(stage.url).cancellations()).filter(({ body }) => body.taskUuid === task.uuid);
    await expect.poll(cancelled, { timeout: screenTimeout }).toHaveLength(1);
  });
});

describe('a controlled substance', () => {
  it('P-100 P-101 P-112 P-113 P-114 P-125 opens the print view, prints once accepted, and includes signature line and checklist', async () => {
    const page = await stage.pageAs(people.vet);
    const card = await openRequest(page, 'Roxie', 'Alprazolam');
    await card
      .getByText(
        'This is a controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.',
      )
      .first()
      .waitFor();
    expect(await card.getByRole('switch', { name: 'Print after authorizing' }).count()).toBe(0);
    // What New York allows of a benzodiazepine: 30 days, without refills.
    await fillWhatIsMissing(card, { directions: 'Give 1 tablet by mouth once daily.', refills: '0' });
    await completeRequiredSteps(card);
    await card.getByRole('button', { name: /^(Authorize|Print Rx) for Roxie/ }).click();

    const view = page.getByRole('dialog', { name: 'Print prescription' });
    await view.getByText('Accepted. Print it, then close this view.').waitFor();
    const printout = await factsOf(view);
    expect([...printout.keys()]).toEqual(
      expect.arrayContaining([...everyPrintedLabel, 'DEA number', 'Owner address', 'Practitioner']),
    );
    expect(printout.get('DEA number')).toBe('FO4418263');
    await view.getByText('This is the signature that counts.').waitFor();
    await view.getByText('Controlled substance checklist').waitFor();
    await view.getByText('Ridgeline Veterinary Pharmacy').first().waitFor();
    await view.getByRole('button', { name: 'Print', exact: true }).click();
    await view.getByText('Recorded as the original.').waitFor();
    expect(await pdfOf(page)).toEqual({ pages: 2, sizes: ['/MediaBox [0 0 612 792]'] });
    await view.getByText('Close', { exact: true }).click();
    const { prescriptionId } = await taskOf('Roxie', 'Alprazolam');
    const { prescription } = await maya('GetPrescription', { id: String(prescriptionId) });
    expect(prescription?.rxNumber).not.toBeNull();
    expect(prescription?.history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['authorized', 'printed']));
    expect(prescription).toMatchObject({ reprintCount: 0 });
    expect(['MailedToPharmacy', 'ReceivedByPharmacy', 'AcceptedByPharmacy']).toContain(prescription?.rxStatus.code);
  });
});
