import type { Operations } from '@signa/core/contract';
import { importFileTexts } from '@signa/core/pims';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

type Found = NonNullable<Operations['GetImportFile']['data']['importFile']>;

const id = '5f0c8f5e-0000-4000-8000-000000000001';
const report = {
  ...{ added: 120, known: 3, repeats: 0, faulty: 2, notes: ['In 4 lines, the extension of a phone was dropped.'] },
  faults: [
    { line: 7, column: 'Telefon', value: '12', what: 'it is too short' },
    { line: 9, column: null, value: null, what: 'it has 3 cells, but the header has 4' },
  ],
  columns: [
    { column: 'Telefon', count: 1, accepts: 'US phone number in any format' },
    { column: null, count: 1, accepts: null },
  ],
};
const file = (over: Partial<Found['file']> = {}): Found['file'] => ({
  ...{ id, noun: 'client', name: 'kunden.csv', size: 52_000, stage: 'mapping' },
  ...{ at: '2026-11-20T14:00:00.000Z', by: 'Priya Natarajan', linesDone: 0, lines: 126, problem: null, report: null },
  ...{ skipsInvalid: false, stays: null, removed: null },
  ...over,
});
const mapping = (over: Partial<NonNullable<Found['mapping']>> = {}): NonNullable<Found['mapping']> => ({
  ...{
    format: 'kunden.csv is read as Windows-1252, separated by semicolons.',
    encoding: 'windows-1252',
    encodings: null,
  },
  columns: [
    { header: 'Nr', examples: ['K-1', 'K-2'], field: 'external_id', note: null },
    { header: 'Name', examples: ['Muñoz', 'Lee'], field: null, note: null },
    { header: 'Telefon', examples: ['518 555 0177'], field: 'phone_1_number', note: "1 can't be read" },
  ],
  fields: [
    { value: 'external_id', label: 'ID in the old system' },
    { value: 'last_name', label: 'Last name' },
    { value: 'phone_1_number', label: 'Phone 1 number' },
  ],
  ...{ missing: [], questions: [] },
  preview: [
    {
      line: 2,
      cells: [
        { field: 'external_id', original: 'K-1', stored: 'K-1', fault: null },
        { field: 'phone_1_number', original: '518 555 0177', stored: '5185550177', fault: null },
      ],
      faults: [],
    },
    {
      line: 3,
      cells: [
        { field: 'external_id', original: 'K-2', stored: 'K-2', fault: null },
        { field: 'phone_1_number', original: '12', stored: '', fault: 'it is too short' },
      ],
      faults: ['it has 3 cells'],
    },
  ],
  ...over,
});

