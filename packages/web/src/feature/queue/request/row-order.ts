import { groupKey } from './rows';
import type { TaskGroup } from './rows';

/** A place that the keyboard walks to: the head of a client's panel, or a request in an open one. */
export interface QueueRow {
  /** Tells rows apart, a client from a request too. */
  readonly key: string;
  /** `null` is the head of a panel. */
  readonly taskId: string | null;
  /** The head of a panel that shows its requests. */
  readonly isOpenHead: boolean;
}

export const headKey = (group: Pick<TaskGroup, 'locationClient'>) => `client ${groupKey(group)}`;
export const taskKey = (taskId: string) => `request ${taskId}`;

/** Every row of the page in its order, drawn or not. */
export function rowOrder(groups: readonly TaskGroup[], isOpen: (group: TaskGroup) => boolean): readonly QueueRow[] {
  return groups.flatMap((group) => {
    const open = isOpen(group);
    const head: QueueRow = { key: headKey(group), taskId: null, isOpenHead: open };
    const tasks = open
      ? group.tasks.map(({ id }): QueueRow => ({ key: taskKey(id), taskId: id, isOpenHead: false }))
      : [];
    return [head, ...tasks];
  });
}

/**
 * The row that takes the place of a request which has its answer: the one after it, a client whose panel is closed
 * included, so that none is passed over; at the end of the page the one before; where those have left as well the row
 * that stands there now.
 *
 * @param before - the rows as they were with the request among them
 * @param now - the rows as they are
 * @returns `null` where no row is left
 * @see P-256
 */
export function successorOf(before: readonly QueueRow[], taskId: string, now = before): QueueRow | null {
  const at = before.findIndex((row) => row.taskId === taskId);
  const isWork = (row: QueueRow) => !row.isOpenHead && row.taskId !== taskId;
  const wanted = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).toReversed()].filter(isWork);
  const there = new Map(now.map((row) => [row.key, row]));
  const next = wanted.map(({ key }) => there.get(key)).find((row) => row !== undefined);
  return next ?? now.slice(Math.max(at, 0)).find(isWork) ?? now.findLast(isWork) ?? now[0] ?? null;
}
