import type { Operations } from '@signa/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { ReportsScreen } from './reports-screen';

const sampleRequest = (over: Partial<Operations['GetRequestFigures']['data']['requestFigures'][number]> = {}) => ({
  ...{ type: 'renewal', raised: 40, approved: 20, declined: 12, elsewhere: 3, waiting: 5 },
  ...{ medianMinutes: 192, slowMinutes: 3_125, ...over },
});
const url = 'https://reports.example/embed/one';
/** Today is 11-20-2026 at the location. */
const usual = { from: '2026-10-22', to: '2026-11-20' };

function answers(server: FakeServer): void {
  const isNow = ({ from }: { readonly from: string }) => from === usual.from;
  server.answer('GetReportEmbedUrl', { reportEmbedUrl: url });
  server.answer('GetIssuedFigures', (asked) => ({
    issuedFigures: [
      { from: asked.from, to: asked.from, issued: isNow(asked) ? 1_204 : 900 },
      { from: asked.to, to: asked.to, issued: 6 },
    ],
  }));
  server.answer('GetRequestFigures', (asked) => ({
    requestFigures: isNow(asked)
      ? [
          sampleRequest(),
          sampleRequest({
            ...{ type: 'approval', raised: 9, approved: 0, declined: 0, elsewhere: 4, waiting: 5 },
            ...{ medianMinutes: null, slowMinutes: null },
          }),
        ]
      : [sampleRequest({ raised: 31, medianMinutes: 60 })],
  }));
  server.answer('GetDeclineFigures', {
    declineFigures: [
      { reason: 'Due for exam', requests: 7, drafts: 2 },
      { reason: '=Other', requests: 1, drafts: 0 },
    ],
  });
  server.answer('GetAlertFigures', {
    alertFigures: {
      since: '2026-01-01',
      issued: 200,
      overridden: 12,
      issuedTogether: 40,
      overriddenTogether: 3,
      rules: [
        ...[
          { rule: 'record:weight', name: 'Weight: from the product record', grade: 'serious', issued: 15, declined: 5 },
        ],
        ...[{ rule: 'table:C01', name: 'Health Condition: Seizures', grade: 'worth-knowing', issued: 30, declined: 0 }],
      ],
    },
  });
  server.answer('GetWrongPatientMeasure', {
    wrongPatientMeasure: {
      issued: 1_210,
      withdrawn: 4,
      reordered: 1,
      undone: 7,
      undoneReordered: 2,
      together: { issued: 0, withdrawn: 0, reordered: 0, undone: 0, undoneReordered: 0 },
    },
  });
  server.answer('GetEndingRights', {
    endingRights: [
      { kind: 'license', locationUserId: '7', name: 'Dr. Ida Moss', delegateName: null, on: '2026-11-01' },
      { kind: 'delegation', locationUserId: '1', name: 'Dr. Maya Okafor', delegateName: 'Priya N.', on: '2026-12-24' },
    ],
  });
}

