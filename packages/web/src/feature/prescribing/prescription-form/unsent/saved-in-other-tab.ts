import type { Instant } from '@signa/core/base';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../../platform/services/services';
import { isOfThisPage, keepUnsentNow, unsentWorks } from './unsent-work';
import type { WorkKey } from './unsent-work';

/** A new prescription that the same user stored at the same location. */
interface SavedNew {
  readonly prescriptionId: string;
}

export interface SavedInOtherTab extends SavedNew {
  readonly at: Instant;
}

const placeOf = (key: WorkKey): WorkKey => ({ ...key, subject: `saved/${key.subject}` });

/** Notifies other tabs that a new prescription was stored, because they may have the same one open. */
export function announceSaved(key: WorkKey, saved: SavedNew, at: Instant): void {
  keepUnsentNow(placeOf(key), { typed: saved, basis: '', at });
}

/** The newest that another tab has stored since then. */
function savedSince(key: WorkKey, since: Instant): SavedInOtherTab | null {
  const [newest] = unsentWorks<SavedNew>(placeOf(key))
    .filter((work) => !isOfThisPage(work) && Date.parse(work.at) >= Date.parse(since))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return newest ? { prescriptionId: newest.typed.prescriptionId, at: newest.at } : null;
}

/**
 * Detects that another tab saved the same new prescription while it is open here; saving it again would create a
 * duplicate.
 *
 * @see P-007
 */
export function useSavedInOtherTab(key: WorkKey, isNew: boolean) {
  const { clock } = useServices();
  const [since, setSince] = useState(() => clock.now());
  const [saved, setSaved] = useState<SavedInOtherTab | null>(null);
  useEffect(() => {
    if (!isNew) return;
    const look = () => setSaved(savedSince(key, since));
    window.addEventListener('storage', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('focus', look);
    };
  }, [key, since, isNew]);
  /** Dismisses the notice, so that the user can save a second one. */
  const settle = useCallback(() => {
    setSince(new Date(Date.parse(saved?.at ?? clock.now()) + 1).toISOString());
    setSaved(null);
  }, [saved, clock]);
  return { saved, settle } as const;
}
