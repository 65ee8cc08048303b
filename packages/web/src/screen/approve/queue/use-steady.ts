import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { groupKey } from './rows';
import type { TaskGroup } from './rows';
import { steadyQueue } from './steady-queue';
import type { SteadyQueue } from './steady-queue';

export interface LatestRows {
  readonly groups: readonly TaskGroup[] | undefined;
  /** Tells one page of one set of filters from another. */
  readonly key: string;
  /** The rows belong to another key still. */
  readonly old: boolean;
  /** When they came, milliseconds since 1970. */
  readonly at: number;
}

interface Held {
  readonly key: string;
  readonly groups: readonly TaskGroup[];
}

const none: ReadonlySet<string> = new Set();

export interface Steady extends SteadyQueue<TaskGroup> {
  /** Lets the next answer through whatever it brings. */
  readonly release: () => void;
  /** Takes over what came and what left. */
  readonly update: () => void;
}

/**
 * The rows to show: the latest ones, or, while somebody works in the list, the ones they work on with the latest
 * values. `release` lets the next answer through whatever it brings: after an act of one's own, and when asked to.
 */
export function useSteady({ groups: latest, key, old, at }: LatestRows, holding: boolean): Steady {
  const [held, setHeld] = useState<Held | null>(null);
  const releasedAt = useRef(0);

  useEffect(() => {
    if (!holding) setHeld(null);
    else if (latest && !old && at > releasedAt.current)
      setHeld((now) => (now?.key === key ? now : { key, groups: latest }));
  }, [holding, latest, key, old, at]);

  const release = useCallback(() => {
    releasedAt.current = at;
    setHeld(null);
  }, [at]);

  const steady = useMemo<SteadyQueue<TaskGroup>>(
    () =>
      held?.key === key && latest && !old
        ? steadyQueue(held.groups, latest, groupKey)
        : { groups: latest ?? [], added: 0, gone: none },
    [held, key, latest, old],
  );
  const update = useCallback(() => {
    if (latest) setHeld({ key, groups: latest });
  }, [latest, key]);

  return { ...steady, release, update };
}
