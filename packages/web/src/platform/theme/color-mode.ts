import { useSyncExternalStore } from 'react';

/** The chosen color mode; `system` follows the device. */
export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const key = 'colorMode';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const chosen = (): ColorMode => {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

function paint() {
  const mode = chosen();
  document.documentElement.classList.toggle('dark', mode === 'dark' || (mode === 'system' && systemIsDark().matches));
  listeners.forEach((listener) => listener());
}

export function chooseColorMode(mode: ColorMode) {
  if (mode === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, mode);
  paint();
}

/** Follows the device and choices made in other tabs. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    systemIsDark().addEventListener('change', paint);
    window.addEventListener('storage', paint);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemIsDark().removeEventListener('change', paint);
    window.removeEventListener('storage', paint);
  };
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, chosen, () => 'system');
