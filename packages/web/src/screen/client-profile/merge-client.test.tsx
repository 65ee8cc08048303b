import { screen, waitFor, within } from '@testing-library/react';
import { mergeOpenText } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { ClientProfileScreen } from './client-profile-screen';
import { client, createProfileServer } from './client-profile.test-data';

type Preview = NonNullable<Operations['PreviewRecordMerge']['data']['recordMergePreview']>;
type Merge = NonNullable<Operations['GetRecordMerge']['data']['recordMerge']>;

const moves = { patients: 1, prescriptions: 2, requests: 0, orderLines: 0, alerts: 0 };
const preview: Preview = {
  ...{ keptVersion: 3, otherVersion: 4, refusals: [], moves },
  fields: [
    { field: 'firstName', kept: 'Marcus', other: 'Mark', from: null, isConflict: true },
    { field: 'lastName', kept: 'Thibodeaux', other: 'Thibodeaux', from: 'kept', isConflict: false },
    { field: 'email', kept: null, other: 'mark@mail.example', from: 'other', isConflict: false },
    { field: 'phones', kept: '(518)-555-0111', other: '(518)-555-0199', from: 'both', isConflict: false },
    { field: 'pimsRecord', kept: null, other: null, from: 'kept', isConflict: false },
  ],
};
const made: Merge = {
  ...{ noun: 'client', keptId: '5', keptName: 'Marcus Thibodeaux', otherId: '9', otherName: 'Mark Thibodeaux' },
  ...{ at: '2026-05-04T15:30:00.000Z', by: 'Rosa Delacroix', moves, undoRefusals: [] },
};

function Shown() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      {pathname.startsWith('/clients/') && <ClientProfileScreen />}
    </>
  );
}

function createServer(): FakeServer {
  const server = createProfileServer(client());
  server.answer('LocationClientSearch', {
    locationClientSearch: { data: [clientFound(), clientFound({ id: '9', firstName: 'Mark' })], count: 2 },
  });
  server.answer('PreviewRecordMerge', { recordMergePreview: preview });
  server.answer('MergeRecords', { mergeRecords: made });
  return server;
}

