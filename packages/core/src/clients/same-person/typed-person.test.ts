import { expect, it } from 'vitest';
import { devon } from './person.test-data.js';
import { canIdentifyClient, typedPersonIssues } from './typed-person.js';

const paths = (change: object) => typedPersonIssues({ ...devon, ...change }, 'client').map(({ path }) => path);
const long = 'x'.repeat(101);

it('C-234 accepts incomplete values, and rejects texts and lists longer than any form allows', () => {
  expect(paths({})).toEqual([]);
  expect(paths({ firstName: '', email: 'devon@', phones: [{ phoneNumber: '518' }], lastName: 'x'.repeat(100) })).toEqual([]);
  expect(paths({ firstName: long, lastName: long, email: long })).toEqual([
    'client.firstName',
    'client.lastName',
    'client.email',
  ]);
  expect(paths({ phones: [{ phoneNumber: long }] })).toEqual(['client.phones.0']);
  for (const field of ['addressLine1', 'addressLine2', 'zip'])
    expect(paths({ addresses: [{ addressLine1: '', [field]: long }] })).toEqual(['client.addresses.0']);
  expect(paths({ patients: [{ name: long }] })).toEqual(['client.patients.0.name']);
  expect(paths({ patients: Array.from({ length: 20 }, () => ({ name: 'Moose' })) })).toEqual([]);
  for (const field of ['phones', 'addresses', 'patients'])
    expect(paths({ [field]: Array.from({ length: 21 }, () => ({ phoneNumber: '', addressLine1: '', name: '' })) })).toEqual([
      `client.${field}`,
    ]);
}); // prettier-ignore

it('C-233 sends no request before the values can identify a person', () => {
  const nothing = { firstName: ' ', lastName: '', email: null, phones: ['518 555'], addresses: [{ addressLine1: ' ' }], patients: [{ name: '' }] };
  expect(canIdentifyClient(nothing)).toBe(false);
  expect(canIdentifyClient({})).toBe(false);
  expect(canIdentifyClient({ ...nothing, firstName: 'Devon' })).toBe(false);
  expect(canIdentifyClient({ ...nothing, patients: [{ name: 'Moose' }] })).toBe(false);
  const leads = [
    { lastName: 'A' },
    { email: 'd' },
    { phones: ['518', '555-0164'] },
    { addresses: [{ addressLine1: '12 Elm' }] },
    { firstName: 'Devon', patients: [{ name: 'Moose' }] },
  ];
  for (const lead of leads) expect(canIdentifyClient({ ...nothing, ...lead })).toBe(true);
}); // prettier-ignore
