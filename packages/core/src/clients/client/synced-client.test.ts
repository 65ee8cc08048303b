import { describe, expect, it } from 'vitest';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import { afterChange, afterDecline, afterReport, type SyncedField } from '../../practice/pims-sync/index.js';
import {
  clientDifference,
  valuesOfClient,
  comparedClient,
  type ComparedClient,
  differenceValues,
  syncedDifference,
  wholeDifference,
} from './index.js';

const day = '2026-11-20T15:00:00.000Z';
const later = '2026-11-22T15:00:00.000Z';
const phone = (number: string) => ({ number, type: null, isPrimary: null, isValidMobile: null });
const elm = { addressLine1: '4 Elm St', addressLine2: null, city: 'Albany', zip: '12201' };
const there = (emails: readonly string[], numbers: readonly string[]): PimsCaretaker => ({
  id: '9',
  pimsId: '9',
  pimsConnectionType: 'EZYVET',
  firstName: 'Ellie',
  lastName: 'Lee',
  isActive: true,
  emails: emails.map((address) => ({ address })),
  phones: numbers.map(phone),
  addresses: [{ ...elm, stateProvince: 'New York', postalCode: '12201', isPrimary: true, isActive: true }],
});
const here = (email: string | null, numbers: readonly string[]): ComparedClient => ({
  email,
  phones: numbers.map((phoneNumber) => ({ phoneTypeId: 1, phoneNumber, isActive: true })),
  addresses: [{ ...elm, state: 'NY', isActive: true }],
});
const shown = (client: ComparedClient, theirs: PimsCaretaker, fields: readonly SyncedField[]) =>
  syncedDifference(client, clientDifference(client, theirs), fields);

describe('the synced fields of a client', () => {
  it('C-255 are the email and each active phone and address, in comparable form', () => {
    const client = here(' A@x.co', ['15185550177', '5550121']);
    const gone = { ...client, phones: client.phones.map((one) => ({ ...one, isActive: false })) };
    const address = 'address:["4 elm st","","albany","ny","12201"]';
    expect(Object.keys(valuesOfClient(client))).toEqual(['email', 'phone:5185550177', 'phone:5550121', address]);
    expect(valuesOfClient(client)['email']).toBe('a@x.co');
    expect(Object.keys(valuesOfClient({ ...gone, email: null }))).toEqual([address]);
  });

  it('C-255 are compared with the practice system; an email agrees with any of those there', () => {
    const compared = comparedClient(here('b@x.co', ['5550121']), there(['a@x.co', 'b@x.co'], ['555-0121', '5550122']));
    expect(compared.slice(0, 3)).toEqual([
      { field: 'email', here: 'b@x.co', there: 'a@x.co', agrees: true },
      { field: 'phone:5550121', here: '5550121', there: '5550121', agrees: true },
      { field: 'phone:5550122', here: null, there: '5550122', agrees: false },
    ]);
    expect(compared).toHaveLength(4);
    expect(comparedClient(here('b@x.co', []), { ...there([], []), addresses: [] })).toEqual([]);
  });
});

describe('the offered part of a difference', () => {
  const both = here('a@x.co', ['5550121']);
  const agreed = afterReport([], comparedClient(both, there(['a@x.co'], ['5550121'])), day);

  it('C-256 is what changed there; what changed only in Signa is returned separately', () => {
    const theirs = there(['a@x.co'], ['5550121', '5550122']);
    const own = here('own@x.co', []);
    const fields = afterReport(
      afterChange(agreed, valuesOfClient(both), valuesOfClient(own), { at: later, by: 'Dr. Reyes' }),
      comparedClient(own, theirs),
      later,
    );
    const found = shown(own, theirs, fields);
    expect(found.offered).toMatchObject({ email: null, phones: [{ phoneNumber: '5550122' }], addresses: [] });
    expect(found.kept).toMatchObject({ email: 'a@x.co', phones: [{ phoneNumber: '5550121' }], addresses: [] });
    expect([...found.sides]).toEqual([
      ['email', 'here'],
      ['phone:5550121', 'here'],
      ['phone:5550122', 'there'],
    ]);
    expect(wholeDifference(found)).toMatchObject({
      email: 'a@x.co',
      phones: [{ phoneNumber: '5550122' }, { phoneNumber: '5550121' }],
    });
  });

  it('C-256 includes an email that changed on both sides, and everything without a sync state', () => {
    const theirs = there(['new@x.co'], ['5550121']);
    const own = here('own@x.co', ['5550121']);
    const fields = afterReport(agreed, comparedClient(own, theirs), later);
    const found = shown(own, theirs, fields);
    expect(found.offered.email).toBe('new@x.co');
    expect(found.sides.get('email')).toBe('both');
    expect(shown(own, theirs, []).offered).toEqual(clientDifference(own, theirs));
    expect(wholeDifference(shown(own, theirs, [])).email).toBe('new@x.co');
  });

  it('C-100 excludes a declined value that is still the same there', () => {
    const theirs = there(['new@x.co'], ['5550121', '5550122']);
    const reported = afterReport(agreed, comparedClient(both, theirs), later);
    const fields = afterDecline(reported, differenceValues(clientDifference(both, theirs)));
    const none = { email: null, phones: [], addresses: [] };
    expect(shown(both, theirs, fields)).toEqual({ offered: none, kept: none, sides: new Map() });
    const newer = there(['newer@x.co'], ['5550121', '5550122']);
    expect(shown(both, newer, afterReport(fields, comparedClient(both, newer), later)).offered).toMatchObject({
      email: 'newer@x.co',
      phones: [],
    });
  });
});
