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
  it('A-056 is refused on oneself, whatever the case', () => {
    expect(mayImpersonate('pat@signa.example', 'Pat@Signa.Example', false)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'You cannot impersonate yourself',
    });
  });

  it('A-056 is refused while one is open', () => {
    expect(mayImpersonate('pat@signa.example', 'maya@wren.example', true)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'You cannot impersonate further while impersonating',
    });
  });

  it('A-056 is allowed on somebody else', () => {
    expect(mayImpersonate('pat@signa.example', 'maya@wren.example', false)).toEqual({ allowed: true });
  });

  it('A-057 begins where the target would work after a fresh sign-in', () => {
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

  it('A-058 stores the target and its place', () => {
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

  it('C-004 A-042 keeps its own location, and a new one begins where the person is impersonated', () => {
    expect(impersonatedLocation(held, { selectedLocationId: '100', locationUserId: '8' })).toBe('100');
    expect(impersonatedLocation(held, { selectedLocationId: null, locationUserId: '8' })).toBe('200');
    expect(impersonatedLocation(held, { selectedLocationId: null, locationUserId: '9' })).toBeNull();
    expect(impersonatedLocation(held, { selectedLocationId: null, locationUserId: null })).toBeNull();
  });
});

describe('ending an impersonation', () => {
  it('A-060 restores the support user and forgets the target', () => {
    expect(impersonationExit('pat@signa.example')).toEqual({
      store: [
        { key: 'username', value: 'pat@signa.example', place: 'local' },
        { key: 'isImpersonation', value: 'false', place: 'local' },
      ],
      remove: ['userLocationRoleId', 'locationUserId'],
      goTo: '/support',
    });
  });

  it('A-059 happens by itself 60 minutes after the start', () => {
    const expiry = impersonationExpiry('2026-11-20T23:30:00.000Z');
    expect(expiry).toBe('2026-11-21T00:30:00.000Z');
    expect(isImpersonationOver(expiry, '2026-11-21T00:29:59.999Z')).toBe(false);
    expect(isImpersonationOver(expiry, expiry)).toBe(true);
  });
});
