import type { Operations } from '@signa/core/contract';
import { importFileTexts, importLimits } from '@signa/core/pims';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

type ImportFile = Operations['GetImportFiles']['data']['importFiles']['files'][number];

const file = (over: Partial<ImportFile> = {}): ImportFile => ({
  ...{ id: '5f0c8f5e-0000-4000-8000-000000000001', noun: 'client', name: 'clients.csv', size: 3_400_000 },
  ...{ stage: 'done', at: '2026-11-20T14:00:00.000Z', by: 'Priya Natarajan', linesDone: 0, lines: 200, problem: null },
  ...{ report: null, skipsInvalid: false, stays: null, removed: null },
  ...over,
});
const running = file({
  ...{ id: '5f0c8f5e-0000-4000-8000-000000000002', noun: 'patient', name: 'pets.txt', size: 900, stage: 'importing' },
  linesDone: 50,
});

function open(files: readonly ImportFile[] = [], role: 'ADMIN' | 'VET' = 'ADMIN') {
  const server = createPracticeServer();
  const assignment = sampleAssignment({ roleId: role, role: sampleRole(role), location: sampleLocation() });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [assignment] }) });
  server.answer('GetImportFiles', { importFiles: { locationId: '1', files: [...files] } });
  server.answer('GetImportFile', { importFile: { file: file({ stage: 'inspecting' }), mapping: null } });
  server.answer('SendImportPart', ({ number }) => ({ sendImportPart: { number, size: 1 } }));
  server.answer('AddImportFile', { addImportFile: file({ stage: 'inspecting' }) });
  return { ...renderApp('/practicesettings/imports', { server }), server };
}
const choose = async (user: ReturnType<typeof open>['user'], chosen: File) =>
  user.upload(await screen.findByLabelText('File of records'), chosen);

describe('the page of the imports', () => {
  it('C-338 lists the files with what is done with them, and their progress', async () => {
    open([running, file({ report: { ...emptyReport, added: 198 } })]);
    const rows = await within(await screen.findByRole('region', { name: 'Files' })).findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('pets.txt');
    expect(rows[0]?.textContent).toContain('Importing: line 50 of 200');
    expect(rows[1]?.textContent).toContain('198 clients added, 3.2 MB');
    expect(rows[1]?.textContent).toContain('by Priya Natarajan');
    expect(
      within(rows[1] ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/imports\/5f0c8f5e/);
  });

  it('C-330 C-338 uploads a file in parts, and opens it', async () => {
    const { user, server } = open();
    await screen.findByText('No files were uploaded yet.');
    await user.selectOptions(screen.getByLabelText('The file contains'), 'Patients');
    const size = importLimits.partBytes + 5;
    await choose(user, new File([new Uint8Array(size)], 'pets.csv'));
    await waitFor(() => expect(server.calls('AddImportFile')).toHaveLength(1));
    const sent = server.calls('SendImportPart').map(({ variables }) => variables);
    expect(sent).toMatchObject([
      { locationId: '1', number: 0 },
      { locationId: '1', number: 1 },
    ]);
    expect(server.lastVariables('AddImportFile')).toMatchObject({
      ...{ locationId: '1', input: { noun: 'patient', name: 'pets.csv', size } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'clients.csv' })).toBeDefined();
  });

  it('C-330 C-338 sends a part again after a lost connection, and says what failed', async () => {
    const { user, server } = open();
    await screen.findByText('No files were uploaded yet.');
    server.fail('SendImportPart', 'CONFLICT', importFileTexts.manyUploads);
    await choose(user, new File(['id'], 'clients.csv'));
    expect(await screen.findByText(importFileTexts.manyUploads)).toBeDefined();
    expect(server.calls('AddImportFile')).toEqual([]);
    server.breakOff('SendImportPart');
    await choose(user, new File(['id'], 'clients.csv'));
    await waitFor(() => expect(server.calls('SendImportPart')).toHaveLength(2));
    server.answer('SendImportPart', ({ number }) => ({ sendImportPart: { number, size: 2 } }));
    await waitFor(() => expect(server.calls('AddImportFile')).toHaveLength(1), { timeout: 5_000 });
    expect(server.calls('SendImportPart')).toHaveLength(3);
  });

  it('C-330 rejects a workbook before any of it is sent', async () => {
    const { user, server } = open();
    await screen.findByText('No files were uploaded yet.');
    // The browser's dialog can show all files, and a dropped file has any name.
    const input = await screen.findByLabelText('File of records');
    input.removeAttribute('accept');
    await choose(user, new File(['x'], 'clients.xlsx'));
    expect(await screen.findByText(importFileTexts.workbook)).toBeDefined();
    expect(server.calls('SendImportPart')).toEqual([]);
  });

  it('A-323 C-338 is closed to users who cannot manage the practice', async () => {
    const { server } = open([], 'VET');
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    expect(server.calls('GetImportFiles')).toEqual([]);
  });

  it('C-338 says that the list could not be loaded', async () => {
    const server = createPracticeServer();
    const assignment = sampleAssignment({ roleId: 'ADMIN', role: sampleRole('ADMIN'), location: sampleLocation() });
    server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [assignment] }) });
    server.breakOff('GetImportFiles');
    renderApp('/practicesettings/imports', { server });
    expect(await screen.findByText("We couldn't load the imports.")).toBeDefined();
  });
});

const emptyReport = { added: 0, known: 0, repeats: 0, faulty: 0, notes: [], faults: [], columns: [] };
