import fc from 'fast-check';
import { type TaskEvent, type TaskStatus, taskStatuses } from './index.js';

export const taskStatus: fc.Arbitrary<TaskStatus> = fc.constantFrom(...taskStatuses);

/** A reason that can be stored, and one that cannot. */
const reason = fc.oneof(fc.constant('Due for exam'), fc.string({ maxLength: 260 }), fc.constant('   '));

export const taskEvent: fc.Arbitrary<TaskEvent> = fc.oneof(
  fc.constant<TaskEvent>({ type: 'approve' }),
  reason.map((text): TaskEvent => ({ type: 'decline', reason: text })),
  fc.constant<TaskEvent>({ type: 'declineBySystem' }),
  fc.constant<TaskEvent>({ type: 'saveDraft' }),
  fc.constant<TaskEvent>({ type: 'changeWorkflow' }),
  fc.constant<TaskEvent>({ type: 'pharmacyApprove' }),
  fc.constant<TaskEvent>({ type: 'pharmacyDecline' }),
  fc.constant<TaskEvent>({ type: 'undo' }),
);
