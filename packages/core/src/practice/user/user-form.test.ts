import { dateFormatText } from '../../base/time/index.js';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  accountFormOf,
  checkAccountForm,
  checkUserForm,
  isRowChanged,
  lastLicenseDay,
  newUserForm,
  sameUsername,
  settleAccountForm,
  settleUserForm,
  userFormAfter,
  userFormOf,
  type AssignmentForm,
  type AssignmentContext,
  type UserForm,
} from './index.js';
import { ground, phone, roles, row, userForm } from './user.test-data.js';

const issues = (changed: Partial<UserForm>, known: Partial<AssignmentContext> = {}) =>
  checkUserForm(userForm(changed), { ...ground, ...known }).map(({ path, message }) => [path, message]);
const ofRow = (changed: Partial<AssignmentForm>, known: Partial<AssignmentContext> = {}) =>
  issues({ locationsUsers: [row(changed)] }, known);
const storedRow = { ...row({ vetLicenseExpiration: '2026-01-31' }), id: '7' };

describe('the Add/Edit User form', () => {
  it('A-094 accepts a name of letters, digits and some punctuation, of at most 30', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ firstName: ` Ana "Lu" (2nd), O'Neil-Žižek. ` })).toEqual([]);
    expect(issues({ firstName: ' ', lastName: 'x'.repeat(31) })).toEqual([
      ['firstName', 'This field is required'],
      ['lastName', 'Enter at most 30 characters'],
    ]);
    expect(issues({ firstName: 'Maya_1', lastName: 'Okafor;' }).map(([path]) => path)).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it('A-096 accepts an email address of at most 60 that can be a username', () => {
    expect(issues({ email: ` ${'m'.repeat(52)}@x.co.uk ` })).toEqual([]);
    expect(issues({ email: '' })).toEqual([['email', 'This field is required']]);
    expect(issues({ email: `${'m'.repeat(53)}@x.co.uk` })).toEqual([['email', 'Enter at most 60 characters']]);
    for (const email of ['maya', 'maya@wren', 'máya@wren.example', 'ma ya@wren.example'])
      expect(issues({ email })).toEqual([['email', 'Input is not a valid e-mail']]);
  });

  it('A-100 C-042 requires a phone, and stores duplicates once, as digits', () => {
    expect(issues({ userPhones: [] })).toEqual([['userPhones', 'At least 1 phone number is required']]);
    expect(issues({ userPhones: [{ phoneTypeId: 3, phoneNumber: '555' }] })).toEqual([
      ['userPhones.0.phoneNumber', 'Invalid phone number'],
    ]);
    expect(issues({ userPhones: [phone, { ...phone, phoneTypeId: 6 }] })).toEqual([
      ['userPhones.1.phoneTypeId', 'Choose one of the listed phone types'],
    ]);
    const typed = [phone, { ...phone, phoneNumber: '5185550151' }, { ...phone, phoneTypeId: 1, uuid: 'a' }];
    expect(settleUserForm(userForm({ userPhones: typed }), { roles }).userPhones).toEqual([
      { phoneTypeId: 3, phoneNumber: '5185550151' },
      { phoneTypeId: 1, phoneNumber: '5185550151', uuid: 'a' },
    ]);
  });

  it('A-102 requires a location, an active role and an employee ID of at most 50 in each row', () => {
    expect(ofRow({ locationId: '' })).toEqual([['locationsUsers.0.locationId', 'Location is required']]);
    for (const roleId of ['', '44', '9'])
      expect(ofRow({ roleId })).toEqual([['locationsUsers.0.roleId', 'Role is required']]);
    const stored = [{ ...storedRow, roleId: '9' }];
    expect(ofRow({ id: '7', roleId: '9', employeeId: '1' }, { stored })).toEqual([]);
    expect(ofRow({ id: '8', roleId: '9' }, { stored })).toEqual([['locationsUsers.0.roleId', 'Role is required']]);
    expect(ofRow({ employeeId: 'e'.repeat(50) })).toEqual([]);
    expect(ofRow({ employeeId: 'e'.repeat(51) })).toEqual([
      ['locationsUsers.0.employeeId', 'Enter at most 50 characters'],
    ]);
  });

  it('A-102 accepts each location once', () => {
    expect(issues({ locationsUsers: [row(), row({ isPrimary: false })] })).toEqual([
      ['locationsUsers.1.locationId', 'You can choose location only one time'],
    ]);
  });

  it('A-090 A-102 requires an active row, and a primary one among them', () => {
    const none = [['locationsUsers', 'At least 1 active location is required']];
    expect(issues({ locationsUsers: [] })).toEqual(none);
    expect(ofRow({ isActive: false })).toEqual(none);
    const noPrimary = [['locationsUsers', 'At least 1 primary location should be selected']];
    expect(ofRow({ isPrimary: false })).toEqual(noPrimary);
    expect(ofRow({ id: '7', isPrimary: false }, { stored: [storedRow] })).toEqual(noPrimary);
    expect(issues({ locationsUsers: [row(), row({ locationId: '200' })] })).toEqual([
      ['locationsUsers', 'Only 1 primary location can be selected'],
    ]);
  });

  it('A-087 A-102 requires no primary row when the flag is at a location that is not shown', () => {
    expect(ofRow({ id: '7', isPrimary: false }, { stored: [{ ...storedRow, isPrimary: false }] })).toEqual([]);
  });

  it('A-074 A-103 requires the license when the role can authorize', () => {
    const empty = { vetLicenseNumber: ' ', vetLicenseExpiration: null, vetLicenseState: '' };
    expect(ofRow(empty)).toEqual([
      ['locationsUsers.0.vetLicenseNumber', 'Vet License is required'],
      ['locationsUsers.0.vetLicenseExpiration', 'Please provide your vet license date'],
      ['locationsUsers.0.vetLicenseState', 'Please select state'],
    ]);
    expect(ofRow({ ...empty, roleId: '1' })).toEqual([]);
    expect(ofRow({ vetLicenseNumber: '1'.repeat(21) })).toEqual([
      ['locationsUsers.0.vetLicenseNumber', 'Enter at most 20 characters'],
    ]);
    expect(ofRow({ vetLicenseState: 'PR' })).toEqual([['locationsUsers.0.vetLicenseState', 'Please select state']]);
  });

  it('A-103 requires no license at a location where the user no longer works', () => {
    const left = row({ id: '7', locationId: '200', isActive: false, isPrimary: false, vetLicenseNumber: '' });
    expect(issues({ locationsUsers: [row(), left] })).toEqual([]);
  });

  it('A-103 does not reject other changes because of a license that the role has required only since it got canAuthorize', () => {
    const without = { vetLicenseNumber: '', vetLicenseExpiration: null, vetLicenseState: '' };
    const stored = [{ ...row(without), id: '7' }];
    expect(ofRow({ ...without, id: '7' }, { stored })).toEqual([]);
    expect(ofRow({ ...without, id: '7', employeeId: '17' }, { stored })).toHaveLength(3);
  });

  it('A-087 A-089 a row that only loses the primary flag is not a change', () => {
    const stored = { ...row(), id: '7' };
    expect(isRowChanged({ ...stored, employeeId: ' ', isPrimary: false }, stored)).toBe(false);
    expect(isRowChanged(stored, { ...stored, isPrimary: false })).toBe(true);
    expect(isRowChanged(row(), undefined)).toBe(true);
    for (const change of [
      { isActive: false },
      { roleId: '1' },
      { employeeId: '1' },
      { vetLicenseNumber: '2' },
      { vetLicenseExpiration: null },
      { vetLicenseState: 'VT' },
      { locationId: '200' },
    ])
      expect(isRowChanged({ ...stored, ...change }, stored)).toBe(true);
  });

  it('A-103 stores no license for a role that does not require one', () => {
    const [entry] = settleUserForm(userForm({ locationsUsers: [row({ roleId: '1' })] }), { roles }).locationsUsers;
    expect(entry).toMatchObject({ vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null });
  });

  it('A-104 accepts a license from today to the last day of 2030, by the day at the location', () => {
    const at = (day: string, todayAt = ground.todayAt) => ofRow({ vetLicenseExpiration: day }, { todayAt });
    const path = 'locationsUsers.0.vetLicenseExpiration';
    expect([at('2026-11-22'), at('2030-12-31')]).toEqual([[], []]);
    expect(lastLicenseDay).toBe('2030-12-31');
    expect(at('2026-11-21')).toEqual([[path, 'This license has expired. Enter the date of the renewed license']]);
    expect(at('2031-01-01')).toEqual([[path, 'Choose a date through 12-31-2030']]);
    expect(at('2026-02-31')).toEqual([[path, dateFormatText]]);
    expect(at('')).toEqual([[path, 'Please provide your vet license date']]);
    expect(at('2026-11-22', (id) => (id === '100' ? '2026-11-23' : '2026-11-22'))).toHaveLength(1);
  });

  it('A-104 accepts an unchanged date that has passed', () => {
    const known = { stored: [storedRow] };
    expect(ofRow({ id: '7', employeeId: '1', vetLicenseExpiration: '2026-01-31' }, known)).toEqual([]);
    expect(ofRow({ id: '7', vetLicenseExpiration: '2026-01-30' }, known)).toHaveLength(1);
    expect(ofRow({ id: '8', vetLicenseExpiration: '2026-01-31' }, known)).toHaveLength(1);
  });

  it('A-085 A-089 A-094 is stored trimmed, the email address in lowercase, an inactive row not primary', () => {
    const typed = userForm({
      firstName: ' Maya ',
      email: ' Maya@Wren.example ',
      locationsUsers: [row({ employeeId: ' 17 ', vetLicenseState: 'new york' }), row({ isActive: false })],
    });
    expect(settleUserForm(typed, { roles })).toMatchObject({
      firstName: 'Maya',
      email: 'maya@wren.example',
      locationsUsers: [
        { employeeId: '17', vetLicenseState: 'NY', isPrimary: true },
        { isActive: false, isPrimary: false },
      ],
    });
    expect(sameUsername(' Maya@wren.example', 'maya@WREN.example')).toBe(true);
    expect(sameUsername('maya@wren.example', 'maja@wren.example')).toBe(false);
  });

  test.prop([
    fc.array(
      fc.record({
        locationId: fc.constantFrom('', '100', '200'),
        roleId: fc.constantFrom('', '1', '3', '9'),
        isPrimary: fc.boolean(),
        isActive: fc.boolean(),
        vetLicenseNumber: fc.constantFrom('', '1'),
        vetLicenseExpiration: fc.constantFrom(null, '2026-11-21', '2027-01-01', '2031-01-01'),
      }),
      { maxLength: 4 },
    ),
  ])(
    'A-090 A-102 A-103 A-104 stored values have one primary row, each location once, and a license where required',
    (rows) => {
      const form = userForm({ locationsUsers: rows.map(row) });
      if (checkUserForm(form, ground).length > 0) return;
      const stored = settleUserForm(form, { roles }).locationsUsers;
      const active = stored.filter(({ isActive }) => isActive);
      expect(active.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
      expect(new Set(stored.map(({ locationId }) => locationId)).size).toBe(stored.length);
      for (const { roleId, vetLicenseNumber, vetLicenseExpiration } of active) {
        expect(vetLicenseNumber !== null).toBe(roleId === '3');
        if (roleId === '3') expect(['2027-01-01']).toContain(vetLicenseExpiration);
      }
    },
  );
});

