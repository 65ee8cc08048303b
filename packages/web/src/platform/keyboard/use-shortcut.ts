import { createContext, use, useEffect, useEffectEvent } from 'react';
import { isSingleSign, keyboardIsTaken, pressesKeys } from './key-match';
import type { Shortcut, ShortcutStore } from './shortcut-store';

export const ShortcutContext = createContext<ShortcutStore | null>(null);

export function useShortcuts(): ShortcutStore {
  const store = use(ShortcutContext);
  if (!store) throw new Error('useShortcuts needs a ShortcutContext around it');
  return store;
}

interface ShortcutOptions extends Shortcut {
  readonly run: (event: KeyboardEvent) => void;
  /** Not listened for while false. */
  readonly enabled?: boolean;
  /** Works while writing too; only for combinations with Ctrl and for Escape. */
  readonly whileWriting?: boolean;
}

/** Gives an act of the page a key and lists it under `?`. */
export function useShortcut({ keys, label, section, run, enabled = true, whileWriting = false }: ShortcutOptions) {
  const store = useShortcuts();
  const joined = keys.join(' ');

  useEffect(
    () => (enabled ? store.add({ keys: joined.split(' '), label, section }) : undefined),
    [store, joined, label, section, enabled],
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !pressesKeys(event, keys)) return;
    if (keyboardIsTaken(event) && !whileWriting) return;
    if (isSingleSign(keys) && !store.singleKeys()) return;
    // A key that is held acts once, and does not press the button that has the focus then.
    event.preventDefault();
    if (!event.repeat) run(event);
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
