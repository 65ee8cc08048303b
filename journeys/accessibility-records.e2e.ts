import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerAs } from './harness/call.js';
import { auditAccessibility } from './harness/accessibility.js';
import { delayCalls } from './harness/delay-calls.js';
import { lookupOf, wren } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf } = lookupOf(() => maya);
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
const addClient = async (firstName: string, phoneNumber: string) => {
  const input = {
    ...{ firstName, lastName: 'Vandersloot', locationClientPhones: [{ phoneTypeId: 1, phoneNumber }] },
    locationClientAddress: [home],
  };
  return (await maya('AddLocationClient', { locationId: wren, input })).addLocationClient.id;
};
const addPatient = async (name: string, locationClientId: string, speciesCode = 'canine') => {
  const input = {
    ...{ locationId: wren, name, speciesCode, gender: 'F', birthdate: '2020-01-01' },
    locationPatientClients: [{ locationClientId }],
  };
  return (await maya('AddLocationPatient', { input })).addLocationPatient.id;
};
const refused = (page: Page, text: string) => page.getByRole('dialog').getByText(text).first().waitFor();

describe('dialogs about records are accessible, on desktop and phone, in light and dark mode', () => {
  it('C-245 C-246 C-249 P-268 merging two clients: open, with conflicts, refused and completed', async () => {
    const kept = await addClient('Josephine', '5185550301');
    const other = await addClient('Josie', '5185550302');
    await addPatient('Nutmeg', other);
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/clients/profile/${kept}`);
    await page.getByRole('button', { name: /^Merge…/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge Clients' });
    const found = dialog.getByRole('radio', { name: /Josie Vandersloot/ });
    await found.waitFor();
    await audit('Merge Clients, open');
    await found.check();
    await dialog.getByText('To Josephine Vandersloot move: 1 patient.').waitFor();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await refused(page, 'Choose which value to keep.');
    await audit('Merge Clients, with a conflict that is to be answered');
    await dialog.getByRole('radio', { name: 'Josephine (stays)' }).check();
    // Another user changes the other record. The page is notified and refreshes the merge preview, but too late.
    const release = await delayCalls(page, 'PreviewRecordMerge');
    await maya('UpdateLocationClient', { input: { id: other, email: 'josie@mail.example' } });
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await dialog.getByRole('alert').waitFor();
    release();
    await audit('Merge Clients, refused');
    await page.goto(`${stage.url}/clients/profile/${kept}`);
    await page.getByRole('button', { name: /^Merge…/ }).click();
    await found.check();
    await dialog.getByRole('radio', { name: 'Josephine (stays)' }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await notice(page, 'Records Merged').waitFor();
    await audit('the profile after a merge');
    await page.goto(`${stage.url}/clients/profile/${other}`);
    await page.getByRole('region', { name: 'Merged' }).getByRole('button', { name: 'Undo Merge' }).waitFor();
    await audit('the profile of a merged client');
    expect(violations).toEqual([]);
  });

  it('C-253 P-268 merging two patients: open, with conflicts, of two species, and completed', async () => {
    const clientId = await addClient('Philippa', '5185550321');
    const kept = await addPatient('Gingersnap', clientId);
    const other = await addPatient('Ginger', clientId);
    await addPatient('Gingerbread', clientId, 'feline');
    const pathOf = (id: string) => `${stage.url}/clients/profile/${clientId}?patientId=${encodeQueryValue(id)}`;
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(pathOf(kept));
    await page.getByRole('button', { name: 'Merge Patient…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge Patients' });
    await dialog.getByRole('textbox', { name: 'The other record' }).fill('Ginger');
    const found = dialog.getByRole('radio', { name: /^Ginger .*Canine/ });
    await found.waitFor();
    await audit('Merge Patients, open');
    await dialog.getByRole('radio', { name: /^Gingerbread/ }).check();
    await refused(page, 'species');
    await audit('Merge Patients, refused');
    await found.check();
    await dialog.getByRole('radio', { name: 'Gingersnap (stays)' }).waitFor();
    await audit('Merge Patients, with a conflict');
    await dialog.getByRole('radio', { name: 'Gingersnap (stays)' }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await notice(page, 'Records Merged').waitFor();
    await page.goto(pathOf(other));
    await page.getByRole('region', { name: 'Merged' }).getByText('Ginger was merged into').waitFor();
    await audit('the profile of a merged patient');
    expect(violations).toEqual([]);
  });

  it('C-143 C-146 C-244 P-268 helping a client: ready, waiting, and refused', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/clients/profile/${(await clientOf('Chutney')).clientId}`);
    await page.getByRole('status').filter({ hasText: 'Help Client is waiting for the storefront account' }).waitFor();
    await audit('Help Client, waiting');
    await page.goto(`${stage.url}/clients/profile/${(await clientOf('Clementine')).clientId}`);
    const help = page.getByRole('button', { name: 'Help Client' });
    await page.locator('button:not([aria-disabled])').and(help).waitFor();
    await audit('Help Client, ready');
    await page.route('**/outside/storefront/session', (route) => route.fulfill({ status: 503, body: '{}' }));
    await help.click();
    await notice(page, 'Error Impersonating').waitFor();
    await audit('Help Client, refused');
    expect(violations).toEqual([]);
  });

  it('C-232 C-117 C-118 P-268 a possible duplicate client, and the patients of an imported one', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await page.getByRole('button', { name: 'Add Client Manually' }).click();
    for (const [name, text] of [
      ['First name', 'Devon'],
      ['Last name', 'Achterberg'],
      ['Phone number', '5185550164'],
    ] as const)
      await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('dialog').getByText('Same client').first().waitFor();
    await audit('the client form, with similar clients');
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await page.getByRole('textbox', { name: 'Last name' }).fill('kobayashi-r');
    await page.getByRole('button', { name: /Hanna Kobayashi-Reyes/ }).click();
    await page.getByRole('dialog', { name: 'Add Client' }).waitFor();
    await page.keyboard.press('Control+Enter');
    const list = page.getByRole('list', { name: 'Patients in PIMS' });
    await list.getByRole('paragraph').filter({ hasText: 'Deceased patients cannot be imported.' }).waitFor();
    await audit('Import Existing Patients');
    await page.getByRole('button', { name: 'Import all' }).click();
    await list.getByText('Imported', { exact: true }).nth(1).waitFor();
    await audit('Import Existing Patients, imported');
    expect(violations).toEqual([]);
  });
});
