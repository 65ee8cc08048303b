import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { delayCalls } from './harness/delay-calls.js';
import { openDosingDesk } from './harness/dosing-desk.js';
import { cardOf, notice, openCard, searchName } from './harness/portal.js';
import { completeRequiredSteps, scrollThroughValues } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { cdsServiceOf } from './harness/simulators.js';
import { openStage } from './harness/stage.js';

const desk = await openDosingDesk();
afterAll(() => desk.close());
const stage = openStage({ settings: desk.settings });
const service = desk.name;

async function openForm(page: Page, patient: string, product: string) {
  await page.goto(`${stage.url}/approve`);
  await searchName(page, patient);
  await openCard(page, patient, product);
  const card = cardOf(page, patient, product);
  await card.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
  await card.getByLabel('Directions', { exact: true }).fill('Give 1 chewable by mouth every 24 hours with food.');
  await card.getByLabel('Refills', { exact: true }).selectOption('1');
  return card;
}

describe('a CDS service', () => {
  it('P-424 P-428 P-430 P-431 P-432 shows a card, gets the answer, and is on record after signing', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const { behave, calls, feedback } = cdsServiceOf(desk.url);
    await behave({ answer: 'cards', answerDelay: 0 });
    const maya = await callerAs(stage.url, people.vet);
    const { prescriptionTasks } = await maya('GetPrescriptionTasks', { locationId: '1', nameFilter: 'Wellington' });
    const asked = prescriptionTasks.find(({ product }) => product?.title.startsWith('Carprofen'));
    const form = await openForm(page, 'Wellington', 'Carprofen');
    const advice = form.getByRole('region', { name: `From ${service}` });
    await advice.getByText('Test kidney and liver values before a course of carprofen.').waitFor();
    await form.getByText(`Also checked by ${service}.`).waitFor();
    expect((await calls()).at(-1)?.hook).toBe('order-select');

    await advice.getByLabel(`Your answer to ${service}`).selectOption('Dismissed: Short course');
    await advice.getByRole('button', { name: 'Send answer' }).click();
    await advice.getByText(`Dismissed: Short course. Recorded, and reported to ${service}.`).waitFor();
    await expect.poll(async () => (await feedback()).length).toBe(1);
    const [{ service: id, body } = { service: '', body: { feedback: [] } }] = await feedback();
    expect(id).toBe('desk-order-select');
    expect(body.feedback[0]).toMatchObject({ outcome: 'overridden', overrideReason: { reason: { code: 'short' } } });

    await completeRequiredSteps(form);
    await expect.poll(async () => (await calls()).map(({ hook }) => hook)).toContain('order-sign');
    // The same advice arrives again, and is still answered.
    await form.getByText(`Also checked by ${service}.`).waitFor();
    await advice.getByText(`Dismissed: Short course. Recorded, and reported to ${service}.`).waitFor();
    await scrollThroughValues(form);
    await form.getByRole('button', { name: 'Authorize for Wellington' }).click();
    await notice(page, 'Request Approved').waitFor();
    const { prescriptionTask: signed } = await maya('GetPrescriptionTask', {
      id: asked?.id ?? '',
      uuid: asked?.uuid ?? '',
    });
    await page.goto(`${stage.url}/history/${signed?.prescriptionId ?? ''}`);
    const record = page.getByRole('region', { name: 'Other programs, when issued' });
    await record.getByText(`Dismissed: Short course`, { exact: false }).waitFor();
    await record.getByText(`Also checked by ${service}.`).waitFor();
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('P-428 whose cards appear on %s never moves the button that signs', async (_where, viewport) => {
    const page = await stage.pageAs(people.vet, { viewport });
    await cdsServiceOf(desk.url).behave({ answer: 'cards', answerDelay: 0 });
    const release = await delayCalls(page, 'GetExternalCheck');
    await page.goto(`${stage.url}/approve`);
    await searchName(page, 'Captain');
    await openCard(page, 'Captain', 'Rimadyl');
    const card = cardOf(page, 'Captain', 'Rimadyl');
    await card.getByText(`Checking with ${service}…`).waitFor();
    const authorize = card.getByRole('button', { name: 'Authorize for Captain' });
    const before = await authorize.boundingBox();
    release();
    await card.getByRole('region', { name: `From ${service}` }).waitFor();
    expect(await authorize.boundingBox()).toEqual(before);
  });

  it('P-427 P-429 that does not answer is named, and the prescription is signed without it', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await cdsServiceOf(desk.url).behave({ answer: 'silent' });
    const form = await openForm(page, 'Canela', 'Rimadyl');
    await form.getByText(`Not checked by ${service}. It did not answer within 1.5 seconds.`).waitFor();
    await completeRequiredSteps(form);
    await scrollThroughValues(form);
    await form.getByRole('button', { name: 'Authorize for Canela' }).click();
    await notice(page, 'Request Approved').waitFor();
  });
});
