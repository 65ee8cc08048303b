import { type MutationName, type Operations, unavailable } from '@signa/core/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../../platform/services/services';
import { CallError } from '../../../../client/call-error';
import { sentText } from '../../../../client/query/attempt';
import type { Attempt, AttemptMemory } from '../../../../client/query/attempt';
import { storedAttempts, unansweredAttempt } from '../unsent/stored-attempt';
import type { WorkKey } from '../unsent/unsent-work';

/** Shown if a different version was sent before and may have been stored. */
export const anotherText =
  'Nothing was sent. The form has changed since your last attempt, which may have been stored. See the message above the form.';

/** The attempt without a response for an item, from this page or from before it reloaded. */
export function useStoredAttempt(key: WorkKey) {
  const { clock } = useServices();
  const [unknown, setUnknown] = useState(() => unansweredAttempt(key));
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const memory = useMemo((): AttemptMemory => {
    const kept = storedAttempts(key, () => clock.now());
    return {
      read: kept.read,
      // If the response arrives after the form closed, nobody has seen it: the unsent work is restored with its
      // idempotency key.
      write: (attempt) => {
        if (attempt || isHere.current) kept.write(attempt);
      },
    };
  }, [key, clock]);
  return {
    unknown,
    memory,
    /** Reloads the state of the last attempt. */
    look: () => setUnknown(unansweredAttempt(key)),
    /** The user knows that it didn't arrive. */
    settle: () => {
      memory.write(null);
      setUnknown(null);
    },
    /**
     * What to send: a repeat of the earlier attempt names the warnings and the check by CDS services that it named,
     * because those found in between must not make it another one (A-017, P-409, P-430).
     */
    asBefore<V extends Operations[SaveName]['variables']>(name: SaveName, variables: V): V {
      const earlier = memory.read();
      const repeat = earlier && { ...variables, ...shownIn(earlier) };
      return repeat && earlier.sent === sentText(name, repeat) ? repeat : variables;
    },
    /** @throws CallError if something else was sent before and may have been stored */
    refuseAnother<N extends MutationName>(name: N, variables: Operations[N]['variables']) {
      const earlier = memory.read();
      if (earlier && earlier.sent !== sentText(name, variables)) throw new CallError(unavailable(anotherText));
    },
  } as const;
}

export type SaveName = 'AddPrescription' | 'UpdatePrescription';

type Shown = Pick<Operations[SaveName]['variables'], 'shownAlerts' | 'externalCheckId'>;

function shownIn({ sent }: Pick<Attempt, 'sent'>): Shown {
  const [, { shownAlerts, externalCheckId }] = JSON.parse(sent) as readonly [string, Shown];
  return {
    ...(shownAlerts !== undefined && { shownAlerts }),
    ...(externalCheckId !== undefined && { externalCheckId }),
  };
}

export type StoredAttempt = ReturnType<typeof useStoredAttempt>;
