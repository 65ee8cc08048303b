import { wren } from '../testing/support.js';
import type { Call, CommandRow } from './row.test-data.js';

const account = { pimsAccountId: 'site', pimsConnectionType: 'EZYVET' };
const otherAccount = { pimsAccountId: 'ash-site', pimsConnectionType: 'BITWERX' };
const location = { GetLocation: { data: { location: wren } } };
const otherLocation = { GetLocation: { data: { location: { ...wren, ...otherAccount, id: '2', uuid: 'u-2' } } } };
const unlinked = { GetLocation: { data: { location: { ...wren, pimsAccountId: null } } } };
const ofLocation = (id: string): Call => ['GetLocation', { id }];
const withoutAccount = (line: string) => ({
  line,
  answers: unlinked,
  sends: [ofLocation('1')],
  says: ['Wren Street has no PIMS account and connection type.'],
});

const patient = (id: string, name: string) => ({
  ...{ id, pimsId: id, name, species: `Species ${id}`, breed: `Breed ${id}`, gender: `Gender ${id}` },
  ...{ dateOfBirth: '2020-05-31', currentWeightInPounds: 9.04, allergies: ['Penicillin', 'Chicken'] },
  ...{ isDeceased: false, isDeleted: true },
  leftOut: [
    { field: 'weight', reason: 'Reason of the weight' },
    { field: 'sex', reason: 'Reason of the sex' },
  ],
});
const patients = [patient('9901', 'Miso'), patient('9902', 'Soba')];
const caretaker = (id: string, firstName: string, lastName: string, isActive: boolean) => ({
  ...{ id, pimsId: `p-${id}`, firstName, lastName, isActive, addresses: [], patients },
  emails: [{ address: `first@${id}.example` }, { address: `second@${id}.example` }],
  phones: [
    { number: `1 518 555 ${id}`, type: null, isPrimary: true, isValidMobile: null },
    { number: `1 212 555 ${id}`, type: null, isPrimary: false, isValidMobile: null },
  ],
  leftOut: [
    { field: 'phone', reason: 'Reason of the phone' },
    { field: 'email', reason: 'Reason of the email' },
  ],
});
const caretakers = [caretaker('7901', 'Hanna', 'Kobayashi', true), caretaker('7902', 'Otto', 'Marsh', false)];
const client = (id: string, firstName: string, lastName: string, isActive: boolean) => ({
  ...{ id, firstName, lastName, email: `client-${id}@mail.example`, isActive },
  phones: [{ phoneNumber: `518555010${id}` }, { phoneNumber: `212555010${id}` }],
  locationPatientClients: [{ locationPatient: { name: `Pepper ${id}` } }, { locationPatient: { name: `Salt ${id}` } }],
});
const clients = [client('3', 'Hana', 'Kobayashi', false), client('4', 'Ott', 'Marsh', true)];
const localPatient = {
  ...{ id: '5', name: 'Pepper', species: { name: 'Canine' }, breed: { name: 'Beagle' }, birthdate: '2019-01-02' },
  ...{ isActive: true, isDeceased: false },
};
const searched = (typed: object, filter: string): readonly Call[] => [
  ofLocation('1'),
  [
    'searchPimsCaretakers',
    {
      input: {
        ...{ ...account, firstName: '', lastName: '', email: '', patientName: '', checkIfPatientDeceased: true },
        ...typed,
      },
    },
  ],
  ['LocationClientSearch', { locationId: '1', filter, take: 50, activeFilterType: 'all' }],
];

const difference = (field: string, wins: string) => ({
  ...{ field, here: `${field} here`, there: `${field} there`, wins, why: `Why ${field}` },
});
const [email, lastName, weight] = [
  difference('Email', 'pims'),
  difference('Last name', 'same'),
  difference('Weight', 'signa'),
];
const clientRecord = { record: 'client:12', name: 'Hana', pimsId: '7901' };
const patientRecord = { record: 'patient:5', name: 'Otis', pimsId: '9003' };
const differences = {
  ...{ locationId: '1', locationName: 'Wren Street', readAt: '2026-11-20T15:00:00.000Z', isAnswering: true },
  records: [
    { ...clientRecord, rows: [email, lastName] },
    { ...patientRecord, rows: [weight] },
  ],
};

const people = [
  {
    ...{ ...account, pimsId: '280', displayName: 'Dr. Ines Vandermeer', isProvider: true, vetLicenseNumber: '014455' },
    ...{ vetLicenseState: 'NY', vetLicenseExpiration: '2027-05-31', type: 'Vet', originSystem: 'Cloud' },
  },
  {
    ...{ ...account, pimsId: '281', displayName: 'Ines Tran', isProvider: false, vetLicenseNumber: null },
    ...{ vetLicenseState: null, vetLicenseExpiration: null, type: null, originSystem: null },
  },
];

