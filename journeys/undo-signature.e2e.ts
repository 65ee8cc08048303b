import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone, screenTimeout } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { pharmacyOf } from './harness/simulators.js';
import { cardOf, notice, openCard, searchName } from './harness/portal.js';
import { completeRequiredSteps, noteField, scrollThroughValues } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

async function sign(page: Page, patient: string, product: string): Promise<void> {
  await page.goto(`${stage.url}/approve`);
  await searchName(page, patient);
  await openCard(page, patient, product);
  const card = cardOf(page, patient, product);
  await card.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
  const directions = card.getByLabel('Directions', { exact: true });
  if ((await directions.inputValue()) === '') {
    await directions.fill('Give 1 chewable by mouth once a month.');
    await card.getByLabel('Refills', { exact: true }).selectOption('2');
  }
  await (await noteField(card)).fill('Toy breed, cannot take capsules.');
  await completeRequiredSteps(card);
  await scrollThroughValues(card);
  await card.getByRole('button', { name: `Authorize for ${patient}` }).click();
  await notice(page, 'Request Approved').waitFor();
}

const undone = async (id: string) =>
  (await maya('GetPrescription', { id })).prescription?.rxStatus.code === 'Undone' ? 'Undone' : 'not undone';
const newest = async () =>
  (await maya('GetRecentSignatures', { locationId: '1' })).recentSignatures.signatures[0]?.id ?? '';

describe.each([
  ['desktop', desktop, 'Clementine', 'Gabapentin'],
  ['phone', phone, 'Moose', 'Heartgard'],
] as const)('on %s, a vet undoes a signature', (where, viewport, patient, product) => {
  it('P-480 P-481 P-482 P-484 P-485 also after closing the page; the request waits again and nothing is sent', async () => {
    const first = await stage.pageAs(people.vet, { viewport });
    await sign(first, patient, product);
    const id = await newest();
    const page = await first.context().newPage();
    await first.close();
    await page.goto(`${stage.url}/approve`);
    const offered = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' });
    await offered.waitFor();
    if (where === 'desktop') await page.keyboard.press('u');
    else await offered.click();
    await notice(page, 'Undone. Nothing was sent.').waitFor();
    await expect.poll(() => undone(id), { timeout: screenTimeout }).toBe('Undone');
    await searchName(page, patient);
    await cardOf(page, patient, product).getByText('Pending').first().waitFor();
    // Longer than the window and a poll of the queue.
    await page.waitForTimeout(15_000);
    const arrived = (await pharmacyOf(stage.url).received()).filter(({ body }) => body.prescriptionId === id);
    expect(arrived).toEqual([]);
  });
});
