import { screen, waitFor, within } from '@testing-library/react';
import { pollingMs } from '@signa/core/base';
import { describe, expect, it, vi } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import type { SamplePractice } from '../../testing/sample-practice';
import { samplePrescriptionRow } from '../../testing/sample-prescription';
import type { PrescriptionRow } from '../../testing/sample-prescription';
import { settled } from '../../testing/settled';
import { CreateRx, CreateLinks } from './create-rx';
import { DashboardScreen } from './dashboard-screen';
import { DraftPanel } from './draft-panel';
import { Tiles } from './tiles';
import { useDashboard } from './use-dashboard';

const draft = (id: string, day: number, over: Partial<PrescriptionRow> = {}) =>
  samplePrescriptionRow({
    id,
    uuid: `prescription-${id}`,
    rxNumber: null,
    issuedDate: null,
    rxStatus: { code: 'Draft', description: 'Draft' },
    draftCreateDate: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    ...over,
  });

function Board() {
  const dashboard = useDashboard();
  return (
    <>
      <Tiles dashboard={dashboard} />
      <DraftPanel drafts={dashboard.ownDrafts} total={dashboard.counts.ownDrafts} />
    </>
  );
}

const all = [draft('1', 3), draft('2', 9), draft('3', 5), draft('4', 7), draft('5', 8, { authorizingVet: '99' })];

it('P-012 A-029 offers Create only if it is in the menu', () => {
  const practice = samplePractice();
  const offered = (menu: typeof practice.menu) => {
    const { unmount } = renderScreen(
      <>
        <CreateRx />
        <CreateLinks />
      </>,
      { server: createPracticeServer(), practice: { ...practice, menu } },
    );
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return links;
  };
  expect(offered(practice.menu)).toEqual(['/create', '/create?createBy=client', '/create?createBy=product']);
  expect(offered([])).toEqual([]);
});

function start(practice: SamplePractice = {}, prescriptions = all) {
  const server = createPracticeServer();
  const own = prescriptions.filter(({ authorizingVet }) => authorizingVet === '11');
  server.answer('GetPrescriptionHistory', ({ prescribingVetId, take }) => ({
    prescriptionHistory: prescriptions
      .filter(({ authorizingVet }) => authorizingVet === prescribingVetId)
      .sort((a, b) => (b.draftCreateDate ?? '').localeCompare(a.draftCreateDate ?? ''))
      .slice(0, take ?? undefined),
  }));
  server.answer('GetWaitingCounts', {
    waitingCounts: {
      drafts: prescriptions.length,
      ownDrafts: own.length,
      tasks: [
        { type: 'approval', count: 12 },
        { type: 'expiring', count: 6 },
        { type: 'transfer', count: 3 },
      ],
      cards: 19,
      joined: 2,
      snoozed: 0,
    },
  });
  server.answer('GetUnlinkedLocationClientsCount', { unlinkedLocationClientsCount: 4 });
  return { ...renderScreen(<Board />, { server, practice: samplePractice(practice) }) };
}

const vetRole = sampleRole('VET');
const withoutCreate = {
  ...vetRole,
  rolesModules: vetRole.rolesModules.filter(({ module }) => module.link !== '/create'),
};

const tile = (name: string) => screen.findByRole('region', { name });

