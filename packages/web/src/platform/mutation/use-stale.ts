import type { CallFailure } from '@signa/core/contract';
import { useState } from 'react';

/**
 * Notices for a form whose record another user saved first: on the conflict, and after the latest version is loaded
 * until it is saved.
 */
export function useStale() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [clashing, setClashing] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    refusal,
    clashing,
    busy,
    clear: () => {
      setRefusal(null);
      setClashing(null);
    },
    /** Checks whether a failure is an edit conflict, and shows it. */
    take: (failure: CallFailure): boolean => {
      const isStale = failure.code === 'CONFLICT';
      if (isStale) setRefusal(failure.message);
      return isStale;
    },
    /** Loads the stored version. Returns the names of fields that both users changed, or `null` if loading failed. */
    load: async (read: () => Promise<readonly string[] | null>) => {
      setBusy(true);
      const both = await read();
      setBusy(false);
      if (both === null) return;
      setRefusal(null);
      setClashing(both);
    },
  } as const;
}
