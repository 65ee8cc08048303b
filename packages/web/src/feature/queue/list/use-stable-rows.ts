import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { noRowAnswers, withRowAnswers } from './answered';
import type { RowAnswer } from './answered';
import { groupKey } from '../request/rows';
import type { TaskGroup } from '../request/rows';
import { stableQueue } from './stable-queue';
import type { StableQueue } from './stable-queue';

export interface LatestRows {
  readonly groups: readonly TaskGroup[] | undefined;
  /** Tells one page of one set of filters from another. */
  readonly key: string;
  /** The rows belong to another key still. */
  readonly old: boolean;
  /** When they came, milliseconds since 1970. */
  readonly at: number;
  /** The list shows nothing but pending requests: what is answered leaves it. */
  readonly isPendingOnly: boolean;
}

interface Held {
  readonly key: string;
  readonly groups: readonly TaskGroup[];
}

/** A pause between two acts, such as when a dialog closes and the pointer or the focus comes back, is no leaving. */
const letGoMs = 300;

const none: ReadonlySet<string> = new Set();

export interface StableRows extends StableQueue<TaskGroup> {
  /** Lets the next answer through whatever it brings. */
  readonly release: () => void;
  /** What one answered oneself is gone, or stands there answered, at once; the others keep their places. */
  readonly answer: (id: string, answer: RowAnswer) => void;
  /** Takes over what came and what left. */
  readonly update: () => void;
}

/**
 * The rows to show: the latest ones, or, while somebody works in the list, the ones they work on with the latest
 * values. After an act of one's own they keep their order too: a client whose newest request is answered would else move
 * down, and another request come to stand under the pointer. `release` lets the next answer through when asked to.
 */
export function useStableRows({ groups: read, key, old, at, isPendingOnly }: LatestRows, holding: boolean): StableRows {
  const [held, setHeld] = useState<Held | null>(null);
  const [answers, setAnswers] = useState(noRowAnswers);
  const releasedAt = useRef(0);

  const latest = useMemo(() => read && withRowAnswers(read, answers, isPendingOnly), [read, answers, isPendingOnly]);

  useEffect(() => {
    if (holding) return;
    const timer = setTimeout(() => setHeld(null), letGoMs);
    return () => clearTimeout(timer);
  }, [holding]);

  useEffect(() => {
    if (holding && latest && !old && at > releasedAt.current)
      setHeld((now) => (now?.key === key ? now : { key, groups: latest }));
  }, [holding, latest, key, old, at]);

  const release = useCallback(() => {
    releasedAt.current = at;
    setHeld(null);
  }, [at]);

  const stable = useMemo<StableQueue<TaskGroup>>(
    () =>
      held?.key === key && latest && !old
        ? stableQueue(held.groups, latest, groupKey, new Set(answers.keys()))
        : { groups: latest ?? [], added: 0, gone: none },
    [held, key, latest, old, answers],
  );
  // What came up from the next page is held like the others: its client moves away with the next answer (P-256).
  if (held?.key === key && latest && !old && hasMore(stable.groups, held.groups))
    setHeld({ key, groups: stable.groups });
  const answer = useCallback((id: string, given: RowAnswer) => setAnswers((now) => new Map([...now, [id, given]])), []);
  const update = useCallback(() => {
    if (latest) setHeld({ key, groups: latest });
  }, [latest, key]);

  return { ...stable, release, answer, update };
}

/** Whether there is a group that was not held yet. */
function hasMore(groups: readonly TaskGroup[], held: readonly TaskGroup[]): boolean {
  const keys = new Set(held.map(groupKey));
  return groups.some((group) => !keys.has(groupKey(group)));
}
