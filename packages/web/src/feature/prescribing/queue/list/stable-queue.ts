/** The field that identifies a task. */
interface StableTask {
  readonly id: string;
}

/** The group fields needed to keep a group stable: its tasks in the order of the list, possibly truncated. */
interface StableGroup<Task extends StableTask> {
  /** The number of all its tasks, including omitted ones. */
  readonly count: number;
  readonly tasks: readonly Task[];
}

/** The list as shown, and what a refresh would change in its structure. */
export interface StableQueue<Group> {
  readonly groups: readonly Group[];
  /** Number of new tasks that aren't shown yet. */
  readonly added: number;
  /** IDs of shown tasks that left the list: answered by another user, or no longer matching the filters. */
  readonly gone: ReadonlySet<string>;
}

const byId = <Task extends StableTask>(groups: readonly StableGroup<Task>[]) =>
  new Map(groups.flatMap((group) => group.tasks.map((task) => [task.id, task] as const)));

const byKey = <Group>(groups: readonly Group[], keyOf: (group: Group) => string) =>
  new Map(groups.map((group) => [keyOf(group), group]));

/** True if the response says nothing about a task: it is not before the last one of a truncated group. */
function isLeftOut<Task extends StableTask>(
  group: StableGroup<Task> | undefined,
  task: Task,
  compare: (one: Task, other: Task) => number,
): boolean {
  if (group === undefined || group.tasks.length >= group.count) return false;
  const last = group.tasks.at(-1);
  return last !== undefined && compare(task, last) >= 0;
}

/** Keeps a row, a group, or a whole list identical while nothing in it changed, so that nothing rerenders. */
function same<Value>(before: readonly Value[], after: readonly Value[]): boolean {
  return before.length === after.length && before.every((value, index) => value === after[index]);
}

/** The groups at the end of a response that aren't shown: those that moved up from the next page. */
function trailing<Group>(fresh: readonly Group[], isShown: (group: Group) => boolean): readonly Group[] {
  return fresh.slice(fresh.findLastIndex(isShown) + 1);
}

/**
 * Merges a response into the list on screen without moving anything: rows keep their place and get the new values,
 * counts update in place, removals are flagged, and additions are counted instead of inserted. So polling never moves a
 * row from under the pointer (look, rule 6). Tasks that the user answered are removed once the response omits them.
 * After a client is done, the first client of the next page is appended.
 *
 * @param keyOf - identifies a group
 * @param answered - IDs of the tasks that the user answered
 * @param compare - the order of the list; 0 if it doesn't tell
 */
export function stableQueue<Task extends StableTask, Group extends StableGroup<Task>>(
  shown: readonly Group[],
  fresh: readonly Group[],
  keyOf: (group: Group) => string,
  answered: ReadonlySet<string>,
  compare: (one: Task, other: Task) => number,
): StableQueue<Group> {
  const [before, after] = [byId(shown), byId(fresh)];
  const [shownGroups, freshGroups] = [byKey(shown, keyOf), byKey(fresh, keyOf)];
  // Answering its newest request moves a client down, possibly to the next page, where the client's other requests are
  // still pending.
  const hasMovedOn = (group: Group) => !freshGroups.has(keyOf(group)) && group.tasks.some(({ id }) => answered.has(id));
  const missing = (from: readonly Group[], known: ReadonlyMap<string, Task>, others: ReadonlyMap<string, Group>) =>
    from.flatMap((group) =>
      group.tasks.filter((task) => !known.has(task.id) && !isLeftOut(others.get(keyOf(group)), task, compare)),
    );
  const absent = missing(shown, after, freshGroups).map(({ id }) => id);
  const onOtherPages = new Set(shown.filter(hasMovedOn).flatMap(({ tasks }) => tasks.map(({ id }) => id)));
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
    gone: new Set(absent.filter((id) => !done.has(id) && !onOtherPages.has(id))),
  };
}
