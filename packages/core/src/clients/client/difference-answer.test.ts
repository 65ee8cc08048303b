import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  acceptedDifference,
  clientChange,
  clientDifferenceCount,
  declinedDifference,
  differenceText,
  differenceTitle,
  emptyClientForm,
  withClientDifference,
  type ClientDifference,
} from './index.js';

const address = {
  addressTypeId: 1,
  addressLine1: '18 Regent St',
  addressLine2: '',
  city: 'Troy',
  state: 'NY',
  zip: '12180',
};
const form = {
  ...emptyClientForm,
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  email: 'old@mail.example',
  pimsId: '4001',
  locationClientPhones: [{ uuid: 'p', phoneTypeId: 1, phoneNumber: '5185550177' }],
  locationClientAddress: [{ uuid: 'a', ...address }],
};
const all: ClientDifference = {
  email: 'new@mail.example',
  phones: [
    { phoneTypeId: 4, phoneNumber: '15185550186' },
    { phoneTypeId: 4, phoneNumber: '5550199' },
  ],
  addresses: [{ ...address, addressTypeId: 3, addressLine1: '402 Broadway' }],
};
const none: ClientDifference = { email: null, phones: [], addresses: [] };

describe('a form with differences from the practice system', () => {
  it('C-099 C-100 contains its email, and its phones and addresses after the existing ones', () => {
    const filled = withClientDifference(form, all);
    expect(filled).toEqual({
      ...form,
      email: 'new@mail.example',
      locationClientPhones: [...form.locationClientPhones, ...all.phones],
      locationClientAddress: [...form.locationClientAddress, ...all.addresses],
    });
    expect(acceptedDifference(all, filled)).toEqual(all);
    expect(withClientDifference(form, none)).toEqual(form);
  });

  it('C-099 C-100 accepts the values that are in the form, whatever their notation', () => {
    const filled = withClientDifference(form, all);
    const declined = {
      ...filled,
      email: 'old@mail.example',
      locationClientPhones: [...form.locationClientPhones, { phoneTypeId: 1, phoneNumber: '518 555 0186' }],
      locationClientAddress: [...form.locationClientAddress, { ...address, addressLine1: ' 402 BROADWAY ' }],
    };
    const accepted = acceptedDifference(all, declined);
    expect(accepted).toEqual({ ...all, email: null, phones: all.phones.slice(0, 1) });
    expect(declinedDifference(all, accepted)).toEqual({ ...none, email: all.email, phones: all.phones.slice(1) });
    expect(acceptedDifference(all, { ...filled, email: ' NEW@mail.example ' }).email).toBe(all.email);
  });

  it('C-098 counts the email, and each phone and address', () => {
    expect([clientDifferenceCount(none), clientDifferenceCount(all)]).toEqual([0, 4]);
  });

  it('C-098 names the record they come from', () => {
    expect(differenceTitle(all, '4001')).toBe('4 differences with PIMS ID 4001');
    expect(differenceTitle({ ...none, email: 'a@b.co' }, 'bx-1')).toBe('1 difference with PIMS ID bx-1');
  });

  it('C-099 C-100 says what saving stores of them, and that the rest returns after a change there', () => {
    const one = { ...all, phones: all.phones.slice(0, 1) };
    expect(differenceText(one, one)).toBe(
      'Saving stores the new email, 1 phone and 1 address. Close or remove what you do not want.',
    );
    expect(differenceText(all, { ...none, phones: all.phones })).toBe(
      'Saving stores 2 phones. The email and 1 address from PIMS will be offered again after a change there.',
    );
    expect(differenceText(all, none)).toBe(
      'Saving stores none of it. The email, 2 phones and 1 address from PIMS will be offered again after a change there.',
    );
    expect(differenceText({ ...none, email: 'a@b.co' }, { ...none, email: 'a@b.co' })).toBe(
      'Saving stores the new email. Close or remove what you do not want.',
    );
  });

  test.prop([fc.subarray([0, 1]), fc.boolean(), fc.boolean()])(
    'C-100 stores accepted values and removes nothing, whatever is declined',
    (phones, hasEmail, hasAddress) => {
      const some: ClientDifference = {
        email: hasEmail ? all.email : null,
        phones: all.phones.filter((_, at) => phones.includes(at)),
        addresses: hasAddress ? all.addresses : [],
      };
      const filled = withClientDifference(form, some);
      const accepted = acceptedDifference(all, filled);
      expect(accepted).toEqual(some);
      const rest = declinedDifference(all, accepted);
      expect(clientDifferenceCount(rest) + clientDifferenceCount(accepted)).toBe(clientDifferenceCount(all));
      const change = clientChange(form, filled);
      expect('email' in change).toBe(hasEmail);
      expect((change.locationClientPhones ?? []).length).toBe(phones.length && phones.length + 1);
      expect((change.locationClientAddress ?? []).length).toBe(hasAddress ? 2 : 0);
    },
  );
});
