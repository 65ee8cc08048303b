import type { CallFailure } from '@signa/core/contract';
import { useState } from 'react';

/** What is said of a form that somebody else saved first: refused, then loaded, until it is saved. */
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
    /** Whether a failure is of this kind; it is said then. */
    take: (failure: CallFailure): boolean => {
      const isStale = failure.code === 'CONFLICT';
      if (isStale) setRefusal(failure.message);
      return isStale;
    },
    /** Reads what is stored by now; the names of the fields that both changed come back, `null` where nothing came. */
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
