import { pollingMs } from '@signa/core/base';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LocationSelectionContext } from '../../platform/practice/select-location';
import { endsWellFormed } from '../../testing/content-model';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleUser } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { ApproveScreen } from './approve-screen';
import {
  createQueueServer,
  group,
  hana,
  marcus,
  row,
  rowFor,
  setQueue,
} from '../../feature/prescribing/queue/queue.test-data';

endsWellFormed();

const two = () => createQueueServer([group(marcus, [rowFor('Otis')]), group(hana, [rowFor('Pepper')])]);

function open(path: string, server = two()) {
  return renderScreen(<ApproveScreen />, { server, path });
}

const groupOf = (name: string) => screen.findByRole('region', { name });

describe('the queue of /approve', () => {
  it('P-471 links to the clean renewals, which have their own address', async () => {
    open('/approve');
    const link = await screen.findByRole('link', { name: 'Clean renewals' });
    expect(link.getAttribute('href')).toBe('/approve?renewals=clean');
    const server = two();
    server.answer('GetCleanRenewals', {
      cleanRenewals: { isAllowed: true, total: 0, ofOtherVets: 0, renewals: [] },
    });
    open('/approve?renewals=clean', server);
    expect(await screen.findByText('No clean renewals')).toBeTruthy();
  });

  it('P-147 shows skeletons, then the requests', async () => {
    const server = two();
    const held = server.hold('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [group(marcus, [row()])] });
    open('/approve', server);
    expect((await screen.findAllByRole('status', { name: 'Loading requests' })).length).toBeGreaterThan(0);
    held.release();
    expect(await screen.findByText('Otis')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading requests' })).toBeNull();
  });

  const possibleNextSteps = (server: FakeServer, counts: readonly number[], at: Readonly<Record<string, number>>) =>
    server.answer('GetQueueWaysOut', {
      queueWaysOut: {
        counts: [...counts],
        locations: Object.entries(at).map(([locationId, count]) => ({ locationId, count })),
      },
    });
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Links to pending requests' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace('Enter', '').replaceAll(/\s+/g, ' ').trim());

  it("P-147 P-265 shows 'No Approvals' / 'You're all caught up!' and keeps the filters when nothing is pending anywhere", async () => {
    const server = createQueueServer([]);
    open('/approve', server);
    expect(await screen.findByText('No Approvals')).toBeTruthy();
    expect(screen.getByText("You're all caught up!")).toBeTruthy();
    expect(
      screen.getByText(
        'No requests are pending at Wren Street Animal Hospital. New requests appear here automatically.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear Status' })).toBeTruthy();
    expect(screen.getByRole('link', { name: "Today's history" }).getAttribute('href')).toBe(
      '/history?view=IssuedByMeToday',
    );
    expect(screen.queryByRole('list', { name: 'Links to pending requests' })).toBeNull();
    expect(server.lastVariables('GetQueueWaysOut')).toEqual({ locationId: '1', filters: [] });
  });

  it.each([
    ['/history', ['Dashboard']],
    ['/dashboard', ["Today's history"]],
  ])('P-265 A-022 does not link to %s when it is not in the menu', async (link, offered) => {
    const practice = samplePractice();
    const menu = practice.menu.filter((entry) => !('link' in entry && entry.link === link));
    const server = createQueueServer([]);
    renderScreen(<ApproveScreen />, { server, path: '/approve', practice: { ...practice, menu } });
    expect(await screen.findByText("You're all caught up!")).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Clean renewals',
      ...offered,
    ]);
  });

  it('P-265 never claims that everything is done before it is known', async () => {
    const server = createQueueServer([]);
    const held = server.hold('GetQueueWaysOut', { queueWaysOut: { counts: [], locations: [] } });
    open('/approve', server);
    expect(await screen.findByText('Nothing in this view')).toBeTruthy();
    expect(screen.getByText('No request is pending.')).toBeTruthy();
    expect(screen.queryByText("You're all caught up!")).toBeNull();
    held.release();
    expect(await screen.findByText("You're all caught up!")).toBeTruthy();
  });

  it('P-265 shows how many other requests are pending, the active filters, and each link with its count', async () => {
    const server = createQueueServer([]);
    server.answer('getLocationUsersThatCanAuthorize', {
      locationUsersThatCanAuthorize: [
        { ...sampleAssignment(), hasCurrentDeaLicense: true, id: '12', displayName: 'Dr. Ingrid Brandt' },
      ],
    });
    possibleNextSteps(server, [1, 0, 3, 12], { '1': 12 });
    const { user, path } = open('/approve?requestType=renewal&autoship=yes&vet=12', server);
    expect(await screen.findByText('Nothing in this view; 12 other requests are pending')).toBeTruthy();
    expect(await screen.findByText('No renewal on autoship is assigned to Dr. Ingrid Brandt.')).toBeTruthy();
    expect(await lines()).toEqual(['Without Autoship Yes 1', 'All request types 3', 'Show all pending requests 12']);
    expect(screen.queryByText("You're all caught up!")).toBeNull();
    const pending = { locationId: '1', status: 'pending', isSnoozed: false };
    expect(server.lastVariables('GetQueueWaysOut')).toEqual({
      locationId: '1',
      filters: [
        { ...pending, type: ['renewal'], assignedVeterinarianIds: ['12'] },
        { ...pending, type: ['renewal'], isAutoship: true },
        { ...pending, isAutoship: true, assignedVeterinarianIds: ['12'] },
        pending,
      ],
    });
    const all = screen.getByRole('link', { name: /^Show all pending requests/ });
    await waitFor(() => expect(document.activeElement).toBe(all));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('All request types');
    await user.keyboard('{ArrowDown}');
    // The number of clients loads before the requests.
    setQueue(server, [group(marcus, [rowFor('Otis')])]);
    const held = server.hold('GetPrescriptionTasksGrouped', {
      prescriptionTasksGrouped: [group(marcus, [rowFor('Otis')])],
    });
    await user.keyboard('{Enter}');
    expect(path()).toBe('/approve?view=all');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Links to pending requests' })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    held.release();
    await groupOf('Marcus Thibodeaux');
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-queue-row')).toBe(true));
  });

  it('P-265 leaves focus in the search field while typing; its down arrow moves to the broadest link', async () => {
    const server = createQueueServer([]);
    possibleNextSteps(server, [12], { '1': 12 });
    const { user } = open('/approve', server);
    const box = await screen.findByRole('searchbox', { name: 'Patient, client, drug, phone' });
    await user.click(box);
    await user.type(box, 'zzz');
    expect(await screen.findByText("No request matches 'zzz'.")).toBeTruthy();
    await lines();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(box);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Show all pending requests');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box);
  });

  it("P-265 links to the user's other locations with pending requests", async () => {
    const here = samplePractice();
    const there = sampleAssignment({
      id: '21',
      locationId: '2',
      location: sampleLocation({ id: '2', name: 'Battenkill Pet Wellness Center' }),
    });
    const server = createQueueServer([]);
    possibleNextSteps(server, [], { '2': 5, '9': 7 });
    server.fail('UpdateLocationUser', 'CONFLICT', 'Not now');
    const assignments = [...here.assignments, there];
    const practice = { ...here, user: sampleUser({ locationsUsers: assignments }), assignments };
    const screenOfTab = (
      <LocationSelectionContext value={{ selectedLocationId: '1', select: () => undefined }}>
        <ApproveScreen />
      </LocationSelectionContext>
    );
    const { user } = renderScreen(screenOfTab, { server, path: '/approve', practice });
    expect(await screen.findByText('Nothing in this view; 5 other requests are pending')).toBeTruthy();
    expect(await lines()).toEqual(['At Battenkill Pet Wellness Center 5']);
    await user.click(screen.getByRole('button', { name: /Battenkill/ }));
    expect(server.lastVariables('UpdateLocationUser')).toMatchObject({ id: '21' });
  });

  it('P-263 moves from the search to the requests and back, and opens the first with Enter', async () => {
    const { user, server } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    await settled(server);
    const box = screen.getByRole('searchbox', { name: 'Patient, client, drug, phone' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(box);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-queue-row')).toBe('client 5');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /^Otis/, expanded: true })).toBeTruthy();
  });

  it('P-263 shows the number of results in the search field', async () => {
    const { user } = open('/approve?name=o');
    await groupOf('Marcus Thibodeaux');
    const box = screen.getByRole('searchbox', { name: 'Patient, client, drug, phone' });
    await waitFor(() => expect(box.parentElement?.textContent).toContain('2 found'));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '2 found')).toBe(true);
    await user.clear(box);
    await waitFor(() => expect(box.parentElement?.textContent).not.toContain('found'));
  });

  it.each([
    ['/approve?type=ExpiringRx', ['expiring']],
    ['/approve?type=AllExceptExpiringRx', ['allExceptExpiring']],
    ['/approve?type=Anything', undefined],
    ['/approve', undefined],
  ])('P-147 %s requests %j', async (path, type) => {
    const { server } = open(path);
    await groupOf('Marcus Thibodeaux');
    expect(server.lastVariables('GetPrescriptionTasksGrouped')?.type).toEqual(type);
    expect(server.lastVariables('GetQueueCounts')?.type).toEqual(type);
  });

  it('P-149 P-152 starts with pending requests, ten clients per page', async () => {
    const { server } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toEqual({
      locationId: '1',
      status: 'pending',
      isSnoozed: false,
      skip: 0,
      take: 10,
      takeOfClient: 50,
    });
    expect(server.calls('GetQueueCounts').map(({ variables }) => variables)).toEqual([
      { locationId: '1', status: 'pending', isSnoozed: false },
    ]);
  });

  it('P-147 redirects from a page beyond the end to the last page', async () => {
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

  it('P-147 P-152 keeps a card in place while it is being answered, even if its page no longer exists', async () => {
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

  it('P-148 P-149 counts each request type and filters by the selected one', async () => {
    const server = two();
    const types = Object.entries({ approval: 11, expiring: 6, renewal: 4 }).map(([type, count]) => ({ type, count }));
    server.answer('GetQueueCounts', { queueCounts: { clients: 2, types, cards: 21, joined: 0 } });
    const { user, path } = open('/approve', server);
    await user.click(await screen.findByRole('tab', { name: /^Renewal Request ?4$/, hidden: true }));
    expect(path()).toBe('/approve?requestType=renewal');
    await waitFor(() => expect(server.lastVariables('GetPrescriptionTasksGrouped')?.type).toEqual(['renewal']));
    await user.click(screen.getByRole('tab', { name: /^Expiring Rx Request ?6$/, hidden: true }));
    expect(path()).toBe('/approve?type=ExpiringRx');
    expect(screen.getByRole('tab', { name: /^All requests ?21$/, hidden: true })).toBeTruthy();
  });

  it('P-147 P-311 dims the old requests and blocks actions on them while a new filter loads', async () => {
    const server = two();
    const { user } = open('/approve', server);
    await groupOf('Marcus Thibodeaux');
    const isInert = (name: string) => screen.getByText(name).closest('[inert]') !== null;
    expect(isInert('Otis')).toBe(false);
    const held = server.hold('GetPrescriptionTasksGrouped', {
      prescriptionTasksGrouped: [group(hana, [rowFor('Otis')])],
    });
    await user.click(screen.getByRole('tab', { name: /^Renewal Request/, hidden: true }));
    await screen.findByText('Loading…');
    expect(isInert('Otis')).toBe(true);
    held.release();
    await groupOf('Hana Kobayashi');
    await waitFor(() => expect(isInert('Otis')).toBe(false));
  });

  it('P-149 searches by name after a pause in typing and returns to page 1', async () => {
    const { server, path } = open('/approve?page=2');
    await groupOf('Marcus Thibodeaux');
    const box = screen.getByRole('searchbox', { name: 'Patient, client, drug, phone' });
    // Pasted at once, because on a busy machine the time between two simulated keys counts as a pause.
    for (const value of ['o', 'ot', 'oti', 'otis', 'otis ']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(path()).toBe('/approve?name=otis'));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ nameFilter: 'otis', skip: 0 }),
    );
    const names = server
      .calls('GetPrescriptionTasksGrouped')
      .map(({ variables }) => (variables as { nameFilter?: string }).nameFilter);
    expect(new Set(names)).toEqual(new Set([undefined, 'otis']));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Patient, client, drug, phone' }).value).toBe(
      'otis ',
    );
  });

  it('P-149 keeps its filters in the URL, and shows rarely used ones when they are set', async () => {
    const query =
      'status=vet-approved&classification=Compound&autoship=yes&vet=11&createdFrom=2026-11-01&workflowStatus=2&assignedUser=13';
    const { server } = open(`/approve?${query}`);
    await groupOf('Marcus Thibodeaux');
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toEqual({
      locationId: '1',
      isSnoozed: false,
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

  it('P-149 P-154 changes and clears the status, which returns to page 1', async () => {
    const { user, path } = open('/approve?page=3');
    await groupOf('Marcus Thibodeaux');
    await user.click(screen.getByRole('button', { name: /^Status ?Pending$/ }));
    await user.click(screen.getByRole('option', { name: 'Declined By Vet' }));
    expect(path()).toBe('/approve?status=vet-declined');
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(path()).toBe('/approve?status=all');
  });

  it('P-149 P-150 filters by a date range and rejects a reversed one', async () => {
    const { user, path } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    await user.click(screen.getByRole('button', { name: 'More filters', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Next order date' }));
    await user.type(screen.getByLabelText('Next order date from'), '11-20-2026');
    await user.type(screen.getByLabelText('Next order date to'), '11-01-2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('The end date is before the start date.')).toBeTruthy();
    expect(path()).toBe('/approve');
    await user.clear(screen.getByLabelText('Next order date to'));
    await user.type(screen.getByLabelText('Next order date to'), '12-01-2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(path()).toBe('/approve?nextOrderFrom=2026-11-20&nextOrderTo=2026-12-01');
    expect(screen.getByRole('button', { name: /^Next order date ?11-20-2026 to 12-01-2026$/ })).toBeTruthy();
  });

  it('P-152 pages through ten clients at a time', async () => {
    const { user, server, path } = open('/approve', createQueueServer([group(marcus, [row()])], 23));
    await groupOf('Marcus Thibodeaux');
    expect(await screen.findByText('Clients 1 to 10 of 23')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(path()).toBe('/approve?page=3');
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ skip: 20, take: 10 }),
    );
  });

  it('P-151 groups by client, with one group for office use', async () => {
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

  it('P-151 expands a client with 9 requests and leaves one with 10 collapsed', async () => {
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => rowFor(`${name} ${index}`));
    const { user } = open(
      '/approve',
      createQueueServer([group(marcus, many(9, 'Otis')), group(hana, many(10, 'Pepper'))]),
    );
    expect(await screen.findByText('Otis 8')).toBeTruthy();
    expect(screen.queryByText('Pepper 0')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Hana Kobayashi/ }));
    expect(screen.getByText('Pepper 0')).toBeTruthy();
  });

  it('P-152 refreshes rows and counts every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { server } = open('/approve');
      await groupOf('Marcus Thibodeaux');
      const asked = () =>
        (['GetPrescriptionTasksGrouped', 'GetQueueCounts'] as const).map((name) => server.calls(name).length);
      await act(() => vi.advanceTimersByTimeAsync(pollingMs.approvals - 5_000));
      expect(asked()).toEqual([1, 1]);
      setQueue(server, [group(marcus, [rowFor('Juniper')])]);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByText('Juniper')).toBeTruthy();
      await waitFor(() => expect(asked()).toEqual([2, 2]));
    } finally {
      vi.useRealTimers();
    }
  });

  it('P-152 keeps the old rows and reports a failed refresh', async () => {
    const { server, services, user } = open('/approve');
    await groupOf('Marcus Thibodeaux');
    server.fail('GetPrescriptionTasksGrouped', 'FORBIDDEN');
    await services.cache.invalidateQueries();
    expect(await screen.findByText("We couldn't refresh the list.")).toBeTruthy();
    expect(screen.getByText('Otis')).toBeTruthy();
    setQueue(server, [group(marcus, [rowFor('Juniper')])]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Juniper')).toBeTruthy();
    expect(screen.queryByText("We couldn't refresh the list.")).toBeNull();
  });

  it('P-147 shows why loading failed and retries', async () => {
    const server = two();
    server.fail('GetPrescriptionTasksGrouped', 'FORBIDDEN', 'You may not see requests.');
    const { user } = open('/approve', server);
    expect(await screen.findByText(/You may not see requests\./)).toBeTruthy();
    setQueue(server, [group(marcus, [row()])]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Otis')).toBeTruthy();
  });
});
