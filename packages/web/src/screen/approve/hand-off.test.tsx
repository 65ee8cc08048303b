import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { task } from '../../feature/prescribing/queue/open/form.test-data';
import { createQueueServer, group, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';
import type { TaskRow } from '../../feature/prescribing/queue/request/rows';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { ApproveScreen } from './approve-screen';

const luis = { id: '21', displayName: 'Luis Ferreira', roleName: 'Technician' };
const ana = { id: '22', displayName: 'Ana Ortiz', roleName: 'Vet' };
const full = (row: TaskRow, over = {}) =>
  task({ id: row.id, uuid: row.uuid, version: row.version, nextOrderDate: row.nextOrderDate, ...over });
const withUser = (user: { readonly id: string; readonly displayName: string }): Partial<TaskRow> => ({
  prescriptionTaskWorkflow: {
    currentWorkflowStatusId: null,
    currentWorkflowStatus: null,
    workflowLocationUserId: user.id,
    workflowLocationUser: { ...user, isActive: true, role: { name: 'VET' } },
    assignDate: '2026-11-20T13:00:00.000Z',
    assignedByLocationUserId: '11',
    internalNote: null,
  },
});

async function open(rows: readonly TaskRow[], { path = '/approve', role = 'VET', snoozed = 0 } = {}) {
  const server = createQueueServer([group(marcus, [...rows])], rows.length);
  server.answer('GetColleagues', { colleagues: [ana, luis] });
  server.answer('GetPrescriptionTask', ({ id }) => {
    const row = rows.find((one) => one.id === id);
    return { prescriptionTask: row ? full(row) : null };
  });
  server.answer('GetWaitingCounts', {
    waitingCounts: { drafts: 0, ownDrafts: 0, tasks: [], cards: rows.length, joined: 0, snoozed },
  });
  const practice = samplePractice({ assignment: sampleAssignment({ roleId: role, role: sampleRole(role as 'VET') }) });
  const view = renderScreen(<ApproveScreen />, { server, path, practice });
  await screen.findByText(rows[0]?.locationPatient?.name ?? '');
  return { ...view, server };
}
const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('handing off a request', () => {
  it('P-510 P-511 assigns it with the key A and a note in which @ suggests colleagues', async () => {
    const { user, server } = await open([rowFor('Otis', { version: 7 }), rowFor('Juniper')]);
    server.answer('HandOffRequest', { handOffRequest: task() });
    headOf('Otis').focus();
    await user.keyboard('a');
    const dialog = await dialogOf('Hand off Otis');
    await user.selectOptions(await dialog.findByLabelText('Assign to'), 'Luis Ferreira (Technician)');
    await user.type(dialog.getByLabelText(/^Note/), 'Please call, with @an');
    await user.click(await dialog.findByRole('button', { name: '@Ana Ortiz' }));
    expect(dialog.getByLabelText(/^Note/)).toHaveProperty('value', 'Please call, with @Ana Ortiz ');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Note/));
    await user.click(dialog.getByRole('button', { name: 'Hand off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('HandOffRequest')).toEqual({
      input: {
        ...{ prescriptionTaskId: 'task-of-Otis', version: 7 },
        ...{ toLocationUserId: '21', note: 'Please call, with @Ana Ortiz' },
      },
    });
    expect(await screen.findByText('Assigned to Luis Ferreira')).toBeDefined();
  });

  it('P-511 names a mention of nobody and sends nothing', async () => {
    const { user, server } = await open([rowFor('Otis')]);
    headOf('Otis').focus();
    await user.keyboard('a');
    const dialog = await dialogOf('Hand off Otis');
    await dialog.findByRole('option', { name: 'Ana Ortiz (Vet)' });
    await user.type(dialog.getByLabelText(/^Note/), 'For @Lius');
    await user.click(dialog.getByRole('button', { name: 'Hand off' }));
    expect(dialog.getByText(/^Nobody here is called @Lius\./)).toBeDefined();
    expect(server.calls('HandOffRequest')).toHaveLength(0);
  });

  it('P-517 P-519 keeps a note when another user was faster, and when the dialog is closed and opened again', async () => {
    const { user, server } = await open([rowFor('Otis')]);
    const said = 'Dr. Maya Okafor changed this request on 11-20-2026 08:14 AM (answered a request).';
    server.fail('HandOffRequest', 'CONFLICT', said);
    headOf('Otis').focus();
    await user.keyboard('a');
    const first = await dialogOf('Hand off Otis');
    await user.type(first.getByLabelText(/^Note/), 'Owner called back.');
    await user.click(first.getByRole('button', { name: 'Hand off' }));
    expect(await first.findByText(said)).toBeDefined();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('a');
    const second = await dialogOf('Hand off Otis');
    expect(second.getByLabelText(/^Note/)).toHaveProperty('value', 'Owner called back.');
  });

  it('P-510 shows what colleagues wrote before, oldest first', async () => {
    const { user, server } = await open([rowFor('Otis')]);
    const note = (id: string, text: string | null, to: typeof luis | null) => ({
      ...{ id, at: '2026-11-20T13:14:00.000Z', byLocationUser: ana, isAssignment: to !== null },
      ...{ toLocationUser: to, note: text },
    });
    server.answer('GetPrescriptionTask', {
      prescriptionTask: full(rowFor('Otis'), { notes: [note('1', null, luis), note('2', 'Left a message', null)] }),
    });
    headOf('Otis').focus();
    await user.keyboard('a');
    const dialog = await dialogOf('Hand off Otis');
    const notes = within(await dialog.findByRole('region', { name: 'Notes so far' }));
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Ortiz to Luis Ferreira · 11-20-2026 08:14 AM',
      'Ana Ortiz · 11-20-2026 08:14 AMLeft a message',
    ]);
  });

  it('P-510 P-513 shows whose request it is, and when they can no longer work on it', async () => {
    await open([
      rowFor('Otis', withUser({ id: '11', displayName: 'Dr. Maya Okafor' })),
      rowFor('Juniper', withUser(luis)),
      rowFor('Pepper', { ...withUser(ana), isAssigneeUnavailable: true }),
    ]);
    expect(screen.getByText('Assigned to you')).toBeDefined();
    expect(screen.getByText('With Luis Ferreira')).toBeDefined();
    expect(screen.getByText('Back with everyone')).toBeDefined();
    expect(screen.queryByText('With Ana Ortiz')).toBeNull();
  });
});

