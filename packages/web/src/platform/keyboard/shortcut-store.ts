/** An action that a key triggers on the current page. */
export interface Shortcut {
  /** As shown on the key caps: `['?']`, `['Ctrl', 'Enter']`, `['↑']`. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Heading in the shortcut list, such as 'Everywhere' or the page name. */
  readonly section: string;
}

const offKey = 'singleKeys';

/**
 * The active shortcuts, shown in the list behind `?`, and whether single-key shortcuts are on (WCAG 2.1.4).
 *
 * @param storage - null when the page is rendered outside the user's browser
 */
export function createShortcutStore(storage: Storage | null) {
  let shortcuts: readonly Shortcut[] = [];
  let single = storage?.getItem(offKey) !== 'off';
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    all: () => shortcuts,
    singleKeys: () => single,
    setSingleKeys(on: boolean) {
      single = on;
      if (on) storage?.removeItem(offKey);
      else storage?.setItem(offKey, 'off');
      tell();
    },
    add(shortcut: Shortcut) {
      shortcuts = [...shortcuts, shortcut];
      tell();
      return () => {
        shortcuts = shortcuts.filter((other) => other !== shortcut);
        tell();
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ShortcutStore = ReturnType<typeof createShortcutStore>;
