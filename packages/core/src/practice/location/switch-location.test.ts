import { describe, expect, it } from 'vitest';
import { accessLostNotice, accessRevokedText, locationSwitch, maySwitchTo, storageKeys, storageOf } from './index.js';
import { assignment } from './practice.test-data.js';

describe('switching the location', () => {
  it('A-043 calls the server first, then stores the location, reloads and opens the dashboard', () => {
    expect(locationSwitch(assignment(), false)).toEqual({
      call: { id: '7', input: {} },
      store: [{ key: 'selectedLocationId', value: '100', place: 'local' }],
      reload: ['role', 'menu', 'features'],
      goTo: '/dashboard',
    });
  });

  it('A-042 A-043 while impersonating also stores assignment and role, and the location only in its tab', () => {
    expect(locationSwitch(assignment(), true).store).toEqual([
      { key: 'selectedLocationId', value: '100', place: 'session' },
      { key: 'locationUserId', value: '7', place: 'local' },
      { key: 'userLocationRoleId', value: '3', place: 'local' },
    ]);
  });

  it("A-044 is allowed only to one of the user's active assignments", () => {
    const own = [assignment({ id: '7' }), assignment({ id: '8', isActive: false })];
    expect(maySwitchTo(own, '7')).toEqual({ allowed: true });
    for (const id of ['8', '9', '']) {
      expect(maySwitchTo(own, id)).toEqual({
        allowed: false,
        code: 'FORBIDDEN',
        reason: 'Access to this location is revoked',
      });
    }
    expect(accessRevokedText).toBe('Access to this location is revoked');
  });
});

describe('the browser storage', () => {
  it('A-187 has these keys, in local storage', () => {
    expect(storageKeys).toEqual([
      'selectedLocationId',
      'username',
      'isImpersonation',
      'locationUserId',
      'userLocationRoleId',
      'inAdminSupportGroup',
    ]);
    for (const key of storageKeys) expect(storageOf(key, false)).toBe('local');
  });

  it('A-042 A-187 has only the selected location per tab while impersonating', () => {
    expect(storageKeys.filter((key) => storageOf(key, true) === 'session')).toEqual(['selectedLocationId']);
  });
});

it('A-455 names the location that is no longer accessible, and whom to contact', () => {
  expect(accessLostNotice('Wren Street')).toEqual({
    status: 'warning',
    title: 'You no longer have access to Wren Street',
    description: 'The records of this location are no longer shown here. Contact your administrator.',
  });
});
