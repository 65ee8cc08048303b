import type { TaskGroup } from '../request/rows';

/**
 * Adds a request that a link opened from outside the list: first under its client, or first in the list if the client
 * isn't in it.
 *
 * @see P-260
 */
export function withOpenedRequest(
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
