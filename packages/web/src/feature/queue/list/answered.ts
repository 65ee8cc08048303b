import type { TaskGroup, TaskRow } from '../request/rows';

/** What somebody here has just made of a request; the list knows it before the server is asked again. */
export type RowAnswer = Pick<TaskRow, 'status' | 'actionedByLocationUser' | 'prescriptionId'>;

/** The answers given in this list, by request. */
export type RowAnswers = ReadonlyMap<string, RowAnswer>;

export const noRowAnswers: RowAnswers = new Map();

/** A request as it is after its answer; what the server says of an answered one is newer. */
function after(task: TaskRow, answers: RowAnswers): TaskRow {
  const answer = task.status === 'PENDING' ? answers.get(task.id) : undefined;
  return answer ? { ...task, ...answer } : task;
}

/**
 * The groups with the answers given here: in a list of pending requests an answered one is gone with the answer of its
 * own mutation, in every other it stands there answered. No refresh that set out before brings it back.
 *
 * @param isPendingOnly - whether the list shows nothing but pending requests
 * @see P-256
 */
export function withRowAnswers(
  groups: readonly TaskGroup[],
  answers: RowAnswers,
  isPendingOnly: boolean,
): readonly TaskGroup[] {
  if (answers.size === 0) return groups;
  return groups.flatMap((group) => {
    const tasks = isPendingOnly
      ? group.tasks.filter(({ id }) => !answers.has(id))
      : group.tasks.map((task) => after(task, answers));
    const count = group.count - (group.tasks.length - tasks.length);
    if (tasks.every((task, index) => task === group.tasks[index]) && count === group.count) return [group];
    return count > 0 ? [{ ...group, count, tasks }] : [];
  });
}
