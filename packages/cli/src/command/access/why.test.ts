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
