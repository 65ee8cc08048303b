import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashingFields, rebasedAccount, rebasedProfile, rebasedUser } from './index.js';
import { phone, profile, row, userForm } from './user.test-data.js';

const office = { ...phone, uuid: 'a' };
const cell = { phoneTypeId: 1, phoneNumber: '518 555 0177', uuid: 'b' };

describe('a form rebased onto what another user stored', () => {
  it('A-242 keeps edited fields, and takes the new value of every other one', () => {
    const opened = { ...profile, locationUserPhones: [office] };
    const typed = { ...opened, displayName: 'Dr. M. Okafor', vetLicenseNumber: '999' };
    const now = { ...opened, displayName: 'Maya O.', title: 'Mrs.' };
    const own = { displayName: 'Dr. M. Okafor', vetLicenseNumber: '999' };
    expect(rebasedProfile(opened, typed, now)).toEqual({ ...now, ...own });
    expect(clashingFields(opened, typed, now)).toEqual(['displayName']);
  });

  it('A-242 rebases each phone separately', () => {
    const before = userForm({ userPhones: [office, cell] });
    const edited = { ...office, phoneNumber: '518 555 0199' };
    const typed = { ...before, userPhones: [edited, phone] };
    const other = { ...cell, uuid: 'c', phoneNumber: '518 555 0200' };
    expect(rebasedUser(before, typed, { ...before, userPhones: [office, cell, other] }).userPhones).toEqual([
      edited,
      other,
      phone,
    ]);
    // An edited entry that another user removed becomes a new one.
    expect(
      rebasedAccount(before, { ...before, userPhones: [edited, cell] }, { ...before, userPhones: [] }).userPhones,
    ).toEqual([{ phoneTypeId: edited.phoneTypeId, phoneNumber: edited.phoneNumber }]);
  });

  it('A-242 rebases assignments row by row, by ID, and keeps added rows', () => {
    const first = row({ id: '1' });
    const before = userForm({ locationsUsers: [first, row({ id: '2', locationId: '101', isPrimary: false })] });
    const added = row({ locationId: '102', isPrimary: false });
    const typed = {
      ...before,
      locationsUsers: [{ ...first, employeeId: 'B-1' }, before.locationsUsers[1] ?? first, added],
    };
    const now = { ...before, locationsUsers: before.locationsUsers.map((one) => ({ ...one, roleId: '1' })) };
    expect(rebasedUser(before, typed, now).locationsUsers).toEqual([
      { ...first, roleId: '1', employeeId: 'B-1' },
      row({ id: '2', locationId: '101', isPrimary: false, roleId: '1' }),
      added,
    ]);
  });

  it('A-242 A-089 has one primary flag, where it was chosen in the form, else where it is stored', () => {
    const rows = ['1', '2', '3'].map((id) => row({ id, locationId: `10${id}`, isPrimary: id === '1' }));
    const choose = (chosen: string) =>
      userForm({ locationsUsers: rows.map((one) => ({ ...one, isPrimary: one.id === chosen })) });
    const primary = (typed: string, now: string) =>
      rebasedUser(choose('1'), choose(typed), choose(now))
        .locationsUsers.filter(({ isPrimary }) => isPrimary)
        .map(({ id }) => id);
    expect([primary('1', '2'), primary('2', '3'), primary('2', '1')]).toEqual([['2'], ['2'], ['2']]);
  });

  it('A-242 is the stored values when nothing was edited, and the typed ones when nothing else changed', () => {
    const anyProfile = fc.record({
      displayName: fc.string(),
      title: fc.constantFrom('', 'Dr.'),
      email: fc.string(),
      notificationEmail: fc.string(),
      isActive: fc.boolean(),
      isPendingAuth: fc.boolean(),
      pimsId: fc.string(),
      vetLicenseNumber: fc.string(),
      vetLicenseExpiration: fc.constantFrom(null, '2027-01-01'),
      vetLicenseState: fc.constantFrom('', 'NY'),
      deaLicense: fc.string(),
      deaLicenseExpiration: fc.constantFrom(null, '2027-01-01'),
      locationUserPhones: fc.uniqueArray(
        fc.record({ uuid: fc.constantFrom('a', 'b', 'c'), phoneTypeId: fc.nat(5), phoneNumber: fc.string() }),
        { selector: ({ uuid }) => uuid },
      ),
    });
    fc.assert(
      fc.property(anyProfile, anyProfile, (before, other) => {
        expect(rebasedProfile(before, before, other)).toEqual(other);
        const { locationUserPhones: typed, ...fields } = rebasedProfile(before, other, before);
        const { locationUserPhones: wanted, ...rest } = other;
        expect(fields).toEqual(rest);
        const numbers = (phones: typeof wanted) => phones.map(({ phoneNumber }) => phoneNumber).sort();
        const known = wanted.filter(({ uuid }) => before.locationUserPhones.some((one) => one.uuid === uuid));
        expect(numbers(known)).toEqual(numbers(typed as typeof wanted));
      }),
    );
  });
});
