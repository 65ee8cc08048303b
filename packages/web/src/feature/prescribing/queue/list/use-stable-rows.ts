import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { noRowAnswers, withRowAnswers } from './answered';
import type { RowAnswer } from './answered';
import { groupKey } from '../request/rows';
import type { TaskGroup, TaskRow } from '../request/rows';
import { stableQueue } from './stable-queue';
import type { StableQueue } from './stable-queue';

export interface LatestRows {
  readonly groups: readonly TaskGroup[] | undefined;
  /** Identifies the page and its filters. */
  readonly key: string;
  /** True while the rows still belong to another key. */
  readonly old: boolean;
  /** When they arrived, in milliseconds since 1970. */
  readonly at: number;
  /** True if the list shows only pending requests, which answered ones leave. */
  readonly isPendingOnly: boolean;
  /** The order of the list. */
  readonly compare: (one: TaskRow, other: TaskRow) => number;
}

interface Frozen {
  readonly key: string;
  readonly groups: readonly TaskGroup[];
}

/** A pause shorter than this between two actions, such as when a dialog closes, doesn't count as leaving the list. */
const releaseMs = 300;

const none: ReadonlySet<string> = new Set();

export interface StableRows extends StableQueue<TaskGroup> {
  /** Accepts the next response, whatever it contains. */
  readonly release: () => void;
  /** Immediately removes an answered request, or shows it as answered; the others keep their places. */
  readonly answer: (id: string, answer: RowAnswer) => void;
  /** Applies additions and removals. */
  readonly update: () => void;
}

/**
 * The rows to show: the latest ones or, while the user works in the list, the rows in their frozen order with the
 * latest values. The order also stays frozen after the user's own actions: otherwise, a client whose newest request is
 * answered would move down, and another request would move under the pointer. `release` accepts the next response.
 */
export function useStableRows(
  { groups: read, key, old, at, isPendingOnly, compare }: LatestRows,
  isInUse: boolean,
): StableRows {
  const [frozen, setFrozen] = useState<Frozen | null>(null);
  const [answers, setAnswers] = useState(noRowAnswers);
  const releasedAt = useRef(0);

  const latest = useMemo(() => read && withRowAnswers(read, answers, isPendingOnly), [read, answers, isPendingOnly]);

  useEffect(() => {
    if (isInUse) return;
    const timer = setTimeout(() => setFrozen(null), releaseMs);
    return () => clearTimeout(timer);
  }, [isInUse]);

  useEffect(() => {
    if (isInUse && latest && !old && at > releasedAt.current)
      setFrozen((now) => (now?.key === key ? now : { key, groups: latest }));
  }, [isInUse, latest, key, old, at]);

  const release = useCallback(() => {
    releasedAt.current = at;
    setFrozen(null);
  }, [at]);

  const stable = useMemo<StableQueue<TaskGroup>>(
    () =>
      frozen?.key === key && latest && !old
        ? stableQueue(frozen.groups, latest, groupKey, new Set(answers.keys()), compare)
        : { groups: latest ?? [], added: 0, gone: none },
    [frozen, key, latest, old, answers, compare],
  );
  // Groups that moved up from the next page are frozen too: their client would move away with the next answer (P-256).
  if (frozen?.key === key && latest && !old && hasMore(stable.groups, frozen.groups))
    setFrozen({ key, groups: stable.groups });
  const answer = useCallback((id: string, given: RowAnswer) => setAnswers((now) => new Map([...now, [id, given]])), []);
  const update = useCallback(() => {
    if (latest) setFrozen({ key, groups: latest });
  }, [latest, key]);

  return { ...stable, release, answer, update };
}

/** True if there is a group that isn't frozen yet. */
function hasMore(groups: readonly TaskGroup[], frozen: readonly TaskGroup[]): boolean {
  const keys = new Set(frozen.map(groupKey));
  return groups.some((group) => !keys.has(groupKey(group)));
}
