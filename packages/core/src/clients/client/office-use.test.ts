import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Operations } from '../../contract/index.js';
import {
  clientName,
  mayUseOffice,
  officeUseChange,
  officeUseRecords,
  pendingTasksCount,
  type PendingTasksCount,
} from './index.js';

const place = {
  name: 'Wren Street Animal Hospital',
  emailAddress: 'hello@wrenstreet.example',
  locationPhones: [
    { uuid: 'a', isActive: true },
    { uuid: 'b', isActive: false },
  ],
  locationAddresses: [
    { uuid: 'c', isActive: false },
    { uuid: 'd', isActive: true },
  ],
};

it("A-140 the office-use client has the location's name, email, active phones and addresses", () => {
  const { client, patient } = officeUseRecords(place);
  expect(clientName(client)).toBe('Office Use Wren Street Animal Hospital');
  expect(client).toMatchObject({ email: place.emailAddress, phones: [{ uuid: 'a' }], addresses: [{ uuid: 'd' }] });
  expect(patient).toEqual({ name: 'Office Use', speciesCode: 'other', gender: 'U' });
});

describe('an office-use client whose location changed', () => {
  const few = fc.constantFrom('Wren Street', 'wren street', 'Depot Street', '');
  const isActive = fc.boolean();
  const phone = fc.record({ uuid: fc.uuid(), phoneTypeId: fc.constantFrom(1, 3), phoneNumber: few, isActive });
  const address = fc.record({
    uuid: fc.uuid(),
    addressTypeId: fc.constantFrom(1, 2),
    addressLine1: few,
    addressLine2: fc.option(few),
    city: few,
    state: fc.constantFrom('NY', 'VT'),
    zip: few,
    isActive,
  });
  const [phones, addresses] = [fc.array(phone, { maxLength: 3 }), fc.array(address, { maxLength: 3 })];
  const location = fc.record({ name: few, emailAddress: few, locationPhones: phones, locationAddresses: addresses });
  const stored = fc.record({
    firstName: fc.option(few),
    lastName: fc.option(few),
    email: fc.option(few),
    phones,
    addresses,
  });

  it('A-140 takes over name, email, phones and addresses, and nothing else', () => {
    fc.assert(
      fc.property(stored, location, (client, place) => {
        const change = officeUseChange(client, place);
        expect(officeUseChange({ ...client, ...change }, place)).toBeNull();
        expect({ ...officeUseRecords(place).client, ...change }).toEqual(officeUseRecords(place).client);
      }),
    );
  });

  it('A-140 is unchanged while the location is, whatever the uuids of its contacts', () => {
    fc.assert(
      fc.property(location, fc.uuid(), (place, uuid) => {
        const { client } = officeUseRecords(place);
        const own = <C extends { readonly uuid: string }>(contacts: readonly C[]) =>
          contacts.map((contact) => ({ ...contact, uuid }));
        expect(
          officeUseChange({ ...client, phones: own(client.phones), addresses: own(client.addresses) }, place),
        ).toBeNull();
      }),
    );
  });

  it('A-140 gets only the differing fields', () => {
    const [office, fax] = [
      { phoneTypeId: 3, phoneNumber: '5185550142', isActive: true },
      { phoneTypeId: 5, phoneNumber: '5185550143', isActive: true },
    ];
    const before = {
      name: 'Wren Street',
      emailAddress: 'a@b.example',
      locationPhones: [office],
      locationAddresses: [],
    };
    const { client } = officeUseRecords(before);
    expect(officeUseChange(client, { ...before, locationPhones: [office, fax] })).toEqual({ phones: [office, fax] });
    expect(officeUseChange(client, { ...before, name: 'Wren Street Animal Hospital' })).toEqual({
      firstName: 'Office Use',
      lastName: 'Wren Street Animal Hospital',
    });
  });
});

it('A-141 is FORBIDDEN when the location does not have it, or is unknown', () => {
  expect(mayUseOffice({ isOfficeUseEnabled: true })).toEqual({ allowed: true });
  for (const location of [{ isOfficeUseEnabled: false }, null, undefined])
    expect(mayUseOffice(location)).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
});

it('C-165 C-079 pending tasks of a client or a patient are counted for all types', () => {
  expect(pendingTasksCount('1', { locationClientId: '21' })).toEqual({
    locationId: '1',
    status: 'pending',
    locationClientId: '21',
  });
  expect(pendingTasksCount('1', { locationPatientId: '31' })).not.toHaveProperty('type');
  expectTypeOf<PendingTasksCount>().toExtend<Operations['GetPrescriptionTasksCount']['variables']>();
});
