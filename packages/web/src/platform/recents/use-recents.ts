import { keepsRecents, type PaletteRecord } from '@signa/core/portal';
import { useEffect } from 'react';
import { usePractice } from '../practice/practice';
import { noteRecent, recentsOf } from './recents';
import type { RecentsOwner } from './recents';

/** `null` while impersonating, so that no practice data stays on a support user's device. */
function useRecentsOwner(): RecentsOwner | null {
  const { assignment, location, caller } = usePractice();
  return keepsRecents(caller) ? { locationUserId: assignment.id, locationId: location.id } : null;
}

/** Records that a page was opened, once its record has loaded (P-290). */
export function useNoteOpened(record: PaletteRecord | null): void {
  const owner = JSON.stringify(useRecentsOwner());
  const opened = JSON.stringify(record);
  useEffect(() => {
    const [who, what] = [JSON.parse(owner) as RecentsOwner | null, JSON.parse(opened) as PaletteRecord | null];
    if (who && what) noteRecent(who, what);
  }, [owner, opened]);
}

/** The recent records with their current data. */
export function useRecents(): PaletteRecord[] {
  const owner = useRecentsOwner();
  return owner ? recentsOf(owner) : [];
}
