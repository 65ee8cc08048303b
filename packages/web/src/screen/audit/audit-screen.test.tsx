import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearChipsInBothOrders, changedByClearing } from '../../testing/clear-chips';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { AuditScreen } from './audit-screen';
import type { AuditEntry } from './use-audit';

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  sequence: '12',
  at: '2026-11-20T15:04:00.000Z',
  username: 'gordon@wren.example',
  name: 'Gordon Halloran',
  impersonated: null,
  operation: 'UpdateLocationUser',
  action: 'Changed the profile of a user',
  subject: 'user:2',
  record: 'User Ingrid Brandt',
  changes: [
    { field: 'Role', before: 'STAFF', after: 'VET' },
    { field: 'STAFF · Clients: edit', before: 'Yes', after: 'No' },
  ],
  rawChanges: [{ path: 'roleId', before: '2', after: '3' }],
  hash: 'ab'.repeat(32),
  ...over,
});
const bySupport = entry({
  sequence: '11',
  username: 'support@signa.test',
  name: 'Jonah Abernathy',
  impersonated: { username: 'maya@wren.example', name: 'Maya Okafor', reason: 'Ticket 4711' },
  action: 'Added a client',
  operation: 'AddLocationClient',
  subject: 'client:7',
  record: 'Client =HYPERLINK("x")',
  changes: ['One', 'Two', 'Three'].map((field) => ({ field, before: null, after: 'x' })),
});
const page = (data: AuditEntry[], hasMore = false) => ({ audit: { data, hasMore } });
const chain = (records: number, from: string, brokenAt: string | null = null) => ({
  auditChain: { records, from, to: String(records), brokenAt },
});

function start(
  prepare: (server: FakeServer) => void = () => undefined,
  role: 'ADMIN' | 'STAFF' = 'ADMIN',
  path = '/usermanagement/audit',
) {
  const server = createPracticeServer();
  server.answer('GetAudit', page([entry(), bySupport]));
  server.answer('GetAuditChoices', {
    auditChoices: {
      people: [{ username: 'gordon@wren.example', name: 'Gordon Halloran' }],
      peopleCount: 1,
      actions: [{ operation: 'AddLocationClient', action: 'Added a client' }],
    },
  });
  server.answer('GetAuditChain', chain(12, '1'));
  prepare(server);
  const assignment = sampleAssignment({ roleId: role, role: sampleRole(role) });
  return renderScreen(<AuditScreen />, { server, practice: samplePractice({ assignment }), path });
}
const entries = async () => within(await screen.findByRole('list', { name: 'Entries' }));
const asked = (server: FakeServer) => server.lastVariables('GetAudit');

