import { expect, it } from 'vitest';
import { fieldsOf, listed, variablesOf } from './contract.test-data.js';
import { mutationNames, queryNames } from './names.js';

it('C-149 C-194 GetLocationClient returns every field of a client', () => {
  const fields = [
    'id, uuid, firstName, lastName, email, isActive, isOfficeUse, drivingLicense, birthdate, pimsId, pimsProviderId',
    'pimsConnectionType, sourceUuid, isPIMSImport, phones.uuid, phones.phoneTypeId, phones.phoneNumber, phones.isActive',
    'phones.phoneType.description, addresses.uuid, addresses.addressTypeId, addresses.addressLine1, addresses.addressLine2',
    'addresses.city, addresses.state, addresses.zip, addresses.isActive, addresses.addressType.description',
    'locationPatientClients.locationPatientId, locationPatientClients.locationClientId, locationPatientClients.isPrimary',
    'locationPatientClients.isActive, locationPatientClients.locationPatient.id, locationPatientClients.locationPatient.name',
  ].flatMap(listed);
  expect(variablesOf('GetLocationClient')).toEqual(['id: ID!']);
  expect(fields.filter((field) => !fieldsOf('GetLocationClient').includes(field))).toEqual([]);
});

it('C-276 no other operation returns a driving license', () => {
  const asking = [...queryNames, ...mutationNames].filter((name) =>
    fieldsOf(name).some((field) => field.endsWith('drivingLicense')),
  );
  expect(asking).toEqual(['GetLocationClient']);
});

it('C-279 GetMergedRecords returns the records merged into one', () => {
  expect(variablesOf('GetMergedRecords')).toEqual(['noun: MergeNoun!', 'keptId: ID!']);
  expect(fieldsOf('GetMergedRecords')).toEqual(
    expect.arrayContaining(['otherId', 'otherName', 'at', 'by', 'undoRefusals', 'moves.patients']),
  );
});
