import type { OpenPanel } from './card-window';
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

/** The requests that may be drawn, by client. */
export function openPanelsOf(
  groups: readonly TaskGroup[],
  isOpen: (group: TaskGroup) => boolean,
): readonly OpenPanel[] {
  return groups.filter(isOpen).map((group) => ({ key: groupKey(group), ids: group.tasks.map(({ id }) => id) }));
}

/**
 * The row that takes the place of a request which leaves: the one after it, a client whose panel is closed included, so
 * that none is passed over; at the end of the page the one before.
 */
export function successorOf(rows: readonly QueueRow[], taskId: string): QueueRow | null {
  const at = rows.findIndex((row) => row.taskId === taskId);
  if (at < 0) return null;
  const isWork = ({ isOpenHead }: QueueRow) => !isOpenHead;
  return rows.slice(at + 1).find(isWork) ?? rows.slice(0, at).findLast(isWork) ?? null;
}
