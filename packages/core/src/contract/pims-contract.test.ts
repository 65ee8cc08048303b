import { expect, it } from 'vitest';
import { answerOf, fieldsOf, fieldsOfType, variablesOf } from './contract.test-data.js';
import type { ContractName } from './names.js';

const account = ['pimsAccountId: String!', 'pimsConnectionType: PimsConnectionType!'];

const operations: readonly (readonly [
  rows: string,
  name: ContractName,
  variables: readonly string[],
  answer: string,
])[] = [
  [
    'C-150',
    'GetLocationClientByPimsId',
    ['pimsAccountId: String!', 'pimsId: String!', 'locationId: ID'],
    'LocationClient',
  ],
  [
    'C-157',
    'GetLocationPatientByPimsId',
    ['pimsId: String!', 'pimsAccountId: String!', 'locationId: ID!'],
    'LocationPatient',
  ],
  ['C-167', 'searchPimsCaretakers', ['input: SearchPimsCaretakersInput!'], '[PimsCaretaker!]!'],
  ['C-168', 'getPimsCaretakerById', ['input: PimsCaretakerByIdInput!'], 'PimsCaretaker'],
  ['C-169', 'searchPimsPatients', ['input: SearchPimsPatientsInput!'], '[PimsPatient!]!'],
  ['C-170', 'getPimsCaretakerList', [...account, 'pimsIds: [String!]!'], '[PimsCaretaker!]!'],
  ['C-171', 'getPimsPatientList', [...account, 'pimsIds: [String!]!'], '[PimsPatient!]!'],
  ['A-168', 'getInstallInformation', account, 'PimsInstallInformation!'],
  ['A-168', 'getInstallStatus', account, 'PimsInstallStatus!'],
  ['A-154', 'searchPimsUsers', [...account, 'name: String'], '[PimsUser!]!'],
  [
    'A-154',
    'getPimsUser',
    ['pimsAccountId: String!', 'pimsId: String!', 'pimsConnectionType: PimsConnectionType!'],
    'PimsUser',
  ],
  ['A-154', 'syncPimsUsers', [...account, 'accountUuid: Uuid!'], 'PimsUserSync!'],
  ['C-172', 'getPimsPatientById', [...account, 'pimsId: String', 'providerId: String'], 'PimsPatient'],
];

it('C-150 C-157 C-167 C-168 C-169 C-170 C-171 C-172 A-154 A-168 each takes and returns what its requirement lists', () => {
  const told = operations.map(([row, name]) => [row, name, variablesOf(name), answerOf(name)]);
  expect(told).toEqual(operations);
});

const unlinked = ['locationId: ID!', 'activeRequestFilter: ActiveFilter', 'filter: String', 'nameFilter: String'];

it('C-155 C-154 C-153 C-161 C-162 the linking operations take and return what their requirements list', () => {
  const told = (name: ContractName) => [variablesOf(name), answerOf(name)];
  expect(told('GetUnlinkedLocationClients')).toEqual([[...unlinked, 'skip: Int', 'take: Int'], '[LocationClient!]!']);
  expect(told('GetUnlinkedLocationClientsCount')).toEqual([unlinked, 'Int!']);
  expect(told('UpsertLocationClient')).toEqual([
    ['locationId: ID!', 'input: UpsertLocationClientInput!'],
    'LocationClient!',
  ]);
  const both = [...fieldsOfType('AddLocationClientInput'), ...fieldsOfType('UpdateLocationClientInput')];
  // Declined values occur only in the form (C-257), an import only for new records (C-265).
  const ofBoth = [...new Set(both)].filter((field) => !['declinedPimsValues', 'pimsImportId'].includes(field));
  expect(fieldsOfType('UpsertLocationClientInput').toSorted()).toEqual(ofBoth.toSorted());
  const link = ['id', 'isActive', 'pimsId', 'pimsProviderId', 'pimsConnectionType'];
  const ofClient = [...link, 'email', 'locationClientAddress', 'locationClientPhones'];
  expect(fieldsOfType('UpdateLocationClientInput')).toEqual(expect.arrayContaining(ofClient));
  const ofPatient = [...link, 'weight', 'weightUnit', 'deceasedDate', 'isDeceased', 'gender'];
  expect(fieldsOfType('UpdateLocationPatientInput')).toEqual(expect.arrayContaining(ofPatient));
  expect(fieldsOfType('UpdateLocationPatientForConflictInput')).toEqual(['id', 'weight', 'weightUnit']);
});

