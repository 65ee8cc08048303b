import { expect, expectTypeOf, it } from 'vitest';
import type { Operations } from '../operation/index.js';
import { clientName, mayUseOffice, officeUseRecords, pendingTasksCount, type PendingTasksCount } from './index.js';

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

it("A-140 the office-use client has the location's name, e-mail, active phones and addresses", () => {
  const { client, patient } = officeUseRecords(place);
  expect(clientName(client)).toBe('Office Use Wren Street Animal Hospital');
  expect(client).toMatchObject({ email: place.emailAddress, phones: [{ uuid: 'a' }], addresses: [{ uuid: 'd' }] });
  expect(patient).toEqual({ name: 'Office Use', speciesCode: 'other', gender: 'U' });
});

it('A-141 is FORBIDDEN where the location does not have it, or is not known', () => {
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
