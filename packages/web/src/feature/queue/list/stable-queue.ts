/** What a task must have, to be told from others and to be known as one that a cut group leaves out. */
interface StableTask {
  readonly id: string;
  /** ISO, UTC. */
  readonly createdTimestamp: string;
}

/** What a group of the queue must have, to be kept still: its tasks, the newest first, or the first of them. */
interface StableGroup<Task extends StableTask> {
  /** Of all its tasks, those left out as well. */
  readonly count: number;
  readonly tasks: readonly Task[];
}

/** The list as it stands on the screen, and what a refresh would change in its shape. */
export interface StableQueue<Group> {
  readonly groups: readonly Group[];
  /** Tasks that came since and are not shown yet. */
  readonly added: number;
  /** Tasks that are shown and left the list meanwhile: answered by somebody else, or filtered out. */
  readonly gone: ReadonlySet<string>;
}

const byId = <Task extends StableTask>(groups: readonly StableGroup<Task>[]) =>
  new Map(groups.flatMap((group) => group.tasks.map((task) => [task.id, task] as const)));

const byKey = <Group>(groups: readonly Group[], keyOf: (group: Group) => string) =>
  new Map(groups.map((group) => [keyOf(group), group]));

/** Whether an answer says nothing of a task: it stands behind the last one of a group that was cut there. */
function isLeftOut<Task extends StableTask>(group: StableGroup<Task> | undefined, task: Task): boolean {
  if (group === undefined || group.tasks.length >= group.count) return false;
  const last = group.tasks.at(-1);
  return last !== undefined && task.createdTimestamp <= last.createdTimestamp;
}

/** Keeps a row, a group or a whole list identical while nothing in it changed, so that nothing is drawn again. */
function same<Value>(before: readonly Value[], after: readonly Value[]): boolean {
  return before.length === after.length && before.every((value, index) => value === after[index]);
}

/** The groups at the end of a fresh answer that are not shown: those of the next page that came up. */
function trailing<Group>(fresh: readonly Group[], isShown: (group: Group) => boolean): readonly Group[] {
  return fresh.slice(fresh.findLastIndex(isShown) + 1);
}

/**
 * Lays a fresh answer over the list on the screen without moving anything: rows keep their place and take the new
 * values, counts change in place, what left is named instead of removed, what came is counted instead of inserted.
 * So a poll never moves a row from under the pointer (look, rule 6). What one answered oneself leaves, as far as the
 * fresh answer is without it; for a client who is done the next page's first comes up at the end.
 *
 * @param keyOf - tells groups apart
 * @param answered - the tasks that one answered oneself
 */
export function stableQueue<Task extends StableTask, Group extends StableGroup<Task>>(
  shown: readonly Group[],
  fresh: readonly Group[],
  keyOf: (group: Group) => string,
  answered: ReadonlySet<string>,
): StableQueue<Group> {
  const [before, after] = [byId(shown), byId(fresh)];
  const [shownGroups, freshGroups] = [byKey(shown, keyOf), byKey(fresh, keyOf)];
  // The answer to its newest request moves a client down, maybe to the next page: the others of theirs still wait there.
  const hasMovedOn = (group: Group) => !freshGroups.has(keyOf(group)) && group.tasks.some(({ id }) => answered.has(id));
  const missing = (from: readonly Group[], known: ReadonlyMap<string, Task>, others: ReadonlyMap<string, Group>) =>
    from.flatMap((group) =>
      group.tasks.filter((task) => !known.has(task.id) && !isLeftOut(others.get(keyOf(group)), task)),
    );
  const absent = missing(shown, after, freshGroups).map(({ id }) => id);
  const elsewhere = new Set(shown.filter(hasMovedOn).flatMap(({ tasks }) => tasks.map(({ id }) => id)));
  const done = new Set(absent.filter((id) => answered.has(id)));
  const left = shown.filter(({ tasks }) => tasks.length === 0 || tasks.some(({ id }) => !done.has(id)));
  const stable = left.map((group) => {
    const tasks = group.tasks.filter(({ id }) => !done.has(id)).map((task) => after.get(task.id) ?? task);
    const count = freshGroups.get(keyOf(group))?.count ?? group.count;
    return count === group.count && same(group.tasks, tasks) ? group : { ...group, count, tasks };
  });
  const keys = new Set(left.map(keyOf));
  const next = trailing(fresh, (group) => keys.has(keyOf(group))).slice(0, shown.length - left.length);
  const groups = [...stable, ...next];
  return {
    groups: same(shown, groups) ? shown : groups,
    added: missing(fresh, new Map([...before, ...byId(next)]), shownGroups).length,
    gone: new Set(absent.filter((id) => !done.has(id) && !elsewhere.has(id))),
  };
}
