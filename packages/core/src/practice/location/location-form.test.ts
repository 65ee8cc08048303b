import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { emptyAddress, isEmail, isWebAddress, states } from '../../base/contact/index.js';
import {
  checkLocationForm,
  checkLocationSettings,
  isAddLocationOffered,
  mayAddLocation,
  normalizeLocationForm,
  type LocationForm,
  type LocationSettings,
} from './index.js';
import { locationFormSchema } from '../../schema/location-form.js';

const filled: LocationForm = {
  name: 'Wren Lakeside',
  emailAddress: 'lakeside@wren.example',
  website: '',
  HIN: '',
  isOfficeUseEnabled: false,
  locationAddresses: [{ ...emptyAddress, addressLine1: '9 Lake Ave', city: 'Boise', state: 'ID', zip: '83702' }],
  locationPhones: [{ phoneTypeId: 3, phoneNumber: '208 555 0100' }],
};
const empty: LocationForm = {
  name: '',
  emailAddress: '',
  website: '',
  HIN: '',
  isOfficeUseEnabled: null,
  locationAddresses: [emptyAddress],
  locationPhones: [],
};
const issuesOf = (change: Partial<LocationForm>) =>
  checkLocationForm({ ...filled, ...change }).map(({ path, message }) => [path, message]);

