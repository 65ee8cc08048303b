import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { distinctNumbers, distinctPhones, emptyAddress, listedAddressIssues, phonesWith } from './index.js';

const cell = { uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' };
const office = { uuid: 'b', phoneTypeId: 3, phoneNumber: '5550121' };
const listed = [cell, office];

describe('a phone that is added to a list', () => {
  it('C-039 is appended, or replaces another and keeps its uuid', () => {
    const typed = { phoneTypeId: 4, phoneNumber: '518 555 0186' };
    expect(phonesWith('client', listed, typed, null)).toEqual([cell, office, typed]);
    expect(phonesWith('client', listed, typed, 1)).toEqual([cell, { uuid: 'b', ...typed }]);
    expect(phonesWith('client', listed, { ...cell, phoneTypeId: 2 }, 0)).toEqual([{ ...cell, phoneTypeId: 2 }, office]);
  });

  it('C-040 is not added when number and type are a duplicate, for every owner', () => {
    const again = { phoneTypeId: 1, phoneNumber: '518 555 0177' };
    for (const owner of ['client', 'user', 'location', 'organization'] as const) {
      expect(phonesWith(owner, listed, again, null)).toBe(listed);
      expect(phonesWith(owner, listed, again, 1)).toBe(listed);
    }
  });

  it('C-041 is not added to a client when the number is a duplicate, whatever the type', () => {
    const other = { phoneTypeId: 2, phoneNumber: '518 555 0177' };
    expect(phonesWith('client', listed, other, null)).toBe(listed);
    expect(phonesWith('user', listed, other, null)).toEqual([cell, office, other]);
  });

  const phone = fc.record({
    phoneTypeId: fc.integer({ min: 0, max: 2 }),
    phoneNumber: fc.constantFrom('5550121', '555 0121', '5185550177', '518 555 0177', '5550199'),
  });
  test.prop([fc.array(phone, { maxLength: 4 }), phone, fc.boolean()])(
    'C-040 C-041 is never added when storing would drop it again',
    (phones, typed, isClient) => {
      const settled = isClient ? distinctNumbers(phones) : distinctPhones(phones);
      const after = phonesWith(isClient ? 'client' : 'location', settled, typed, null);
      expect(isClient ? distinctNumbers(after) : distinctPhones(after)).toHaveLength(after.length);
    },
  );
});

describe('an address that is typed next to others', () => {
  const home = { ...emptyAddress, addressLine1: '18 Regent St', city: 'Reno', state: 'NV', zip: '89501' };

  it('C-045 C-048 has an issue as a whole when it is a duplicate, ignoring case', () => {
    expect(listedAddressIssues([], home, 'a')).toEqual([]);
    expect(listedAddressIssues([{ ...home, addressTypeId: 2 }], home, 'a')).toEqual([]);
    const issues = listedAddressIssues([{ ...home, city: ' RENO ', state: 'nevada' }], home, 'a');
    expect(issues).toEqual([{ path: 'a', code: 'duplicate', message: 'Address: The address already exists' }]);
  });

  it('C-043 C-044 C-045 has an issue for each invalid field', () => {
    expect(listedAddressIssues([], { ...home, city: ' ', zip: '8950' }, 'a').map(({ path }) => path)).toEqual([
      'a.city',
      'a.zip',
    ]);
  });
});
