import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { pharmacyOf, storefrontOf } from './harness/simulators.js';
import { cardOf, headOf, notice, openCard as pressOpen, searchName } from './harness/portal.js';
import { completeRequiredSteps } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';
const why = 'Discussed with the owner.';
let maya: Caller;
let annika: Caller;

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  annika = await callerAs(stage.url, people.vetadmin);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

async function requestOf(patient: string, product: string) {
  const { prescriptionTasks } = await maya('GetPrescriptionTasks', { locationId: wren, nameFilter: patient });
  const found = prescriptionTasks.find((task) => task.product?.title.startsWith(product));
  if (!found) throw new Error(`No request of ${patient} for ${product}`);
  const { prescriptionTask } = await maya('GetPrescriptionTask', { id: found.id, uuid: found.uuid });
  if (!prescriptionTask) throw new Error('The listed request does not exist');
  return prescriptionTask;
}

/** The number of issued prescriptions of a product that answer a patient's request. */
async function issuedFor(patient: string, product: string): Promise<number> {
  const { locationPatientId, productId } = await requestOf(patient, product);
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { prescriptionHistory } = await maya('GetPrescriptionHistory', {
    locationId: wren,
    locationPatientId,
    productId,
    startDateTime: today,
  });
  return prescriptionHistory.filter(({ rxNumber }) => rxNumber !== null).length;
}

/** The queue in a browser whose clock can be advanced to the next refresh. */
async function openQueue(email: string): Promise<Page> {
  const page = await stage.pageAs(email);
  await page.clock.install();
  await page.goto(`${stage.url}/approve`);
  return page;
}

const nextRefresh = (page: Page) => page.clock.fastForward('00:31');

async function openCard(page: Page, patient: string, product: string): Promise<Locator> {
  await searchName(page, patient);
  await pressOpen(page, patient, product);
  const card = cardOf(page, patient, product);
  await card.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
  return card;
}

const directionsOf = (card: Locator) => card.getByLabel('Directions', { exact: true });

async function fillForm(card: Locator, directions: string): Promise<void> {
  await directionsOf(card).fill(directions);
  const refills = card.getByLabel('Refills', { exact: true });
  if (await refills.isEnabled()) await refills.selectOption('0');
  const note = card.getByLabel('Note To Pharmacy');
  if (await note.isVisible()) await note.fill(why);
}

