/** One act that a key does on the page that is open. */
export interface Shortcut {
  /** As shown on the caps: `['?']`, `['Ctrl', 'Enter']`, `['↑']`. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Heading in the list, such as 'Everywhere' or the page's name. */
  readonly section: string;
}

const offKey = 'singleKeys';

/**
 * The keys that work now, for the list behind `?`; and whether single letters do (WCAG 2.1.4).
 *
 * @param storage - null where the page is drawn for somebody else's browser
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