function start(
  prepare: (server: FakeServer) => void = () => undefined,
  path = '/reports',
  role: 'VETADMIN' | 'VET' = 'VETADMIN',
) {
  const server = createPracticeServer();
  answers(server);
  prepare(server);
  const assignment = sampleAssignment({ roleId: role, role: sampleRole(role) });
  return renderScreen(<ReportsScreen />, {
    server,
    path,
    practice: samplePractice({ assignment, features: ['hasReportingPage'] }),
  });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const figures = [
  'Prescriptions issued',
  'Requests and response times',
  'Declines by reason',
  'Conflicts shown and overridden',
  'Issued for the wrong patient',
  'Licenses and delegations ending soon',
];

describe("the provider's report", () => {
  it('A-144 is in a frame that cannot access the portal', async () => {
    start();
    const frame = await screen.findByTitle(/^Report of /);
    expect(frame.tagName).toBe('IFRAME');
    expect(frame.getAttribute('src')).toBe(url);
    expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it("A-144 shows 'No Reports Found!' if there is none, next to the own figures", async () => {
    start((server) => server.answer('GetReportEmbedUrl', { reportEmbedUrl: null }));
    expect(await screen.findByText('No Reports Found!')).toBeDefined();
    expect(screen.queryByTitle(/^Report of /)).toBeNull();
    expect(await (await card('Prescriptions issued')).findByText('1,210')).toBeDefined();
  });

  it('A-438 does not frame addresses that are not web addresses', async () => {
    start((server) => server.answer('GetReportEmbedUrl', { reportEmbedUrl: 'javascript:alert(1)' }));
    expect(await screen.findByText('No Reports Found!')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('A-144 reports a failed request and retries', async () => {
    const { server, user } = start((fake) => fake.fail('GetReportEmbedUrl', 'PARTNER_UNREACHABLE', 'No answer'));
    const line = within((await screen.findByText("We couldn't load the provider's report.")).parentElement!);
    server.answer('GetReportEmbedUrl', { reportEmbedUrl: url });
    await user.click(line.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle(/^Report of /)).toBeDefined();
  });
});

describe('the own report figures', () => {
  it('A-294 cover the last 30 days, compared with the previous 30', async () => {
    const { server } = start();
    const issued = await card('Prescriptions issued');
    expect(await issued.findByText('1,210')).toBeDefined();
    expect(await issued.findByText('906 in the previous period')).toBeDefined();
    const asked = server.calls('GetIssuedFigures').map(({ variables }) => variables);
    expect(asked).toEqual([
      { locationId: '1', ...usual },
      { locationId: '1', from: '2026-09-22', to: '2026-10-21' },
    ]);
    expect(screen.getByText('10-22-2026 to 11-20-2026, compared with 09-22-2026 to 10-21-2026')).toBeDefined();
  });

  it('A-294 show requests with response times, declines, conflicts, and prescriptions for the wrong patient', async () => {
    start();
    const requests = await card('Requests and response times');
    expect(await requests.findByText('40, median time to answer 3 h 12 min')).toBeDefined();
    expect(requests.getByText('9, none answered')).toBeDefined();
    expect(await (await card('Declines by reason')).findByText('9 (9 in the previous period)')).toBeDefined();
    const conflicts = await card('Conflicts shown and overridden');
    expect((await conflicts.findByText('alerts per 100 authorizations')).previousSibling?.textContent).toBe('7.5');
    expect(conflicts.getByText('200 issued despite a conflict').previousSibling?.textContent).toBe('12');
    expect(conflicts.getByText('20 shown, 15 overridden')).toBeDefined();
    expect(conflicts.queryByText(/^Conflicts have been recorded since/)).toBeNull();
    const wrong = await card('Issued for the wrong patient');
    expect(await wrong.findByText('1 of 1,210 (1 in the previous period)')).toBeDefined();
  });

  it('A-294 A-290 account for every request', async () => {
    start();
    const card = within(await screen.findByRole('region', { name: 'Requests and response times' }));
    const figure = async (words: string) =>
      Number((await card.findByText(words)).previousElementSibling?.textContent ?? Number.NaN);
    const parts = ['approved', 'declined', 'answered externally', 'pending'];
    const [raised, ...shares] = await Promise.all(['raised', ...parts].map(figure));
    expect(raised).toBe(49);
    expect(shares).toEqual([20, 12, 7, 10]);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(raised);
  });

  it('A-294 A-292 show since when conflicts are recorded, and do not compare with earlier periods', async () => {
    start((server) =>
      server.answer('GetAlertFigures', {
        alertFigures: {
          ...{ since: '2026-11-10', issued: 20, overridden: 1, issuedTogether: 0, overriddenTogether: 0 },
          rules: [{ rule: 'record:weight', name: 'Weight', grade: 'serious', issued: 1, declined: 0 }],
        },
      }),
    );
    const conflicts = await card('Conflicts shown and overridden');
    expect(await conflicts.findByText('Conflicts have been recorded since 11-10-2026.')).toBeDefined();
    expect(conflicts.queryByText(/ before$/)).toBeNull();
  });

  it('P-470 show the renewals that were authorized together separately', async () => {
    start((server) =>
      server.answer('GetWrongPatientMeasure', {
        wrongPatientMeasure: {
          ...{ issued: 1_210, withdrawn: 4, reordered: 1, undone: 0, undoneReordered: 0 },
          together: { issued: 320, withdrawn: 2, reordered: 0, undone: 0, undoneReordered: 0 },
        },
      }),
    );
    const conflicts = await card('Conflicts shown and overridden');
    expect(await conflicts.findByText('Authorized together: 3 of 40 issued despite a conflict.')).toBeDefined();
    const wrong = await card('Issued for the wrong patient');
    expect(await wrong.findByText(/^4 of 1,210.*, 2 of 320 authorized together$/)).toBeDefined();
  });

  it('A-294 A-293 link expiring licenses to the profile, if the user can view it', async () => {
    const { unmount } = start();
    const ends = await card('Licenses and delegations ending soon');
    const link = await ends.findByRole('link', { name: 'Dr. Ida Moss' });
    expect(link.getAttribute('href')).toBe('/usermanagement/userprofile/7');
    const [license, delegation] = within(
      ends.getByRole('list', { name: 'Licenses and delegations ending soon' }),
    ).getAllByRole('listitem');
    expect(license?.textContent).toBe('Dr. Ida MossVet licenseEnded11-01-2026');
    expect(delegation?.textContent).toBe('Dr. Maya OkaforDelegation to Priya N.Ends12-24-2026');
    unmount();
    const server = createPracticeServer();
    answers(server);
    const role = sampleRole('VET');
    const rolesModules = role.rolesModules.filter(({ module }) => module.name !== 'usermanagement');
    const assignment = sampleAssignment({ role: { ...role, rolesModules } });
    renderScreen(<ReportsScreen />, {
      server,
      path: '/reports',
      practice: samplePractice({ assignment, features: ['hasReportingPage'] }),
    });
    expect(await (await card('Licenses and delegations ending soon')).findByText('Dr. Ida Moss')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Dr. Ida Moss' })).toBeNull();
  });

  it('A-294 keep the period in the address', async () => {
    const { server, user, path } = start();
    await (await card('Prescriptions issued')).findByText('1,210');
    await user.click(screen.getByRole('button', { name: /^Period/ }));
    await user.click(screen.getByRole('option', { name: 'Last 7 days' }));
    await waitFor(() => expect(path()).toBe('/reports?days=7'));
    // The days are set by one filter at a time.
    expect(screen.queryByRole('button', { name: 'Clear Days' })).toBeNull();
    await waitFor(() =>
      expect(server.calls('GetDeclineFigures').map(({ variables }) => variables)).toContainEqual({
        locationId: '1',
        from: '2026-11-14',
        to: '2026-11-20',
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Period/ }));
    await user.click(screen.getByRole('option', { name: 'Last 30 days' }));
    await waitFor(() => expect(path()).toBe('/reports'));
  });

  it.each([
    ['from=2026-01-01&to=2026-01-31', '2026-01-01', '2026-01-31', null],
    ['to=2026-01-30', '2026-01-01', '2026-01-30', null],
    ['days=365', '2025-11-21', '2026-11-20', null],
    ['days=12&from=yesterday', usual.from, usual.to, null],
    ['from=2026-02-01&to=2026-01-31', usual.from, usual.to, 'The end date is before the start date'],
    ['from=2020-01-01&to=2026-01-31', usual.from, usual.to, 'Choose a period of at most two years'],
  ])('A-294 interpret %s as a period, or show why it is invalid', async (query, from, to, issue) => {
    const { server } = start(undefined, `/reports?${query}`);
    await waitFor(() => expect(server.calls('GetRequestFigures')[0]?.variables).toMatchObject({ from, to }));
    expect(screen.queryByText(/Showing the default period\.$/)?.textContent ?? null).toBe(
      issue && `${issue}. Showing the default period.`,
    );
  });

  it('A-294 load independently: one failure leaves the others, and can be retried', async () => {
    const { server, user } = start((fake) => fake.fail('GetDeclineFigures', 'PARTNER_UNREACHABLE', 'No answer'));
    const declines = await card('Declines by reason');
    expect(await declines.findByText("We couldn't load this report.")).toBeDefined();
    expect(await (await card('Prescriptions issued')).findByText('1,210')).toBeDefined();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    server.answer('GetDeclineFigures', { declineFigures: [{ reason: 'Due for exam', requests: 3, drafts: 0 }] });
    await user.click(declines.getByRole('button', { name: 'Try again' }));
    expect(await declines.findByText('Due for exam')).toBeDefined();
  });

  it('A-294 show skeletons only until they have loaded or failed', async () => {
    const { server } = start((fake) => fake.fail('GetDeclineFigures', 'CONFLICT', 'Not now'));
    const loading = (name: string) => screen.queryByRole('status', { name: `Loading: ${name}` });
    for (const name of figures) await card(name);
    await settled(server);
    await screen.findByText("We couldn't load this report.");
    expect(figures.filter((name) => loading(name) !== null)).toEqual([]);
  });

  it('A-294 show a skeleton while they load', async () => {
    const answered = {
      wrongPatientMeasure: {
        issued: 1,
        withdrawn: 0,
        reordered: 0,
        undone: 0,
        undoneReordered: 0,
        together: { issued: 0, withdrawn: 0, reordered: 0, undone: 0, undoneReordered: 0 },
      },
    };
    let held: { release: () => void } | undefined;
    start((fake) => (held = fake.hold('GetWrongPatientMeasure', answered)));
    const skeleton = () => screen.queryByRole('status', { name: 'Loading: Issued for the wrong patient' });
    await waitFor(() => expect(skeleton()).not.toBeNull());
    held?.release();
    await waitFor(() => expect(skeleton()).toBeNull());
  });

  it('A-294 report when a practice has no data, without table or file', async () => {
    start((server) => {
      server.answer('GetIssuedFigures', ({ from, to }) => ({ issuedFigures: [{ from, to, issued: 0 }] }));
      server.answer('GetRequestFigures', { requestFigures: [] });
      server.answer('GetDeclineFigures', { declineFigures: [] });
      server.answer('GetAlertFigures', {
        alertFigures: {
          since: '2026-11-20',
          issued: 0,
          overridden: 0,
          issuedTogether: 0,
          overriddenTogether: 0,
          rules: [],
        },
      });
      server.answer('GetWrongPatientMeasure', {
        wrongPatientMeasure: {
          ...{ issued: 0, withdrawn: 0, reordered: 0, undone: 0, undoneReordered: 0 },
          together: { issued: 0, withdrawn: 0, reordered: 0, undone: 0, undoneReordered: 0 },
        },
      });
      server.answer('GetEndingRights', { endingRights: [] });
    });
    await waitFor(() => expect(screen.getAllByText('No prescriptions were issued in this period.')).toHaveLength(2));
    expect(await screen.findByText('No requests were received in this period.')).toBeDefined();
    expect(await screen.findByText('Nothing was declined in this period.')).toBeDefined();
    expect(
      await screen.findByText('No conflicts in this period. Conflicts have been recorded since 11-20-2026.'),
    ).toBeDefined();
    expect(await screen.findByText('Nothing ends within 90 days.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Table|CSV)/ })).toBeNull();
  });
});

describe('the table of each chart', () => {
  it('A-294 contains its data, and is toggled by a button', async () => {
    const { user } = start();
    for (const name of figures) {
      const figure = await card(name);
      const button = await figure.findByRole('button', { name: `Table: ${name}` });
      expect(figure.queryByRole('table')).toBeNull();
      await user.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
      expect(figure.getByRole('table', { name })).toBeDefined();
    }
    const requests = within(screen.getByRole('table', { name: 'Requests and response times' }));
    // Ten columns do not fit next to another figure, so each type is a column instead.
    const types = requests.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const renewal = types.indexOf('Renewal Request');
    const ofRenewals = () =>
      requests
        .getAllByRole('row')
        .slice(1)
        .map((row) => [row.children[0]?.textContent, row.children[renewal]?.textContent]);
    await waitFor(() =>
      expect(ofRenewals()).toEqual([
        ['Raised', '40'],
        ['Approved', '20'],
        ['Declined', '12'],
        ['Answered externally', '3'],
        ['Waiting', '5'],
        ['Median time to answer', '3 h 12 min'],
        ['90% answered within', '2 d 4 h'],
        ['Previous requests', '31'],
        ['Previous median', '1 h'],
      ]),
    );
    const first = await card('Declines by reason');
    await user.click(first.getByRole('button', { name: 'Table: Declines by reason' }));
    expect(first.queryByRole('table')).toBeNull();
  });

  /** Collects the files that are saved from now on. */
  function savedFiles(): Blob[] {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:report'),
      revokeObjectURL: () => undefined,
    });
    return files;
  }
  const csvOf = (name: string) => screen.findByRole('button', { name: `CSV: ${name}` });
  const isOffered = (button: HTMLElement) => button.getAttribute('aria-disabled') === null;

  it('A-295 is offered once the data of the period and of the previous one has loaded', async () => {
    const files = savedFiles();
    const { server, user } = start();
    const button = await csvOf('Declines by reason');
    await waitFor(() => expect(isOffered(button)).toBe(true));
    const held = server.hold('GetDeclineFigures', { declineFigures: [{ reason: 'Late', requests: 3, drafts: 0 }] });
    await user.click(screen.getByRole('button', { name: /^Period/ }));
    await user.click(screen.getByRole('option', { name: 'Last 7 days' }));
    await waitFor(() => expect(isOffered(button)).toBe(false));
    await user.click(button);
    expect(files).toEqual([]);
    held.release();
    await waitFor(() => expect(isOffered(button)).toBe(true));
    await user.click(button);
    expect(await textOf(files[0]!)).toContain('\r\nLate,3,0,3,3\r\n');
  });

  it('A-295 stays available while the data of the same period is refetched', async () => {
    const { server, services } = start();
    const button = await csvOf('Declines by reason');
    await waitFor(() => expect(isOffered(button)).toBe(true));
    await settled(server);
    const before = server.calls('GetDeclineFigures').length;
    const held = server.hold('GetDeclineFigures', { declineFigures: [{ reason: 'Late', requests: 3, drafts: 0 }] });
    void services.cache.invalidateQueries({ queryKey: ['GetDeclineFigures'] });
    await waitFor(() => expect(server.calls('GetDeclineFigures')).toHaveLength(before + 2));
    expect(isOffered(button)).toBe(true);
    held.release();
    expect(await (await card('Declines by reason')).findByText('Late')).toBeDefined();
  });

  it('A-295 is a CSV file in which no value is interpreted as a formula', async () => {
    const files = savedFiles();
    const { user } = start();
    for (const name of figures) {
      const button = await csvOf(name);
      await waitFor(() => expect(isOffered(button)).toBe(true));
      await user.click(button);
    }
    expect(files).toHaveLength(figures.length);
    const texts = await Promise.all(files.map(textOf));
    expect(texts[2]).toContain('Reason,Requests,Drafts,Together,Before\r\nDue for exam,7,2,9,9\r\n');
    expect(texts[2]).toContain("\r\n'=Other,1,0,1,1\r\n");
    expect(texts[3]).toContain('Weight: from the product record,Serious,20,15,5,75\r\n');
    expect(texts[5]).toContain('Dr. Ida Moss,Vet license,11-01-2026\r\n');
  });
});

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

describe('the reports menu entry', () => {
  it('A-022 A-030 A-144 is in the menu if the location has reports', async () => {
    const server = createPracticeServer();
    answers(server);
    server.answer('featureFlags', { featureFlags: ['hasReportingPage'] });
    const { user, path } = renderApp('/dashboard', { server });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(await menu.findByRole('link', { name: 'Reports' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeDefined();
    expect(path()).toBe('/reports');
    expect(await screen.findByTitle(/^Report of /)).toBeDefined();
  });
});
