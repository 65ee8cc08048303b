import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { checkAddress, checkEachPhone, isEmail } from '../../base/contact/index.js';
import type { PimsAddress, PimsCaretaker, PimsPhone } from '../../practice/pims-connection/index.js';
import { clientDifference, hasClientDifference, pimsContact, type ComparedClient } from './index.js';

const phone = (number: string | null, isPrimary = false): PimsPhone => ({
  number,
  type: 'mobile',
  isPrimary,
  isValidMobile: null,
});
const regent: PimsAddress = {
  addressLine1: '18 Regent St',
  addressLine2: null,
  city: 'Saratoga Springs',
  stateProvince: 'New York',
  postalCode: '12866-1234',
  isPrimary: true,
  isActive: true,
};
const theirs: PimsCaretaker = {
  id: '9',
  pimsId: '4001',
  pimsConnectionType: 'EZYVET',
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  isActive: true,
  emails: [{ address: 'nobody' }, { address: ' Eleanor@Mail.example ' }, { address: 'second@mail.example' }],
  phones: [phone('(518) 555-0177', true), phone('555-0121'), phone('12'), phone(null)],
  addresses: [regent, { ...regent, isPrimary: false }],
};
const stored = {
  addressTypeId: 1,
  addressLine1: '18 Regent St',
  addressLine2: '',
  city: 'Saratoga Springs',
  state: 'NY',
  zip: '12866',
};
const ofAnotherType = { ...stored, addressTypeId: 4 };
const same: ComparedClient = {
  email: 'eleanor@mail.example',
  phones: [
    { phoneTypeId: 2, phoneNumber: '5185550177', isActive: true },
    { phoneTypeId: 2, phoneNumber: '5550121', isActive: true },
  ],
  addresses: [{ ...ofAnotherType, addressLine1: ' 18 regent st ', addressLine2: null, isActive: true }],
};
const nothing = { email: null, phones: [], addresses: [] };

describe('what can be taken over from a client of a practice system', () => {
  it('C-111 C-112 are valid values without duplicates: the primary phone as Cell, the primary address as Home', () => {
    expect(pimsContact(theirs)).toEqual({
      email: 'eleanor@mail.example',
      phones: [
        { phoneTypeId: 1, phoneNumber: '5185550177' },
        { phoneTypeId: 4, phoneNumber: '5550121' },
      ],
      addresses: [stored],
    });
    const other = { ...regent, isPrimary: false, addressLine1: '4 Elm' };
    expect(pimsContact({ ...theirs, addresses: [other] }).addresses[0]?.addressTypeId).toBe(3);
  });

  it('C-112 has type 0 when its type is not listed', () => {
    const types = { phone: [{ id: 7, description: 'Cell' }], address: [] };
    const { phones, addresses } = pimsContact(theirs, types);
    expect(phones.map(({ phoneTypeId }) => phoneTypeId)).toEqual([7, 0]);
    expect(addresses[0]?.addressTypeId).toBe(0);
  });

  it.each<Partial<PimsAddress>>([
    { isActive: false },
    { isActive: null },
    { addressLine1: ' ' },
    { city: null },
    { stateProvince: 'Ontario' },
    { postalCode: '1286' },
    { postalCode: null },
  ])('C-111 omits an address with %j', (change) => {
    expect(pimsContact({ ...theirs, addresses: [{ ...regent, ...change }] }).addresses).toEqual([]);
  });
});

describe('the difference between a client and the practice system', () => {
  it('C-096 C-097 C-098 is empty when all values agree, whatever their types, case and order', () => {
    expect(clientDifference(same, theirs)).toEqual(nothing);
    expect(hasClientDifference(nothing)).toBe(false);
  });

  it('C-098 is empty when the practice system lacks values of the client', () => {
    expect(clientDifference(same, { ...theirs, emails: [{ address: 'x' }], phones: [], addresses: [] })).toEqual(
      nothing,
    );
  });

  it("C-096 proposes the first well-formed email, unless one of them is the client's", () => {
    expect(clientDifference({ ...same, email: 'other@mail.example' }, theirs).email).toBe('eleanor@mail.example');
    expect(clientDifference({ ...same, email: null }, theirs).email).toBe('eleanor@mail.example');
    expect(clientDifference({ ...same, email: ' SECOND@mail.example' }, theirs).email).toBeNull();
  });

  it('C-097 C-098 compares only active phones and addresses', () => {
    const gone = {
      ...same,
      phones: same.phones.map((one) => ({ ...one, isActive: false })),
      addresses: same.addresses.map((one) => ({ ...one, isActive: false })),
    };
    const found = clientDifference(gone, theirs);
    expect(found).toEqual({ ...pimsContact(theirs), email: null });
    expect(hasClientDifference(found)).toBe(true);
    expect(hasClientDifference({ ...nothing, email: 'a@b.co' })).toBe(true);
    expect(hasClientDifference({ ...nothing, addresses: [stored] })).toBe(true);
  });

  it('C-097 ignores the country digit of a phone', () => {
    expect(clientDifference(same, { ...theirs, phones: [phone('+1 518 555 0177')] }).phones).toEqual([]);
  });
});

describe('what can be taken over from any client of a practice system', () => {
  const text = fc.oneof(
    fc.constantFrom('NY', 'Albany', '12866', '12866-99', 'new york', ''),
    fc.string(),
    fc.constant(null),
  );
  const flag = fc.constantFrom(true, false, null);
  const anyCaretaker = fc.record({
    emails: fc.array(fc.record({ address: fc.oneof(fc.emailAddress(), text) }), { maxLength: 3 }),
    phones: fc.array(
      fc.record({
        number: fc.oneof(fc.constantFrom('5185550177', '(518) 555-0177', '555 0121'), text),
        type: text,
        isPrimary: flag,
        isValidMobile: flag,
      }),
      { maxLength: 50 },
    ),
    addresses: fc.array(
      fc.record({
        addressLine1: fc.oneof(fc.constant('18 Regent St'), text),
        addressLine2: text,
        city: text,
        stateProvince: text,
        postalCode: text,
        isPrimary: flag,
        isActive: flag,
      }),
      { maxLength: 4 },
    ),
  });
  test.prop([anyCaretaker])('C-111 C-112 is always valid input, whatever the practice system contains', (any) => {
    const { email, phones, addresses } = pimsContact(any);
    expect(email === null || isEmail(email)).toBe(true);
    expect(checkEachPhone(phones, 'phones')).toEqual([]);
    expect(addresses.flatMap((address) => checkAddress(address, 'address'))).toEqual([]);
    const client = {
      email,
      phones: phones.map((one) => ({ ...one, isActive: true })),
      addresses: addresses.map((one) => ({ ...one, isActive: true })),
    };
    expect(hasClientDifference(clientDifference(client, { ...theirs, ...any }))).toBe(false);
  });
});
