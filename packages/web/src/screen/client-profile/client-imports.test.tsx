import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { caretakerFound, patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { client, createProfileServer, patient } from './client-profile.test-data';
import { ClientProfileScreen } from './client-profile-screen';

type Made = Operations['GetPimsImports']['data']['pimsImports'][number];
type Preview = NonNullable<Operations['PreviewPimsImportUndo']['data']['pimsImportUndo']>;

const importId = '0b2f2f6e-52d7-4f0a-9d0c-6a4d3d0a9b11';
const made: Made = {
  ...{ id: importId, at: '2026-11-20T15:30:00.000Z', by: 'Rosa Delacroix', patients: 2, names: ['Nori', 'Soba'] },
  ...{ madeClient: false, undoneAt: null, undoneBy: null, removed: 0 },
};
const preview: Preview = {
  ...{ import: made, previewed: 'as shown' },
  goes: [{ noun: 'patient', id: '6', name: 'Nori' }],
  stays: [
    {
      ...{ noun: 'patient', id: '7', name: 'Soba' },
      reasons: ['1 prescription was written after the import.', 'Its record was changed by hand: Name.'],
    },
  ],
};
const linked = client({ pimsId: '4188', pimsConnectionType: 'EZYVET' });
const stale = 'Someone changed records of this import. Review what will be removed and what stays.';

function Shown() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      {pathname.startsWith('/clients/') && <ClientProfileScreen />}
    </>
  );
}

function createServer(given = linked): FakeServer {
  const server = createProfileServer(given);
  server.answer('getPimsCaretakerById', {
    pimsCaretakerById: caretakerFound({ patients: [patientThere('9214', 'Nori'), patientThere('9215', 'Soba')] }),
  });
  server.answer('getPimsPatientById', { pimsPatientById: null });
  server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: null });
  server.answer('AddLocationPatient', ({ input }) => ({
    addLocationPatient: patient({ id: input.pimsId ?? '', name: input.pimsId === '9214' ? 'Nori' : 'Soba' }),
  }));
  server.answer('GetPimsImports', { pimsImports: [made] });
  server.answer('PreviewPimsImportUndo', { pimsImportUndo: preview });
  server.answer('UndoPimsImport', { undoPimsImport: { ...made, undoneAt: made.at, undoneBy: made.by, removed: 1 } });
  return server;
}

