import { transition, type SnapshotFrom } from 'xstate';
import { type Refusal, refuse } from '../failure/index.js';
import { alreadyAnswered, type TaskStanding } from './already-answered.js';
import { checkDeclineReason } from './decline-reason.js';
import { taskLifecycle, type TaskOutcome } from './lifecycle.js';
import { type TaskStatus, taskStatuses } from './status.js';
import type { TaskEvent } from './task-event.js';

/** The step a task takes: its new status and what goes with it. */
export interface TaskStep extends TaskOutcome {
  readonly allowed: true;
  readonly to: TaskStatus;
}

type Snapshot = SnapshotFrom<typeof taskLifecycle>;

/** Resolved once: a list asks for every card, and resolving a snapshot costs a hundred times the question itself. */
const standing = new Map<TaskStatus, Snapshot>(
  taskStatuses.map((value) => [
    value,
    taskLifecycle.resolveState({ value, context: taskLifecycle.config.context as TaskOutcome }),
  ]),
);

const taken = new Map<string, TaskStep>();

function stepOf(snapshot: Snapshot, event: TaskEvent): TaskStep {
  const key = `${snapshot.value} ${event.type}`;
  const known = taken.get(key);
  if (known) return known;
  const [next] = transition(taskLifecycle, snapshot, event);
  const step: TaskStep = { allowed: true, to: next.value, ...next.context };
  taken.set(key, step);
  return step;
}

/**
 * Where a task goes with an event, asked of the very chart `taskLifecycle`.
 *
 * @returns the step, or a refusal: CONFLICT when the task was answered already (naming who, what and when as far as
 * given) or when the event needs another answer first; BAD_USER_INPUT when only the reason of a decline is wanting
 * @see P-155 to P-161, P-007
 */
export function nextTaskStatus(current: TaskStanding, event: TaskEvent): TaskStep | Refusal {
  const snapshot = standing.get(current.status);
  if (snapshot?.can(event)) return stepOf(snapshot, event);
  if (current.status !== 'PENDING') return refuse('CONFLICT', alreadyAnswered(current));
  const [issue] = event.type === 'decline' ? checkDeclineReason(event.reason) : [];
  if (issue) return refuse('BAD_USER_INPUT', issue.message);
  return refuse('CONFLICT', 'This request still waits for the answer of the practice.');
}
