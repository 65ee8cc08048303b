/** What a group of the queue must have, to be kept still. */
interface SteadyGroup<Task extends { readonly id: string }> {
  readonly count: number;
  readonly tasks: readonly Task[];
}

/** The list as it stands on the screen, and what a refresh would change in its shape. */
export interface SteadyQueue<Group> {
  readonly groups: readonly Group[];
  /** Tasks that came since and are not shown yet. */
  readonly added: number;
  /** Tasks that are shown and left the list meanwhile: answered by somebody else, or filtered out. */
  readonly gone: ReadonlySet<string>;
}

const byId = <Task extends { readonly id: string }>(groups: readonly SteadyGroup<Task>[]) =>
  new Map(groups.flatMap((group) => group.tasks.map((task) => [task.id, task] as const)));

/** Keeps a row, a group or a whole list identical while nothing in it changed, so that nothing is drawn again. */
function same<Value>(before: readonly Value[], after: readonly Value[]): boolean {
  return before.length === after.length && before.every((value, index) => value === after[index]);
}

/**
 * Lays a fresh answer over the list on the screen without moving anything: rows keep their place and take the new
 * values, counts change in place, what left is named instead of removed, what came is counted instead of inserted.
 * So a poll never moves a row from under the pointer (look, rule 6).
 *
 * @param keyOf - tells groups apart
 */
export function steadyQueue<Task extends { readonly id: string }, Group extends SteadyGroup<Task>>(
  shown: readonly Group[],
  fresh: readonly Group[],
  keyOf: (group: Group) => string,
): SteadyQueue<Group> {
  const [before, after] = [byId(shown), byId(fresh)];
  const freshGroups = new Map(fresh.map((group) => [keyOf(group), group]));
  const groups = shown.map((group) => {
    const tasks = group.tasks.map((task) => after.get(task.id) ?? task);
    const count = freshGroups.get(keyOf(group))?.count ?? group.count;
    return count === group.count && same(group.tasks, tasks) ? group : { ...group, count, tasks };
  });
  return {
    groups: same(shown, groups) ? shown : groups,
    added: [...after.keys()].filter((id) => !before.has(id)).length,
    gone: new Set([...before.keys()].filter((id) => !after.has(id))),
  };
}
