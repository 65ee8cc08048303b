import { nextTaskStatus, type TaskEvent, type TaskStatusFacts, type TaskStep } from '@signa/core/prescribing';
import { throwRefusal } from '../../failure/failure.js';
import type { StoredTask } from '../../store/task/stored-task.js';

/** Asks core for the next status of a held task; a refusal names who answered it, what and when (P-007, P-161). */
export function stepTask(task: StoredTask, event: TaskEvent): TaskStep {
  const step = nextTaskStatus(standingOf(task), event);
  if (!step.allowed) throwRefusal(step);
  return step;
}

/** How a task stands, with who brought it there. */
export const standingOf = (task: StoredTask): TaskStatusFacts => ({
  status: task.status,
  answeredBy: task.actionedByLocationUser?.displayName ?? null,
  answeredAt: task.actionedTimestamp,
  initiatedBy: task.initiatedBy,
  actionReason: task.actionReason,
  timeZone: task.timeZone,
});
