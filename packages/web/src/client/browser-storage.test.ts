import { storageKeys } from '@signa/core/practice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage, impersonatedUsername } from './browser-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('browser storage', () => {
  it('A-042 prefers the tab over the browser', () => {
    localStorage.setItem('selectedLocationId', '1');
    sessionStorage.setItem('selectedLocationId', '2');
    expect(createBrowserStorage(localStorage, sessionStorage).read('selectedLocationId')).toBe('2');
  });

  it('A-013 returns the impersonated user only while the impersonation flag is true', () => {
    localStorage.setItem('username', 'maya.okafor@wren.example');
    localStorage.setItem('isImpersonation', 'false');
    expect(impersonatedUsername(createBrowserStorage(localStorage, sessionStorage))).toBeNull();
    localStorage.setItem('isImpersonation', 'true');
    expect(impersonatedUsername(createBrowserStorage(localStorage, sessionStorage))).toBe('maya.okafor@wren.example');
  });

  it('is not affected by another tab during a session', () => {
    localStorage.setItem('selectedLocationId', '1');
    const kept = createBrowserStorage(localStorage, sessionStorage);
    localStorage.setItem('selectedLocationId', '2');
    localStorage.setItem('isImpersonation', 'true');
    localStorage.setItem('username', 'maya.okafor@wren.example');
    expect(kept.read('selectedLocationId')).toBe('1');
    expect(impersonatedUsername(kept)).toBeNull();
  });

  it('P-260 keeps the location of a reloaded tab and starts a new tab at the last location of the browser', () => {
    localStorage.setItem('selectedLocationId', '1');
    createBrowserStorage(localStorage, sessionStorage);
    localStorage.setItem('selectedLocationId', '2');
    expect(createBrowserStorage(localStorage, sessionStorage).read('selectedLocationId')).toBe('1');
    createBrowserStorage(localStorage, sessionStorage).write([
      { key: 'selectedLocationId', value: '3', place: 'local' },
    ]);
    localStorage.setItem('selectedLocationId', '2');
    expect(createBrowserStorage(localStorage, sessionStorage).read('selectedLocationId')).toBe('3');
    sessionStorage.clear();
    expect(createBrowserStorage(localStorage, sessionStorage).read('selectedLocationId')).toBe('2');
  });

  it('A-187 clears its keys from both storages, notifies listeners, and leaves other keys alone', () => {
    const kept = createBrowserStorage(localStorage, sessionStorage);
    kept.write(storageKeys.map((key) => ({ key, value: '1', place: 'local' })));
    kept.write([{ key: 'selectedLocationId', value: '2', place: 'session' }]);
    localStorage.setItem('colorMode', 'dark');
    const heard = vi.fn();
    kept.subscribe(heard);
    kept.clear();
    expect(storageKeys.map((key) => kept.read(key))).toEqual(storageKeys.map(() => null));
    expect(Object.keys(localStorage)).toEqual(['colorMode']);
    expect(sessionStorage).toHaveLength(0);
    expect(heard).toHaveBeenCalled();
  });

  it('A-060 clears only what belongs to the tab', () => {
    const kept = createBrowserStorage(localStorage, sessionStorage);
    kept.write([
      { key: 'username', value: 'sam@signa.example', place: 'local' },
      { key: 'selectedLocationId', value: '2', place: 'session' },
    ]);
    kept.clearSession();
    expect(kept.read('selectedLocationId')).toBeNull();
    expect(kept.read('username')).toBe('sam@signa.example');
  });
});