/** Another user's answer, bypassing the portal. */
async function declineAs(caller: Caller, patient: string, product: string): Promise<void> {
  const { uuid, type } = await requestOf(patient, product);
  await caller('UpsertPrescriptionTask', {
    input: { uuid, type, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
  });
}

describe('live updates of the queue', () => {
  it('P-152 P-147 show storefront requests, and remove requests answered by another user, without a reload', async () => {
    const page = await openQueue(people.vet);
    await searchName(page, 'Kofi');
    await page.mouse.move(0, 0);
    const kofi = await requestOf('Kofi', 'Carprofen');
    expect(await page.getByRole('button', { name: /^Kofi Galliprant/ }).count()).toBe(0);
    const galliprant = await requestOf('Diesel', 'Galliprant');
    const raised = await storefrontOf(stage.url).raise({
      type: 'order.needs-approval',
      locationId: wren,
      clientId: kofi.locationClientId,
      patientId: kofi.locationPatientId,
      productId: galliprant.productId,
      quantity: 30,
    });
    expect(raised).toMatchObject({ status: 200, answer: { outcome: 'applied' } });
    await page.getByRole('heading', { level: 1, name: 'Approve' }).focus();
    await nextRefresh(page);
    await cardOf(page, 'Kofi', 'Galliprant').getByText('Client Request').waitFor();

    await declineAs(annika, 'Kofi', 'Galliprant');
    await nextRefresh(page);
    await headOf(page, 'Kofi', 'Galliprant').waitFor({ state: 'detached' });
  });

  it('raises a request from the page of the storefront', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/outside/storefront`);
    await page
      .getByLabel('Client and patient')
      .selectOption({ label: 'Jerome Blackwood: Roxie (Wren Street Animal Hospital)' });
    await page.getByLabel('Product').selectOption({ index: 3 });
    await page.getByLabel('Quantity').fill('6');
    await page.getByRole('button', { name: 'Raise the request' }).click();
    await page.getByRole('status').getByText('The request has been raised.').waitFor();
    const { prescriptionTasksCount } = await maya('GetPrescriptionTasksCount', {
      locationId: wren,
      status: 'pending',
      nameFilter: 'Roxie',
    });
    expect(prescriptionTasksCount).toBeGreaterThan(1);
  });

  it("P-152 P-007 P-355 a refresh keeps the form's input and position, and shows who answered the request", async () => {
    const page = await openQueue(people.vet);
    const card = await openCard(page, 'Captain', 'Rimadyl');
    await directionsOf(card).fill('Give half a tablet');
    await nextRefresh(page);
    await page.waitForResponse((response) => response.request().postData()?.includes('"GetPrescriptionTask"') === true);
    expect(await directionsOf(card).inputValue()).toBe('Give half a tablet');
    expect(await directionsOf(card).evaluate((field) => field === document.activeElement)).toBe(true);

    const topOf = () => directionsOf(card).evaluate((field) => Math.round(field.getBoundingClientRect().top));
    const top = await topOf();
    await declineAs(annika, 'Captain', 'Rimadyl');
    await nextRefresh(page);
    const alert = card.getByRole('alert');
    await alert.getByText('This request was declined by Dr. Annika Rosenthal-Beaumont on').waitFor();
    // The alert appeared above the field, which stayed in place.
    expect(await alert.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(20);
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2);
    expect(await alert.textContent()).toMatch(/ on \d\d-\d\d-\d{4} \d\d:\d\d [AP]M\. What you typed is kept here/);
    expect(await directionsOf(card).inputValue()).toBe('Give half a tablet');
    await card.getByRole('button', { name: 'Show the answer' }).click();
    await card.getByRole('region', { name: 'Answer' }).getByText('Due for exam').waitFor();
  });

  it('P-007 P-165 of two tabs, one authorizes, and the other shows by whom and when', async () => {
    const context = await stage.contextAs(people.vet);
    const first = await context.newPage();
    await first.goto(`${stage.url}/approve`);
    const second = await context.newPage();
    await second.goto(`${stage.url}/approve`);
    const cards = [await openCard(first, 'Ziggy', 'Vetoryl'), await openCard(second, 'Ziggy', 'Vetoryl')] as const;
    for (const card of cards) await fillForm(card, 'Give 1 capsule by mouth once daily.');
    await completeRequiredSteps(cards[0]);
    await cards[0].getByRole('button', { name: 'Authorize for Ziggy' }).click();
    await notice(first, 'Request Approved').waitFor();
    await second
      .getByText(/This request was approved by Dr\. Maya Okafor on \d\d-\d\d-\d{4}/)
      .first()
      .waitFor();
    expect(await directionsOf(cards[1]).inputValue()).toBe('Give 1 capsule by mouth once daily.');
    expect(await issuedFor('Ziggy', 'Vetoryl')).toBe(1);
  });
});

describe('no input is lost, and nothing is stored twice', () => {
  it('P-007 a double click on Authorize authorizes once', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/approve`);
    const card = await openCard(page, 'Canela', 'Rimadyl');
    await fillForm(card, 'Give 1 tablet by mouth every 12 hours with food.');
    await completeRequiredSteps(card);
    await card.getByRole('button', { name: 'Authorize for Canela' }).dblclick();
    await notice(page, 'Request Approved').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await issuedFor('Canela', 'Rimadyl')).toBe(1);
    expect(await page.getByText('Error Approving Request').count()).toBe(0);
  });

  it('P-165 a lost connection is reported and keeps the input, and the next attempt authorizes once', async () => {
    const context = await stage.contextAs(people.vet);
    const page = await context.newPage();
    await page.goto(`${stage.url}/approve`);
    const card = await openCard(page, 'Wellington', 'Carprofen');
    await fillForm(card, 'Give 1 tablet by mouth every 12 hours with food.');
    await completeRequiredSteps(card);
    await context.setOffline(true);
    const authorize = card.getByRole('button', { name: 'Authorize for Wellington' });
    await authorize.click();
    await page
      .getByText(/^No response\. Press Authorize again\. It is stored only once/)
      .first()
      .waitFor();
    expect(await directionsOf(card).inputValue()).toBe('Give 1 tablet by mouth every 12 hours with food.');
    await context.setOffline(false);
    await authorize.click();
    await notice(page, 'Request Approved').waitFor();
    expect(await issuedFor('Wellington', 'Carprofen')).toBe(1);
  });

  it('P-152 input is restored after the server and the page restart', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/approve`);
    const card = await openCard(page, 'Opal', 'Bexacat');
    await fillForm(card, 'Give 1 tablet by mouth once daily.');
    await completeRequiredSteps(card);
    await stage.server.kill();
    const authorize = card.getByRole('button', { name: 'Authorize for Opal' });
    await authorize.click();
    await page
      .getByText(/^No response\. Press Authorize again\. It is stored only once/)
      .first()
      .waitFor();
    expect(await directionsOf(card).inputValue()).toBe('Give 1 tablet by mouth once daily.');
    await stage.server.restart();
    await pharmacyOf(stage.url).behave({ decision: 'silent' });

    await page.reload();
    const again = await openCard(page, 'Opal', 'Bexacat');
    await again.getByText(/^Your unsent changes from .+ were restored\./).waitFor();
    expect(await directionsOf(again).inputValue()).toBe('Give 1 tablet by mouth once daily.');
    await completeRequiredSteps(again);
    await again.getByRole('button', { name: 'Authorize for Opal' }).click();
    await notice(page, 'Request Approved').waitFor({ timeout: screenTimeout });
    expect(await issuedFor('Opal', 'Bexacat')).toBe(1);
  });
});
