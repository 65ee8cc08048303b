import type { TaskGroup } from '../request/rows';

/**
 * The list with a request that a link opened from outside of it, under its client: first there, or, where that client is
 * not in the list, first of all.
 *
 * @see P-260
 */
export function withOpened(
  groups: readonly TaskGroup[],
  task: TaskGroup['tasks'][number],
  client: TaskGroup['locationClient'],
): readonly TaskGroup[] {
  const isOfClient = ({ locationClient }: TaskGroup) => locationClient?.id === client?.id;
  if (!groups.some(isOfClient)) return [{ locationClient: client, count: 1, tasks: [task] }, ...groups];
  return groups.map((group) =>
    isOfClient(group) ? { ...group, count: group.count + 1, tasks: [task, ...group.tasks] } : group,
  );
}
