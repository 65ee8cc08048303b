import { expect, it } from 'vitest';
import { newUserForm, profileFormOf, userFormOf } from './index.js';
import { profile, row, userForm } from './user.test-data.js';

const stored = { uuid: 'a', phoneTypeId: 3, phoneNumber: '5185550151', isActive: true };
const gone = { ...stored, uuid: 'b', isActive: false };
const office = { uuid: 'a', phoneTypeId: 3, phoneNumber: '5185550151' };

it('A-152 a stored profile becomes form values, without removed phones', () => {
  const empty = { title: null, pimsId: null, deaLicense: null, notificationEmail: null };
  expect(profileFormOf({ ...profile, ...empty, locationUserPhones: [stored, gone] })).toEqual({
    ...profile,
    title: '',
    notificationEmail: '',
    locationUserPhones: [office],
  });
});

it('A-084 A-151 a stored user becomes form values, row by row', () => {
  const read = { ...userForm(), userPhones: [gone, stored], locationsUsers: [{ ...row(), id: '7', employeeId: null }] };
  expect(userFormOf(read)).toEqual(userForm({ userPhones: [office], locationsUsers: [row({ id: '7' })] }));
});

it('A-084 A-086 a new user is enabled, with one location', () => {
  const form = newUserForm('100');
  expect(form.isEnabledInOkta).toBe(true);
  expect(form.locationsUsers).toMatchObject([
    { id: null, locationId: '100', roleId: '', isPrimary: true, isActive: true },
  ]);
});