async function open(server = createServer()) {
  const rendered = renderScreen(<Shown />, { server, path: '/clients/profile/5', practice: samplePractice() });
  await rendered.user.click(await screen.findByRole('button', { name: /^Merge…/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Clients' }));
  const choose = async () => rendered.user.click(await dialog.findByRole('radio', { name: /Mark Thibodeaux/ }));
  const send = () => rendered.user.click(dialog.getByRole('button', { name: 'Merge' }));
  return { ...rendered, server, dialog, choose, send };
}

describe('merging two clients', () => {
  it('C-279 the notice after a merge undoes it with one press', async () => {
    const { choose, send, user, server, dialog } = await open();
    server.answer('UndoRecordMerge', { undoRecordMerge: '5' });
    await choose();
    await user.click(await dialog.findByRole('radio', { name: 'Marcus (stays)' }));
    await send();
    await screen.findByText('Records Merged');
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    await user.click(notices.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Merge Undone')).toBeDefined();
    expect(screen.queryByText('Records Merged')).toBeNull();
    expect(server.lastVariables('UndoRecordMerge')).toEqual({ noun: 'client', recordId: '9' });
  });

  it('C-303 is swapped with one press: the other record is previewed, kept, and shown, and the answers are reset', async () => {
    const { choose, send, user, server, dialog } = await open();
    await choose();
    await user.click(await dialog.findByRole('radio', { name: 'Marcus (stays)' }));
    await user.click(dialog.getByRole('button', { name: 'Keep the record of Mark Thibodeaux instead' }));
    await dialog.findByText(/^Marcus Thibodeaux is merged into Mark Thibodeaux\./);
    expect(server.lastVariables('PreviewRecordMerge')).toEqual({ noun: 'client', keptId: '9', otherId: '5' });
    expect(dialog.queryByRole('radio', { name: 'Marcus (stays)', checked: true })).toBeNull();
    await user.click(await dialog.findByRole('radio', { name: 'Marcus (stays)' }));
    await send();
    await waitFor(() =>
      expect(server.lastVariables('MergeRecords')?.input).toMatchObject({ keptId: '9', otherId: '5' }),
    );
    expect(await screen.findByText('at /clients/profile/9')).toBeDefined();
  });

  it('C-303 is swapped back, and stays on the page if it is not swapped', async () => {
    const { choose, user, server, dialog } = await open();
    await choose();
    await user.click(await dialog.findByRole('button', { name: 'Keep the record of Mark Thibodeaux instead' }));
    await user.click(await dialog.findByRole('button', { name: 'Keep the record of Marcus Thibodeaux instead' }));
    await dialog.findByText(/^Mark Thibodeaux is merged into Marcus Thibodeaux\./);
    expect(server.calls('MergeRecords')).toEqual([]);
  });

  it('C-246 reports an open conflict once Merge is pressed, not before', async () => {
    const { choose, send, server, dialog } = await open();
    await choose();
    await dialog.findByRole('radio', { name: 'Marcus (stays)' });
    expect(dialog.queryByText(mergeOpenText)).toBeNull();
    await send();
    expect(dialog.getAllByText(mergeOpenText).length).toBeGreaterThan(0);
    expect(server.calls('MergeRecords')).toEqual([]);
  });

  it('C-303 shows what is missing if Merge is pressed before a record is selected', async () => {
    const { send, server, dialog } = await open();
    await dialog.findByRole('radio', { name: /Mark Thibodeaux/ });
    await send();
    expect(dialog.getByText('Choose the other record from the list first.')).toBeDefined();
    expect(server.calls('MergeRecords')).toEqual([]);
  });

  it('C-279 shows who was merged into the client, when, and by whom, and undoes it', async () => {
    const server = createServer();
    const built = { ...made, otherId: '11', otherName: 'M. Thibodeaux', undoRefusals: ['1 request was made.'] };
    server.answer('GetMergedRecords', ({ noun }) => ({ mergedRecords: noun === 'client' ? [made, built] : [] }));
    server.answer('UndoRecordMerge', { undoRecordMerge: '5' });
    const { user } = renderScreen(<Shown />, { server, path: '/clients/profile/5', practice: samplePractice() });
    const list = within(await screen.findByRole('region', { name: 'Merged records' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.textContent).toContain('Mark Thibodeaux05-04-2026 11:30 AM by Rosa Delacroix');
    expect(list.getByRole('link', { name: 'Mark Thibodeaux' }).getAttribute('href')).toBe('/clients/profile/9');
    expect(second?.textContent).toContain('It cannot be undone: 1 request was made.');
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Undo the merge of Mark Thibodeaux' }));
    expect(await screen.findByText('Merge Undone')).toBeDefined();
    expect(server.lastVariables('UndoRecordMerge')).toEqual({ noun: 'client', recordId: '9' });
  });

  it('C-279 shows no list without merged records, and no Undo without permission', async () => {
    const server = createServer();
    const { unmount } = renderScreen(<Shown />, { server, path: '/clients/profile/5', practice: samplePractice() });
    await screen.findByRole('region', { name: 'Client' });
    expect(screen.queryByRole('region', { name: 'Merged records' })).toBeNull();
    unmount();
    server.answer('GetMergedRecords', ({ noun }) => ({ mergedRecords: noun === 'client' ? [made] : [] }));
    const practice = { ...samplePractice(), mayUse: (name: string) => name !== 'UndoRecordMerge' };
    renderScreen(<Shown />, { server, path: '/clients/profile/5', practice });
    const list = within(await screen.findByRole('region', { name: 'Merged records' }));
    expect(list.queryByRole('button')).toBeNull();
  });

  it('C-245 is offered only to users who can edit clients', async () => {
    const practice = samplePractice();
    const withoutRight = { ...practice, mayUse: (name: string) => name !== 'MergeRecords' };
    renderScreen(<Shown />, { server: createServer(), path: '/clients/profile/5', practice: withoutRight });
    await screen.findByRole('region', { name: 'Client' });
    expect(screen.queryByRole('button', { name: /^Merge…/ })).toBeNull();
  });

  it('C-246 finds the other record by name, and never offers the same record', async () => {
    const { dialog, server } = await open();
    await dialog.findByRole('radio', { name: /Mark Thibodeaux/ });
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    expect(server.lastVariables('LocationClientSearch')).toMatchObject({
      filter: 'Thibodeaux',
      activeFilterType: 'all',
    });
  });

  it('C-246 previews what stays and moves, asks about each conflict, and merges exactly that', async () => {
    const { dialog, choose, send, user, server } = await open();
    await choose();
    await dialog.findByText('To Marcus Thibodeaux move: 1 patient, 2 prescriptions.');
    const values = within(dialog.getByRole('region', { name: 'Values after merging' }));
    expect(values.getByText('mark@mail.example')).toBeTruthy();
    expect(values.getByText('(518)-555-0111; (518)-555-0199')).toBeTruthy();
    expect(values.queryByText('PIMS record')).toBeNull();
    await send();
    expect(dialog.getByText('Choose which value to keep.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Marcus (stays)' }));
    expect(server.calls('MergeRecords')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Mark (from the other record)' }));
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('MergeRecords').map(({ variables }) => variables)).toEqual([
      {
        input: {
          ...{ noun: 'client', keptId: '5', otherId: '9', keptVersion: 3, otherVersion: 4 },
          answers: [{ field: 'firstName', stays: 'other' }],
        },
      },
    ]);
    // On the record where it can be undone.
    expect(screen.getByRole('link', { name: 'Mark Thibodeaux' }).getAttribute('href')).toBe('/clients/profile/9');
    expect(screen.getByText('Records Merged')).toBeTruthy();
  });

  it('C-245 shows why two records cannot be merged, and sends nothing', async () => {
    const server = createServer();
    const refusals = ['One of the two was already merged.'];
    server.answer('PreviewRecordMerge', { recordMergePreview: { ...preview, fields: [], refusals } });
    const { dialog, choose, send } = await open(server);
    await choose();
    expect(await dialog.findByText('One of the two was already merged.')).toBeTruthy();
    await send();
    expect(server.calls('MergeRecords')).toEqual([]);
  });

  it('C-245 keeps the dialog and its answers after a refusal, and reloads the preview', async () => {
    const server = createServer();
    server.fail('MergeRecords', 'CONFLICT', 'Someone changed one of the two records. Review the merge again.');
    const { dialog, choose, send, user } = await open(server);
    await choose();
    await user.click(await dialog.findByRole('radio', { name: 'Marcus (stays)' }));
    await send();
    expect(await dialog.findByText(/Someone changed one of the two records/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Marcus (stays)' }).checked).toBe(true);
    await waitFor(() => expect(server.calls('PreviewRecordMerge').length).toBeGreaterThan(1));
  });
});

describe('the page of a merged client', () => {
  function openMerged(over: Partial<Merge> = {}, practice = samplePractice()) {
    const server = createProfileServer(
      client({ id: '9', firstName: 'Mark', isActive: false, mergedIntoId: '5', locationPatientClients: [] }),
    );
    server.answer('GetRecordMerge', { recordMerge: { ...made, ...over } });
    server.answer('UndoRecordMerge', { undoRecordMerge: '5' });
    return renderScreen(<Shown />, { server, path: '/clients/profile/9', practice });
  }

  it('C-249 is readable, shows the merge with a link to the kept record, and offers no changes', async () => {
    openMerged();
    const note = within(await screen.findByRole('region', { name: 'Merged' }));
    const way = await note.findByRole('link', { name: 'Marcus Thibodeaux' });
    expect(way.getAttribute('href')).toBe('/clients/profile/5');
    expect(note.getByText(/^On 05-04-2026.* by Rosa Delacroix\. This record is read-only\.$/)).toBeTruthy();
    expect(note.getByText('To Marcus Thibodeaux moved: 1 patient, 2 prescriptions.')).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Client' }));
    expect(card.getByText('Mark Thibodeaux')).toBeTruthy();
    expect(card.getByText('Merged')).toBeTruthy();
    expect(card.queryByText('Not active')).toBeNull();
    expect(card.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  it('C-251 undoes the merge and confirms it', async () => {
    const { user, server } = openMerged();
    await user.click(await screen.findByRole('button', { name: 'Undo Merge' }));
    expect(await screen.findByText('Merge Undone')).toBeTruthy();
    expect(server.lastVariables('UndoRecordMerge')).toEqual({ noun: 'client', recordId: '9' });
  });

  it('C-251 lists every reason why it cannot be undone, and offers it only with permission', async () => {
    const undoRefusals = [
      'The client was changed after the merge.',
      'A request that moved was answered after the merge.',
    ];
    const { unmount } = openMerged({ undoRefusals });
    for (const reason of undoRefusals) expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo Merge' })).toBeNull();
    unmount();
    const practice = samplePractice();
    openMerged({}, { ...practice, mayUse: (name: string) => name !== 'UndoRecordMerge' });
    await screen.findByRole('link', { name: 'Marcus Thibodeaux' });
    expect(screen.queryByRole('button', { name: 'Undo Merge' })).toBeNull();
  });
});
