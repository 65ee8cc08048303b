import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { SubjectChange, Work } from '../../work.js';
import { requireTask } from './require-task.js';

/** Changes of the other requests on a card, each with its own audit record (P-238). */
export async function joinedChanges(work: Work, before: readonly StoredTask[]): Promise<SubjectChange[]> {
  const changes: SubjectChange[] = [];
  for (const task of before)
    changes.push({ subject: `task:${task.id}`, before: task, after: await requireTask(work.tx, task) });
  return changes;
}
