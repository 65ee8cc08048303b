import type { TaskGroup, TaskRow } from '../request/rows';

/** Where a request stands among all that are listed, and what stands next to it. */
export interface QueuePosition {
  /** From 1, the pages before counted; `null` while those are not known. */
  readonly at: number | null;
  /** `null` at the ends of the page. */
  readonly previous: TaskRow | null;
  readonly next: TaskRow | null;
}

/**
 * @param before - requests of the pages before this one; `null` while they are not known
 * @returns `null` where the request is not in the list
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

/** Requests of a client that the page leaves out are counted too: they stand behind those that it shows. */
function numberOnPage(groups: readonly TaskGroup[], taskId: string): number {
  let passed = 0;
  for (const { tasks, count } of groups) {
    const index = tasks.findIndex(({ id }) => id === taskId);
    if (index >= 0) return passed + index + 1;
    passed += Math.max(count, tasks.length);
  }
  return passed;
}
