import { describe, expect, it } from 'vitest';
import { json, sent, signa, supportAt } from '../../testing/support.js';
import { refused, signedIn } from '../../testing/terminal.js';

const entry = {
  area: 'Create',
  words: 'Decline a draft',
  operations: ['DeclinePrescription'],
  isAllowed: false,
  ways: [{ name: '', missing: ['The role STAFF needs edit permission for Create.', 'This prescription was issued.'] }],
};
const recordAccess = {
  record: 'prescription:12',
  locationId: '1',
  locationName: 'Wren Street',
  today: '2026-11-20',
  entries: [entry],
};

describe('signa why for a record', () => {
  it.each([
    ['12', ['12']],
    ['prescription:12', ['--record', 'prescription:12']],
  ])("A-315 calls %s only, and explains what is missing at the record's own location", async (record, words) => {
    const found = supportAt({ GetRecordAccess: { data: { recordAccess } } });
    expect(await signa(found, 'why', 'tech@signa.test', 'DeclinePrescription', ...words, '--json')).toBe(0);
    expect(sent(found, 'GetRecordAccess')).toEqual([
      { username: 'tech@signa.test', operation: 'DeclinePrescription', record },
    ]);
    expect(sent(found, 'GetPersonAccess')).toEqual([]);
    expect(json(found)).toEqual([
      { location: 'Wren Street', what: 'Decline a draft', isAllowed: false, way: '', missing: entry.ways[0]?.missing },
    ]);
  });

  it('A-315 A-197 runs as the support user during an impersonation', async () => {
    const working = { ...signedIn, impersonating: 'vet@signa.test' };
    const found = supportAt({ GetRecordAccess: { data: { recordAccess } } }, { session: working });
    expect(await signa(found, 'why', 'tech@signa.test', 'DeclinePrescription', '12')).toBe(0);
    expect(found.requests.map(({ headers }) => headers['impersonation'])).toEqual([undefined]);
    expect(found.stored()).toEqual(working);
  });

  it('A-315 reports an unknown record, an operation without one, and a conflicting location', async () => {
    const nothing = supportAt({ GetRecordAccess: { data: { recordAccess: null } } });
    expect(await signa(nothing, 'why', 'tech@signa.test', 'DeclinePrescription', '12')).toBe(1);
    expect(nothing.err).toEqual(['There is no user tech@signa.test, or no record 12.']);
    const other = supportAt({ GetRecordAccess: refused('BAD_USER_INPUT', 'AddUser is about no single record.') });
    expect(await signa(other, 'why', 'tech@signa.test', 'AddUser', '12')).toBe(2);
    expect(other.err[0]).toBe('AddUser is about no single record.');
    const both = supportAt({});
    expect(await signa(both, 'why', 'x@signa.test', 'DeclinePrescription', '12', '--location', '1')).toBe(2);
    expect(both.requests).toEqual([]);
  });
});

describe('signa why for support itself', () => {
  const asSupport = (supportAccess: object | null, supportConsent: object = { isRequired: false, until: null }) =>
    supportAt({
      GetSupportUser: { data: { supportUser: { username: 'support@signa.test', inAdminSupportGroup: false } } },
      GetSupportAccess: { data: { supportAccess } },
      GetSupportConsent: { data: { supportConsent } },
    });
  const opened = { locationId: '1', reason: 'Ticket 4711', openedAt: '2026-11-20T11:30:00.000Z', expiresAt: '' };

  it('A-537 explains by the permission table what only a practice, or the admin group, can do', async () => {
    const at = asSupport(null);
    expect(await signa(at, 'why', 'me', 'AddPrescription', '--json')).toBe(0);
    expect(json(at)).toEqual([
      {
        ...{ location: 'every location', what: expect.any(String) as string, isAllowed: false, way: 'As support' },
        missing: ['Support users can do this only while impersonating a user of the practice.'],
      },
    ]);
    expect(at.requests).toHaveLength(1);
    const role = asSupport(null);
    await signa(role, 'why', 'me', 'UpdateRole', '--json');
    expect(json(role)).toMatchObject([{ isAllowed: false, missing: ['Only the admin support group can do this.'] }]);
  });

  it('A-537 says whether a reason is missing at a location, or its consent, also during an impersonation', async () => {
    const working = { ...signedIn, impersonating: 'vet@signa.test' };
    const missing = asSupport(null);
    expect(await signa({ ...missing }, 'why', 'me', 'GetAudit', '--location', '1', '--json')).toBe(0);
    expect(json(missing)).toMatchObject([{ location: 'location 1', isAllowed: false }]);
    expect(missing.err).toEqual(['Give it with: signa support open --location 1 --reason <text>']);
    const open = supportAt(
      {
        GetSupportUser: { data: { supportUser: { username: 'support@signa.test', inAdminSupportGroup: true } } },
        GetSupportAccess: { data: { supportAccess: opened } },
        GetSupportConsent: { data: { supportConsent: { isRequired: false, until: null } } },
      },
      { session: working },
    );
    await signa(open, 'why', 'me', 'GetAudit', '--location', '1', '--json');
    expect(json(open)).toMatchObject([{ isAllowed: true, way: 'As a look-up', missing: [] }]);
    expect(open.requests.every(({ headers }) => headers['impersonation'] === undefined)).toBe(true);
    const closed = asSupport(opened, { isRequired: true, until: '2026-11-20T11:59:00.000Z' });
    await signa(closed, 'why', 'me', 'GetAudit', '--location', '1', '--json');
    expect(json(closed)).toMatchObject([{ isAllowed: false, missing: [expect.stringMatching(/consent/)] }]);
    expect(closed.err).toEqual([]);
  });

  it('A-537 takes no record', async () => {
    const at = asSupport(null);
    expect(await signa(at, 'why', 'me', 'DeclinePrescription', '12')).toBe(2);
    expect(at.requests).toEqual([]);
  });
});