const importing = samplePractice({
  assignment: sampleAssignment({
    location: sampleLocation({ isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' }),
  }),
  features: ['pimsImport'],
});

function show({ server = createServer(), path = '/clients/profile/5', practice = importing } = {}) {
  return renderScreen(<Shown />, { server, path, practice });
}

async function undoing(server = createServer()) {
  const rendered = show({ server, path: `/clients/profile/5?undoImport=${importId}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo Import' }));
  return { ...rendered, dialog, server };
}

describe("a client's imports", () => {
  it('C-267 are listed with patients, time, and user, and undone ones with their outcome', async () => {
    const server = createServer();
    const undone: Made = {
      ...{ ...made, id: 'other', at: '2026-11-19T15:30:00.000Z', names: ['Miso'], patients: 1, madeClient: true },
      ...{ undoneAt: '2026-11-19T16:00:00.000Z', undoneBy: 'Dr. Maya Okafor', removed: 2 },
    };
    server.answer('GetPimsImports', { pimsImports: [made, undone] });
    const { user } = show({ server });
    await user.click(await screen.findByRole('button', { name: 'Past imports' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Imports' }));
    const [first, second] = within(await dialog.findByRole('list', { name: 'Imports' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('Nori and Soba11-20-2026 10:30 AM by Rosa DelacroixUndo');
    expect(second?.textContent).toBe(
      'The client, with Miso11-19-2026 10:30 AM by Rosa DelacroixUndone 11-19-2026 11:00 AM by Dr. Maya Okafor, 2 removedUndone',
    );
    await user.click(dialog.getByRole('button', { name: 'Undo the import of 11-20-2026 10:30 AM' }));
    expect(await screen.findByRole('dialog', { name: 'Undo Import' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Imports' })).toBeNull();
    expect(server.lastVariables('PreviewPimsImportUndo')).toEqual({ importId });
  });

  it('C-267 report when there are none, and retry after a failure', async () => {
    const server = createServer();
    server.fail('GetPimsImports', 'TOO_MANY_CALLS', 'It did not work.');
    const { user } = show({ server });
    await user.click(await screen.findByRole('button', { name: 'Past imports' }));
    expect(await screen.findByText('It did not work.')).toBeDefined();
    server.answer('GetPimsImports', { pimsImports: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing was imported for this client.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Past imports');
  });

  it('C-267 are not requested for a client without a record there', async () => {
    show({ server: createServer(client()) });
    await screen.findByRole('region', { name: 'Patient Profile' });
    expect(screen.queryByRole('button', { name: 'Past imports' })).toBeNull();
  });

  it('C-267 cannot be undone by a user who cannot add clients', async () => {
    const practice = { ...importing, mayUse: (name: string) => name !== 'UndoPimsImport' };
    const { user } = show({ practice, path: `/clients/profile/5?undoImport=${importId}` });
    await user.click(await screen.findByRole('button', { name: 'Past imports' }));
    expect(await screen.findByText('Nori and Soba')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Undo Import' })).toBeNull();
  });
});

describe('undoing an import', () => {
  it('C-267 keeps the selected patient in the address when it is closed', async () => {
    const { user } = show({ path: `/clients/profile/5?patientId=Ng%3D%3D&undoImport=${importId}` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo Import' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('at /clients/profile/5?patientId=Ng%3D%3D')).toBeDefined();
  });

  it('C-254 names the first hundred records to be deleted, counts the rest, and names all that stay', async () => {
    const record = (at: number) => ({ noun: 'patient' as const, id: String(at), name: `Koi ${String(at)}` });
    const server = createServer();
    const goes = Array.from({ length: 103 }, (_, at) => record(at + 1));
    const stays = Array.from({ length: 101 }, (_, at) => ({ ...record(at + 201), reasons: ['Is prescribed for.'] }));
    server.answer('PreviewPimsImportUndo', { pimsImportUndo: { ...preview, goes, stays } });
    const { dialog } = await undoing(server);
    const going = within(await dialog.findByRole('region', { name: 'To be deleted' }));
    expect(going.getAllByRole('listitem')).toHaveLength(100);
    expect(going.getByText('and 3 more')).toBeDefined();
    expect(within(dialog.getByRole('region', { name: 'To be kept' })).getAllByRole('listitem')).toHaveLength(101);
  });

  it('C-254 C-266 C-267 shows what is deleted and what stays and why, and undoes exactly that', async () => {
    const { dialog, user, server } = await undoing();
    const goes = within(await dialog.findByRole('region', { name: 'To be deleted' }));
    expect(goes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Nori']);
    const stays = within(dialog.getByRole('region', { name: 'To be kept' }));
    expect(stays.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Soba1 prescription was written after the import. Its record was changed by hand: Name.',
    ]);
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('UndoPimsImport')).toEqual({ input: { importId, previewed: 'as shown' } });
    expect(screen.getByText('Import Undone')).toBeDefined();
    expect(screen.getByText('1 removed, 1 kept.')).toBeDefined();
    expect(screen.getByText('at /clients/profile/5')).toBeDefined();
  });

  it('C-267 redirects to the clients if the import created the client', async () => {
    const server = createServer();
    const goes = [...preview.goes, { noun: 'client', id: '5', name: 'Marcus Thibodeaux' } as const];
    server.answer('PreviewPimsImportUndo', { pimsImportUndo: { ...preview, goes, stays: [] } });
    const { dialog, user } = await undoing(server);
    expect(await dialog.findByText('Client Marcus Thibodeaux')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('at /clientsearch')).toBeDefined();
  });

  it('C-266 reports a change, reloads the preview, and stays open', async () => {
    const server = createServer();
    server.fail('UndoPimsImport', 'CONFLICT', stale);
    const { dialog, user } = await undoing(server);
    await dialog.findByRole('region', { name: 'To be deleted' });
    server.answer('PreviewPimsImportUndo', { pimsImportUndo: { ...preview, previewed: 'anew', stays: [] } });
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(stale);
    await waitFor(() => expect(dialog.queryByRole('region', { name: 'To be kept' })).toBeNull());
    server.answer('UndoPimsImport', { undoPimsImport: { ...made, removed: 1 } });
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('UndoPimsImport')?.input.previewed).toBe('anew');
  });

  it.each<[string, Preview | null, string]>([
    ['nothing can be deleted', { ...preview, goes: [] }, 'all of it has been used since'],
    [
      'it was already undone',
      { ...preview, import: { ...made, undoneAt: made.at, undoneBy: made.by, removed: 2 }, goes: [], stays: [] },
      'This import was already undone. 11-20-2026 10:30 AM by Rosa Delacroix, 2 removed.',
    ],
    ['it does not exist', null, 'This import no longer exists.'],
  ])('C-267 reports that %s, and undoes nothing', async (_, found, text) => {
    const server = createServer();
    server.answer('PreviewPimsImportUndo', { pimsImportUndo: found });
    const { dialog, user } = await undoing(server);
    expect(await dialog.findAllByText(text, { exact: false })).not.toEqual([]);
    const button = dialog.getByRole('button', { name: 'Undo import' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(server.calls('UndoPimsImport')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('at /clients/profile/5')).toBeDefined();
  });

  it('C-267 shows why the preview failed and retries', async () => {
    const server = createServer();
    server.fail('PreviewPimsImportUndo', 'TOO_MANY_CALLS', 'It did not work.');
    const { dialog, user } = await undoing(server);
    expect(await dialog.findByText('It did not work.')).toBeDefined();
    server.answer('PreviewPimsImportUndo', { pimsImportUndo: preview });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('region', { name: 'To be deleted' })).toBeDefined();
  });

  it('C-265 C-267 is offered in the dialog after an import, and deleted records can be imported again', async () => {
    const { user, server } = show();
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Existing Patients' }));
    expect(dialog.queryByRole('button', { name: 'Undo import' })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Import all' }));
    await waitFor(() => expect(dialog.getAllByText('Imported')).toHaveLength(2));
    const [first, second] = server.calls('AddLocationPatient').map(({ variables }) => variables);
    expect(first).toMatchObject({ input: { pimsImportId: expect.any(String) as string } });
    const { pimsImportId: sent } = (first as Operations['AddLocationPatient']['variables']).input;
    expect(second).toMatchObject({ input: { pimsImportId: sent } });
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    const undo = within(await screen.findByRole('dialog', { name: 'Undo Import' }));
    await undo.findByRole('region', { name: 'To be deleted' });
    await user.click(undo.getByRole('button', { name: 'Undo import' }));
    expect(await dialog.findByRole('button', { name: 'Import Nori' })).toBeDefined();
    expect(server.lastVariables('UndoPimsImport')?.input.importId).toBe(sent);
    expect(dialog.queryByRole('button', { name: 'Undo import' })).toBeNull();
  });

  it('C-267 is offered in the notice after an import, and later in the notice list', async () => {
    const { user, server } = show();
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Existing Patients' }));
    await user.click(await dialog.findByRole('button', { name: 'Import Nori' }));
    await settled(server);
    await user.click(dialog.getByRole('button', { name: 'Open client profile' }));
    expect(await screen.findByText('1 Patient Imported')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Undo' }));
    expect(await screen.findByRole('dialog', { name: 'Undo Import' })).toBeDefined();
    const sent = server.calls('AddLocationPatient')[0]?.variables as Operations['AddLocationPatient']['variables'];
    expect(server.lastVariables('PreviewPimsImportUndo')).toEqual({ importId: sent.input.pimsImportId });
  });
});
