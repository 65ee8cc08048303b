import { wren } from '../testing/support.js';
import type { CommandRow } from './row.test-data.js';

/** Three locations that each differ in at least one flag. */
const ash = {
  ...{ id: '2', uuid: 'u-2', name: 'Ash Lane', organizationId: '5', isActive: false, timeZone: 'America/Chicago' },
  organization: { id: '5', name: 'Ash Group', isActive: false, isPIMSEnabled: false },
  ...{ locationPortalType: { code: 'brava' }, priceBookType: 'Premium' },
  locationPharmacies: [
    { code: 'R', name: 'Roots', fax: null },
    { code: 'B', name: 'Branches', fax: null },
  ],
  ...{ pimsConnectionType: 'BITWERX', isPimsEnabled: true, pimsAccountId: 'ash-site', isPimsAccountSecretSet: true },
  ...{ isEnabledForWriteback: false, isOfficeUseEnabled: true },
};
const elm = {
  ...{ id: '3', uuid: 'u-3', name: 'Elm Yard', organization: null, organizationId: null, isActive: true },
  ...{ timeZone: 'America/Denver', locationPortalType: { code: 'plain' }, priceBookType: 'Basic' },
  ...{ locationPharmacies: [{ code: 'R', name: 'Roots', fax: null }], pimsConnectionType: null, isPimsEnabled: null },
  ...{ pimsAccountId: null, isPimsAccountSecretSet: true, isEnabledForWriteback: false, isOfficeUseEnabled: false },
};
const wrenWithoutSecret = { ...wren, isPimsAccountSecretSet: false };

const wrenPrinted = {
  ...{ id: '1', name: 'Wren Street', organization: 'Wren Group', organizationId: '4', timeZone: 'America/New_York' },
  ...{ portalType: 'signa', priceBook: 'Generic', pharmacy: 'Missing Pharmacy', pims: 'EZYVET', isPimsEnabled: true },
  ...{ pimsAccountId: 'site', isSecretSet: false, isWritebackOn: true, isOfficeUseOn: false, isActive: true },
};
const ashPrinted = {
  ...{ id: '2', name: 'Ash Lane', organization: 'Ash Group', organizationId: '5', timeZone: 'America/Chicago' },
  ...{ portalType: 'brava', priceBook: 'Premium', pharmacy: ['Roots', 'Branches'], pims: 'BITWERX' },
  ...{ isPimsEnabled: true, pimsAccountId: 'ash-site', isSecretSet: true, isWritebackOn: false, isOfficeUseOn: true },
  isActive: false,
};
const elmPrinted = {
  ...{ id: '3', name: 'Elm Yard', organization: null, organizationId: null, timeZone: 'America/Denver' },
  ...{ portalType: 'plain', priceBook: 'Basic', pharmacy: ['Roots'], pims: null, isPimsEnabled: null },
  ...{ pimsAccountId: null, isSecretSet: true, isWritebackOn: false, isOfficeUseOn: false, isActive: true },
};

const locationsAsked = (changes: object = {}) => ({
  ...{ filter: 'wren', activeFilterType: 'active', includeOrganization: true, skip: 0, take: 50 },
  ...changes,
});
const countAsked = (changes: object = {}) => ({ filter: 'wren', activeFilterType: 'active', ...changes });
const groupsAsked = (changes: object = {}) => ({
  ...{ filter: 'wren', activeFilterType: 'active', skip: 0, take: 50 },
  ...changes,
});
const groups = [
  { id: '4', name: 'Wren Group', emailAddress: 'group@signa.test', isActive: true, locationCount: 2 },
  { id: '6', name: 'Wren Farms', emailAddress: null, isActive: false, locationCount: 0 },
];
const organization = {
  ...{ id: '4', name: 'Wren Group', dbaName: 'Wren Vets', accountno: '77', emailAddress: 'group@signa.test' },
  ...{ isActive: true, isPIMSEnabled: false, organizationPharmacies: [{ name: 'Roots' }, { name: 'Branches' }] },
  locations: [
    { id: '1', name: 'Wren Street', isActive: true },
    { id: '2', name: 'Ash Lane', isActive: false },
  ],
};