describe('the tiles', () => {
  it('P-175 P-238 match the lists that they link to', async () => {
    const { server } = start();
    await waitFor(async () => expect((await tile('Draft Rx')).textContent).toContain('5'));
    expect((await tile('Pending approvals')).textContent).toContain('15');
    expect((await tile('Expiring Rx renewals')).textContent).toContain('6');
    expect((await tile('Expiring Rx renewals')).textContent).toContain('2 joined with a renewal');
    expect((await tile('Unlinked clients')).textContent).toContain('4');
    expect(server.calls('GetWaitingCounts').map(({ variables }) => variables)).toEqual([{ locationId: '1' }]);
  });

  it.each(['GetWaitingCounts', 'GetPrescriptionHistory', 'GetUnlinkedLocationClientsCount'] as const)(
    'P-175 P-176 A-020 request nothing that the user cannot read: %s',
    async (missing) => {
      const reads = ['GetWaitingCounts', 'GetPrescriptionHistory', 'GetUnlinkedLocationClientsCount'] as const;
      const practice = samplePractice({
        assignment: sampleAssignment({
          location: sampleLocation({ isPimsEnabled: true, pimsAccountId: 'acct', pimsConnectionType: 'EZYVET' }),
        }),
      });
      const server = createPracticeServer();
      renderScreen(<Board />, { server, practice: { ...practice, mayUse: (operation) => operation !== missing } });
      await settled(server);
      expect(reads.filter((name) => server.calls(name).length === 0)).toEqual([missing]);
    },
  );

  it('P-176 request no drafts for a user who cannot authorize', async () => {
    const { server } = start({ assignment: sampleAssignment({ role: sampleRole('STAFF') }) });
    await tile('Draft Rx');
    await settled(server);
    expect(server.calls('GetWaitingCounts')).toHaveLength(1);
    expect(server.calls('GetPrescriptionHistory')).toEqual([]);
  });

  it('P-175 link to the two halves of the queue', async () => {
    start();
    await tile('Draft Rx');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/approve?type=AllExceptExpiringRx');
    expect(links).toContain('/approve?type=ExpiringRx');
  });

  it('P-175 request unlinked clients only if PIMS is enabled, and show 0 otherwise', async () => {
    const { server } = start({ assignment: sampleAssignment({ location: sampleLocation({ isPimsEnabled: false }) }) });
    await waitFor(async () => expect((await tile('Draft Rx')).textContent).toContain('5'));
    expect((await tile('Unlinked clients')).textContent).toContain('0');
    expect(server.calls('GetUnlinkedLocationClientsCount')).toHaveLength(0);
  });

  it('P-175 refresh every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { server } = start();
      await waitFor(() => expect(server.calls('GetWaitingCounts')).toHaveLength(1));
      await settled(server);
      await vi.advanceTimersByTimeAsync(pollingMs.dashboardCounts);
      await waitFor(() => expect(server.calls('GetWaitingCounts')).toHaveLength(2));
      await waitFor(() => expect(server.calls('GetPrescriptionHistory')).toHaveLength(2));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the Create panel', () => {
  it("P-176 shows the signed-in vet's three latest drafts", async () => {
    const { server } = start();
    const panel = within(await screen.findByRole('region', { name: 'Create' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3));
    const days = panel.getAllByRole('listitem').map((row) => /11-(\d\d)-2026/.exec(row.textContent)?.[1]);
    expect(days).toEqual(['09', '07', '05']);
    expect(await panel.findByText('3 of 4 drafts')).toBeDefined();
    expect(server.lastVariables('GetPrescriptionHistory')).toEqual({
      locationId: '1',
      rxStatusFilters: ['DRAFT'],
      prescribingVetId: '11',
      archived: false,
      skip: 0,
      take: 3,
    });
  });

  it('P-246 shows who prepared a draft, if it was another user', async () => {
    const lastSavedBy = { locationUserId: '13', displayName: 'Priya Natarajan', at: '2026-11-09T12:00:00.000Z' };
    start({}, [draft('1', 3), draft('2', 9, { lastSavedBy })]);
    const panel = within(await screen.findByRole('region', { name: 'Create' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
    const said = panel.getAllByRole('listitem').map((row) => row.textContent.includes('Prepared by Priya Natarajan'));
    expect(said).toEqual([true, false]);
  });

  it('P-176 links to all drafts on the create home, or to the history if that page is missing', async () => {
    const { unmount } = start();
    const link = () => screen.findByRole('link', { name: 'View All Drafts' });
    expect((await link()).getAttribute('href')).toBe('/create');
    unmount();
    start({ assignment: sampleAssignment({ role: withoutCreate }) });
    expect((await link()).getAttribute('href')).toBe('/history?status=DRAFT');
  });

  it('P-116 expands a draft in place, and Create opens it in the direct form', async () => {
    const { user, path } = start();
    const panel = within(await screen.findByRole('region', { name: 'Create' }));
    const [newest] = await panel.findAllByRole('button', { name: /^(?!Reject|Delete)/ });
    expect(newest?.getAttribute('aria-expanded')).toBe('false');
    await user.click(newest!);
    expect(newest?.getAttribute('aria-expanded')).toBe('true');
    expect(await panel.findByText('Directions')).toBeDefined();
    expect(panel.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/history/2');
    await user.click(panel.getAllByRole('button', { name: /^Create the prescription/ })[0]!);
    expect(path()).toBe('/create/rx/direct/');
  });

  it('P-117 P-118 rejects a draft in its list, and the list refreshes', async () => {
    const { user, server } = start();
    server.answer('DeclinePrescription', { declinePrescription: { ...draft('2', 9), declineReason: 'Due for exam' } });
    const panel = within(await screen.findByRole('region', { name: 'Create' }));
    await user.click((await panel.findAllByRole('button'))[0]!);
    await user.click(await panel.findByRole('button', { name: /^Reject the draft/ }));
    await user.click(screen.getByLabelText('Due for exam'));
    await user.click(screen.getByRole('button', { name: /^Decline draft for/ }));
    expect(await screen.findByText('Decline Rx Successfully')).toBeDefined();
    expect(server.lastVariables('DeclinePrescription')).toEqual({
      id: '2',
      input: { declineReason: 'Due for exam', declinedByLocationUserId: '11' },
    });
    await waitFor(() => expect(server.calls('GetPrescriptionHistory')).toHaveLength(2));
  });

  it('P-176 reports when there are none', async () => {
    start({ assignment: sampleAssignment({ role: sampleRole('VETADMIN') }) }, []);
    expect(await screen.findByText('No drafts')).toBeDefined();
  });
});

describe('a new prescription', () => {
  const board = (practice: SamplePractice = {}) => {
    const server = createPracticeServer();
    server.answer('Prescriptions', { prescriptions: [] });
    return renderScreen(<DashboardScreen />, {
      server,
      practice: { ...samplePractice(practice), mayUse: (operation) => operation !== 'GetPrescriptionTasksGrouped' },
      path: '/dashboard',
    });
  };

  it('P-012 starts with a press or with C at the create home', async () => {
    const { user, path } = board();
    expect((await screen.findByRole('link', { name: /^Create Rx/ })).getAttribute('href')).toBe('/create');
    await user.keyboard('c');
    expect(path()).toBe('/create');
  });

  it('P-012 starts by client or by product', async () => {
    board();
    const way = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await way('Search by Client')).toBe('/create?createBy=client');
    expect(await way('Search by Product')).toBe('/create?createBy=product');
  });

  it('A-020 is not offered to users who cannot create', async () => {
    board({ assignment: sampleAssignment({ role: withoutCreate }) });
    await tile('Draft Rx');
    expect(screen.queryByRole('link', { name: /^Create Rx/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Search by Client' })).toBeNull();
  });
});

describe('failed reads on the dashboard', () => {
  it('P-175 P-176 are reported in place instead of showing skeletons forever', async () => {
    const server = createPracticeServer();
    for (const name of ['GetWaitingCounts', 'GetPrescriptionHistory', 'GetUnlinkedLocationClientsCount'] as const)
      server.fail(name, 'CONFLICT', 'Not now');
    const practice = samplePractice();
    renderScreen(<DashboardScreen />, {
      server,
      practice: { ...practice, mayUse: (operation) => operation !== 'GetPrescriptionTasksGrouped' },
    });
    expect(await screen.findByText("We couldn't load the counts.")).toBeDefined();
    const drafts = within(await tile('Draft Rx'));
    expect(drafts.getByRole('img', { name: 'Unknown' })).toBeDefined();
    expect(await screen.findByText("We couldn't load the drafts")).toBeDefined();
    expect(screen.queryByRole('status', { name: 'Loading drafts' })).toBeNull();
  });
});

describe('the Approvals panel', () => {
  it('P-177 P-238 lists pending tasks of every type with the number of requests, and has the empty state of /approve', async () => {
    const server = createPracticeServer();
    server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
    server.answer('WorkflowStatus', { workflowStatus: [] });
    server.answer('ReasonForCompound', { reasonForCompound: [] });
    server.answer('Shortcut', { shortcut: [] });
    server.answer('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [] });
    server.answer('GetQueueCounts', { queueCounts: { clients: 0, types: [], cards: 0, joined: 0 } });
    const waitingCounts = { drafts: 0, ownDrafts: 0, tasks: [], cards: 48, joined: 2, snoozed: 0 };
    server.answer('GetWaitingCounts', { waitingCounts });
    renderScreen(<DashboardScreen />, { server });
    const panel = within(await screen.findByRole('region', { name: 'Approvals' }));
    expect(await panel.findByText('No Approvals')).toBeDefined();
    expect(await panel.findByText(/^48 pending, of 50 requests/)).toBeDefined();
    expect(panel.getByText("You're all caught up!")).toBeDefined();
    expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ locationId: '1', status: 'pending' });
    expect(server.lastVariables('GetPrescriptionTasksGrouped')?.type).toBeUndefined();
    expect(panel.getByRole('link', { name: 'Open approvals' }).getAttribute('href')).toBe('/approve');
  });

  it('P-176 shows no Create panel to a role that cannot authorize', async () => {
    const server = createPracticeServer();
    const practice = samplePractice({ assignment: sampleAssignment({ role: sampleRole('STAFF') }) });
    renderScreen(<DashboardScreen />, {
      server,
      practice: { ...practice, mayUse: (operation) => operation !== 'GetPrescriptionTasksGrouped' },
    });
    await tile('Draft Rx');
    expect(screen.queryByRole('region', { name: 'Create' })).toBeNull();
  });
});

describe("the user's own license", () => {
  const shown = async (over: Parameters<typeof sampleAssignment>[0]) => {
    const server = createPracticeServer();
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
    server.answer('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [] });
    renderScreen(<DashboardScreen />, { server, practice: samplePractice({ assignment: sampleAssignment(over) }) });
    await screen.findByRole('heading', { level: 1 });
    return screen.queryByRole('region', { name: 'Your license' })?.textContent ?? null;
  };

  it.each([
    [{ vetLicenseExpiration: '2027-01-19' }, 'Your vet license for NY expires on 01-19-2027.'],
    [
      { vetLicenseExpiration: '2026-11-19' },
      'Your vet license for NY expired on 11-19-2026. It can no longer be used to authorize.',
    ],
    [{ vetLicenseNumber: null }, 'You have no vet license on record and cannot authorize.'],
    [{ vetLicenseExpiration: '2027-01-20' }, null],
    [{ vetLicenseNumber: null, roleId: 'STAFF', role: sampleRole('STAFF') }, null],
  ])('A-240 is mentioned when the user has to act: %j', async (over, text) => {
    expect(await shown(over)).toBe(text);
  });
});
