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
  /** The shortcut is inactive while false. */
  readonly enabled?: boolean;
  /** Also works while typing; only for combinations with Ctrl and for Escape. */
  readonly whileWriting?: boolean;
  /** Takes precedence over shortcuts of the page with the same key. */
  readonly isFirst?: boolean;
}

/** Binds a key to an action and lists it in the shortcut dialog. */
export function useShortcut({
  keys,
  label,
  section,
  run,
  enabled = true,
  whileWriting = false,
  isFirst = false,
}: ShortcutOptions) {
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
    // Ignores key repeats, and keeps the key from pressing a button that receives focus.
    event.preventDefault();
    if (!event.repeat) run(event);
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, { capture: isFirst });
    return () => document.removeEventListener('keydown', listen, { capture: isFirst });
  }, [enabled, isFirst]);
}
