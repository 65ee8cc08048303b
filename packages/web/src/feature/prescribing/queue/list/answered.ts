import type { TaskGroup, TaskRow } from '../request/rows';

/** The result of an answer given here, which the list applies before the server returns it. */
export type RowAnswer = Pick<TaskRow, 'status' | 'actionedByLocationUser' | 'prescriptionId'>;

/** The answers given in this list, by request. */
export type RowAnswers = ReadonlyMap<string, RowAnswer>;

export const noRowAnswers: RowAnswers = new Map();

/** A request with its answer applied; the server's values for an answered request are newer. */
function after(task: TaskRow, answers: RowAnswers): TaskRow {
  const answer = task.status === 'PENDING' ? answers.get(task.id) : undefined;
  return answer ? { ...task, ...answer } : task;
}

/**
 * Applies the answers given here: a list of pending requests loses an answered one as soon as its mutation responds;
 * other lists show it as answered. A refresh that started before then doesn't restore it.
 *
 * @param isPendingOnly - whether the list shows only pending requests
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
