import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { distinctNumbers, distinctPhones, emptyAddress, listedAddressIssues, phonesWith } from './index.js';

const cell = { uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' };
const office = { uuid: 'b', phoneTypeId: 3, phoneNumber: '5550121' };
const listed = [cell, office];

describe('a phone that is typed into a list', () => {
  it('C-039 comes behind the others, or takes the place of one and keeps its uuid', () => {
    const typed = { phoneTypeId: 4, phoneNumber: '518 555 0186' };
    expect(phonesWith('client', listed, typed, null)).toEqual([cell, office, typed]);
    expect(phonesWith('client', listed, typed, 1)).toEqual([cell, { uuid: 'b', ...typed }]);
    expect(phonesWith('client', listed, { ...cell, phoneTypeId: 2 }, 0)).toEqual([{ ...cell, phoneTypeId: 2 }, office]);
  });

  it('C-040 is not added with the number and type of another, for every owner', () => {
    const again = { phoneTypeId: 1, phoneNumber: '518 555 0177' };
    for (const owner of ['client', 'user', 'location', 'organization'] as const) {
      expect(phonesWith(owner, listed, again, null)).toBe(listed);
      expect(phonesWith(owner, listed, again, 1)).toBe(listed);
    }
  });

  it('C-041 is not added with the number of another to a client, whatever the type', () => {
    const other = { phoneTypeId: 2, phoneNumber: '518 555 0177' };
    expect(phonesWith('client', listed, other, null)).toBe(listed);
    expect(phonesWith('user', listed, other, null)).toEqual([cell, office, other]);
  });

  const phone = fc.record({
    phoneTypeId: fc.integer({ min: 0, max: 2 }),
    phoneNumber: fc.constantFrom('5550121', '555 0121', '5185550177', '518 555 0177', '5550199'),
  });
  test.prop([fc.array(phone, { maxLength: 4 }), phone, fc.boolean()])(
    'C-040 C-041 never brings a phone that is dropped again when it is stored',
    (phones, typed, isClient) => {
      const settled = isClient ? distinctNumbers(phones) : distinctPhones(phones);
      const after = phonesWith(isClient ? 'client' : 'location', settled, typed, null);
      expect(isClient ? distinctNumbers(after) : distinctPhones(after)).toHaveLength(after.length);
    },
  );
});

describe('an address that is typed beside others', () => {
  const home = { ...emptyAddress, addressLine1: '18 Regent St', city: 'Reno', state: 'NV', zip: '89501' };

  it('C-045 C-048 is refused as a whole when it is there already, whatever the case', () => {
    expect(listedAddressIssues([], home, 'a')).toEqual([]);
    expect(listedAddressIssues([{ ...home, addressTypeId: 2 }], home, 'a')).toEqual([]);
    const issues = listedAddressIssues([{ ...home, city: ' RENO ', state: 'nevada' }], home, 'a');
    expect(issues).toEqual([{ path: 'a', code: 'duplicate', message: 'Address: The address already exists' }]);
  });

  it('C-043 C-044 C-045 is told field by field what it lacks', () => {
    expect(listedAddressIssues([], { ...home, city: ' ', zip: '8950' }, 'a').map(({ path }) => path)).toEqual([
      'a.city',
      'a.zip',
    ]);
  });
});
