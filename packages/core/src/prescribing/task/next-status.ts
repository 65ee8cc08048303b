import { transition, type SnapshotFrom } from 'xstate';
import {
  type MachineTransition,
  type MachineTransitions,
  transitionsFrom,
  transitionTaken,
} from '../../base/chart/machine-transition.js';
import { type Refusal, refuse } from '../../base/failure/index.js';
import { alreadyAnswered, type TaskStatusFacts } from './already-answered.js';
import { checkDeclineReason } from './decline-reason.js';
import { taskLifecycle, type TaskOutcome } from './lifecycle.js';
import { type TaskStatus, taskStatuses } from './status.js';
import type { TaskEvent } from './task-event.js';

/** The transition of a task: its new status and effects. */
export interface TaskStep extends TaskOutcome {
  readonly allowed: true;
  readonly to: TaskStatus;
}

interface Place {
  readonly arrows: MachineTransitions<TaskEvent>;
  readonly snapshot: SnapshotFrom<typeof taskLifecycle>;
}

const places = new Map<TaskStatus, Place>(
  taskStatuses.map((value) => [
    value,
    {
      arrows: transitionsFrom(taskLifecycle, `task.${value}`),
      snapshot: taskLifecycle.resolveState({ value, context: taskLifecycle.config.context as TaskOutcome }),
    },
  ]),
);

/** A transition has the same effects for every event that it allows. */
const steps = new WeakMap<MachineTransition<TaskEvent>, TaskStep>();

function stepOf(arrow: MachineTransition<TaskEvent>, { snapshot }: Place, event: TaskEvent): TaskStep {
  const known = steps.get(arrow);
  if (known) return known;
  const [next] = transition(taskLifecycle, snapshot, event);
  const step: TaskStep = { allowed: true, to: next.value, ...next.context };
  steps.set(arrow, step);
  return step;
}

/**
 * The result of an event on a task, by the transitions of the state machine `taskLifecycle`.
 *
 * @returns the transition, or a rejection: CONFLICT when the task was already answered (naming who, how, and when as
 * far as given) or when the event requires another answer first; BAD_USER_INPUT when only a decline's reason is missing
 * @see P-155 to P-161, P-007
 */
export function nextTaskStatus(current: TaskStatusFacts, event: TaskEvent): TaskStep | Refusal {
  const place = places.get(current.status);
  const arrow = place && transitionTaken(place.arrows, event);
  if (arrow) return stepOf(arrow, place, event);
  if (current.status !== 'PENDING') return refuse('CONFLICT', alreadyAnswered(current));
  const [issue] = event.type === 'decline' ? checkDeclineReason(event.reason) : [];
  if (issue) return refuse('BAD_USER_INPUT', issue.message);
  return refuse('CONFLICT', 'This request is still waiting for an answer from the practice.');
}