describe('snoozing a request', () => {
  it('P-514 P-515 snoozes with the key S until an offered day, with the deadline in sight', async () => {
    const { user, server } = await open([rowFor('Otis', { nextOrderDate: '2026-11-27', version: 3 })]);
    server.answer('SnoozeRequest', { snoozeRequest: task() });
    headOf('Otis').focus();
    await user.keyboard('s');
    const dialog = await dialogOf('Snooze Otis');
    expect(dialog.getByText('Due 11-27-2026')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(dialog.getByText('Choose the day on which the request comes back.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'On the day it is due, 11-27-2026' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'Lab results');
    await user.click(dialog.getByRole('button', { name: 'Snooze' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('SnoozeRequest')).toEqual({
      input: { prescriptionTaskId: 'task-of-Otis', version: 3, until: '2026-11-27', reason: 'Lab results' },
    });
  });

  it('P-516 counts the snoozed ones with a way to them and back, and marks them', async () => {
    const snooze = { until: '2026-12-01', reason: 'Lab', at: '2026-11-20T13:14:00.000Z', byLocationUser: ana };
    const list = await open([rowFor('Otis')], { snoozed: 3 });
    expect((await screen.findByRole('link', { name: '3 snoozed' })).getAttribute('href')).toBe('/approve?snoozed=yes');
    expect(list.server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ isSnoozed: false });
    list.unmount();
    const rows = [rowFor('Otis', { snooze }), rowFor('Juniper', { snooze: { ...snooze, until: '2026-11-19' } })];
    const { server } = await open(rows, { path: '/approve?snoozed=yes', snoozed: 1 });
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ isSnoozed: true });
    expect(screen.getByText('Snoozed until 12-01-2026')).toBeDefined();
    expect(screen.getByText('Back from snooze')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Requests in the list' }).getAttribute('href')).toBe('/approve');
  });

  it('P-514 puts a snoozed request back before its day', async () => {
    const snooze = { until: '2026-12-01', reason: null, at: '2026-11-20T13:14:00.000Z', byLocationUser: ana };
    const row = rowFor('Otis', { snooze });
    const { user, server } = await open([row], { path: '/approve?snoozed=yes', snoozed: 1 });
    server.answer('GetPrescriptionTask', { prescriptionTask: full(row, { snooze }) });
    server.answer('SnoozeRequest', { snoozeRequest: task() });
    headOf('Otis').focus();
    await user.keyboard('s');
    const dialog = await dialogOf('Snooze Otis');
    await user.click(await dialog.findByRole('button', { name: 'Put back now' }));
    await waitFor(() => expect(server.lastVariables('SnoozeRequest')).toMatchObject({ input: { until: null } }));
  });
});

describe('an exam first', () => {
  it('P-518 asks for it with the key E and a proposed text, and says that Signa sends the client nothing', async () => {
    const { user, server } = await open([rowFor('Otis')]);
    server.answer('AskForExam', { askForExam: task() });
    headOf('Otis').focus();
    await user.keyboard('e');
    const dialog = await dialogOf('Exam first for Otis');
    expect(dialog.getByText(/^Signa sends nothing to the client\./)).toBeDefined();
    const text = dialog.getByLabelText('What to tell the client');
    expect(text).toHaveProperty('value', expect.stringMatching(/^Otis needs an exam before we can renew Galliprant/));
    await user.type(text, ' Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Ask for exam' }));
    await waitFor(() => expect(server.calls('AskForExam')).toHaveLength(1));
    expect(server.lastVariables('AskForExam')).toMatchObject({
      input: { prescriptionTaskId: 'task-of-Otis', clientText: expect.stringMatching(/Thank you\.$/) },
    });
  });

  it('P-518 marks a waiting request with its deadline, and ends the wait', async () => {
    const exam = { clientText: 'Otis needs an exam.', askedAt: '2026-11-20T13:14:00.000Z', askedByLocationUser: ana };
    const row = rowFor('Otis', { exam, nextOrderDate: '2026-11-27' });
    const { user, server } = await open([row]);
    server.answer('GetPrescriptionTask', { prescriptionTask: full(row, { exam }) });
    server.answer('AskForExam', { askForExam: task() });
    expect(screen.getByText('Waiting for exam').closest('span')?.parentElement?.textContent).toContain(
      'Due 11-27-2026',
    );
    headOf('Otis').focus();
    await user.keyboard('e');
    const dialog = await dialogOf('Exam first for Otis');
    await user.click(await dialog.findByRole('button', { name: 'Exam no longer needed' }));
    await waitFor(() => expect(server.lastVariables('AskForExam')).toMatchObject({ input: { clientText: null } }));
  });
});

it('P-510 P-514 P-518 offers all of them in the menu of an open request, and none without permission', async () => {
  const { user, unmount } = await open([rowFor('Otis')]);
  await user.click(headOf('Otis'));
  await user.click(screen.getByRole('button', { name: 'Hand off Otis' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Assign or mention…A', 'Snooze…S', 'Exam first…E']);
  unmount();
  const { user: reader } = await open([rowFor('Otis', { status: 'VET_DECLINED' })]);
  headOf('Otis').focus();
  await reader.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});
