import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render';
import { chooseColorMode, useColorMode } from './color-mode';

const Mode = () => <output>{useColorMode()}</output>;
const isDark = () => document.documentElement.classList.contains('dark');

/** A device whose color scheme can change. */
function device(initial: boolean) {
  const listeners = new Set<() => void>();
  const scheme = {
    matches: initial,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => scheme);
  return {
    listeners,
    turn: (dark: boolean) =>
      act(() => {
        scheme.matches = dark;
        listeners.forEach((listener) => listener());
      }),
  };
}

/** Another tab stores its choice, and this tab receives the storage event. */
const chooseElsewhere = (mode: string | null) =>
  act(() => {
    if (mode === null) localStorage.removeItem('colorMode');
    else localStorage.setItem('colorMode', mode);
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: mode }));
  });

afterEach(() => {
  localStorage.removeItem('colorMode');
  document.documentElement.classList.remove('dark');
});

it('follows the device until the user chooses a mode, and again after the choice is reset', () => {
  const { turn } = device(false);
  renderScreen(<Mode />);
  turn(true);
  expect([screen.getByRole('status').textContent, isDark()]).toEqual(['system', true]);
  act(() => chooseColorMode('light'));
  expect([screen.getByRole('status').textContent, isDark()]).toEqual(['light', false]);
  turn(false);
  turn(true);
  expect(isDark()).toBe(false);
  act(() => chooseColorMode('system'));
  expect([screen.getByRole('status').textContent, isDark()]).toEqual(['system', true]);
});

it('follows a choice made in another tab while it is mounted', () => {
  const { listeners } = device(false);
  const { unmount } = renderScreen(<Mode />);
  chooseElsewhere('dark');
  expect([screen.getByRole('status').textContent, isDark()]).toEqual(['dark', true]);
  chooseElsewhere(null);
  expect([screen.getByRole('status').textContent, isDark()]).toEqual(['system', false]);
  unmount();
  expect(listeners.size).toBe(0);
  chooseElsewhere('dark');
  expect(isDark()).toBe(false);
});
