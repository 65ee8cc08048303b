import { featureFlags } from '@signa/core/practice';
import { maya, wren } from '../testing/support.js';
import type { CommandRow } from './row.test-data.js';

const luis = {
  ...{ id: '8', userId: '80', locationId: '2', displayName: 'Luis Ferreira', email: 'tech@signa.test' },
  ...{ isActive: false, isPrimary: true, pimsId: null, version: 5 },
  role: { id: '3', name: 'Technician', isActive: true, canAuthorize: false },
};
const foundAnywhere = {
  ...{ id: '17', userId: '90', version: 3, username: 'nia@elm.example', displayName: 'Nia Okafor' },
  ...{ email: 'nia@elm.example', isActive: true, canBeImpersonated: true },
  role: { id: '3', name: 'Technician', isActive: true, canAuthorize: false },
  location: { id: '4', name: 'Elm Yard' },
};
const peopleAsked = (changes: object = {}) => ({
  ...{ locationIds: ['1', '2'], userFilter: 'okafor', activeFilterType: 'active', skip: 0, take: 50 },
  ...changes,
});

const pair = (id: string, locationUserId: string, delegatedLocationUserId: string, lastDay: string | null) => ({
  ...{ id, locationUserId, delegatedLocationUserId, lastDay },
});
const [givenOne, givenTwo] = [pair('5', '7', '8', '2026-12-31'), pair('6', '7', '9', null)];
const [heldOne, heldTwo] = [pair('11', '20', '7', '2027-01-31'), pair('12', '21', '7', null)];
const [givenAtAsh, heldAtAsh] = [pair('13', '8', '30', null), pair('14', '31', '8', '2026-12-01')];
const user = {
  ...{ id: '70', username: 'vet@signa.test', firstName: 'Maya', lastName: 'Okafor', email: 'maya@signa.test' },
  isEnabledInOkta: true,
  locationsUsers: [
    {
      ...maya,
      isPrimary: false,
      location: wren,
      delegatedUsers: [givenOne, givenTwo],
      delegatedAccess: [heldOne, heldTwo],
    },
    { ...luis, location: null, delegatedUsers: [givenAtAsh], delegatedAccess: [heldAtAsh] },
  ],
};

const right = (name: string, canView: boolean, canEdit: boolean, canDelete: boolean) => ({
  ...{ isActive: true, canView, canEdit, canDelete, module: { name } },
});
const entry = (words: string, operations: readonly string[], isAllowed: boolean, ways: readonly object[]) => ({
  ...{ area: 'create', words, operations, isAllowed, ways },
});
const roleWay = { name: 'role', missing: ['The role Technician cannot authorize.', 'The license ended.'] };
const entries = [
  entry('Decline a draft', ['DeclinePrescription'], true, [{ name: 'role', missing: [] }]),
  entry('Issue a prescription', ['UpdatePrescription', 'AddPrescription'], false, [
    roleWay,
    { name: 'delegation', missing: ['No vet has delegated access.'] },
  ]),
];
const assigned = {
  id: '80',
  username: 'tech@signa.test',
  locationsUsers: [
    { ...maya, location: wren },
    { ...luis, location: null },
  ],
};
const line = (location: string, way: (typeof roleWay)['name'], missing: readonly string[]) => ({
  ...{ location, what: 'Issue a prescription', isAllowed: false, way, missing },
});
const linesAt = (location: string) => [
  line(location, 'role', roleWay.missing),
  line(location, 'delegation', ['No vet has delegated access.']),
];
const recordAsked = (record: string): readonly [string, object] => [
  'GetRecordAccess',
  { username: 'tech@signa.test', operation: 'AddPrescription', record },
];

const shortcut = (id: string, type: string, label: string, isGlobal: boolean, isActive: boolean) => ({
  ...{ id, type, label, details: `Details of ${label}`, locationId: isGlobal ? null : '1', isGlobal, isActive },
});
const shortcuts = [
  shortcut('1', 'SIG', 'bid', false, true),
  shortcut('2', 'NP', 'call', true, true),
  shortcut('3', 'NC', 'hi', true, false),
];