const anyText = fc.oneof(fc.string({ maxLength: 120 }), fc.constantFrom('', '  ', 'Wren', 'a@b.co', 'https://a.co'));
const mostly = <T>(valid: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: other });
const anyForm: fc.Arbitrary<LocationForm> = fc.record({
  name: mostly(fc.constantFrom('Wren Lakeside', ' a b c ', 'abc'), anyText),
  emailAddress: mostly(fc.emailAddress(), anyText),
  website: mostly(fc.constantFrom('', ' ', ' https://wren.example/a '), anyText),
  HIN: mostly(fc.constantFrom('', ' ', ' 12 '), anyText),
  isOfficeUseEnabled: mostly<boolean | null>(fc.boolean(), fc.constant(null)),
  locationAddresses: fc.array(
    fc.record({
      addressTypeId: mostly(fc.integer({ min: 0, max: 5 }), fc.constant(6)),
      addressLine1: mostly(fc.constantFrom('9 Lake Ave', ' 4 Elm'), anyText),
      addressLine2: mostly(fc.constantFrom('', 'Suite 2'), anyText),
      city: mostly(fc.constantFrom('Boise', ' Reno'), anyText),
      state: mostly(fc.constantFrom(...states.map(({ code }) => code)), anyText),
      zip: mostly(fc.stringMatching(/^\d{5}$/), anyText),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  locationPhones: fc.array(
    fc.record({
      phoneTypeId: mostly(fc.integer({ min: 0, max: 5 }), fc.constant(6)),
      phoneNumber: mostly(fc.constantFrom('5551234567', '555 123 4567', ''), anyText),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

describe("a location's form", () => {
  it('A-112 A-115 A-118 reports everything an empty one lacks, in form order', () => {
    expect(checkLocationForm(filled)).toEqual([]);
    expect(checkLocationForm(empty).map(({ path, message }) => [path, message])).toEqual([
      ['name', 'This field is required'],
      ['emailAddress', 'This field is required'],
      ['isOfficeUseEnabled', 'Please select whether enabled office use'],
      ['locationAddresses', 'Please enter at least 1 address'],
      ['locationPhones', 'At least 1 phone number is required'],
    ]);
  });

  it('A-115 accepts a trimmed name of 3 to 100 characters', () => {
    for (const name of ['abc', ' a b c ', ` ${'x'.repeat(100)} `]) expect(issuesOf({ name })).toEqual([]);
    for (const name of ['ab', 'a b', ' a  b ']) {
      expect(issuesOf({ name })).toEqual([['name', 'Location name must be minimum 3 characters.']]);
    }
    expect(issuesOf({ name: 'x'.repeat(101) })).toEqual([['name', 'Enter at most 100 characters']]);
    expect(issuesOf({ name: '   ' })).toEqual([['name', 'This field is required']]);
  });

  it('A-115 accepts an email address of up to 60 characters', () => {
    const long = (length: number) => `${'x'.repeat(length - 10)}@wren.test`;
    expect(issuesOf({ emailAddress: ` ${long(60)} ` })).toEqual([]);
    expect(issuesOf({ emailAddress: long(61) })).toEqual([['emailAddress', 'Enter at most 60 characters']]);
    expect(issuesOf({ emailAddress: 'wren' })).toEqual([['emailAddress', 'Input is not a valid e-mail']]);
  });

  it('A-116 accepts a website, and a HIN of up to 20 characters, both optional', () => {
    expect(issuesOf({ website: ' ', HIN: ' ' })).toEqual([]);
    expect(issuesOf({ website: 'https://wren.example', HIN: 'x'.repeat(20) })).toEqual([]);
    expect(issuesOf({ website: 'wren' })).toEqual([['website', 'This field must be a valid url.']]);
    expect(issuesOf({ HIN: 'x'.repeat(21) })).toEqual([['HIN', 'Enter at most 20 characters']]);
  });

  it('A-115 A-116 A-119 is stored trimmed, with empty values as null, and with the time zone of its first address', () => {
    const [address] = filled.locationAddresses;
    const stored = normalizeLocationForm({
      ...filled,
      name: ' Wren Lakeside ',
      website: '  ',
      locationAddresses: [
        emptyAddress,
        ...(address
          ? [
              { ...address, state: 'idaho' },
              { ...address, state: 'HI' },
            ]
          : []),
      ],
    });
    expect(stored).toMatchObject({ name: 'Wren Lakeside', website: null, HIN: null, timeZone: 'America/Boise' });
    expect(stored.locationAddresses.map(({ state }) => state)).toEqual(['ID', 'HI']);
    expect(stored.locationPhones).toEqual([{ phoneTypeId: 3, phoneNumber: '2085550100' }]);
    expect(() => normalizeLocationForm(empty)).toThrow(RangeError);
  });

  test.prop([anyForm])(
    'A-115 A-116 A-118 A-119 without issues is stored within every limit, and normalizing it again changes nothing',
    (form) => {
      if (checkLocationForm(form).length > 0) {
        expect(() => normalizeLocationForm(form)).toThrow(RangeError);
        return;
      }
      const stored = normalizeLocationForm(form);
      expect(stored.name).toBe(stored.name.trim());
      expect(stored.name.replace(/\s/g, '').length).toBeGreaterThanOrEqual(3);
      expect(stored.name.length).toBeLessThanOrEqual(100);
      expect(isEmail(stored.emailAddress) && stored.emailAddress.length <= 60).toBe(true);
      if (stored.website !== null) expect(isWebAddress(stored.website)).toBe(true);
      if (stored.HIN !== null) expect(stored.HIN.length).toBeLessThanOrEqual(20);
      expect(stored.locationAddresses.length * stored.locationPhones.length).toBeGreaterThan(0);
      const again = { ...stored, website: stored.website ?? '', HIN: stored.HIN ?? '' };
      expect(normalizeLocationForm(again)).toEqual(stored);
    },
  );

  test.prop([anyForm])('A-115 A-116 A-118 A-119 its schema reports the same issues at the same paths', (form) => {
    const issues = checkLocationForm(form);
    const outcome = locationFormSchema.safeParse(form);
    expect(outcome.success).toBe(issues.length === 0);
    if (outcome.success) expect(outcome.data).toEqual(normalizeLocationForm(form));
    else
      expect(outcome.error.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
        issues.map(({ path, message }) => [path, message]),
      );
  });

  it('A-115 A-118 its schema accepts missing fields', () => {
    expect(locationFormSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(
      checkLocationForm({ ...empty, locationAddresses: [] }).map(({ message }) => message),
    );
  });
});

describe('the location settings of support', () => {
  const settings: LocationSettings = {
    portalType: '1',
    locationAccountId: '',
    pharmacyCodes: null,
    isPimsEnabled: null,
    pimsAccountId: '',
    pimsConnectionType: null,
    isEnabledForWriteback: false,
  };
  const known = { organization: { isPIMSEnabled: false }, portalTypeIds: ['1', '2'], pharmacyCodes: ['RVP', 'HVS'] };
  const pathsOf = (change: Partial<LocationSettings>, knowledge: Partial<typeof known> | { organization: null } = {}) =>
    checkLocationSettings({ ...settings, ...change }, { ...known, ...knowledge }).map(({ path }) => path);

  it('A-117 require one listed pharmacy, unless there is an organization', () => {
    expect(pathsOf({})).toEqual([]);
    expect(checkLocationSettings(settings, { ...known, organization: null })).toEqual([
      { path: 'pharmacyCodes', code: 'required', message: 'Please select a primary pharmacy' },
    ]);
    expect(pathsOf({ pharmacyCodes: ['RVP'] }, { organization: null })).toEqual([]);
    expect(pathsOf({ pharmacyCodes: ['RVP', 'HVS'] })).toEqual(['pharmacyCodes']);
    expect(pathsOf({ pharmacyCodes: ['NONE'] })).toEqual(['pharmacyCodes']);
  });

  it('A-118 require a listed portal type, and allow an account number of 10 characters', () => {
    for (const portalType of [null, '', '3']) {
      expect(checkLocationSettings({ ...settings, portalType }, known)).toEqual([
        { path: 'portalType', code: 'required', message: 'Please indicate product display' },
      ]);
    }
    expect(pathsOf({ locationAccountId: ` ${'1'.repeat(10)} ` })).toEqual([]);
    expect(pathsOf({ locationAccountId: '1'.repeat(11) })).toEqual(['locationAccountId']);
  });

  it('A-127 enable write-back only with an account, PIMS enabled and a capable type', () => {
    const on = {
      isEnabledForWriteback: true,
      pimsAccountId: 'a',
      isPimsEnabled: true,
      pimsConnectionType: 'EZYVET',
    } as const;
    expect(pathsOf(on)).toEqual([]);
    expect(pathsOf({ ...on, isPimsEnabled: null }, { organization: { isPIMSEnabled: true } })).toEqual([]);
    for (const change of [
      { pimsAccountId: ' ' },
      { isPimsEnabled: false },
      { isPimsEnabled: null },
      { pimsConnectionType: 'ACT' as const },
      { pimsConnectionType: null },
    ]) {
      expect(pathsOf({ ...on, ...change })).toEqual(['isEnabledForWriteback']);
    }
  });
});

describe('adding a location', () => {
  it('A-045 A-051 is offered at a location with an organization, unless Salesforce manages locations', () => {
    expect(isAddLocationOffered({ organizationId: '1' }, new Set())).toBe(true);
    expect(isAddLocationOffered({ organizationId: null }, new Set())).toBe(false);
    expect(isAddLocationOffered({ organizationId: '1' }, new Set(['salesforce2Way']))).toBe(false);
    expect(mayAddLocation(false)).toEqual({ allowed: true });
    expect(mayAddLocation(true)).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
  });
});
