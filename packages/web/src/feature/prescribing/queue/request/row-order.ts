import { groupKey } from './rows';
import type { TaskGroup } from './rows';

/** A keyboard stop: the heading of a client's panel, or a request in an open one. */
export interface QueueRow {
  /** Unique across clients and requests. */
  readonly key: string;
  /** `null` for the heading of a panel. */
  readonly taskId: string | null;
  /** True for the heading of a panel that shows its requests. */
  readonly isOpenHead: boolean;
}

export const headKey = (group: Pick<TaskGroup, 'locationClient'>) => `client ${groupKey(group)}`;
export const taskKey = (taskId: string) => `request ${taskId}`;

/** Every row of the page in order, rendered or not. */
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
 * The row that receives focus after a request is answered: the next row, which may be the heading of a closed client
 * panel; at the end of the page, the previous row. If those disappeared as well, the row that is now at that position.
 *
 * @param before - the rows that still contain the request
 * @param now - the current rows
 * @returns `null` if no row is left
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
