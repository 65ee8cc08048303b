import type { StoredNotices, ShownNotice } from './notice-store';

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
 * Keeps the notices of this tab across reloads in session storage. They contain patient names, so they are removed
 * with the tab and on sign-out (P-357). Action buttons of notices are not stored.
 */
export function storedNotices(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StoredNotices {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter(isNotice) : [];
      } catch {
        return [];
      }
    },
    write: (notices) => {
      try {
        if (notices.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(notices.map(({ button: _, undo: _undo, ...notice }) => notice)));
      } catch {
        // Without storage, notices are lost on reload.
      }
    },
  };
}