/** Commands that look up locations and organizations. */
export const practiceRows: Readonly<Record<string, CommandRow>> = {
  'locations search': {
    line: 'wren',
    answers: {
      Locations: { data: { locations: [wrenWithoutSecret, ash, elm] } },
      LocationCount: { data: { locationCount: 3 } },
    },
    sends: [
      ['Locations', locationsAsked()],
      ['LocationCount', countAsked()],
    ],
    prints: [wrenPrinted, ashPrinted, elmPrinted],
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<text>': {
        line: 'elm',
        sends: [
          ['Locations', locationsAsked({ filter: 'elm' })],
          ['LocationCount', countAsked({ filter: 'elm' })],
        ],
      },
      '--all': {
        line: 'wren --all',
        sends: [
          ['Locations', locationsAsked({ activeFilterType: 'all' })],
          ['LocationCount', countAsked({ activeFilterType: 'all' })],
        ],
      },
      '--limit': {
        line: 'wren --limit 3',
        answers: { LocationCount: { data: { locationCount: 61 } } },
        says: ['Showing 3 of 61. Add --paginate to print all of them.'],
        sends: [
          ['Locations', locationsAsked({ take: 3 })],
          ['LocationCount', countAsked()],
        ],
      },
      '--paginate': {
        line: 'wren --paginate',
        sends: [
          ['Locations', locationsAsked({ take: 500 })],
          ['LocationCount', countAsked()],
        ],
      },
    },
  },
  location: {
    line: '2',
    answers: { GetLocation: { data: { location: ash } } },
    sends: [['GetLocation', { id: '2' }]],
    prints: ashPrinted,
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id>': {
        line: '3',
        answers: { GetLocation: { data: { location: elm } } },
        sends: [['GetLocation', { id: '3' }]],
        prints: elmPrinted,
      },
    },
    fails: [
      {
        line: '9',
        answers: { GetLocation: { data: { location: null } } },
        sends: [['GetLocation', { id: '9' }]],
        says: ['There is no location 9. Run signa locations search <text> to find one.'],
      },
    ],
  },
  'organizations search': {
    line: 'wren',
    answers: { Organizations: { data: { organizations: { count: 2, data: groups } } } },
    sends: [['Organizations', groupsAsked()]],
    prints: [
      { id: '4', name: 'Wren Group', email: 'group@signa.test', locations: 2, isActive: true },
      { id: '6', name: 'Wren Farms', email: null, locations: 0, isActive: false },
    ],
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<text>': { line: 'ash', sends: [['Organizations', groupsAsked({ filter: 'ash' })]] },
      '--all': { line: 'wren --all', sends: [['Organizations', groupsAsked({ activeFilterType: 'all' })]] },
      '--limit': {
        line: 'wren --limit 2',
        answers: { Organizations: { data: { organizations: { count: 9, data: groups } } } },
        sends: [['Organizations', groupsAsked({ take: 2 })]],
        says: ['Showing 2 of 9. Add --paginate to print all of them.'],
      },
      '--paginate': { line: 'wren --paginate', sends: [['Organizations', groupsAsked({ take: 500 })]] },
    },
  },
  organization: {
    line: '4',
    answers: { GetOrganization: { data: { organization } } },
    sends: [['GetOrganization', { id: '4' }]],
    prints: {
      ...{ id: '4', name: 'Wren Group', dbaName: 'Wren Vets', accountNumber: '77', email: 'group@signa.test' },
      ...{ isActive: true, isPimsEnabled: false, pharmacy: ['Roots', 'Branches'], locations: organization.locations },
    },
    asks: 'as the person',
    isForSupport: true,
    options: { '<id>': { line: '6', sends: [['GetOrganization', { id: '6' }]] } },
    fails: [
      {
        line: '9',
        answers: { GetOrganization: { data: { organization: null } } },
        sends: [['GetOrganization', { id: '9' }]],
        says: ['There is no organization 9. Run signa organizations search <text> to find one.'],
      },
    ],
  },
  'writeback on': {
    line: '--location 1 --yes',
    answers: {
      GetLocation: { data: { location: wren } },
      UpdateLocationWritebackEnabled: {
        data: { updateLocationWritebackEnabled: { ...ash, id: '1', isEnabledForWriteback: true } },
      },
    },
    changes: 'UpdateLocationWritebackEnabled',
    sends: [
      ['GetLocation', { id: '1' }],
      ['UpdateLocationWritebackEnabled', { id: '1', isEnabledForWriteback: true }],
    ],
    prints: { id: '1', name: 'Ash Lane', isWritebackOn: true },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 2 --yes',
        sends: [
          ['GetLocation', { id: '2' }],
          ['UpdateLocationWritebackEnabled', { id: '2', isEnabledForWriteback: true }],
        ],
      },
    },
    fails: [
      {
        line: '--location 9 --yes',
        answers: { GetLocation: { data: { location: null } } },
        sends: [['GetLocation', { id: '9' }]],
        says: ['There is no location 9. Run signa locations search <text> to find one.'],
      },
    ],
  },
  'writeback off': {
    line: '--location 1 --yes',
    answers: {
      GetLocation: { data: { location: wren } },
      UpdateLocationWritebackEnabled: { data: { updateLocationWritebackEnabled: { ...ash, id: '1' } } },
    },
    changes: 'UpdateLocationWritebackEnabled',
    sends: [
      ['GetLocation', { id: '1' }],
      ['UpdateLocationWritebackEnabled', { id: '1', isEnabledForWriteback: false }],
    ],
    prints: { id: '1', name: 'Ash Lane', isWritebackOn: false },
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 2 --yes',
        sends: [
          ['GetLocation', { id: '2' }],
          ['UpdateLocationWritebackEnabled', { id: '2', isEnabledForWriteback: false }],
        ],
      },
    },
    fails: [
      {
        line: '--location 9 --yes',
        answers: { GetLocation: { data: { location: null } } },
        sends: [['GetLocation', { id: '9' }]],
        says: ['There is no location 9. Run signa locations search <text> to find one.'],
      },
    ],
  },
};