describe('the account form', () => {
  const stored = { firstName: 'Ana 2', lastName: 'Okafor' };
  const account = (firstName: string) =>
    checkAccountForm({ firstName, lastName: 'Okafor', userPhones: [phone] }, stored).map(({ message }) => message);

  it("A-095 accepts only letters and . ' - , or the unchanged name", () => {
    expect([account("Ana-Lu O'Neil."), account(' Ana 2 ')]).toEqual([[], []]);
    expect(account('Ana 3')).toEqual(['Should be alphabetical characters and Space']);
    expect(account('')).toEqual(['This field is required']);
    expect(account('x'.repeat(31))).toEqual(['Enter at most 30 characters']);
  });

  it('A-100 requires a phone of a listed type', () => {
    const phonesOf = (userPhones: (typeof phone)[]) =>
      checkAccountForm({ ...stored, userPhones }, stored).map(({ path, message }) => [path, message]);
    expect(phonesOf([phone])).toEqual([]);
    for (const none of [[], [{ ...phone, phoneNumber: ' ' }]])
      expect(phonesOf(none)).toEqual([['userPhones', 'At least 1 phone number is required']]);
    expect(phonesOf([phone, { phoneTypeId: 6, phoneNumber: '555' }])).toEqual([
      ['userPhones.1.phoneTypeId', 'Choose one of the listed phone types'],
      ['userPhones.1.phoneNumber', 'Invalid phone number'],
    ]);
  });

  it('A-095 A-100 is stored trimmed, each number and type once', () => {
    const userPhones = [phone, { ...phone, phoneNumber: '5185550151' }, { ...phone, phoneTypeId: 1 }];
    expect(settleAccountForm({ firstName: ' Ana ', lastName: ' Okafor', userPhones })).toEqual({
      firstName: 'Ana',
      lastName: 'Okafor',
      userPhones: [
        { phoneTypeId: 3, phoneNumber: '5185550151' },
        { phoneTypeId: 1, phoneNumber: '5185550151' },
      ],
    });
  });
});

