/** The heading of the group of tasks without a client (P-151). */
export const officeUseGroup = 'Office Use';

/** Minimum number of tasks with which a client's panel starts closed (P-151). */
export const closedFrom = 10;

/**
 * Whether a client's panel starts open: 9 tasks open, 10 closed.
 *
 * @see P-151
 */
export function isOpenByDefault(taskCount: number): boolean {
  return taskCount < closedFrom;
}

/** The tasks of one client; of office use when `clientId` is `null`. */
export interface TaskGroup<Task> {
  readonly clientId: string | null;
  readonly count: number;
  readonly tasks: readonly Task[];
}

/**
 * Groups tasks by client, with groups in the order of their first task and tasks in the given order: when sorted newest
 * first, a client's position is that of its newest task.
 *
 * @see P-151
 */
export function groupByClient<Task extends { readonly locationClientId: string | null }>(
  tasks: readonly Task[],
): readonly TaskGroup<Task>[] {
  const groups = new Map<string | null, Task[]>();
  for (const task of tasks) {
    const group = groups.get(task.locationClientId);
    if (group) group.push(task);
    else groups.set(task.locationClientId, [task]);
  }
  return [...groups].map(([clientId, members]) => ({ clientId, count: members.length, tasks: members }));
}
