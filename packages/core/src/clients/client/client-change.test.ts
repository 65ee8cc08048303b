import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../../base/contact/index.js';
import {
  clientAfter,
  clientChange,
  clientFormOf,
  emptyClientForm,
  settleClientForm,
  type ClientForm,
} from './index.js';

const home = { ...emptyAddress, uuid: 'h', addressLine1: '18 Regent St', city: 'Reno', state: 'NV', zip: '89501' };
const eleanor: ClientForm = {
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  email: 'eleanor@mail.example',
  isActive: true,
  pimsId: '',
  locationClientPhones: [{ uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' }],
  locationClientAddress: [home],
};

describe("changes in a client's form", () => {
  it('C-152 are sent as they are stored, without unchanged fields', () => {
    expect(clientChange(eleanor, eleanor)).toEqual({});
    expect(clientChange(eleanor, { ...eleanor, firstName: ' Eleanor ', email: 'Eleanor@mail.example' })).toEqual({});
    expect(clientChange(eleanor, { ...eleanor, lastName: ' Castellanos', email: ' ', isActive: false })).toEqual({
      lastName: 'Castellanos',
      email: null,
      isActive: false,
    });
  });

  it('C-025 contain a changed list as a whole, and no unchanged list', () => {
    const phones = [...eleanor.locationClientPhones, { phoneTypeId: 3, phoneNumber: '555 0121' }];
    expect(clientChange(eleanor, { ...eleanor, locationClientPhones: phones })).toEqual({
      locationClientPhones: [eleanor.locationClientPhones[0], { phoneTypeId: 3, phoneNumber: '5550121' }],
    });
    expect(clientChange(eleanor, { ...eleanor, locationClientAddress: [] })).toEqual({ locationClientAddress: [] });
  });

  const form = fc.record({
    firstName: fc.constantFrom('', ' Ann ', 'Ann'),
    lastName: fc.constantFrom('', 'Lee'),
    email: fc.constantFrom('', 'A@b.co', 'a@b.co'),
    isActive: fc.boolean(),
    pimsId: fc.constantFrom('', '4001'),
    locationClientPhones: fc.array(
      fc.record({
        phoneTypeId: fc.integer({ min: 0, max: 2 }),
        phoneNumber: fc.constantFrom('555 0121', '5550121', ''),
      }),
      { maxLength: 3 },
    ),
    locationClientAddress: fc.constantFrom([], [home], [home, { ...home, uuid: 'o', city: ' Elko' }]),
  });
  test.prop([form, form])('C-152 always turn the stored values into the typed ones', (before, after) => {
    expect(settleClientForm(clientAfter(before, clientChange(before, after)))).toEqual(settleClientForm(after));
  });
});

describe('the form of a client', () => {
  it('C-024 C-149 contains the active phones and addresses, without fields that are not sent back', () => {
    const phone = { uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177', isActive: true };
    const address = { ...home, addressLine2: null, isActive: true };
    const form = clientFormOf({
      firstName: null,
      lastName: 'Whitfield',
      email: null,
      isActive: false,
      pimsId: null,
      phones: [{ ...phone, uuid: 'old', isActive: false }, phone],
      addresses: [address, { ...address, uuid: 'old', isActive: false }],
    });
    expect(form).toEqual({
      ...emptyClientForm,
      lastName: 'Whitfield',
      isActive: false,
      locationClientPhones: [{ uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' }],
      locationClientAddress: [home],
    });
  });
});
