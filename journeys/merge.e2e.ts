import { encodeQueryValue } from '@signa/core/practice';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
const addClient = async (firstName: string, lastName: string, phoneNumber: string) => {
  const input = {
    ...{ firstName, lastName, locationClientPhones: [{ phoneTypeId: 1, phoneNumber }] },
    locationClientAddress: [home],
  };
  return (await maya('AddLocationClient', { locationId: wren, input })).addLocationClient.id;
};
const addPatient = async (name: string, locationClientId: string) => {
  const input = {
    ...{ locationId: wren, name, speciesCode: 'canine', gender: 'F', birthdate: '2020-01-01' },
    locationPatientClients: [{ locationClientId }],
  };
  await maya('AddLocationPatient', { input });
};
const stored = async (id: string) => (await maya('GetLocationClient', { id })).locationClient;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Merge Clients' });

describe('two records of one client', () => {
  it('C-245 C-246 C-248 C-249 C-250 are merged and separated again, by keyboard alone', async () => {
    const kept = await addClient('Josephine', 'Vandersloot', '5185550301');
    const other = await addClient('Josie', 'Vandersloot', '5185550302');
    await addPatient('Nutmeg', other);
    const before = [await stored(kept), await stored(other)];
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const { keyboard } = page;
    await page.goto(`${stage.url}/clients/profile/${kept}`);
    await page.getByRole('button', { name: /^Merge…/ }).waitFor();
    await keyboard.press('m');
    const dialog = dialogOf(page);
    const found = dialog.getByRole('radio', { name: /Josie Vandersloot/ });
    await found.waitFor();
    await expect.poll(() => hasFocus(dialog.getByRole('textbox', { name: 'The other record' }))).toBe(true);
    await keyboard.press('Tab');
    await expect.poll(() => hasFocus(found)).toBe(true);
    await keyboard.press('Space');
    await dialog.getByText('To Josephine Vandersloot move: 1 patient.').waitFor();
    await keyboard.press('Control+Enter');
    await dialog.getByText('Choose which value to keep.').waitFor();
    const stays = dialog.getByRole('radio', { name: 'Josephine (stays)' });
    await expect.poll(() => hasFocus(stays)).toBe(true);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    expect(await stays.isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await keyboard.press('Control+Enter');
    await notice(page, 'Records Merged').waitFor();
    await page.getByText('Nutmeg').first().waitFor();
    expect(await stored(other)).toMatchObject({ mergedIntoId: kept, isActive: false });

    await page.goto(`${stage.url}/clients/profile/${other}`);
    const merged = page.getByRole('region', { name: 'Merged', exact: true });
    await merged.getByRole('link', { name: 'Josephine Vandersloot' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const undo = merged.getByRole('button', { name: 'Undo Merge' });
    await undo.focus();
    await keyboard.press('Enter');
    await notice(page, 'Merge Undone').waitFor();
    await page.getByText('Nutmeg').first().waitFor();
    const version = expect.any(Number) as number;
    const after = [await stored(kept), await stored(other)];
    expect(after).toEqual(before.map((client) => client && { ...client, version }));
    await page.close();
  });

  it('C-245 C-246 C-249 C-251 are merged on a phone, and stay merged once another user changes the kept one', async () => {
    const kept = await addClient('Bartholomew', 'Oyelaran', '5185550311');
    const other = await addClient('Bartholomew', 'Oyelaran', '5185550312');
    await addPatient('Cinnabar', other);
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/clients/profile/${kept}`);
    await page.getByRole('button', { name: /^Merge…/ }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: /Bartholomew Oyelaran/ }).check();
    await dialog.getByText('To Bartholomew Oyelaran move: 1 patient.').waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await notice(page, 'Records Merged').waitFor();
    const phones = (await stored(kept))?.phones.filter(({ isActive }) => isActive);
    expect(phones?.map(({ phoneNumber }) => phoneNumber)).toEqual(['5185550311', '5185550312']);
    const [first] = phones ?? [];
    const one = first && { uuid: first.uuid, phoneTypeId: first.phoneTypeId, phoneNumber: first.phoneNumber };
    await maya('UpdateLocationClient', { input: { id: kept, locationClientPhones: one ? [one] : [] } });
    await page.goto(`${stage.url}/clients/profile/${other}`);
    await page.getByText('The client was changed after the merge.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo Merge' }).count()).toBe(0);
    expect(await fitsTheWindow(page)).toBe(true);
    await page.getByRole('link', { name: 'Bartholomew Oyelaran' }).click();
    await page.getByText('Cinnabar').first().waitFor();
    await page.close();
  });

  it('C-249 C-251 C-253 two records of a patient are merged on the profile, and the old address undoes it', async () => {
    const clientId = await addClient('Philippa', 'Zamboanga', '5185550321');
    await addPatient('Gingersnap', clientId);
    await addPatient('Ginger', clientId);
    const patients = (await stored(clientId))?.locationPatientClients ?? [];
    const idOf = (name: string) =>
      patients.find(({ locationPatient }) => locationPatient?.name === name)?.locationPatientId ?? '';
    const pathOf = (id: string) => `${stage.url}/clients/profile/${clientId}?patientId=${encodeQueryValue(id)}`;
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(pathOf(idOf('Gingersnap')));
    await page.getByRole('button', { name: 'Merge Patient…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge Patients' });
    await dialog.getByRole('textbox', { name: 'The other record' }).fill('Ginger');
    await dialog.getByRole('radio', { name: /^Ginger .*Zamboanga.*Canine/ }).check();
    await dialog.getByRole('radio', { name: 'Gingersnap (stays)' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await notice(page, 'Records Merged').waitFor();
    await page.goto(pathOf(idOf('Ginger')));
    const merged = page.getByRole('region', { name: 'Merged', exact: true });
    await merged.getByText('Ginger was merged into').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await merged.getByRole('button', { name: 'Undo Merge' }).click();
    await notice(page, 'Merge Undone').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Ginger', exact: true }).waitFor();
    await page.close();
  });

  it('C-278 C-279 every address of a merged client leads to the kept one, whose profile lists and undoes the merge', async () => {
    const kept = await addClient('Ottoline', 'Quackenbush', '5185550331');
    const other = await addClient('Ottoline', 'Quackenbush', '5185550332');
    await addPatient('Marzipan', other);
    await addPatient('Marzi', other);
    const [patientId = '', secondId = ''] = ((await stored(other))?.locationPatientClients ?? []).map(
      ({ locationPatientId }) => locationPatientId,
    );
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(`${stage.url}/clients/profile/${kept}`);
    await page.getByRole('button', { name: /^Merge…/ }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: /Ottoline Quackenbush/ }).check();
    await dialog.getByText('To Ottoline Quackenbush move: 2 patients.').waitFor();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await notice(page, 'Records Merged').waitFor();
    const listed = page.getByRole('region', { name: 'Merged records' });
    await listed.getByRole('link', { name: 'Ottoline Quackenbush' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
    await notice(page, 'Merge Undone').waitFor();
    expect(await stored(other)).toMatchObject({ mergedIntoId: null, isActive: true });

    const merge = async (noun: 'client' | 'patient', keptId: string, otherId: string) => {
      const { recordMergePreview: looked } = await maya('PreviewRecordMerge', { noun, keptId, otherId });
      const { keptVersion = 0, otherVersion = 0, fields = [] } = looked ?? {};
      const answers = fields
        .filter(({ isConflict }) => isConflict)
        .map(({ field }) => ({ field, stays: 'kept' as const }));
      await maya('MergeRecords', { input: { noun, keptId, otherId, keptVersion, otherVersion, answers } });
    };
    await merge('client', kept, other);
    await merge('patient', patientId, secondId);
    const about = (clientId: string, patient: string) =>
      `clientId=${encodeQueryValue(clientId)}&patientId=${encodeQueryValue(patient)}`;
    for (const path of [
      `/create/prescription/client/${other}`,
      `/create/rx/product-selection?${about(other, patientId)}`,
      `/create/rx?${about(kept, secondId)}`,
    ]) {
      await page.goto(stage.url + path);
      await notice(page, 'This is the record that was kept.').waitFor();
      await expect
        .poll(() => new URL(page.url()).searchParams.get('clientId'))
        .toBe(Buffer.from(kept).toString('base64'));
      if (path.includes('patientId'))
        expect(new URL(page.url()).searchParams.get('patientId')).toBe(Buffer.from(patientId).toString('base64'));
      expect(await page.getByText(/not active/i).count()).toBe(0);
    }
    await page.goto(`${stage.url}/history?patient=${secondId}`);
    await page.waitForURL(`**/history?patient=${patientId}`);
    await page.goto(`${stage.url}/clients/profile/${kept}?patientId=${encodeQueryValue(patientId)}`);
    const lists = page.getByRole('region', { name: 'Merged records' });
    await lists.nth(1).waitFor();
    await lists.getByRole('button', { name: 'Undo the merge of Marzi', exact: true }).click();
    await notice(page, 'Merge Undone').waitFor();
    await page.close();
  });
});
