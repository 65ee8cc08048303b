import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { encodeQueryValue } from '@signa/core/practice';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { ClientProfileScreen } from './client-profile-screen';
import { client, createProfileServer, listed, patient } from './client-profile.test-data';

type Merge = NonNullable<Operations['GetRecordMerge']['data']['recordMerge']>;

const moves = { patients: 0, prescriptions: 2, requests: 1, orderLines: 1, alerts: 0 };
const made: Merge = {
  ...{ noun: 'patient', keptId: '6', keptName: 'Otis', otherId: '31', otherName: 'Ottis' },
  ...{ at: '2026-05-04T15:30:00.000Z', by: 'Rosa Delacroix', moves, undoRefusals: [] },
};

const pathOf = (id: string) => `/clients/profile/5?patientId=${encodeQueryValue(id)}`;

function createServer() {
  const server = createProfileServer(client());
  const found = [listed('6', 'Otis'), listed('31', 'Ottis')].map((each) => ({ ...each, locationPatientClients: [] }));
  server.answer('GetLocationPatientsByFilter', { locationPatientsByFilter: found });
  server.answer('PreviewRecordMerge', {
    recordMergePreview: {
      ...{ keptVersion: 1, otherVersion: 2, refusals: [], moves },
      fields: [
        { field: 'name', kept: 'Otis', other: 'Ottis', from: null, isConflict: true },
        { field: 'allergies', kept: 'Penicillin', other: 'Beef', from: 'both', isConflict: false },
        { field: 'weight', kept: '10 lbs', other: '11 lbs', from: 'other', isConflict: false },
      ],
    },
  });
  server.answer('MergeRecords', { mergeRecords: made });
  return server;
}

it('C-253 merges another record of the selected patient, with a preview of what stays and moves', async () => {
  const server = createServer();
  const { user } = renderScreen(<ClientProfileScreen />, {
    server,
    path: pathOf('6'),
    practice: samplePractice(),
  });
  await user.click(await screen.findByRole('button', { name: 'Merge Patient…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Patients' }));
  await user.click(await dialog.findByRole('radio', { name: /Ottis/ }));
  expect(await dialog.findByText('To Otis move: 2 prescriptions, 1 request, 1 order line.')).toBeTruthy();
  const values = within(dialog.getByRole('region', { name: 'Values after merging' }));
  expect(values.getByText('Penicillin; Beef')).toBeTruthy();
  expect(values.getByText('11 lbs')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Otis (stays)' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.lastVariables('MergeRecords')).toEqual({
    input: {
      ...{ noun: 'patient', keptId: '6', otherId: '31', keptVersion: 1, otherVersion: 2 },
      answers: [{ field: 'name', stays: 'kept' }],
    },
  });
});

it('C-285 C-253 shows the client and species of each other record, and what distinguishes records with the same name', async () => {
  const server = createServer();
  const facts = { breed: { code: 'collie', name: 'Collie' }, birthdate: '2019-10-20', weightUnit: 'lbs' as const };
  const found = [66, 12.5].map((weight, index) => ({
    ...{ ...listed(`3${index}`, 'Ottis'), ...facts, weight },
    locationPatientClients: [],
  }));
  server.answer('GetLocationPatientsByFilter', { locationPatientsByFilter: found });
  const { user } = renderScreen(<ClientProfileScreen />, { server, path: pathOf('6'), practice: samplePractice() });
  await user.click(await screen.findByRole('button', { name: 'Merge Patient…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Patients' }));
  const choices = await dialog.findAllByRole('radio', { name: /Ottis/ });
  expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Ottis66 lbsCanine, Collie, 7 y 1 mo/),
    expect.stringMatching(/^Ottis12\.5 lbsCanine, Collie, 7 y 1 mo/),
  ]);
});

it('C-249 C-251 C-253 the old address of a merged patient shows the merge, links to the kept record, and undoes it', async () => {
  const server = createServer();
  server.answer('getLocationPatient', ({ id }) => ({
    locationPatient: patient(
      id === '31' ? { id, name: 'Ottis', locationId: '1', isActive: false, mergedIntoId: '6' } : { id, name: 'Otis' },
    ),
  }));
  server.answer('GetRecordMerge', { recordMerge: made });
  server.answer('UndoRecordMerge', { undoRecordMerge: '6' });
  const { user } = renderScreen(<ClientProfileScreen />, { server, path: pathOf('31'), practice: samplePractice() });
  const note = within(await screen.findByRole('region', { name: 'Merged' }));
  expect(await note.findByRole('heading', { name: 'Ottis was merged into Otis' })).toBeTruthy();
  expect(note.getByRole('link', { name: 'Otis' }).getAttribute('href')).toBe(pathOf('6'));
  await user.click(note.getByRole('button', { name: 'Undo Merge' }));
  expect(await screen.findByText('Merge Undone')).toBeTruthy();
  expect(server.lastVariables('UndoRecordMerge')).toEqual({ noun: 'patient', recordId: '31' });
});
