import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { ApproveScreen } from './approve-screen';
import {
  createQueueServer,
  group,
  hana,
  marcus,
  rowFor,
  setQueue,
} from '../../feature/prescribing/queue/queue.test-data';

const rows = () => [group(marcus, [rowFor('Otis'), rowFor('Juniper')]), group(hana, [rowFor('Pepper')])];
const patients = () =>
  [...document.querySelectorAll('[data-task]')].map((card) => card.getAttribute('data-task')?.replace('task-of-', ''));
const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });

async function open(server = createQueueServer(rows())) {
  const view = renderScreen(<ApproveScreen />, { server, path: '/approve' });
  await screen.findByText('Otis');
  return { ...view, server, refresh: () => view.services.cache.invalidateQueries() };
}

describe('the queue while it is being used', () => {
  it('P-152 applies a refresh immediately while the list is not in use', async () => {
    const { server, refresh } = await open();
    setQueue(server, [group(hana, [rowFor('Pepper')]), group(marcus, [rowFor('Juniper')])]);
    await refresh();
    await waitFor(() => expect(patients()).toEqual(['Pepper', 'Juniper']));
  });

  it('P-152 moves nothing under the pointer, shows what arrived and left, and applies it on request', async () => {
    const { server, refresh, user } = await open();
    await user.hover(headOf('Otis'));
    setQueue(server, [
      group(hana, [rowFor('Miso'), rowFor('Pepper', { quantityRequested: 30 })]),
      group(marcus, [rowFor('Juniper')]),
    ]);
    await refresh();
    expect(await screen.findByText('1 request arrived, 1 request left the list.')).toBeTruthy();
    expect(patients()).toEqual(['Otis', 'Juniper', 'Pepper']);
    expect(headOf('Pepper').textContent).toContain('× 30');
    expect(screen.getByText('Left this list')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Update list' }));
    expect(patients()).toEqual(['Miso', 'Pepper', 'Juniper']);
  });

  it('P-162 P-208 expanding a card loads the whole request, one card at a time', async () => {
    const { server, user } = await open();
    const held = server.hold('GetPrescriptionTask', { prescriptionTask: null });
    await user.click(headOf('Otis'));
    const asked = { id: 'task-of-Otis', uuid: 'task-task-of-Otis' };
    await waitFor(() => expect(server.lastVariables('GetPrescriptionTask')).toEqual(asked));
    expect(screen.getByRole('status', { name: 'Loading the request' })).toBeTruthy();
    await user.click(headOf('Pepper'));
    expect(headOf('Otis').getAttribute('aria-expanded')).toBe('false');
    expect(headOf('Pepper').getAttribute('aria-expanded')).toBe('true');
    held.release();
  });

  it.each(['Save As Draft', 'Review'])('P-162 %s on a collapsed card expands it and saves nothing', async (name) => {
    const { server, user } = await open();
    await user.click(screen.getByRole('button', { name: `${name} for Otis` }));
    expect(headOf('Otis').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(headOf('Otis'));
    expect([...server.calls('AddPrescription'), ...server.calls('UpdatePrescription')]).toEqual([]);
  });

  it('P-162 navigates with the arrow keys, expands with Enter, and collapses with Escape', async () => {
    const { user } = await open();
    headOf('Otis').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(headOf('Juniper'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(document.activeElement).toBe(headOf('Pepper'));
    await user.keyboard('{Enter}');
    expect(headOf('Pepper').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(headOf('Pepper').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(headOf('Pepper'));
  });

  it('P-208 reports when the request cannot be loaded', async () => {
    const { server, user } = await open();
    server.fail('GetPrescriptionTask', 'FORBIDDEN', 'You may not see this request.');
    await user.click(headOf('Otis'));
    expect(await screen.findByText('You may not see this request.')).toBeTruthy();
  });
});

describe('declining a request', () => {
  const dialog = () => within(screen.getByRole('dialog'));

  async function decline(server = createQueueServer(rows())) {
    const view = await open(server);
    await view.user.click(screen.getByRole('button', { name: 'Decline for Otis' }));
    expect(dialog().getByRole('heading', { name: 'Decline Request' })).toBeTruthy();
    await screen.findByRole('radio', { name: 'Due for exam' });
    return {
      ...view,
      send: () => view.user.click(dialog().getByRole('button', { name: 'Decline request for Otis' })),
      choose: (reason: string) => view.user.click(dialog().getByRole('radio', { name: reason })),
    };
  }

  const declined = (server: ReturnType<typeof createQueueServer>) => {
    const { locationClient: _client, ...otis } = { ...rowFor('Otis'), locationClient: null };
    server.answer('UpsertPrescriptionTask', {
      upsertPrescriptionTask: { ...otis, status: 'VET_DECLINED', locationClient: null },
    });
    setQueue(server, [group(marcus, [rowFor('Juniper')]), group(hana, [rowFor('Pepper')])]);
  };

  it('P-167 offers the nine reasons and requires one', async () => {
    const { send, server } = await decline();
    expect(dialog().getAllByRole('radio')).toHaveLength(9);
    await send();
    expect(dialog().getByText('This field is required')).toBeTruthy();
    expect(server.calls('UpsertPrescriptionTask')).toEqual([]);
  });

  it("P-170 P-217 declines, shows 'Decline Successfully', and refreshes the list and counts", async () => {
    const { send, choose, server } = await decline();
    declined(server);
    await choose('Due for exam');
    await send();
    expect(await screen.findByText('Decline Successfully')).toBeTruthy();
    expect(server.lastVariables('UpsertPrescriptionTask')).toEqual({
      input: {
        uuid: 'task-task-of-Otis',
        type: 'approval',
        status: 'VET_DECLINED',
        action: 'Declined',
        origin: 'storefront',
        actionReason: 'Due for exam',
        actionedByLocationUserUuid: 'location-user-11',
      },
    });
    await waitFor(() => expect(patients()).toEqual(['Juniper', 'Pepper']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls('GetQueueCounts').length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(headOf('Juniper'));
  });

  it('P-152 P-170 removes the declined request without moving others under the pointer', async () => {
    const { user, send, choose, server } = await decline();
    declined(server);
    setQueue(server, [group(hana, [rowFor('Pepper')]), group(marcus, [rowFor('Juniper')])]);
    await choose('Due for exam');
    await send();
    await waitFor(() => expect(patients()).toEqual(['Juniper', 'Pepper']));
    expect(screen.queryByText(/left the list|arrived/)).toBeNull();
    await user.unhover(document.querySelector('[data-group]')!.parentElement!.parentElement!);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(patients()).toEqual(['Pepper', 'Juniper']));
  });

  it('P-168 asks for a description with Other and sends it trimmed as the reason', async () => {
    const { send, choose, server, user } = await decline();
    declined(server);
    await choose('Other');
    await user.type(dialog().getByLabelText(/Description/), '  Moved away  ');
    await send();
    await screen.findByText('Decline Successfully');
    expect(server.lastVariables('UpsertPrescriptionTask')?.input.actionReason).toBe('Moved away');
  });

  it('P-168 rejects a description that is too long and keeps it', async () => {
    const { send, choose, server, user } = await decline();
    await choose('Other');
    await user.click(dialog().getByLabelText(/Description/));
    await user.paste('x'.repeat(251));
    await send();
    expect(dialog().getByText('A description can have at most 250 characters')).toBeTruthy();
    expect(dialog().getByText('251 / 250')).toBeTruthy();
    expect(server.calls('UpsertPrescriptionTask')).toEqual([]);
  });

  it("P-169 asks how much was recently purchased: 'Recently purchased-3 month supply'", async () => {
    const { send, choose, server, user } = await decline();
    declined(server);
    await choose('Recently purchased');
    await send();
    expect(dialog().getByText('This field is required')).toBeTruthy();
    await user.selectOptions(dialog().getByLabelText('Supply'), '3 month supply');
    await send();
    await screen.findByText('Decline Successfully');
    expect(server.lastVariables('UpsertPrescriptionTask')?.input.actionReason).toBe(
      'Recently purchased-3 month supply',
    );
  });

  it('P-171 warns that declining a client request cancels its order', async () => {
    await decline();
    expect(
      dialog().getByText(
        'Declining this request cancels the pending order. The client will then need a prescription, recommendation or other approval.',
      ),
    ).toBeTruthy();
  });

  it('P-171 does not warn for other types', async () => {
    await decline(createQueueServer([group(marcus, [rowFor('Otis', { type: 'renewal' })])]));
    expect(dialog().queryByText(/cancels the pending order/)).toBeNull();
  });

  it('P-170 P-042 declines first, then opens the copy', async () => {
    const { choose, server, user, path } = await decline();
    const held = server.hold('UpsertPrescriptionTask', {
      upsertPrescriptionTask: { ...rowFor('Otis'), locationClient: null },
    });
    await choose('Product unavailable');
    await user.click(dialog().getByRole('button', { name: 'Decline and copy' }));
    expect(path()).toBe('/approve');
    expect(server.lastVariables('UpsertPrescriptionTask')?.input).toMatchObject({
      status: 'VET_DECLINED',
      actionReason: 'Product unavailable',
    });
    held.release();
    await waitFor(() => expect(path()).toBe('/create/rx/direct/'));
  });

  it('P-170 opens nothing when declining fails', async () => {
    const { choose, server, user, path } = await decline();
    server.fail('UpsertPrescriptionTask', 'CONFLICT', 'This request was approved by Dr. Lin Hale.');
    await choose('Due for exam');
    await user.click(dialog().getByRole('button', { name: 'Decline and copy' }));
    expect(await screen.findByText('Error Decline Request')).toBeTruthy();
    expect(path()).toBe('/approve');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Due for exam' }).checked).toBe(true);
  });

  it('P-162 P-042 copies an answered request', async () => {
    const server = createQueueServer([group(marcus, [rowFor('Otis', { status: 'VET_DECLINED' })])]);
    const { user, path } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Copy the request for Otis' }));
    expect(path()).toBe('/create/rx/direct/');
  });

  it("P-170 P-257 keeps the choice on failure and shows 'Error Decline Request' and the server's message in the dialog", async () => {
    const { send, choose, server } = await decline();
    server.fail('UpsertPrescriptionTask', 'CONFLICT', 'This request was approved by Dr. Lin Hale.');
    await choose('Due for exam');
    await send();
    expect(await screen.findByText('Error Decline Request')).toBeTruthy();
    expect(dialog().getByRole('alert').textContent).toBe(
      'Error Decline RequestThis request was approved by Dr. Lin Hale.',
    );
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Due for exam' }).checked).toBe(true);
  });
});

describe('the workflow of a request', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const priya = {
    deaLicense: null,
    deaLicenseExpiration: null,
    id: '13',
    uuid: 'u-13',
    userId: '3',
    locationId: '1',
    displayName: 'Priya Natarajan',
    title: null,
    email: 'p@wren.example',
    isActive: true,
    isPrimary: true,
    roleId: 'STAFF',
    role: { id: 'STAFF', name: 'Staff', isActive: true, canAuthorize: false, icon: null },
    pimsId: null,
    vetLicenseNumber: null,
    vetLicenseExpiration: null,
    vetLicenseState: null,
    profilePictureThumbnailUrl: null,
  };
  const former = {
    currentWorkflowStatusId: '1',
    currentWorkflowStatus: { id: '1', description: 'Called client' },
    workflowLocationUserId: '99',
    workflowLocationUser: { id: '99', displayName: 'Sam Field', isActive: false, role: { name: 'Staff' } },
    assignDate: null,
    assignedByLocationUserId: null,
    internalNote: 'Call again',
  };

  async function openWorkflow(task = rowFor('Otis')) {
    const server = createQueueServer([group(marcus, [task])]);
    server.answer('LocationsUsers', { locationsUsers: { data: [priya], count: 1 } });
    server.answer('UpdatePrescriptionTaskWorkflow', {
      updatePrescriptionTaskWorkflow: { ...task, locationClient: null },
    });
    const view = await open(server);
    await view.user.click(headOf('Otis'));
    await view.user.click(screen.getAllByRole('button', { name: 'Workflow of Otis' })[0] as HTMLElement);
    return { ...view, save: () => view.user.click(dialog().getByRole('button', { name: 'Save workflow' })) };
  }

  it('P-172 requires a user and a status', async () => {
    const { save, server } = await openWorkflow();
    await save();
    expect(dialog().getAllByText('This field is required')).toHaveLength(2);
    expect(server.calls('UpdatePrescriptionTaskWorkflow')).toEqual([]);
  });

  it("P-072 P-173 P-174 saves user, status and note: 'Workflow Saved' (Workflow submitted successfully.)", async () => {
    const { save, server, user } = await openWorkflow();
    await user.selectOptions(dialog().getByLabelText('Workflow User'), 'Priya Natarajan, Staff');
    await user.selectOptions(dialog().getByLabelText('Workflow Status'), 'Needs vet review');
    await user.type(dialog().getByLabelText(/Internal Note/), 'Blood work first');
    await save();
    expect(await screen.findByText('Workflow Saved')).toBeTruthy();
    expect(screen.getByText('Workflow submitted successfully.')).toBeTruthy();
    expect(server.lastVariables('UpdatePrescriptionTaskWorkflow')).toEqual({
      prescriptionTaskId: 'task-of-Otis',
      prescriptionTaskWorkflow: {
        prescriptionTaskId: 'task-of-Otis',
        workflowLocationUserId: '13',
        currentWorkflowStatusId: '2',
        internalNote: 'Blood work first',
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("P-172 P-173 reports an inactive user immediately without saving; a failure shows 'Error Saving Request'", async () => {
    const { save, server, user } = await openWorkflow(rowFor('Otis', { prescriptionTaskWorkflow: former }));
    expect(dialog().getByText('This user is inactive, please select an active user.')).toBeTruthy();
    await save();
    expect(server.calls('UpdatePrescriptionTaskWorkflow')).toEqual([]);
    server.fail('UpdatePrescriptionTaskWorkflow', 'CONFLICT', 'This request was approved meanwhile.');
    await user.selectOptions(dialog().getByLabelText('Workflow User'), 'Priya Natarajan, Staff');
    await save();
    expect(await screen.findByText('Error Saving Request')).toBeTruthy();
    expect(dialog().getByLabelText<HTMLTextAreaElement>(/Internal Note/).value).toBe('Call again');
  });
});
