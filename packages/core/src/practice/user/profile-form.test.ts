import { describe, expect, it } from 'vitest';
import {
  checkProfile,
  deaNumberTexts,
  profileAfter,
  profileFormOf,
  profileSectionOf,
  settleProfile,
  type ProfileForm,
  type ProfileUpdate,
} from './index.js';
import { phone, profile } from './user.test-data.js';

const registrant = { lastName: 'Okafor', businesses: ['Wren Street'] };
const issues = (update: ProfileUpdate, canAuthorize = true, stored: Partial<ProfileForm> = {}) =>
  checkProfile(update, { stored: { ...profile, ...stored }, canAuthorize, today: '2026-11-22', registrant }).map(
    ({ path, message }) => [path, message],
  );

describe('the profile of a user at a location', () => {
  it('A-098 accepts a display name of at most 60 letters, and an optional listed title', () => {
    expect(issues({ displayName: "Dr. Ana-Lu O'Neil", title: 'DVM' })).toEqual([]);
    expect(issues({ title: '' })).toEqual([]);
    expect(issues({ displayName: '' })).toEqual([['displayName', 'This field is required']]);
    expect(issues({ displayName: 'Ana 2' })).toEqual([['displayName', 'Should be alphabetical characters and Space']]);
    expect(issues({ displayName: 'x'.repeat(61) })).toEqual([['displayName', 'Enter at most 60 characters']]);
    expect(issues({ title: 'Prof.' })).toEqual([['title', 'Choose one of the listed titles']]);
  });

  it('A-096 A-099 accepts email addresses of at most 60', () => {
    const invalid = 'The input is not valid E-mail!';
    expect(issues({ email: 'maya@wren', notificationEmail: 'x' })).toEqual([
      ['email', invalid],
      ['notificationEmail', invalid],
    ]);
    expect(issues({ notificationEmail: '' })).toEqual([['notificationEmail', 'This field is required']]);
    expect(issues({ email: `${'m'.repeat(52)}@x.co.uk` })).toEqual([]);
    expect(issues({ email: `${'m'.repeat(53)}@x.co.uk` })).toEqual([['email', 'Enter at most 60 characters']]);
  });

  it('A-100 C-042 requires a phone unless the user is deactivated', () => {
    expect(issues({ locationUserPhones: [] })).toEqual([['locationUserPhones', 'At least 1 phone number is required']]);
    expect(issues({ locationUserPhones: [], isActive: false })).toEqual([]);
    for (const isActive of [true, undefined])
      expect(issues({ locationUserPhones: [], isActive }, true, { isActive: false })).toHaveLength(1);
    expect(issues({ isActive: true }, true, { locationUserPhones: [] })).toEqual([]);
  });

  it.each([true, false])(
    'A-100 C-034 C-038 rejects a phone of an unknown type or without a number (active: %s)',
    (isActive) => {
      const sent = [phone, { ...phone, phoneTypeId: 6 }, { ...phone, phoneNumber: '555' }];
      expect(issues({ locationUserPhones: sent, isActive })).toEqual([
        ['locationUserPhones.1.phoneTypeId', 'Choose one of the listed phone types'],
        ['locationUserPhones.2.phoneNumber', 'Invalid phone number'],
      ]);
    },
  );

  it('A-100 C-040 stores a duplicate number and type once', () => {
    const typed = [
      { ...phone, uuid: 'stored' },
      { ...phone, phoneNumber: '(518) 555-0151' },
      { ...phone, phoneTypeId: 1 },
      { ...phone, phoneNumber: '5185550152' },
    ];
    expect(settleProfile({ ...profile, locationUserPhones: typed }, true).locationUserPhones).toEqual([
      { phoneTypeId: 3, phoneNumber: '5185550151', uuid: 'stored' },
      { phoneTypeId: 1, phoneNumber: '5185550151' },
      { phoneTypeId: 3, phoneNumber: '5185550152' },
    ]);
  });

  it('A-103 A-104 requires the whole license once one of its fields is sent, when the role can authorize', () => {
    expect(issues({ vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null })).toEqual([
      ['vetLicenseNumber', 'Vet License is required'],
      ['vetLicenseExpiration', 'Please provide your vet license date'],
      ['vetLicenseState', 'Please provide vet license state'],
    ]);
    expect(issues({ vetLicenseNumber: '' }, false)).toEqual([]);
    expect(issues({ vetLicenseNumber: '2' }, true, { vetLicenseExpiration: '2026-01-01' })).toEqual([]);
    expect(issues({ vetLicenseExpiration: '2026-11-21' })).toHaveLength(1);
    expect(issues({ vetLicenseExpiration: '2031-01-01' })).toHaveLength(1);
    expect(issues({ displayName: 'Maya' }, true, { vetLicenseNumber: '' })).toEqual([]);
  });

  it('A-104 requires no DEA registration, but rejects an expired one', () => {
    expect(issues({ deaLicense: '', deaLicenseExpiration: null })).toEqual([]);
    expect(issues({ deaLicense: 'F'.repeat(21) })).toEqual([['deaLicense', deaNumberTexts.form]]);
    expect(issues({ deaLicenseExpiration: '2026-11-22' })).toEqual([]);
    expect(issues({ deaLicenseExpiration: '2026-11-21' })).toHaveLength(1);
    expect(issues({ deaLicense: 'FO4418263' }, true, { deaLicenseExpiration: '2026-01-01' })).toEqual([]);
  });

  it('A-093 accepts a PIMS ID of at most 80 characters', () => {
    expect(issues({ pimsId: '7'.repeat(80) })).toEqual([]);
    expect(issues({ pimsId: '7'.repeat(81) })).toHaveLength(1);
  });

  it('A-098 A-103 is stored trimmed with the updated values, without a license that the role does not require', () => {
    const after = profileAfter(profile, {
      displayName: ' Ana ',
      title: null,
      pimsId: ' 7 ',
      locationUserPhones: [phone, phone],
    });
    expect(settleProfile(after, true)).toMatchObject({
      displayName: 'Ana',
      title: null,
      pimsId: '7',
      vetLicenseNumber: '012884',
      email: profile.email,
      locationUserPhones: [{ phoneTypeId: 3, phoneNumber: '5185550151' }],
    });
    expect(settleProfile(after, false)).toMatchObject({
      vetLicenseNumber: null,
      vetLicenseExpiration: null,
      vetLicenseState: null,
    });
  });
});

const stored = { uuid: 'a', phoneTypeId: 3, phoneNumber: '5185550151', isActive: true };
const gone = { ...stored, uuid: 'b', isActive: false };

it('A-152 a stored profile becomes form values, without removed phones', () => {
  const empty = { title: null, pimsId: null, deaLicense: null, notificationEmail: null };
  expect(profileFormOf({ ...profile, ...empty, locationUserPhones: [stored, gone] })).toEqual({
    ...profile,
    title: '',
    notificationEmail: '',
    locationUserPhones: [{ uuid: 'a', phoneTypeId: 3, phoneNumber: '5185550151' }],
  });
});

it('A-107 each field is in one section of the form, and so are the entries of a list', () => {
  const paths = ['isPendingAuth', 'notificationEmail', 'pimsId', 'locationUserPhones.0.phoneNumber', 'unknown'];
  expect(paths.map(profileSectionOf)).toEqual(['notification', 'notification', 'pimsUser', 'profile', 'profile']);
});