function open(found: Found | null) {
  const server = createPracticeServer();
  const assignment = sampleAssignment({ roleId: 'ADMIN', role: sampleRole('ADMIN'), location: sampleLocation() });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [assignment] }) });
  server.answer('GetImportFile', { importFile: found });
  server.answer('GetImportFiles', { importFiles: { locationId: '1', files: [] } });
  return { ...renderApp(`/practicesettings/imports/${id}`, { server }), server };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page of a file', () => {
  it('C-331 C-338 shows the columns with examples, and the first lines as they will be stored', async () => {
    open({ file: file(), mapping: mapping() });
    const column = await screen.findByLabelText<HTMLSelectElement>('Name');
    expect(column.selectedOptions[0]?.textContent).toBe('Not imported');
    expect(screen.getByText('Muñoz · Lee')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Preview' }));
    expect(table.getByText('5185550177')).toBeDefined();
    expect(table.getByText('In the file: 518 555 0177')).toBeDefined();
    expect(table.getByText('it is too short')).toBeDefined();
    expect(table.getByText('it has 3 cells')).toBeDefined();
  });

  it('C-331 saves a corrected column, which no other one then has', async () => {
    const { user, server } = open({ file: file(), mapping: mapping() });
    server.answer('ChangeImportMapping', { changeImportMapping: file({ stage: 'inspecting' }) });
    await user.selectOptions(await screen.findByLabelText('Name'), 'Phone 1 number');
    expect(screen.getByLabelText<HTMLSelectElement>('Telefon').value).toBe('-');
    await user.selectOptions(screen.getByLabelText('Name'), 'Last name');
    await user.click(await button('Save and update the preview'));
    await waitFor(() => expect(server.calls('ChangeImportMapping')).toHaveLength(1));
    expect(server.lastVariables('ChangeImportMapping')).toEqual({
      ...{ locationId: '1', id },
      input: {
        encoding: null,
        columns: [
          { header: 'Nr', field: 'external_id' },
          { header: 'Name', field: 'last_name' },
          { header: 'Telefon', field: null },
        ],
        answers: [],
      },
    });
  });

  it('C-331 asks what is unclear, and checks the file only when everything is answered', async () => {
    const questions = [
      {
        ...{ at: '["species","values","K9"]', text: "What does 'K9' in 'Kind' mean?", proposal: null },
        choices: [
          { value: 'canine', label: 'Canine' },
          { value: '', label: 'Leave it empty' },
        ],
      },
    ];
    const { user, server } = open({ file: file(), mapping: mapping({ questions, missing: ['Last name'] }) });
    server.answer('ChangeImportMapping', { changeImportMapping: file({ stage: 'inspecting' }) });
    expect((await button('Check every line')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('No column was found for Last name. Choose one below.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText("What does 'K9' in 'Kind' mean?"), 'Leave it empty');
    await user.click(await button('Save and update the preview'));
    await waitFor(() =>
      expect(server.lastVariables('ChangeImportMapping')?.input).toEqual({
        ...{ encoding: null, columns: null, answers: [{ at: '["species","values","K9"]', value: '' }] },
      }),
    );
  });

  it('C-331 asks for the encoding of an unreadable file', async () => {
    const encodings = [
      { value: 'windows-1252', label: 'Windows-1252: Schršder' },
      { value: 'macintosh', label: 'Mac Roman: Schröder' },
    ];
    const unclear = mapping({ format: '', encoding: '', encodings, columns: [], preview: [] });
    const { user, server } = open({ file: file({ stage: 'unreadable', problem: 'It is unclear.' }), mapping: unclear });
    server.answer('ChangeImportMapping', { changeImportMapping: file({ stage: 'inspecting' }) });
    expect((await screen.findByRole('alert')).textContent).toBe('It is unclear.');
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Mac Roman: Schröder');
    await user.click(await button('Save and update the preview'));
    await waitFor(() => expect(server.lastVariables('ChangeImportMapping')?.input.encoding).toBe('macintosh'));
  });

  it('C-333 C-338 groups the errors by column with what is accepted, and imports the other lines', async () => {
    const { user, server } = open({ file: file({ stage: 'checked', report }), mapping: mapping() });
    server.answer('StartImportFile', { startImportFile: file({ stage: 'importing' }) });
    const phone = within(await screen.findByRole('region', { name: 'Column "Telefon"' }));
    expect(phone.getByText('Accepted: US phone number in any format.')).toBeDefined();
    expect(phone.getByText('Line 7, "12": it is too short')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Whole lines' })).getByText(/^Line 9: /)).toBeDefined();
    expect(screen.getByText('3 clients already exist here and stay as they are')).toBeDefined();
    await user.click(await button('Import 120 clients and leave out 2 lines'));
    await waitFor(() =>
      expect(server.lastVariables('StartImportFile')).toEqual({ locationId: '1', id, skipsInvalid: true }),
    );
  });

  it('C-335 C-338 shows the progress, which does not depend on the page', async () => {
    open({ file: file({ stage: 'importing', linesDone: 63 }), mapping: null });
    expect(await screen.findByText('Importing: line 63 of 126')).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(63);
    expect(screen.getByText('You can close this page. The work continues.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Import|Undo|Remove/ })).toBeNull();
  });

  it('C-336 C-338 undoes an import after a question, and then the records that are not in use', async () => {
    const { user, server, unmount } = open({ file: file({ stage: 'done', report }), mapping: null });
    server.answer('UndoImportFile', { undoImportFile: file({ stage: 'undoing' }) });
    await user.click(await button('Undo import'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() =>
      expect(server.lastVariables('UndoImportFile')).toEqual({ locationId: '1', id, keepsUsed: false }),
    );
    unmount();
    const stays = { count: 3, records: [{ name: 'Una Used', reasons: ['A request names the client.'] }] };
    const again = open({ file: file({ stage: 'done', report, stays }), mapping: null });
    again.server.answer('UndoImportFile', { undoImportFile: file({ stage: 'undoing' }) });
    const card = within(await screen.findByRole('region', { name: 'In use (3)' }));
    expect(card.getByText('A request names the client.')).toBeDefined();
    expect(card.getByText('and 2 more')).toBeDefined();
    await again.user.click(card.getByRole('button', { name: 'Undo the others and keep these' }));
    await waitFor(() => expect(again.server.lastVariables('UndoImportFile')?.keepsUsed).toBe(true));
  });

  it.each(['importing', 'stopped'] as const)(
    'C-333 C-334 does not say that lines are added or left out in the stage %s',
    async (stage) => {
      open({ file: file({ stage, report, skipsInvalid: true }), mapping: null });
      await screen.findByText('120 clients will be added');
      expect(screen.queryByText('120 clients added')).toBeNull();
      expect(screen.queryByText(/left out/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Download the lines left out' })).toBeNull();
    },
  );

  it('C-334 C-338 downloads the lines that were left out, in all their parts', async () => {
    const { user, server } = open({ file: file({ stage: 'done', report, skipsInvalid: true }), mapping: null });
    const parts = ['Nr;Name\n', 'K-7;Bo\n'];
    server.answer('GetImportLeftOut', ({ part }) => ({
      importLeftOut: parts[part] === undefined ? null : { name: 'kunden.left-out.csv', text: parts[part] },
    }));
    await user.click(await button('Download the lines left out'));
    await waitFor(() => expect(server.calls('GetImportLeftOut')).toHaveLength(3));
  });

  it('C-332 C-338 removes a file of which nothing was imported', async () => {
    const { user, server } = open({ file: file(), mapping: mapping() });
    server.answer('RemoveImportFile', { removeImportFile: { locationId: '1', files: [] } });
    await user.click(await button('Remove file'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this file?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove file' }));
    expect(await screen.findByText('No files were uploaded yet.')).toBeDefined();
    expect(server.lastVariables('RemoveImportFile')).toEqual({ locationId: '1', id });
  });

  it('C-338 says so if the file does not exist, or if it could not be loaded', async () => {
    const { unmount } = open(null);
    expect(await screen.findByText('There is no such file at this location.')).toBeDefined();
    unmount();
    const { server } = open({
      file: file({ stage: 'checked', report: { ...report, added: 0, faulty: 0 } }),
      mapping: mapping(),
    });
    const start = await button('Import 0 clients');
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(importFileTexts.nothingToAdd).toMatch(/^Nothing to add/);
    expect(server.calls('StartImportFile')).toEqual([]);
  });
});
