import { describe, expect, it } from 'vitest';
import { accessLostNotice, accessRevokedText, locationSwitch, maySwitchTo, storageKeys, storageOf } from './index.js';
import { assignment } from './practice.test-data.js';

describe('a switch of location', () => {
  it('A-043 asks the server first, then stores the location, reloads and goes to the dashboard', () => {
    expect(locationSwitch(assignment(), false)).toEqual({
      call: { id: '7', input: {} },
      store: [{ key: 'selectedLocationId', value: '100', place: 'local' }],
      reload: ['role', 'menu', 'features'],
      goTo: '/dashboard',
    });
  });

  it('A-042 A-043 while impersonating also stores assignment and role, and the location in its tab only', () => {
    expect(locationSwitch(assignment(), true).store).toEqual([
      { key: 'selectedLocationId', value: '100', place: 'session' },
      { key: 'locationUserId', value: '7', place: 'local' },
      { key: 'userLocationRoleId', value: '3', place: 'local' },
    ]);
  });

  it('A-044 is allowed to an active assignment of the person only', () => {
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
  it('A-187 keeps these keys, in local storage', () => {
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

  it('A-042 A-187 keeps the selected location, and nothing else, in the tab while impersonating', () => {
    expect(storageKeys.filter((key) => storageOf(key, true) === 'session')).toEqual(['selectedLocationId']);
  });
});

it('A-455 says which location is no longer open, and whom to ask', () => {
  expect(accessLostNotice('Wren Street')).toEqual({
    status: 'warning',
    title: 'You no longer have access to Wren Street',
    description: 'Nothing of this location is shown here any more. Contact your administrator.',
  });
});
