import { type MutationName, type Operations, unavailable } from '@signa/core/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../platform/services/services';
import { CallError } from '../../../client/call-error';
import { sentText } from '../../../client/query/attempt';
import type { AttemptMemory } from '../../../client/query/attempt';
import { keptAttempts, unknownTry } from '../unsent/kept-attempt';
import type { WorkKey } from '../unsent/unsent-work';

/** Something else was sent before, and may have been stored. */
export const anotherText =
  'Nothing was sent. The form has changed since your last try, which may have been stored: see the line above the form.';

/** What was sent for a piece of work and never answered, here or before the page was loaded again. */
export function useKeptAttempt(key: WorkKey) {
  const { clock } = useServices();
  const [unknown, setUnknown] = useState(() => unknownTry(key));
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const memory = useMemo((): AttemptMemory => {
    const kept = keptAttempts(key, () => clock.now());
    return {
      read: kept.read,
      // An answer that came after the form was left has been told to nobody: the work comes back, and so does its key.
      write: (attempt) => {
        if (attempt || isHere.current) kept.write(attempt);
      },
    };
  }, [key, clock]);
  return {
    unknown,
    memory,
    /** Takes up what an answer, or none, has made of it. */
    look: () => setUnknown(unknownTry(key)),
    /** The person knows that it did not arrive. */
    settle: () => {
      memory.write(null);
      setUnknown(null);
    },
    /** @throws CallError when something else was sent before and may have been stored */
    refuseAnother<N extends MutationName>(name: N, variables: Operations[N]['variables']) {
      const earlier = memory.read();
      if (earlier && earlier.sent !== sentText(name, variables)) throw new CallError(unavailable(anotherText));
    },
  } as const;
}

export type KeptAttempt = ReturnType<typeof useKeptAttempt>;
