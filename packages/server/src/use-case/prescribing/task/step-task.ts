import { nextTaskStatus, type TaskEvent, type TaskStatusFacts, type TaskStep } from '@signa/core/prescribing';
import { throwRefusal } from '../../../failure/failure.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';

/**
 * Asks core for the next status of a locked request; a rejection names who answered it, how, and when (P-007, P-161).
 */
export function stepTask(task: StoredTask, event: TaskEvent): TaskStep {
  const step = nextTaskStatus(statusFactsOf(task), event);
  if (!step.allowed) throwRefusal(step);
  return step;
}

/** The state of a request, with who changed it last. */
export const statusFactsOf = (task: StoredTask): TaskStatusFacts => ({
  status: task.status,
  answeredBy: task.actionedByLocationUser?.displayName ?? null,
  answeredAt: task.actionedTimestamp,
  initiatedBy: task.initiatedBy,
  actionReason: task.actionReason,
  timeZone: task.timeZone,
});
