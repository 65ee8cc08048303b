import { describe, expect, it } from 'vitest';
import {
  checkLocationDraft,
  checkOrganizationDraft,
  emptyLocationDraft,
  emptyOrganizationDraft,
  isDraftPimsEnabled,
  locationChange,
  locationDraftOf,
  organizationChange,
  organizationDraftOf,
  placeErrorNotice,
  placeSavedNotice,
} from './index.js';

const phone = { uuid: 'p', phoneTypeId: 3, phoneNumber: '5185550142' };
const address = {
  ...{ uuid: 'a', addressTypeId: 2, addressLine1: '214 Wren St', addressLine2: null, city: 'Saratoga Springs' },
  ...{ state: 'NY', zip: '12866', isActive: true },
};
const location = {
  ...{ name: 'Wren', emailAddress: 'front@wren.example', website: null, HIN: null, isOfficeUseEnabled: true },
  ...{ isActive: true, locationAccountId: null, locationPortalTypeId: '1', locationPharmacies: [{ code: 'RVP' }] },
  ...{ isPimsEnabled: null, pimsConnectionType: null, pimsAccountId: null, isEnabledForWriteback: false },
  ...{ pimsWritebackAccountId: null, pimsWritebackLocationId: null },
  ...{ locationAddresses: [address], locationPhones: [phone] },
};
const organization = {
  ...{ name: 'Wren Group', dbaName: null, accountno: '4711', emailAddress: 'office@wren.example', fax: null },
  ...{ website: null, HIN: null, isPIMSEnabled: true, isActive: true, organizationPharmacies: [{ code: 'RVP' }] },
  ...{ organizationAddresses: [address], organizationPhones: [phone] },
};
const known = { organization: null, portalTypeIds: ['1'], pharmacyCodes: ['RVP', 'HVS'] };

describe('the form of a location', () => {
  const draft = locationDraftOf(location);
  const pathsOf = (changes: Partial<typeof draft>, kind: 'support' | 'practice' = 'support', isNew = false) =>
    checkLocationDraft(
      { ...draft, ...changes },
      kind === 'practice' ? { kind } : { kind, known, was: isNew ? null : draft },
    ).map(({ path }) => path);

  it('A-115 A-119 of an existing location has no issues, and sends nothing when nothing was changed', () => {
    expect(pathsOf({})).toEqual([]);
    expect(locationChange(draft, draft)).toEqual({});
    expect(locationChange(draft, { ...draft, name: ' Wren ', HIN: '  ', website: '' })).toEqual({});
  });

  it('A-116 A-118 A-160 sends only changed fields, trimmed, and empty ones as null', () => {
    expect(locationChange({ ...draft, HIN: '7' }, { ...draft, HIN: ' ', locationAccountId: ' 77 ' })).toEqual({
      HIN: null,
      locationAccountId: '77',
    });
    expect(
      locationChange(draft, {
        ...draft,
        locationPhones: [...draft.locationPhones, { phoneTypeId: 5, phoneNumber: '518 555 0199' }],
      }),
    ).toEqual({ locationPhones: [phone, { phoneTypeId: 5, phoneNumber: '5185550199' }] });
  });

  it('A-116 A-117 A-118 A-160 sends each pharmacy once, and every text trimmed or null', () => {
    const texts = [
      'website',
      'HIN',
      'locationAccountId',
      'pimsAccountId',
      'pimsWritebackAccountId',
      'pimsWritebackLocationId',
    ] as const;
    for (const field of texts) {
      expect(locationChange(draft, { ...draft, [field]: ` ${field} ` })).toEqual({ [field]: field });
      expect(locationChange({ ...draft, [field]: field }, { ...draft, [field]: ' ' })).toEqual({ [field]: null });
    }
    expect(locationChange(draft, { ...draft, name: ' Wren Two ', emailAddress: ' two@wren.example ' })).toEqual({
      name: 'Wren Two',
      emailAddress: 'two@wren.example',
    });
    expect(locationChange(draft, { ...draft, pharmacyCodes: ['RVP', 'HVS', 'RVP', 'HVS'] })).toEqual({
      pharmacyCodes: ['RVP', 'HVS'],
    });
    expect(locationChange(draft, { ...draft, pharmacyCodes: ['RVP', 'RVP'] })).toEqual({});
  });

  it('A-117 A-118 requires a portal type and a pharmacy from support, and neither from a practice', () => {
    const missing = { locationPortalTypeId: '', pharmacyCodes: [] };
    expect(pathsOf(missing)).toEqual(['locationPortalTypeId', 'pharmacyCodes']);
    expect(pathsOf(missing, 'practice')).toEqual([]);
  });

  it('A-117 accepts one pharmacy for a new location, several for an existing one', () => {
    const two = { pharmacyCodes: ['RVP', 'HVS'] };
    expect(pathsOf(two, 'support', true)).toEqual(['pharmacyCodes']);
    expect(pathsOf(two)).toEqual([]);
  });

  it('A-127 validates write-back when it is switched on, and keeps one that was on', () => {
    expect(pathsOf({ isEnabledForWriteback: true })).toEqual(['isEnabledForWriteback']);
    const was = { ...draft, isEnabledForWriteback: true };
    expect(checkLocationDraft(was, { kind: 'support', known, was })).toEqual([]);
  });

  it('A-031 A-126 has PIMS on by its own switch, else as its organization', () => {
    const on = { isPIMSEnabled: true };
    expect([null, true, false].map((own) => isDraftPimsEnabled({ isPimsEnabled: own }, on))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isDraftPimsEnabled(emptyLocationDraft, null)).toBe(false);
  });
});

