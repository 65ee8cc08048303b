import type { KeptNotices, ShownNotice } from './notice-store';

const key = 'notices/1';

const isNotice = (value: unknown): value is ShownNotice =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'status' in value;

/**
 * Notices of this tab, kept over a reload in its session storage: they name patients, so they go with the tab, and with
 * whoever signs out (P-357). What a notice offers to do at once is not kept.
 */
export function keptNotices(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptNotices {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter(isNotice) : [];
      } catch {
        return [];
      }
    },
    write: (said) => {
      try {
        if (said.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(said.map(({ button: _, ...notice }) => notice)));
      } catch {
        // A browser that keeps nothing forgets them at a reload.
      }
    },
  };
}
