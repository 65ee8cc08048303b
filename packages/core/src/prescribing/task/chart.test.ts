import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaskEventPossible, taskLifecycle, taskStatuses, type TaskStatus } from './index.js';
import type { TaskEvent } from './task-event.js';
import { taskStatus } from './task.test-arbitrary.js';

const event = fc.constantFrom<TaskEvent>(
  { type: 'approve' },
  { type: 'decline', reason: 'Due for exam' },
  { type: 'declineBySystem' },
  { type: 'saveDraft' },
  { type: 'changeWorkflow' },
  { type: 'pharmacyApprove' },
  { type: 'pharmacyDecline' },
);

const context = { action: null, initiatedBy: null, prescription: 'keep' } as const;
const machineAt = (value: TaskStatus) => taskLifecycle.resolveState({ value, context });

describe('transitions available to a card', () => {
  it('P-161 P-162 match the state machine itself', () => {
    fc.assert(
      fc.property(taskStatus, event, (value, asked) => {
        const snapshot = machineAt(value);
        expect(isTaskEventPossible(value, asked.type)).toBe(snapshot.can(asked));
      }),
    );
    expect(Object.keys(taskLifecycle.states).toSorted()).toEqual([...taskStatuses].toSorted());
  });

  it('P-162 include a decline before its reason is known', () => {
    expect(machineAt('PENDING').can({ type: 'decline', reason: '' })).toBe(false);
    expect(isTaskEventPossible('PENDING', 'decline')).toBe(true);
  });

  it('P-161 are none for an unknown status', () => {
    for (const status of ['', 'constructor', 'NEW', undefined])
      expect(isTaskEventPossible(status as 'PENDING', 'approve')).toBe(false);
  });
});