/** Commands about the practice system of a location. */
export const pimsRows: Readonly<Record<string, CommandRow>> = {
  'pims search': {
    line: '--location 1 --last-name marsh',
    answers: {
      ...location,
      searchPimsCaretakers: { data: { searchPimsCaretakers: caretakers } },
      LocationClientSearch: { data: { locationClientSearch: { data: clients, count: 2 } } },
    },
    sends: searched({ lastName: 'marsh' }, 'marsh'),
    prints: { pims: caretakers, practice: clients },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 2 --last-name marsh',
        answers: otherLocation,
        sends: [
          ofLocation('2'),
          [
            'searchPimsCaretakers',
            {
              input: {
                ...{ ...otherAccount, firstName: '', lastName: 'marsh', email: '', patientName: '' },
                checkIfPatientDeceased: true,
              },
            },
          ],
          ['LocationClientSearch', { locationId: '2', filter: 'marsh', take: 50, activeFilterType: 'all' }],
        ],
      },
      '--first-name': {
        line: '--location 1 --first-name Otto',
        sends: searched({ firstName: 'Otto' }, 'Otto'),
      },
      '--last-name': {
        line: '--location 1 --last-name Ito',
        sends: searched({ lastName: 'Ito' }, 'Ito'),
      },
      '--email': { line: '--location 1 --email otto@', sends: searched({ email: 'otto@' }, 'otto@') },
      '--patient-name': {
        line: '--location 1 --patient-name Miso',
        sends: searched({ patientName: 'Miso' }, 'Miso'),
      },
    },
    fails: [withoutAccount('--location 1 --last-name marsh')],
  },
  'pims client': {
    line: '7901 --location 1',
    answers: {
      ...location,
      getPimsCaretakerById: { data: { pimsCaretakerById: caretakers[0] } },
      GetLocationClientByPimsId: { data: { locationClientByPimsId: clients[0] } },
    },
    sends: [
      ofLocation('1'),
      ['getPimsCaretakerById', { input: { ...account, pimsId: '7901' } }],
      ['GetLocationClientByPimsId', { pimsAccountId: 'site', pimsId: '7901', locationId: '1' }],
    ],
    prints: { pims: caretakers[0], practice: clients[0] },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id>': {
        line: '7902 --location 1',
        sends: [
          ofLocation('1'),
          ['getPimsCaretakerById', { input: { ...account, pimsId: '7902' } }],
          ['GetLocationClientByPimsId', { pimsAccountId: 'site', pimsId: '7902', locationId: '1' }],
        ],
      },
      '--location': {
        line: '7901 --location 2',
        answers: otherLocation,
        sends: [
          ofLocation('2'),
          ['getPimsCaretakerById', { input: { ...otherAccount, providerId: '7901' } }],
          ['GetLocationClientByPimsId', { pimsAccountId: 'ash-site', pimsId: '7901', locationId: '2' }],
        ],
      },
    },
    fails: [withoutAccount('7901 --location 1')],
  },
  'pims patient': {
    line: '9901 --location 1',
    answers: {
      ...location,
      getPimsPatientList: { data: { pimsPatientList: patients } },
      GetLocationPatientByPimsId: { data: { locationPatientByPimsId: localPatient } },
    },
    sends: [
      ofLocation('1'),
      ['getPimsPatientList', { ...account, pimsIds: ['9901'] }],
      ['GetLocationPatientByPimsId', { pimsAccountId: 'site', pimsId: '9901', locationId: '1' }],
    ],
    prints: { pims: patients[0], practice: localPatient },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id>': {
        line: '9902 --location 1',
        sends: [
          ofLocation('1'),
          ['getPimsPatientList', { ...account, pimsIds: ['9902'] }],
          ['GetLocationPatientByPimsId', { pimsAccountId: 'site', pimsId: '9902', locationId: '1' }],
        ],
      },
      '--location': {
        line: '9901 --location 2',
        answers: otherLocation,
        sends: [
          ofLocation('2'),
          ['getPimsPatientList', { ...otherAccount, pimsIds: ['9901'] }],
          ['GetLocationPatientByPimsId', { pimsAccountId: 'ash-site', pimsId: '9901', locationId: '2' }],
        ],
      },
    },
    fails: [withoutAccount('9901 --location 1')],
  },
  'pims diff': {
    line: '12',
    answers: { GetPimsDifferences: { data: { pimsDifferences: differences } } },
    sends: [['GetPimsDifferences', { clientId: '12' }]],
    prints: [
      { ...clientRecord, ...email },
      { ...patientRecord, ...weight },
    ],
    asks: 'as oneself',
    isForSupport: true,
    options: {
      '<client-id>': { line: '13', sends: [['GetPimsDifferences', { clientId: '13' }]] },
      '--all': {
        line: '12 --all',
        prints: [
          { ...clientRecord, ...email },
          { ...clientRecord, ...lastName },
          { ...patientRecord, ...weight },
        ],
      },
    },
    fails: [
      {
        line: '13',
        answers: { GetPimsDifferences: { data: { pimsDifferences: null } } },
        sends: [['GetPimsDifferences', { clientId: '13' }]],
        says: ['Client 13 does not exist or is not linked to a PIMS record.'],
      },
    ],
  },
  'pims status': {
    line: '--location 1',
    answers: {
      ...location,
      getInstallInformation: {
        data: {
          installInformation: {
            ...{ practiceName: 'Wren by its PIMS', pims: 'ezyVet Cloud' },
            schedule: { nextRun: '2026-11-21T03:00:00.000Z', frequency: 'daily' },
          },
        },
      },
      getInstallStatus: {
        data: {
          installStatus: {
            ...{ pimsAccountId: 'site', lastHeartbeat: '2026-11-20T11:59:00.000Z', extraction: { status: 'done' } },
            ...{ intermediate: { status: 'running' }, staging: { status: 'waiting' } },
          },
        },
      },
    },
    sends: [ofLocation('1'), ['getInstallInformation', account], ['getInstallStatus', account]],
    prints: {
      ...{ connection: 'Connected', pims: 'ezyVet Cloud', pimsAccountId: 'site', practiceName: 'Wren by its PIMS' },
      ...{ lastHeartbeat: '2026-11-20T11:59:00.000Z', nextRun: '2026-11-21T03:00:00.000Z', frequency: 'daily' },
      ...{ extraction: 'done', intermediate: 'running', staging: 'waiting' },
    },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 2',
        answers: {
          ...otherLocation,
          getInstallInformation: { data: { installInformation: null } },
          getInstallStatus: { data: { installStatus: null } },
        },
        sends: [ofLocation('2'), ['getInstallInformation', otherAccount], ['getInstallStatus', otherAccount]],
        prints: {
          ...{ connection: 'Not Connected', pims: 'BITWERX', pimsAccountId: 'ash-site', practiceName: null },
          ...{ lastHeartbeat: null, nextRun: null, frequency: null, extraction: null, intermediate: null },
          staging: null,
        },
      },
    },
    fails: [withoutAccount('--location 1')],
  },
  'pims users': {
    line: 'ines --location 1',
    answers: {
      ...location,
      searchPimsUsers: { data: { searchPimsUsers: people } },
      getPimsUser: { data: { pimsUser: people[1] } },
    },
    sends: [ofLocation('1'), ['searchPimsUsers', { ...account, name: 'ines' }]],
    prints: people,
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<text>': {
        line: '281 --location 1',
        sends: [ofLocation('1'), ['getPimsUser', { ...account, pimsId: '281' }]],
        prints: [people[1]],
      },
      '--location': {
        line: 'ines --location 2',
        answers: otherLocation,
        sends: [ofLocation('2'), ['searchPimsUsers', { ...otherAccount, name: 'ines' }]],
      },
    },
    fails: [
      withoutAccount('ines --location 1'),
      {
        line: '281 --location 1',
        answers: { getPimsUser: { data: { pimsUser: null } } },
        sends: [ofLocation('1'), ['getPimsUser', { ...account, pimsId: '281' }]],
        says: ['The PIMS has no user that matches 281.'],
      },
    ],
  },
  'pims sync-users': {
    line: '--location 1 --yes',
    answers: { ...location, syncPimsUsers: { data: { syncPimsUsers: { isSuccess: true, count: 4 } } } },
    changes: 'syncPimsUsers',
    sends: [ofLocation('1'), ofLocation('1'), ['syncPimsUsers', { ...account, accountUuid: 'u-1' }]],
    prints: { isSuccess: true, count: 4 },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 2 --yes',
        answers: otherLocation,
        sends: [ofLocation('2'), ofLocation('2'), ['syncPimsUsers', { ...otherAccount, accountUuid: 'u-2' }]],
      },
    },
    fails: [
      withoutAccount('--location 1 --yes'),
      {
        line: '--location 1 --yes',
        answers: { syncPimsUsers: { data: { syncPimsUsers: { isSuccess: false, count: 2 } } } },
        prints: { isSuccess: false, count: 2 },
        says: ['The PIMS did not return its users.'],
      },
    ],
  },
};
