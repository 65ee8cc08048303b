import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  addressTypes,
  checkAddress,
  checkAddresses,
  checkPhones,
  distinctPhones,
  emptyAddress,
  isBlankAddress,
  isCompleteAddress,
  isEmail,
  isValidPhone,
  isWebAddress,
  normalizeAddress,
  phoneDigits,
  phoneTypes,
  sameAddress,
  samePhone,
  stateCode,
  states,
  zoneOfState,
  type AddressForm,
} from './index.js';

const address: AddressForm = {
  addressTypeId: 1,
  addressLine1: '12 Main St',
  addressLine2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};
const textsOf = (issues: readonly { path: string; message: string }[]) =>
  issues.map(({ path, message }) => [path, message]);
const blank = fc.stringMatching(/^[ \t]{0,3}$/);
const anyText = fc.oneof(
  blank,
  fc.string({ maxLength: 120 }),
  fc.constantFrom('Austin', ' austin ', '78701', 'TX', 'texas'),
);
const mostly = <T>(valid: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: other });
const line = fc.constantFrom('12 Main St', ' 12 main st', 'Elm 4');
const anyAddress: fc.Arbitrary<AddressForm> = fc.record({
  addressTypeId: mostly(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-1, 6)),
  addressLine1: mostly(line, anyText),
  addressLine2: mostly(fc.constantFrom('', 'Apt 2', 'apt 2 '), anyText),
  city: mostly(fc.constantFrom('Austin', 'AUSTIN ', 'Reno'), anyText),
  state: mostly(fc.constantFrom(...states.flatMap(({ code, name }) => [code, name.toLowerCase()])), anyText),
  zip: mostly(fc.stringMatching(/^\d{5}$/), anyText),
});
const anyPhone = fc.record({
  phoneTypeId: mostly(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-1, 6)),
  phoneNumber: mostly(fc.constantFrom('5551234567', '555 123 4567', '5551234', ''), fc.string({ maxLength: 14 })),
});