describe('the audit of a location', () => {
  it('A-034 has its own heading and title', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeDefined();
    expect(document.title).toMatch(/^Audit · /);
  });

  it('A-246 A-247 A-426 A-427 shows time, user, action, record, and old and new values', async () => {
    const { server } = start();
    const list = await entries();
    expect(list.getByText('Changed the profile of a user')).toBeDefined();
    expect(list.getByText('User Ingrid Brandt')).toBeDefined();
    expect(list.getByText('Gordon Halloran, gordon@wren.example, entry 12')).toBeDefined();
    expect(list.getByText('Role:').parentElement?.textContent).toBe('Role: STAFF → VET');
    expect(list.getByText('STAFF · Clients: edit:').parentElement?.textContent).toBe('STAFF · Clients: edit: Yes → No');
    expect(document.body.textContent).not.toContain('roleId');
    expect(asked(server)).toMatchObject({ locationId: '1', before: null, take: 25 });
  });

  it('A-246 shows whom support impersonated and why, and all fields on request', async () => {
    const { user } = start();
    const list = await entries();
    expect(list.getByText('Support, as Maya Okafor')).toBeDefined();
    expect(list.getByText('Ticket 4711')).toBeDefined();
    expect(list.queryByText('Three:')).toBeNull();
    await user.click(list.getByRole('button', { name: 'Show all 3 fields' }));
    expect(list.getByText('Three:')).toBeDefined();
  });

  it('A-427 reports an entry with only technical changes', async () => {
    start((fake) => fake.answer('GetAudit', page([entry({ changes: [] })])));
    expect((await entries()).getByText('No visible field changed.')).toBeDefined();
  });

  it('A-246 filters by user, action, and record, and pages to older entries', async () => {
    const { server, user } = start((fake) => fake.answer('GetAudit', page([entry(), bySupport], true)));
    const list = await entries();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ before: '11' }));
    await user.click(screen.getByRole('button', { name: 'Person' }));
    await user.click(screen.getByRole('option', { name: 'Gordon Halloran' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ person: 'gordon@wren.example', before: null }));
    await user.click(screen.getByRole('button', { name: 'Action' }));
    await user.click(screen.getByRole('option', { name: 'Added a client' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ action: 'AddLocationClient' }));
    const [first] = list.getAllByRole('button', { name: 'Only this record' });
    if (first) await user.click(first);
    await waitFor(() => expect(asked(server)).toMatchObject({ record: 'user:2' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });

  it('A-246 each chip clears only its own filter', async () => {
    const filters = new URLSearchParams({
      ...{ person: 'gordon@wren.example', action: 'AddLocationClient', record: 'user:2' },
      ...{ from: '2026-11-01', to: '2026-11-20' },
    });
    const opened = async () => {
      const view = start(undefined, 'ADMIN', `/usermanagement/audit?${filters.toString()}`);
      await entries();
      return view;
    };
    const each = [
      ['Person', ['person']],
      ['Action', ['action']],
      ['Day', ['from', 'to']],
      ['Record', ['record']],
    ];
    expect(await clearChipsInBothOrders(opened)).toEqual([each, each]);
  });

  it('A-246 returns to the newest entries when a filter is cleared', async () => {
    const view = start(undefined, 'ADMIN', '/usermanagement/audit?record=user:2&before=40');
    await entries();
    expect(asked(view.server)).toMatchObject({ record: 'user:2', before: '40' });
    expect(await changedByClearing(view, 'Record')).toEqual(['before', 'record']);
    await waitFor(() => expect(asked(view.server)).toMatchObject({ record: null, before: null }));
  });

  it('A-246 shows user, action, and record in the chips', async () => {
    const filters = 'person=gordon@wren.example&action=AddLocationClient&record=user:2';
    start(undefined, 'ADMIN', `/usermanagement/audit?${filters}`);
    await entries();
    for (const name of [/^Person ?Gordon Halloran$/, /^Action ?Added a client$/, /^Record ?User Ingrid Brandt$/])
      expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('A-246 reports an empty result, and retries after a failure', async () => {
    const { unmount } = start((fake) => fake.answer('GetAudit', page([])));
    expect(await screen.findByText('No entries match these filters.')).toBeDefined();
    unmount();
    const { server, user } = start((fake) => fake.fail('GetAudit', 'PARTNER_UNREACHABLE', 'No answer'));
    expect(await screen.findByText("We couldn't load the audit.")).toBeDefined();
    server.answer('GetAudit', page([entry()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await entries();
  });

  it('A-246 A-020 requests nothing for a user who does not manage users', async () => {
    const { server } = start(undefined, 'STAFF');
    expect(await screen.findByText('Only users who manage users can view the audit.')).toBeDefined();
    expect(server.calls('GetAudit')).toHaveLength(0);
  });
});

describe('the audit chain', () => {
  it('A-248 is verified for the newest entries immediately, and in full on request', async () => {
    const { server, user } = start((fake) => fake.answer('GetAuditChain', chain(25_000, '15001')));
    expect(
      await screen.findByText('Verified: none of the newest 10,000 of 25,000 entries has been altered.'),
    ).toBeDefined();
    server.answer('GetAuditChain', ({ before }) => chain(25_000, before === '15001' ? '5001' : '1'));
    await user.click(screen.getByRole('button', { name: 'Verify all entries' }));
    expect(await screen.findByText('Verified: none of these 25,000 entries has been altered.')).toBeDefined();
    expect(server.calls('GetAuditChain').map(({ variables }) => variables)).toEqual([
      { locationId: '1' },
      { locationId: '1', before: '15001' },
      { locationId: '1', before: '5001' },
    ]);
  });

  it('A-248 reports where verification fails', async () => {
    start((fake) => fake.answer('GetAuditChain', chain(12, '1', '7')));
    expect(await screen.findByText(/^Verification failed at entry 7:/)).toBeDefined();
  });
});

/** Text of a file, as the test browser reads it. */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob([]));
  });

describe('the audit download', () => {
  const saved = () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:audit'),
      revokeObjectURL: () => undefined,
    });
    return files;
  };

  it('A-249 A-428 contains every page of the filtered entries as CSV without formulas', async () => {
    const files = saved();
    const { server, user } = start();
    await entries();
    server.answer('GetAudit', ({ before }) => (before === null ? page([entry()], true) : page([bySupport])));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await textOf(files[0]);
    expect(text).toContain('Entry,Time (UTC),Person');
    expect(text).toContain('12,2026-11-20T15:04:00.000Z,Gordon Halloran,gordon@wren.example,,,');
    expect(text).toContain('Jonah Abernathy,support@signa.test,Maya Okafor,Ticket 4711');
    expect(text).toContain('Client =HYPERLINK');
    // Descriptions as well as raw values.
    expect(text).toContain('Role: STAFF → VET');
    expect(text).toContain('UpdateLocationUser,user:2,"[{""path"":""roleId"",""before"":""2"",""after"":""3""}]"');
    expect(asked(server)).toMatchObject({ before: '12', take: 500, raw: true });
  });

  it('A-249 is valid JSON, and is not created if a page fails to load', async () => {
    const files = saved();
    const { server, user } = start();
    await entries();
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse(await textOf(files[0]))).toEqual([entry(), bySupport]);
    server.fail('GetAudit', 'PARTNER_UNREACHABLE', 'No answer');
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText("We couldn't download the audit")).toBeDefined();
    expect(files).toHaveLength(1);
    server.answer('GetAudit', { audit: { data: [entry()], hasMore: false } });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(2));
  });
});