it('A-179 A-132 an installation and a user of a practice system have these fields', () => {
  expect(fieldsOf('getInstallInformation')).toEqual([
    ...['pimsAccountId', 'practiceName', 'pims', 'schedule', 'schedule.nextRun', 'schedule.frequency'],
  ]);
  const stage = ['status', 'startTime', 'endTime', 'elapsedTime', 'lastSuccessful'];
  expect(fieldsOf('getInstallStatus')).toEqual([
    'pimsAccountId',
    'lastHeartbeat',
    ...['extraction', 'intermediate', 'staging'].flatMap((name) => [name, ...stage.map((field) => `${name}.${field}`)]),
  ]);
  for (const name of ['searchPimsUsers', 'getPimsUser'] as const)
    expect(fieldsOf(name)).toEqual([
      ...['pimsAccountId', 'pimsConnectionType', 'pimsId', 'displayName', 'isProvider', 'vetLicenseNumber'],
      ...['vetLicenseState', 'vetLicenseExpiration', 'type', 'originSystem'],
    ]);
  expect(fieldsOf('syncPimsUsers')).toEqual(['isSuccess', 'count']);
});

it('C-196 C-167 C-168 C-170 a client of a practice system has these fields', () => {
  for (const name of ['searchPimsCaretakers', 'getPimsCaretakerById', 'getPimsCaretakerList'] as const)
    expect(fieldsOf(name)).toEqual(
      expect.arrayContaining([
        ...[
          'id',
          'pimsId',
          'pimsAccountId',
          'pimsConnectionType',
          'firstName',
          'lastName',
          'isActive',
          'emails.address',
        ],
        ...['number', 'type', 'isPrimary', 'isValidMobile'].map((field) => `phones.${field}`),
        ...['addressLine1', 'addressLine2', 'city', 'stateProvince', 'postalCode', 'isPrimary', 'isActive'].map(
          (field) => `addresses.${field}`,
        ),
        ...['patients.id', 'patients.isDeceased', 'leftOut.field', 'leftOut.reason'],
      ]),
    );
});

it('C-197 C-169 C-171 C-172 a patient and a consultation of a practice system have these fields', () => {
  for (const name of ['searchPimsPatients', 'getPimsPatientList', 'getPimsPatientById'] as const)
    expect(fieldsOf(name)).toEqual(
      expect.arrayContaining([
        ...['id', 'pimsId', 'name', 'dateOfBirth', 'dateOfDeath', 'gender', 'breed', 'species', 'currentWeight'],
        ...['currentWeightUnit', 'currentWeightInPounds', 'isDeleted', 'isDeceased', 'isActive', 'allergies'],
        ...['normalizedGender', 'normalizedSpecies', 'leftOut.field', 'leftOut.reason'],
      ]),
    );
  expect(fieldsOf('getPimsConsultsByPatientId')).toEqual(
    expect.arrayContaining(['id', 'code', 'date', 'description', 'diagnosis', 'status', 'pimsUser.displayName']),
  );
});

it('C-265 C-266 an import is described, previewed and undone by its name', () => {
  expect(variablesOf('GetPimsImports')).toEqual(['locationClientId: ID!']);
  expect(variablesOf('PreviewPimsImportUndo')).toEqual(['importId: Uuid!']);
  expect(fieldsOfType('UndoPimsImportInput')).toEqual(['importId', 'previewed']);
  const told = ['id', 'at', 'by', 'patients', 'names', 'madeClient', 'undoneAt', 'undoneBy', 'removed'];
  for (const name of ['GetPimsImports', 'UndoPimsImport'] as const)
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(told));
  expect(fieldsOf('PreviewPimsImportUndo')).toEqual(
    expect.arrayContaining([...told.map((field) => `import.${field}`), 'previewed', 'goes.name', 'stays.reasons']),
  );
});
