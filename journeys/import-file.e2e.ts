import { expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** As a practice in Europe exports it from a spreadsheet program: Windows-1252, separated by semicolons. */
const file = Buffer.from(
  [
    'Client ID;First Name;Surname;Remark;Telephone;Street;City;State;Zip',
    'K-1;José;Muñozabal;Call first;518 555 0177;18 Regent St;Saratoga Springs;NY;12866',
    'K-2;Renée;Piñalosa;;518 555 0178;19 Regent St;Saratoga Springs;NY;12866',
    'K-3;Bo;Shortphone;;12;20 Regent St;Saratoga Springs;NY;12866',
  ].join('\r\n'),
  'latin1',
);

it('C-330 C-331 C-332 C-333 C-334 C-335 C-336 C-338 a practice administrator imports a file of clients on a phone, a vet finds one, and the import is undone', async () => {
  const admin = await stage.pageAs(people.admin, { viewport: phone });
  await admin.goto(`${stage.url}/practicesettings`);
  await admin.getByRole('link', { name: 'Imports' }).click();
  await admin.getByText('No files were uploaded yet.').waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  await admin.locator('input[type=file]').setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: file });

  // Corrects one proposed column.
  await admin.getByText('kunden.csv is read as Windows-1252, separated by semicolons.', { exact: false }).waitFor();
  await admin.getByLabel('First Name', { exact: true }).selectOption({ label: 'Not imported' });
  await admin.getByRole('button', { name: 'Save and update the preview' }).click();
  await admin.getByText('No column was found for First name. Choose one below.').waitFor();
  await admin.getByLabel('First Name', { exact: true }).selectOption({ label: 'First name' });
  await admin.getByRole('button', { name: 'Save and update the preview' }).click();
  const preview = admin.getByRole('table', { name: 'Preview' });
  await preview.getByText('José', { exact: true }).waitFor();
  await preview.getByText('Muñozabal', { exact: true }).waitFor();
  expect(await fitsTheWindow(admin)).toBe(true);
  expect(await axeViolations(admin)).toEqual([]);

  await admin.getByRole('button', { name: 'Check every line' }).click();
  const phones = admin.getByRole('region', { name: 'Column "Telephone"' });
  await phones.getByText('Line 4, "12"', { exact: false }).waitFor();
  await admin.getByRole('button', { name: 'Import 2 clients and leave out 1 line' }).click();
  await admin.getByText('2 clients added').waitFor();
  expect(await axeViolations(admin)).toEqual([]);
  const [left] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download the lines left out' }).click(),
  ]);
  expect(left.suggestedFilename()).toBe('kunden.left-out.csv');

  const vet = await stage.pageAs(people.vet, { viewport: desktop });
  await vet.goto(`${stage.url}/clientsearch?q=Mu%C3%B1ozabal`);
  await vet.getByText('Muñozabal', { exact: false }).first().waitFor();

  await admin.getByRole('button', { name: 'Undo import' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Undo this import?' });
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await admin.getByText('2 clients removed by the undo').waitFor();
  await admin.getByText('Import undone').waitFor();
});