describe('a typed address', () => {
  it('C-045 A-119 starts as a blank home address, which does not count as one', () => {
    expect(emptyAddress.addressTypeId).toBe(1);
    expect(isBlankAddress(emptyAddress)).toBe(true);
    expect(isCompleteAddress(emptyAddress)).toBe(false);
  });

  it('C-043 C-044 C-045 A-119 requires line 1, city, state and zip, but no second line', () => {
    expect(checkAddress(address, 'a')).toEqual([]);
    expect(textsOf(checkAddress({ ...emptyAddress, addressLine1: '12 Main St' }, 'a'))).toEqual([
      ['a.city', 'This field is required'],
      ['a.state', 'This field is required'],
      ['a.zip', 'This field is required'],
    ]);
  });

  it.each([
    ['addressLine1', 100],
    ['addressLine2', 60],
    ['city', 60],
  ] as const)('C-043 A-119 %s accepts %i characters and not one more', (field, most) => {
    expect(checkAddress({ ...address, [field]: 'x'.repeat(most) }, 'a')).toEqual([]);
    expect(textsOf(checkAddress({ ...address, [field]: 'x'.repeat(most + 1) }, 'a'))).toEqual([
      [`a.${field}`, `Enter at most ${most} characters`],
    ]);
  });

  it.each(['addressLine1', 'addressLine2', 'city'] as const)('C-044 %s must not be spaces only', (field) => {
    expect(textsOf(checkAddress({ ...address, [field]: '  ' }, 'a'))).toEqual([
      [`a.${field}`, 'This field is required'],
    ]);
  });

  it.each(['1234', '123456', '1234a', '12 45', '12345-6789'])('C-043 A-119 %s is not a valid zip', (zip) => {
    expect(textsOf(checkAddress({ ...address, zip }, 'a'))).toEqual([['a.zip', 'Zip code must be 5 digits']]);
  });

  it('C-046 C-047 accepts 51 states and five types, and type 0', () => {
    expect(checkAddress({ ...address, state: 'PR' }, 'a').map(({ path }) => path)).toEqual(['a.state']);
    expect(checkAddress({ ...address, addressTypeId: 0 }, 'a')).toEqual([]);
    expect(checkAddress({ ...address, addressTypeId: 6 }, 'a').map(({ path }) => path)).toEqual(['a.addressTypeId']);
  });

  it('C-048 A-119 is a duplicate in any case and spacing, and when an empty second line is missing', () => {
    const shouted = { ...address, addressLine1: ' 12 MAIN ST ', addressLine2: ' ', city: 'austin', state: 'texas' };
    expect(sameAddress(address, shouted)).toBe(true);
    for (const change of [{ addressLine2: 'Apt 1' }, { zip: '78702' }, { addressTypeId: 2 }, { city: 'Dallas' }]) {
      expect(sameAddress(address, { ...address, ...change })).toBe(false);
    }
    expect(textsOf(checkAddresses([address, emptyAddress, shouted], 'list'))).toEqual([
      ['list.2.addressLine2', 'This field is required'],
      ['list.2', 'Address: The address already exists'],
    ]);
  });

  it('C-049 A-112 is required where there is none', () => {
    for (const none of [[], [emptyAddress, { ...emptyAddress, addressTypeId: 2 }]]) {
      expect(textsOf(checkAddresses(none, 'list'))).toEqual([['list', 'Please enter at least 1 address']]);
    }
  });

  test.prop([anyAddress])(
    'C-043 C-045 C-046 C-047 without an issue is complete and within its limits, also after normalization',
    (typed) => {
      if (checkAddress(typed, 'a').length > 0) return;
      const stored = normalizeAddress(typed);
      expect(isCompleteAddress(stored)).toBe(true);
      expect(states.map(({ code }) => code)).toContain(stored.state);
      expect(stored.zip).toMatch(/^\d{5}$/);
      expect([
        stored.addressLine1.length > 100,
        stored.addressLine2.length > 60,
        stored.city.length > 60,
      ]).not.toContain(true);
      expect([0, ...addressTypes.map(({ id }) => id)]).toContain(stored.addressTypeId);
      expect(checkAddress(stored, 'a')).toEqual([]);
      expect(normalizeAddress(stored)).toEqual(stored);
    },
  );

  test.prop([fc.array(anyAddress, { maxLength: 4 })])(
    'C-048 C-049 a list without issues has at least one address and no duplicates',
    (list) => {
      if (checkAddresses(list, 'list').length > 0) return;
      const typed = list.filter((one) => !isBlankAddress(one));
      expect(typed.length).toBeGreaterThan(0);
      typed.forEach((one, at) => expect(typed.findIndex((other) => sameAddress(other, one))).toBe(at));
    },
  );
});

