import { expect, it } from 'vitest';
import { fieldsOf, fieldsOfType, listed, variablesOf } from './contract.test-data.js';
import type { ContractName } from './names.js';

const form =
  'name, gender, birthdate, weight, speciesCode, breedCode, weightUnit, allergies, healthConditions, currentMeds, locationId, pimsId, pimsProviderId, pimsConnectionType, isActive, prescVetLocationUserId, lastExamDate, locationPatientClients';

function answers(name: ContractName, ...fields: string[]): void {
  const missing = fields.flatMap(listed).filter((field) => !fieldsOf(name).includes(field));
  expect({ name, missing }).toEqual({ name, missing: [] });
}
const fieldsIn = (input: string) => fieldsOfType(input).toSorted();

it('C-156 C-195 a patient has its facts, medical lists, vet and links', () => {
  answers(
    'getLocationPatient',
    'id, name, species.code, species.name, species.icon, breed.code, breed.name, gender, birthdate, weight, weightUnit',
    'isActive, isDeceased, deceasedDate, isOfficeUse, pimsId, pimsProviderId, pimsConnectionType, isPIMSImport',
    'prescVetLocationUserId, allergies.code, allergies.name, healthConditions.code, healthConditions.name',
    'currentMeds.code, currentMeds.name, locationPatientClients.locationPatientId',
    'locationPatientClients.locationClientId, locationPatientClients.isActive, locationPatientClients.isPrimary',
  );
});

it('C-159 C-265 AddLocationPatient takes the form with its clients, and the import that it belongs to', () => {
  expect(variablesOf('AddLocationPatient')).toEqual(['input: AddLocationPatientInput!']);
  expect(fieldsIn('AddLocationPatientInput')).toEqual([...listed(form), 'isPIMSImport', 'pimsImportId'].toSorted());
  answers('AddLocationPatient', 'id, name, locationPatientClients.isPrimary');
});

it('C-160 C-161 C-257 UpdateLocationPatient takes the same, with the death and declined values of the practice system', () => {
  expect(variablesOf('UpdateLocationPatient')).toEqual(['updatePatientId: ID', 'input: UpdateLocationPatientInput!']);
  expect(fieldsIn('UpdateLocationPatientInput')).toEqual(
    [...listed(form), 'id', 'deceasedDate', 'isDeceased', 'declinedPimsValues'].toSorted(),
  );
});

it('C-163 UpsertLocationPatientClient takes and returns the link', () => {
  expect(variablesOf('UpsertLocationPatientClient')).toEqual([
    'locationPatientId: ID!',
    'locationClientId: ID!',
    'isActive: Boolean',
    'isPrimary: Boolean',
  ]);
  answers('UpsertLocationPatientClient', 'locationPatientId, locationClientId, isActive, isPrimary');
});

it('C-164 C-200 the lists return a code or an ID with a name or a description', () => {
  answers('Species', 'code, name');
  answers('BreedsBySpecies', 'code, name');
  answers('HealthConditionsBySpecies', 'code, name');
  answers('Allergies', 'code, name');
  answers('Medications', 'code, name');
  answers('PhoneTypes', 'id, description');
  answers('AddressTypes', 'id, description');
  answers('PharmacyOptions', 'code, name');
  expect(variablesOf('BreedsBySpecies')).toEqual(['speciesCode: String!']);
  expect(variablesOf('HealthConditionsBySpecies')).toEqual(['speciesCode: String!']);
});

it('C-199 patients and clients have the filters of the requirements', () => {
  expect(variablesOf('ProductFamilies')).toEqual(
    expect.arrayContaining([
      'filter: String!',
      'speciesId: [SpeciesCode!]',
      'isPreferredPrescribed: Boolean',
      'deliveryFilter: [DeliveryTime!]',
      'showComboCompoundProducts: Boolean',
    ]),
  );
  expect(variablesOf('LocationClientSearch')).toEqual(
    expect.arrayContaining(['filter: String', 'activeFilterType: ActiveFilter']),
  );
});
