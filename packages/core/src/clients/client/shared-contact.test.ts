import { expect, it } from 'vitest';
import { sharedContacts } from './index.js';

const phone = (phoneNumber: string, isActive = true) => ({ phoneTypeId: 1, phoneNumber, isActive });
const there = (numbers: readonly string[], emails: readonly string[]) => ({
  phones: numbers.map((number) => ({ number, type: null, isPrimary: null, isValidMobile: null })),
  emails: emails.map((address) => ({ address })),
  addresses: [],
});

it('C-109 C-113 tells whether both share a phone or an email, whatever their notation', () => {
  const client = { email: ' Ellie@mail.example', phones: [phone('5185550177')] };
  const same = there(['1 (518) 555-0177', '555 0121'], ['x@mail.example', 'ellie@MAIL.example ']);
  expect(sharedContacts(client, same)).toEqual({ phone: 'same', email: 'same' });
  expect(sharedContacts(client, there(['5550121'], ['x@mail.example']))).toEqual({ phone: 'other', email: 'other' });
});

it('C-109 C-113 is unknown when one of them has none', () => {
  const unknown = { phone: 'unknown', email: 'unknown' };
  expect(
    sharedContacts({ email: null, phones: [phone('5185550177', false)] }, there(['5185550177'], ['a@b.co'])),
  ).toEqual(unknown);
  expect(sharedContacts({ email: 'a@b.co', phones: [phone('5185550177')] }, there(['x'], []))).toEqual(unknown);
});
