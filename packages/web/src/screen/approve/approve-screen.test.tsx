import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { ApproveScreen } from './approve-screen';
import { createQueueServer, group, hana, marcus, row, rowFor, setQueue } from './approve.test-data';

const two = () => createQueueServer([group(marcus, [rowFor('Otis')]), group(hana, [rowFor('Pepper')])]);

function open(path: string, server = two()) {
  return renderScreen(<ApproveScreen />, { server, path });
}

const groupOf = (name: string) => screen.findByRole('region', { name });

describe('the queue of /approve', () => {
  it('P-147 shows skeletons, then the requests', async () => {
    const server = two();
    const held = server.hold('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [group(marcus, [row()])] });
    open('/approve', server);
    expect((await screen.findAllByRole('status', { name: 'Loading requests' })).length).toBeGreaterThan(0);
    held.release();
    expect(await screen.findByText('Otis')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading requests' })).toBeNull();
  });

  it("P-147 says 'No Approvals' / 'You're all caught up!' where there are none, the filters stay", async () => {
    open('/approve', createQueueServer([]));
    expect(await screen.findByText('No Approvals')).toBeTruthy();
    expect(screen.getByText("You're all caught up!")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear Status' })).toBeTruthy();
    expect(screen.queryByText('No request fits these filters. Others may be waiting.')).toBeNull();
  });

  it.each(['/approve?name=Otis', '/approve?autoship=yes'])(
    'P-147 P-149 says at %s that it is the filters that leave nothing',
    async (path) => {
      open(path, createQueueServer([]));
      expect(await screen.findByText('No Approvals')).toBeTruthy();
      expect(screen.getByText('No request fits these filters. Others may be waiting.')).toBeTruthy();
    },
  );

  it.each([
    ['/approve?type=ExpiringRx', ['expiring']],
    ['/approve?type=AllExceptExpiringRx', ['allExceptExpiring']],
    ['/approve?type=Anything', undefined],
    ['/approve', undefined],
  ])('P-147 %s asks for %j', async (path, type) => {
    const { server } = open(path);
    await groupOf('Marcus Thibodeaux');
    expect(server.lastVariables('GetPrescriptionTasksGrouped')?.type).toEqual(type);
  });

  it('P-149 P-152 opens with the pending ones, ten clients a page', async () => {
    const { server } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toEqual({
      locationId: '1',
      status: 'pending',
      skip: 0,
      take: 10,
      takeOfClient: 50,
    });
    expect(server.calls('GetQueueCounts').map(({ variables }) => variables)).toEqual([
      { locationId: '1', status: 'pending' },
    ]);
  });

  it('P-147 shows the last page where one beyond the end is asked for', async () => {
    const server = createQueueServer([], 50);
    server.answer('GetPrescriptionTasksGrouped', ({ skip }) => ({
      prescriptionTasksGrouped: (skip ?? 0) < 50 ? [group(marcus, [rowFor('Otis')])] : [],
    }));
    const { path } = open('/approve?page=99&name=o', server);
    await groupOf('Marcus Thibodeaux');
    expect(path()).toBe('/approve?name=o&page=5');
    expect(screen.getByText('Clients 41 to 50 of 50')).toBeTruthy();
    expect(screen.queryByText('No Approvals')).toBeNull();
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ skip: 40, take: 10 });
  });

  it('P-147 P-152 leaves a card that is being answered where it is, when its page ends meanwhile', async () => {
    const server = createQueueServer([group(marcus, [rowFor('Otis')])], 11);
    const { user, path, services } = open('/approve?page=2', server);
    await groupOf('Marcus Thibodeaux');
    await user.click(screen.getByRole('button', { name: /^Otis/ }));
    setQueue(server, [], 10);
    await services.cache.refetchQueries();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(path()).toBe('/approve?page=2&open=task-of-Otis.task-task-of-Otis');
    expect(screen.getByRole('button', { name: /^Otis/, expanded: true })).toBeTruthy();
  });

  it('P-148 P-149 counts each type of request and filters by the one that is chosen', async () => {
    const server = two();
    const types = Object.entries({ approval: 11, expiring: 6, renewal: 4 }).map(([type, count]) => ({ type, count }));
    server.answer('GetQueueCounts', { queueCounts: { clients: 2, types } });
    const { user, path } = open('/approve', server);
    await user.click(await screen.findByRole('tab', { name: /^Renewal Request ?4$/, hidden: true }));
    expect(path()).toBe('/approve?requestType=renewal');
    await waitFor(() => expect(server.lastVariables('GetPrescriptionTasksGrouped')?.type).toEqual(['renewal']));
    await user.click(screen.getByRole('tab', { name: /^Expiring Rx Request ?6$/, hidden: true }));
    expect(path()).toBe('/approve?type=ExpiringRx');
    expect(screen.getByRole('tab', { name: /^All requests ?21$/, hidden: true })).toBeTruthy();
  });

  it('P-149 searches by name once the typing rests, and goes back to page 1', async () => {
    const { user, server, path } = open('/approve?page=2');
    await groupOf('Marcus Thibodeaux');
    await user.type(screen.getByRole('searchbox', { name: 'Client or patient name' }), 'otis ');
    await waitFor(() => expect(path()).toBe('/approve?name=otis'));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ nameFilter: 'otis', skip: 0 }),
    );
    const names = server
      .calls('GetPrescriptionTasksGrouped')
      .map(({ variables }) => (variables as { nameFilter?: string }).nameFilter);
    expect(new Set(names)).toEqual(new Set([undefined, 'otis']));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Client or patient name' }).value).toBe('otis ');
  });

  it('P-149 keeps its filters in the URL, the rare ones in sight when they are set', async () => {
    const query =
      'status=vet-approved&classification=Compound&autoship=yes&vet=11&createdFrom=2026-11-01&workflowStatus=2&assignedUser=13';
    const { server } = open(`/approve?${query}`);
    await groupOf('Marcus Thibodeaux');
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toEqual({
      locationId: '1',
      status: 'vet-approved',
      productClassification: 'Compound',
      isAutoship: true,
      assignedVeterinarianIds: ['11'],
      startDateTime: '2026-11-01',
      currentWorkflowStatusId: '2',
      workflowLocationUserId: '13',
      skip: 0,
      take: 10,
      takeOfClient: 50,
    });
    expect(screen.getByRole('button', { name: /^Created date ?from 11-01-2026$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear Workflow status' })).toBeTruthy();
  });

  it('P-149 P-154 changes and clears the status, which goes back to page 1', async () => {
    const { user, path } = open('/approve?page=3');
    await groupOf('Marcus Thibodeaux');
    await user.click(screen.getByRole('button', { name: /^Status ?Pending$/ }));
    await user.click(screen.getByRole('option', { name: 'Declined By Vet' }));
    expect(path()).toBe('/approve?status=vet-declined');
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(path()).toBe('/approve?status=all');
  });

  it('P-149 P-150 filters by a range of days and refuses one that is turned around', async () => {
    const { user, path } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    await user.click(screen.getByRole('button', { name: 'More filters', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Next order date' }));
    await user.type(screen.getByLabelText('Next order date from'), '11-20-2026');
    await user.type(screen.getByLabelText('Next order date to'), '11-01-2026');
    expect(screen.getByText('This day is before the first one')).toBeTruthy();
    await user.clear(screen.getByLabelText('Next order date to'));
    await user.type(screen.getByLabelText('Next order date to'), '12-01-2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(path()).toBe('/approve?nextOrderFrom=2026-11-20&nextOrderTo=2026-12-01');
    expect(screen.getByRole('button', { name: /^Next order date ?11-20-2026 to 12-01-2026$/ })).toBeTruthy();
  });

  it('P-152 turns the pages, ten clients each', async () => {
    const { user, server, path } = open('/approve', createQueueServer([group(marcus, [row()])], 23));
    await groupOf('Marcus Thibodeaux');
    expect(await screen.findByText('Clients 1 to 10 of 23')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(path()).toBe('/approve?page=3');
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ skip: 20, take: 10 }),
    );
  });

  it('P-151 groups by client, office use without one', async () => {
    const officeUse = row({ id: '4', locationClientId: null, locationPatientId: null, locationPatient: null });
    open(
      '/approve',
      createQueueServer([
        group(
          {
            ...marcus,
            phones: [{ uuid: 'p', phoneTypeId: 1, phoneNumber: '5185550109', isActive: true, phoneType: null }],
          },
          [row(), rowFor('Juniper')],
        ),
        group(null, [officeUse]),
      ]),
    );
    const client = await groupOf('Marcus Thibodeaux');
    expect(within(client).getByText('2 requests')).toBeTruthy();
    expect(within(client).getByText('(518)-555-0109')).toBeTruthy();
    expect(within(await groupOf('Office Use')).getByText('1 request')).toBeTruthy();
  });

  it('P-151 opens a client of 9 requests and leaves one of 10 closed', async () => {
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => rowFor(`${name} ${index}`));
    const { user } = open(
      '/approve',
      createQueueServer([group(marcus, many(9, 'Otis')), group(hana, many(10, 'Pepper'))]),
    );
    expect(await screen.findByText('Otis 8')).toBeTruthy();
    expect(screen.queryByText('Pepper 0')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Hana Kobayashi/ }));
    expect(screen.getByText('Pepper 9')).toBeTruthy();
  });

  it('P-152 keeps the old rows when a refresh fails, and says so', async () => {
    const { server, services, user } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    server.fail('GetPrescriptionTasksGrouped', 'FORBIDDEN');
    await services.cache.invalidateQueries();
    expect(await screen.findByText('The list could not be refreshed.')).toBeTruthy();
    expect(screen.getByText('Otis')).toBeTruthy();
    setQueue(server, [group(marcus, [rowFor('Juniper')])]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Juniper')).toBeTruthy();
    expect(screen.queryByText('The list could not be refreshed.')).toBeNull();
  });

  it('P-147 says why nothing could be loaded, and tries again', async () => {
    const server = two();
    server.fail('GetPrescriptionTasksGrouped', 'FORBIDDEN', 'You may not see requests.');
    const { user } = open('/approve', server);
    expect(await screen.findByText(/You may not see requests\./)).toBeTruthy();
    setQueue(server, [group(marcus, [row()])]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Otis')).toBeTruthy();
  });
});
