import type { TaskGroup, TaskRow } from '../request/rows';

/** The position of a request in the list, and its adjacent requests. */
export interface QueuePosition {
  /** 1-based, including previous pages; `null` while those are unknown. */
  readonly at: number | null;
  /** `null` at the ends of the page. */
  readonly previous: TaskRow | null;
  readonly next: TaskRow | null;
}

/**
 * @param before - number of requests on previous pages; `null` while unknown
 * @returns `null` if the request isn't in the list
 * @see P-251
 */
export function queuePositionOf(
  groups: readonly TaskGroup[],
  taskId: string,
  before: number | null,
): QueuePosition | null {
  const rows = groups.flatMap(({ tasks }) => tasks);
  const index = rows.findIndex(({ id }) => id === taskId);
  if (index < 0) return null;
  return {
    at: before === null ? null : before + numberOnPage(groups, taskId),
    previous: rows[index - 1] ?? null,
    next: rows[index + 1] ?? null,
  };
}

/** Counts a client's omitted requests too, which follow those that the page shows. */
function numberOnPage(groups: readonly TaskGroup[], taskId: string): number {
  let passed = 0;
  for (const { tasks, count } of groups) {
    const index = tasks.findIndex(({ id }) => id === taskId);
    if (index >= 0) return passed + index + 1;
    passed += Math.max(count, tasks.length);
  }
  return passed;
}