/** Commands about users and their permissions. */
export const userRows: Readonly<Record<string, CommandRow>> = {
  'users search': {
    line: 'okafor --location 1 2',
    answers: { LocationsUsers: { data: { locationsUsers: { count: 2, data: [maya, luis] } } } },
    sends: [['LocationsUsers', peopleAsked()]],
    prints: [
      {
        ...{ userId: '70', locationUserId: '7', locationId: '1', location: '1', name: 'Dr. Maya Okafor' },
        email: 'vet@signa.test',
        ...{ role: 'Veterinarian', canAuthorize: true, pims: 'PIMS Connected', isActive: true },
      },
      {
        ...{ userId: '80', locationUserId: '8', locationId: '2', location: '2', name: 'Luis Ferreira' },
        email: 'tech@signa.test',
        ...{ role: 'Technician', canAuthorize: false, pims: 'N/A', isActive: false },
      },
    ],
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<text>': { line: 'luis --location 1 2', sends: [['LocationsUsers', peopleAsked({ userFilter: 'luis' })]] },
      '--location': {
        line: 'okafor',
        answers: { Users: { data: { users: { count: 1, data: [foundAnywhere] } } } },
        sends: [['Users', { filter: 'okafor', activeFilterType: 'active', skip: 0, take: 50 }]],
        prints: [
          {
            ...{ userId: '90', locationUserId: '17', locationId: '4', location: 'Elm Yard', name: 'Nia Okafor' },
            ...{ email: 'nia@elm.example', role: 'Technician', canAuthorize: false, pims: null, isActive: true },
          },
        ],
      },
      '--all': {
        line: 'okafor --location 1 2 --all',
        sends: [['LocationsUsers', peopleAsked({ activeFilterType: 'all' })]],
      },
      '--limit': {
        line: 'okafor --location 1 2 --limit 2',
        answers: { LocationsUsers: { data: { locationsUsers: { count: 17, data: [maya, luis] } } } },
        sends: [['LocationsUsers', peopleAsked({ take: 2 })]],
        says: ['Showing 2 of 17. Add --paginate to print all of them.'],
      },
      '--paginate': {
        line: 'okafor --location 1 2 --paginate',
        sends: [['LocationsUsers', peopleAsked({ take: 500 })]],
      },
    },
  },
  user: {
    line: '70',
    answers: {
      GetUser: { data: { user: { id: '70', username: 'vet@signa.test' } } },
      GetUserByUsername: { data: { userByUsername: user } },
    },
    sends: [
      ['GetUser', { id: '70' }],
      ['GetUserByUsername', { username: 'vet@signa.test' }],
    ],
    prints: {
      ...{ id: '70', username: 'vet@signa.test', name: 'Maya Okafor', email: 'maya@signa.test', isEnabled: true },
      assignments: [
        {
          ...{ id: '7', location: 'Wren Street', role: 'Veterinarian', canAuthorize: true, isPrimary: false },
          ...{ isActive: true, pims: 'PIMS Connected' },
        },
        {
          ...{ id: '8', location: '2', role: 'Technician', canAuthorize: false, isPrimary: true, isActive: false },
          pims: 'N/A',
        },
      ],
      delegations: [
        { ...givenOne, way: 'given' },
        { ...givenTwo, way: 'given' },
        { ...heldOne, way: 'held' },
        { ...heldTwo, way: 'held' },
        { ...givenAtAsh, way: 'given' },
        { ...heldAtAsh, way: 'held' },
      ],
    },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id or username>': {
        line: 'maya@signa.test',
        sends: [['GetUserByUsername', { username: 'maya@signa.test' }]],
      },
    },
    fails: [
      {
        line: '99',
        answers: { GetUser: { data: { user: null } } },
        sends: [['GetUser', { id: '99' }]],
        says: ['There is no user 99. Run signa users search <text> --location <id> to find one.'],
      },
      {
        line: 'x@signa.test',
        answers: { GetUserByUsername: { data: { userByUsername: null } } },
        sends: [['GetUserByUsername', { username: 'x@signa.test' }]],
        says: ['There is no user x@signa.test. Run signa users search <text> --location <id> to find one.'],
      },
    ],
  },
  roles: {
    line: '',
    answers: {
      Roles: {
        data: {
          roles: [
            {
              ...{ id: '2', name: 'Veterinarian', isActive: true, canAuthorize: true },
              rolesModules: [
                right('history', true, true, false),
                { ...right('reports', true, true, true), isActive: false },
                right('create', true, false, true),
              ],
            },
            { ...{ id: '3', name: 'Technician', isActive: true, canAuthorize: false }, rolesModules: [] },
            {
              ...{ id: '4', name: 'Intern', isActive: false, canAuthorize: false },
              rolesModules: [right('create', false, true, true)],
            },
          ],
        },
      },
    },
    sends: [['Roles', {}]],
    prints: [
      {
        ...{ id: '2', name: 'Veterinarian', canAuthorize: true, isActive: true },
        modules: [
          { name: 'history', canView: true, canEdit: true, canDelete: false },
          { name: 'create', canView: true, canEdit: false, canDelete: true },
        ],
      },
      { id: '3', name: 'Technician', canAuthorize: false, isActive: true, modules: [] },
      {
        ...{ id: '4', name: 'Intern', canAuthorize: false, isActive: false },
        modules: [{ name: 'create', canView: false, canEdit: true, canDelete: true }],
      },
    ],
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--filter': { line: '--filter vet', sends: [['Roles', { filter: 'vet' }]] },
      '--module': { line: '--module create history', sends: [['Roles', { modules: ['create', 'history'] }]] },
    },
  },
  modules: {
    line: '',
    answers: {
      Modules: {
        data: {
          modules: [
            {
              ...{ id: '3', name: 'history', label: 'History', link: '/history', isNavigation: true, isActive: true },
              parentModuleId: '1',
              rolesModules: [
                { roleId: '2', isActive: true },
                { roleId: '9', isActive: false },
                { roleId: '3', isActive: true },
              ],
            },
            {
              ...{ id: '4', name: 'faxes', label: 'Faxes', link: null, isNavigation: false, isActive: true },
              ...{ parentModuleId: null, rolesModules: [] },
            },
            {
              ...{ id: '5', name: 'old', label: 'Old', link: null, isNavigation: true, isActive: false },
              ...{ parentModuleId: null, rolesModules: [] },
            },
          ],
        },
      },
    },
    sends: [['Modules', {}]],
    prints: [
      {
        ...{ id: '3', name: 'history', label: 'History', link: '/history', isNavigation: true, isActive: true },
        ...{ parentModuleId: '1', roles: ['2', '3'] },
      },
      {
        ...{ id: '4', name: 'faxes', label: 'Faxes', link: null, isNavigation: false, isActive: true },
        ...{ parentModuleId: null, roles: [] },
      },
      {
        ...{ id: '5', name: 'old', label: 'Old', link: null, isNavigation: true, isActive: false },
        ...{ parentModuleId: null, roles: [] },
      },
    ],
    asks: 'as the person',
    isForSupport: true,
    options: {},
  },
  features: {
    line: '--location 1',
    answers: {
      featureFlags: { data: { featureFlags: ['pimsWriteback', 'oobo'] } },
      hasFeature: { data: { hasFeature: true } },
    },
    sends: [['featureFlags', { locationId: '1' }]],
    prints: featureFlags.map((feature) => ({ feature, isOn: feature === 'pimsWriteback' || feature === 'oobo' })),
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': { line: '--location 2', sends: [['featureFlags', { locationId: '2' }]] },
      '--feature': {
        line: '--location 1 --feature reports',
        sends: [['hasFeature', { feature: 'reports', locationId: '1' }]],
        prints: { feature: 'reports', isOn: true },
      },
    },
  },
  shortcuts: {
    line: '',
    answers: { Shortcut: { data: { shortcut: shortcuts } } },
    sends: [['Shortcut', { locationId: null, shortcutType: null }]],
    prints: shortcuts,
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': { line: '--location 2', sends: [['Shortcut', { locationId: '2', shortcutType: null }]] },
      '--type': { line: '--type NC', sends: [['Shortcut', { locationId: null, shortcutType: 'NC' }]] },
    },
  },
  why: {
    line: 'tech@signa.test AddPrescription',
    answers: {
      GetUserByUsername: { data: { userByUsername: assigned } },
      GetPersonAccess: { data: { personAccess: { locationUserId: '7', today: '2026-11-20', entries } } },
      GetRecordAccess: {
        data: {
          recordAccess: {
            record: 'prescription:12',
            locationId: '1',
            locationName: 'Elm Yard',
            today: '2026-11-20',
            entries: [entries[1]],
          },
        },
      },
    },
    sends: [
      ['GetUserByUsername', { username: 'tech@signa.test' }],
      ['GetPersonAccess', { locationUserId: '7' }],
      ['GetPersonAccess', { locationUserId: '8' }],
    ],
    prints: [...linesAt('Wren Street'), ...linesAt('2')],
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<username>': {
        line: 'luis@signa.test AddPrescription',
        sends: [
          ['GetUserByUsername', { username: 'luis@signa.test' }],
          ['GetPersonAccess', { locationUserId: '7' }],
          ['GetPersonAccess', { locationUserId: '8' }],
        ],
      },
      '<operation>': {
        line: 'tech@signa.test DeclinePrescription',
        prints: ['Wren Street', '2'].map((location) => ({
          ...{ location, what: 'Decline a draft', isAllowed: true, way: 'role', missing: [] },
        })),
      },
      '[id]': {
        line: 'tech@signa.test AddPrescription 12',
        sends: [recordAsked('12')],
        prints: linesAt('Elm Yard'),
      },
      '--record': {
        line: 'tech@signa.test AddPrescription --record task:13',
        sends: [recordAsked('task:13')],
        prints: linesAt('Elm Yard'),
      },
      '--location': {
        line: 'tech@signa.test AddPrescription --location 2',
        sends: [
          ['GetUserByUsername', { username: 'tech@signa.test' }],
          ['GetPersonAccess', { locationUserId: '8' }],
        ],
        prints: linesAt('2'),
      },
    },
    fails: [
      {
        line: 'tech@signa.test AddPrescription --location 9',
        sends: [['GetUserByUsername', { username: 'tech@signa.test' }]],
        says: ['tech@signa.test is assigned to no location 9.'],
      },
      {
        line: 'tech@signa.test AddPrescription',
        answers: { GetUserByUsername: { data: { userByUsername: { ...assigned, locationsUsers: [] } } } },
        sends: [['GetUserByUsername', { username: 'tech@signa.test' }]],
        says: ['tech@signa.test is assigned to no location.'],
      },
    ],
  },
  'location-user activate': {
    line: '8 --yes',
    answers: {
      GetLocationUser: { data: { locationUser: luis } },
      UpdateLocationUser: { data: { updateLocationUser: { ...luis, isActive: true } } },
    },
    changes: 'UpdateLocationUser',
    sends: [
      ['GetLocationUser', { id: '8' }],
      ['UpdateLocationUser', { id: '8', input: { isActive: true, version: 5 } }],
    ],
    prints: { id: '8', name: 'Luis Ferreira', locationId: '2', isActive: true },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id>': {
        line: '9 --yes',
        sends: [
          ['GetLocationUser', { id: '9' }],
          ['UpdateLocationUser', { id: '9', input: { isActive: true, version: 5 } }],
        ],
      },
    },
    fails: [
      {
        line: '99 --yes',
        answers: { GetLocationUser: { data: { locationUser: null } } },
        sends: [['GetLocationUser', { id: '99' }]],
        says: ['There is no assignment 99. Run signa user <username> to list them.'],
      },
    ],
  },
  'location-user deactivate': {
    line: '8 --yes',
    answers: {
      GetLocationUser: { data: { locationUser: luis } },
      UpdateLocationUser: { data: { updateLocationUser: luis } },
    },
    changes: 'UpdateLocationUser',
    sends: [
      ['GetLocationUser', { id: '8' }],
      ['UpdateLocationUser', { id: '8', input: { isActive: false, version: 5 } }],
    ],
    prints: { id: '8', name: 'Luis Ferreira', locationId: '2', isActive: false },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id>': {
        line: '9 --yes',
        sends: [
          ['GetLocationUser', { id: '9' }],
          ['UpdateLocationUser', { id: '9', input: { isActive: false, version: 5 } }],
        ],
      },
    },
    fails: [
      {
        line: '99 --yes',
        answers: { GetLocationUser: { data: { locationUser: null } } },
        sends: [['GetLocationUser', { id: '99' }]],
        says: ['There is no assignment 99. Run signa user <username> to list them.'],
      },
    ],
  },
};