describe('typed phones', () => {
  it('C-042 A-112 are required where there is none', () => {
    for (const none of [[], [{ phoneTypeId: 3, phoneNumber: ' ' }]]) {
      expect(textsOf(checkPhones(none, 'list'))).toEqual([['list', 'At least 1 phone number is required']]);
    }
  });

  it('C-035 C-038 report each issue at its own entry and ignore blank entries', () => {
    const phones = [
      { phoneTypeId: 3, phoneNumber: '' },
      { phoneTypeId: 6, phoneNumber: '12' },
    ];
    expect(checkPhones(phones, 'list').map(({ path }) => path)).toEqual(['list.1.phoneTypeId', 'list.1.phoneNumber']);
    expect(checkPhones([{ phoneTypeId: 0, phoneNumber: '555 123 4567' }], 'list')).toEqual([]);
  });

  it('C-034 C-040 are stored as digits, without duplicates of number and type', () => {
    const phones = [
      { phoneTypeId: 3, phoneNumber: '555 123 4567' },
      { phoneTypeId: 3, phoneNumber: '5551234567' },
      { phoneTypeId: 5, phoneNumber: '5551234567' },
      { phoneTypeId: 1, phoneNumber: ' ' },
    ];
    expect(distinctPhones(phones)).toEqual([
      { phoneTypeId: 3, phoneNumber: '5551234567' },
      { phoneTypeId: 5, phoneNumber: '5551234567' },
    ]);
  });

  test.prop([fc.array(anyPhone, { maxLength: 5 })])(
    'C-034 C-035 C-040 without issues are stored valid and without duplicates',
    (phones) => {
      if (checkPhones(phones, 'list').length > 0) return;
      const stored = distinctPhones(phones);
      expect(stored.length).toBeGreaterThan(0);
      stored.forEach((phone, at) => {
        expect(phoneDigits(phone.phoneNumber)).toBe(phone.phoneNumber);
        expect(isValidPhone(phone.phoneNumber)).toBe(true);
        expect([0, ...phoneTypes.map(({ id }) => id)]).toContain(phone.phoneTypeId);
        expect(stored.findIndex((other) => samePhone(other, phone))).toBe(at);
      });
      expect(distinctPhones(stored)).toEqual(stored);
    },
  );
});

describe('an email address', () => {
  it.each(['ann@wren.example', ' ann.lee+rx@mail.wren.example ', "o'neil@wren.co"])('A-115 %s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ann',
    'ann@',
    '@wren.example',
    'ann@wren',
    'a nn@wren.example',
    'ann@@wren.example',
    '.ann@wren.example',
    'ann@wren..example',
    'ann@-wren.example',
    'ann@wren.example,bo@wren.example',
  ])('A-115 %j is invalid', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test.prop([fc.emailAddress()])('A-115 accepts every well-formed address', (text) => {
    expect(isEmail(text)).toBe(true);
  });
});

describe('a website', () => {
  it.each(['https://wren.example', 'http://www.wren.example:8080/a/b?c=d#e', ' HTTPS://WREN.example/ '])(
    'A-110 A-116 %s is valid',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    'wren.example',
    'www.wren.example',
    'ftp://wren.example',
    'javascript:alert(1)',
    'https://',
    'https://wren',
    'https://wren.example/a b',
    'https://me@wren.example',
    '//wren.example',
  ])('A-110 A-116 %s is invalid', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  it('A-110 A-116 has a maximum length', () => {
    expect(isWebAddress(`https://wren.example/${'x'.repeat(2000)}`)).toBe(false);
  });

  test.prop([fc.string()])('A-110 A-116 always begins with http or https and contains no space', (text) => {
    if (isWebAddress(text)) expect(text.trim()).toMatch(/^https?:\/\/\S+$/i);
  });
});

describe('the time zone of a state', () => {
  // README 2 of the requirements.
  it('C-046 is defined for each of the 51, by code or name, and exists', () => {
    for (const { code, name } of states) {
      const zone = zoneOfState(code);
      expect(zone, name).not.toBeNull();
      expect(zoneOfState(name.toLowerCase())).toBe(zone);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone ?? 'none' })).not.toThrow();
    }
  });

  it.each([
    ['FL', 'America/New_York'],
    ['TN', 'America/Chicago'],
    ['TX', 'America/Chicago'],
    ['KY', 'America/New_York'],
    ['ID', 'America/Boise'],
    ['OR', 'America/Los_Angeles'],
    ['AZ', 'America/Phoenix'],
    ['HI', 'Pacific/Honolulu'],
    ['AK', 'America/Anchorage'],
    ['ny ', 'America/New_York'],
    ['constructor', null],
    ['', null],
  ])('C-046 is in %s the zone where most people live: %s', (state, zone) => {
    expect(zoneOfState(state)).toBe(zone);
  });

  test.prop([fc.string()])('C-046 is null for anything that is not a state', (text) => {
    expect(zoneOfState(text) === null).toBe(stateCode(text) === null);
  });
});