it('A-084 A-151 a stored user becomes form values, row by row', () => {
  const stored = { uuid: 'a', phoneTypeId: 3, phoneNumber: '5185550151', isActive: true };
  const gone = { ...stored, uuid: 'b', isActive: false };
  const office = { uuid: 'a', phoneTypeId: 3, phoneNumber: '5185550151' };
  const read = { ...userForm(), userPhones: [gone, stored], locationsUsers: [{ ...row(), id: '7', employeeId: null }] };
  expect(userFormOf(read)).toEqual(userForm({ userPhones: [office], locationsUsers: [row({ id: '7' })] }));
  expect(accountFormOf(read)).toEqual({ firstName: 'Maya', lastName: 'Okafor', userPhones: [office] });
});

it('A-084 A-086 a new user is enabled, with one location', () => {
  const form = newUserForm('100');
  expect(form.isEnabledInOkta).toBe(true);
  expect(form.locationsUsers).toMatchObject([
    { id: null, locationId: '100', roleId: '', isPrimary: true, isActive: true },
  ]);
});

it('A-151 an update replaces the values that it sends', () => {
  const sent = { firstName: 'Ana', email: null, isEnabledInOkta: false };
  expect(userFormAfter(userForm(), sent)).toEqual(userForm({ firstName: 'Ana', isEnabledInOkta: false }));
});
