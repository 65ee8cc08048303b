import { describe, expect, it } from 'vitest';
import {
  impersonatedLocation,
  impersonationExit,
  impersonationExpiry,
  impersonationStart,
  impersonationStorage,
  isImpersonationOver,
  mayImpersonate,
} from './index.js';
import { assignment } from '../../practice/location/practice.test-data.js';

describe('starting an impersonation', () => {
  it("A-056 is refused for the support user's own account, ignoring case", () => {
    expect(mayImpersonate('pat@signa.example', 'Pat@Signa.Example', false)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'You cannot impersonate yourself',
    });
  });

  it('A-056 is refused while another is active', () => {
    expect(mayImpersonate('pat@signa.example', 'maya@wren.example', true)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'You cannot impersonate further while impersonating',
    });
  });

  it('A-056 is allowed for another user', () => {
    expect(mayImpersonate('pat@signa.example', 'maya@wren.example', false)).toEqual({ allowed: true });
  });

  it('A-057 begins at the location the target would have after a new sign-in', () => {
    const target = {
      username: 'maya@wren.example',
      isEnabledInOkta: true,
      locationsUsers: [assignment({ id: '1', locationId: '50' }), assignment({ isPrimary: true })],
    };
    expect(impersonationStart(target)).toEqual({
      username: 'maya@wren.example',
      locationUserId: '7',
      userLocationRoleId: '3',
      locationId: '100',
    });
    expect(impersonationStart({ ...target, isEnabledInOkta: false })).toBeNull();
    expect(impersonationStart({ ...target, locationsUsers: [assignment({ isActive: false })] })).toBeNull();
  });

  it('A-058 stores the target and its location', () => {
    const start = { username: 'maya@wren.example', locationUserId: '7', userLocationRoleId: '3', locationId: '100' };
    expect(Object.fromEntries(impersonationStorage(start).map(({ key, value }) => [key, value]))).toEqual({
      username: 'maya@wren.example',
      isImpersonation: 'true',
      locationUserId: '7',
      userLocationRoleId: '3',
      selectedLocationId: '100',
    });
  });
});

describe('a tab opened while impersonating', () => {
  const held = [
    { id: '7', locationId: '100' },
    { id: '8', locationId: '200' },
  ];

  it('C-004 A-042 keeps its own location, and a new one begins at that of the impersonation', () => {
    expect(impersonatedLocation(held, { selectedLocationId: '100', locationUserId: '8' })).toBe('100');
    expect(impersonatedLocation(held, { selectedLocationId: null, locationUserId: '8' })).toBe('200');
    expect(impersonatedLocation(held, { selectedLocationId: null, locationUserId: '9' })).toBeNull();
    expect(impersonatedLocation(held, { selectedLocationId: null, locationUserId: null })).toBeNull();
  });
});

describe('ending an impersonation', () => {
  it('A-060 restores the support user and removes the target', () => {
    expect(impersonationExit('pat@signa.example')).toEqual({
      store: [
        { key: 'username', value: 'pat@signa.example', place: 'local' },
        { key: 'isImpersonation', value: 'false', place: 'local' },
      ],
      remove: ['userLocationRoleId', 'locationUserId'],
      goTo: '/support',
    });
  });

  it('A-059 happens automatically 60 minutes after the start', () => {
    const expiry = impersonationExpiry('2026-11-20T23:30:00.000Z');
    expect(expiry).toBe('2026-11-21T00:30:00.000Z');
    expect(isImpersonationOver(expiry, '2026-11-21T00:29:59.999Z')).toBe(false);
    expect(isImpersonationOver(expiry, expiry)).toBe(true);
  });
});
