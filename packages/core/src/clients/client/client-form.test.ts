import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { emptyAddress, phoneDigits } from '../../base/contact/index.js';
import { checkClientForm, clientAfter, settleClientForm, type ClientForm } from './index.js';

const home = { ...emptyAddress, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
const eleanor: ClientForm = {
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  email: 'eleanor@mail.example',
  isActive: true,
  pimsId: '4001',
  locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '518 555 0177' }],
  locationClientAddress: [home],
};
const empty: ClientForm = {
  firstName: '',
  lastName: '',
  email: '',
  isActive: true,
  pimsId: '',
  locationClientPhones: [],
  locationClientAddress: [],
};
const issuesOf = (change: Partial<ClientForm>) =>
  checkClientForm({ ...eleanor, ...change }).map(({ path, message }) => [path, message]);

describe("a client's form", () => {
  it('C-020 C-024 reports everything an active client lacks, in form order', () => {
    expect(checkClientForm(eleanor)).toEqual([]);
    expect(checkClientForm(empty).map(({ path, message }) => [path, message])).toEqual([
      ['firstName', 'This field is required'],
      ['lastName', 'This field is required'],
      ['locationClientPhones', 'At least 1 phone number is required'],
      ['locationClientAddress', 'Please enter at least 1 address'],
    ]);
  });

  it('C-020 C-024 requires nothing of an inactive client, but validates what is given', () => {
    expect(checkClientForm({ ...empty, isActive: false })).toEqual([]);
    const wrong: Partial<ClientForm> = {
      isActive: false,
      firstName: 'B@b',
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '123' }],
      locationClientAddress: [{ ...home, zip: '1' }, home, home],
    };
    expect(issuesOf(wrong)).toEqual([
      ['firstName', 'Should be alphabetical characters and Space'],
      ['locationClientPhones.0.phoneNumber', 'Invalid phone number'],
      ['locationClientAddress.0.zip', 'Zip code must be 5 digits'],
      ['locationClientAddress.2', 'Address: The address already exists'],
    ]);
  });

  it('C-021 rejects characters that names do not contain', () => {
    expect(issuesOf({ firstName: 'Zoë', lastName: "O'Neil-Smith" })).toEqual([]);
    expect(issuesOf({ lastName: 'Smith & Sons' })).toEqual([
      ['lastName', 'Should be alphabetical characters and Space'],
    ]);
  });

  it('A-188 C-022 C-192 accepts an optional email of up to 100 characters', () => {
    const long = (length: number) => `${'x'.repeat(length - 13)}@mail.example`;
    for (const email of ['', '  ', ` ${long(100)} `]) expect(issuesOf({ email })).toEqual([]);
    expect(issuesOf({ email: long(101) })).toEqual([['email', 'Enter at most 100 characters']]);
    expect(issuesOf({ email: 'eleanor' })).toEqual([['email', 'Input is not a valid e-mail']]);
  });

  it('C-023 C-192 accepts an optional PIMS ID of up to 80 characters', () => {
    for (const pimsId of ['', ' ', 'x'.repeat(80)]) expect(issuesOf({ pimsId })).toEqual([]);
    expect(issuesOf({ pimsId: 'x'.repeat(81) })).toEqual([['pimsId', 'Enter at most 80 characters']]);
  });

  it('C-020 C-022 C-034 C-041 C-046 is stored trimmed, in lowercase where case does not matter, without duplicate phones', () => {
    const stored = settleClientForm({
      ...eleanor,
      firstName: ' Eleanor ',
      lastName: '  ',
      email: ' Eleanor@Mail.example ',
      pimsId: ' ',
      locationClientPhones: [
        { phoneTypeId: 1, phoneNumber: ' ' },
        { uuid: 'a', phoneTypeId: 1, phoneNumber: '518 555 0177' },
        { uuid: 'b', phoneTypeId: 3, phoneNumber: '5185550177' },
        { phoneTypeId: 3, phoneNumber: '5550121' },
      ],
      locationClientAddress: [emptyAddress, { ...home, uuid: 'c', city: ' Saratoga ', state: 'new york' }],
    });
    expect(stored).toEqual({
      isActive: true,
      firstName: 'Eleanor',
      lastName: null,
      email: 'eleanor@mail.example',
      pimsId: null,
      locationClientPhones: [
        { uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177' },
        { phoneTypeId: 3, phoneNumber: '5550121' },
      ],
      locationClientAddress: [{ ...home, uuid: 'c', city: 'Saratoga', state: 'NY' }],
    });
    expect(settleClientForm({ ...eleanor, email: ' ' }).email).toBeNull();
  });

  const anyText = fc.oneof(fc.string({ maxLength: 90 }), fc.constantFrom('', '  ', 'Anna', ' anna ', 'A@b.co'));
  const mostly = <T>(valid: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: other });
  const anyForm: fc.Arbitrary<ClientForm> = fc.record({
    firstName: mostly(fc.constantFrom('Anna', ' Bo ', ''), anyText),
    lastName: mostly(fc.constantFrom('Lee', "O'Neil", ''), anyText),
    email: mostly(fc.constantFrom('', ' A@b.co '), anyText),
    isActive: fc.boolean(),
    pimsId: mostly(fc.constantFrom('', ' 4001 '), anyText),
    locationClientPhones: fc.array(
      fc.record({
        phoneTypeId: mostly(fc.integer({ min: 0, max: 5 }), fc.constant(6)),
        phoneNumber: mostly(fc.constantFrom('5185550177', '518 555 0177', '5550121', ''), anyText),
      }),
      { maxLength: 4 },
    ),
    locationClientAddress: fc.array(
      fc.record({
        addressTypeId: mostly(fc.integer({ min: 0, max: 5 }), fc.constant(6)),
        addressLine1: mostly(fc.constantFrom('18 Regent St', ' 4 Elm'), anyText),
        addressLine2: fc.constantFrom('', 'Apt 2'),
        city: mostly(fc.constantFrom('Reno', ' reno'), anyText),
        state: mostly(fc.constantFrom('NY', 'new york'), anyText),
        zip: mostly(fc.constantFrom('12866', '89501'), anyText),
      }),
      { maxLength: 3 },
    ),
  });

  test.prop([anyForm])(
    'C-020 C-024 C-041 without issues has none after it is stored, and is complete when active',
    (form) => {
      if (checkClientForm(form).length > 0) return;
      const stored = settleClientForm(form);
      const again = { ...stored, firstName: stored.firstName ?? '', lastName: stored.lastName ?? '' };
      const shown = { ...again, email: stored.email ?? '', pimsId: stored.pimsId ?? '' };
      expect(checkClientForm(shown)).toEqual([]);
      expect(settleClientForm(shown)).toEqual(stored);
      const numbers = stored.locationClientPhones.map(({ phoneNumber }) => phoneNumber);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual(numbers.map(phoneDigits));
      if (!form.isActive) return;
      expect([stored.firstName, stored.lastName]).not.toContain(null);
      expect(numbers.length * stored.locationClientAddress.length).toBeGreaterThan(0);
    },
  );
});

describe('an update of a client', () => {
  it('C-024 C-025 is validated as the client would be after it', () => {
    const inactive = { ...empty, isActive: false };
    expect(clientAfter(eleanor, {})).toEqual(eleanor);
    expect(clientAfter(eleanor, { isActive: null, locationClientPhones: null }).isActive).toBe(true);
    expect(clientAfter(eleanor, { email: null, locationClientPhones: [] })).toEqual({
      ...eleanor,
      email: '',
      locationClientPhones: [],
    });
    expect(checkClientForm(clientAfter(inactive, { isActive: true })).length).toBe(4);
    expect(checkClientForm(clientAfter(eleanor, { locationClientAddress: [] })).map(({ path }) => path)).toEqual([
      'locationClientAddress',
    ]);
  });
});
