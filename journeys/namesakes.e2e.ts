import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
/** The client of the two patients with the same name. */
let clientId = '';

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  const input = {
    ...{ firstName: 'Philippa', lastName: 'Oyelowo' },
    locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550377' }],
    locationClientAddress: [
      { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' },
    ],
  };
  clientId = (await maya('AddLocationClient', { locationId: wren, input })).addLocationClient.id;
  for (const weight of [66, 8.5])
    await maya('AddLocationPatient', {
      input: {
        ...{ locationId: wren, name: 'Thistledown', speciesCode: 'canine', gender: 'F', birthdate: '2020-01-01' },
        ...{ weight, weightUnit: 'lbs', locationPatientClients: [{ locationClientId: clientId }] },
      },
    });
});

const rows = (page: Page, group: string) =>
  page.getByRole('dialog').getByRole('group', { name: group, exact: true }).getByRole('option');

async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Client, patient, Rx number/ }).waitFor();
  await page.keyboard.type(text);
}

describe('two patients with the same name', () => {
  it('P-340 P-341 are distinguishable in the palette, with two clients and with one', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(`${stage.url}/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    // One patient of two clients.
    await typed(page, 'agatha');
    await expect.poll(() => rows(page, 'Do').count()).toBe(2);
    const agathas = await rows(page, 'Do').allInnerTexts();
    expect(new Set(agathas).size).toBe(2);
    for (const text of agathas) expect(text).toMatch(/^Create Rx for Agatha\n[A-Z]\w+ \w/);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await typed(page, 'thistledown');
    await expect.poll(() => rows(page, 'Do').count()).toBe(2);
    const begin = async () => (await rows(page, 'Do').allInnerTexts()).map((text) => text.split('\n')[1]).toSorted();
    expect(await begin()).toEqual(['66 lbs', '8.5 lbs']);
    await rows(page, 'Do').filter({ hasText: '8.5 lbs' }).click();
    await page.waitForURL(/patientId=/);
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('P-340 P-341 P-037 are distinguishable in the patient step, on %s', async (_, viewport) => {
    const page = await stage.pageAs(people.vet, { viewport });
    const { prescriptionHistory } = await maya('GetPrescriptionHistory', {
      ...{ locationId: wren, rxStatusFilters: ['CREATED'], take: 1 },
    });
    const productId = encodeQueryValue(prescriptionHistory[0]?.product.id ?? '');
    await page.goto(`${stage.url}/create/rx/?productId=${productId}&clientId=${encodeQueryValue(clientId)}`);
    const options = page.getByRole('listbox', { name: 'Patients' }).getByRole('option');
    await expect.poll(() => options.count()).toBe(2);
    const texts = await options.allInnerTexts();
    expect(texts.map((text) => text.split('\n')[1]).toSorted()).toEqual(['66 lbs', '8.5 lbs']);
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await options.filter({ hasText: '8.5 lbs' }).click();
    await page.getByRole('region', { name: 'Prescribed for' }).getByText('8.5 lbs').waitFor();
  });

  it('C-284 orders show the client of the patient on each line', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(`${stage.url}/orders`);
    const card = page.getByRole('article').first();
    await card.waitFor();
    const orders = await maya('GetOrdersByLocationId', { locationId: wren, take: 1 });
    const [client] = orders.ordersByLocationId[0]?.lineItems[0]?.patient?.clients ?? [];
    await card.getByText(`${client?.firstName} ${client?.lastName}`).first().waitFor();
  });
});