describe('the form of an organization', () => {
  const draft = organizationDraftOf(organization);
  const pathsOf = (changes: Partial<typeof draft>, isNew: boolean) =>
    checkOrganizationDraft({ ...draft, ...changes }, { isNew, pharmacyCodes: ['RVP'] }).map(({ path }) => path);

  it('A-117 A-162 sends each pharmacy once, and every text trimmed or null', () => {
    for (const field of ['dbaName', 'website', 'HIN'] as const) {
      expect(organizationChange(draft, { ...draft, [field]: ` ${field} ` })).toEqual({ [field]: field });
      expect(organizationChange({ ...draft, [field]: field }, { ...draft, [field]: ' ' })).toEqual({ [field]: null });
    }
    for (const field of ['name', 'accountno', 'emailAddress'] as const)
      expect(organizationChange(draft, { ...draft, [field]: ` ${field} ` })).toEqual({ [field]: field });
    expect(organizationChange(draft, { ...draft, fax: ' 518 555 0177 ' })).toEqual({ fax: '5185550177' });
    expect(organizationChange({ ...draft, fax: '5185550177' }, { ...draft, fax: ' ' })).toEqual({ fax: null });
    expect(organizationChange(draft, { ...draft, pharmacyCodes: ['RVP', 'HVS', 'RVP', 'HVS'] })).toEqual({
      pharmacyCodes: ['RVP', 'HVS'],
    });
  });

  it('A-110 A-112 of an existing organization has no issues, and an empty one lacks the required fields', () => {
    expect(pathsOf({}, false)).toEqual([]);
    expect(pathsOf(emptyOrganizationDraft, true)).toEqual([
      'accountno',
      'name',
      'emailAddress',
      'pharmacyCodes',
      'organizationAddresses',
      'organizationPhones',
    ]);
  });

  it('A-113 rejects a short name for a new organization, whose location is created with it, but not for an existing one', () => {
    expect(pathsOf({ name: 'HA' }, true)).toEqual(['name']);
    expect(pathsOf({ name: 'HA' }, false)).toEqual([]);
  });

  it('A-110 A-162 A-255 sends only changed fields, trimmed, and empty ones as null', () => {
    expect(organizationChange(draft, { ...draft, name: ' Wren Group ' })).toEqual({});
    expect(organizationChange({ ...draft, dbaName: 'Wren' }, { ...draft, fax: '518 555 0199' })).toEqual({
      dbaName: null,
      fax: '5185550199',
    });
  });
});

it('A-114 reports in the listed texts what was saved and what was not', () => {
  expect(placeSavedNotice('add-organization')).toEqual({ status: 'success', title: 'Add Successfully' });
  expect(placeSavedNotice('update-organization')).toEqual({ status: 'success', title: 'Update Successfully' });
  expect(placeSavedNotice('add-location')).toMatchObject({
    title: 'Add Successfully',
    description: 'Add location Profile',
  });
  expect(placeSavedNotice('update-location')).toMatchObject({
    title: 'Update Successfully',
    description: 'Update location profile',
  });
  expect(
    (['add-organization', 'update-organization', 'add-location', 'update-location'] as const).map(
      (act) => placeErrorNotice(act, 'Why').title,
    ),
  ).toEqual([
    'Error Add Organization',
    'Error update organization profile',
    'Error Add Location',
    'Error update location profile',
  ]);
  expect(placeErrorNotice('add-location', 'Why').description).toBe('Why');
});
