import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { nextTaskStatus, type TaskEvent, type TaskStatus, taskLifecycle, taskStatuses } from './index.js';
import { taskEvent, taskStatus } from './task.test-arbitrary.js';

const decline: TaskEvent = { type: 'decline', reason: 'Due for exam' };

/** The pairs of the decision table; every other one is rejected. */
const inChart: readonly (readonly [TaskStatus, TaskEvent['type']])[] = [
  ['PENDING', 'approve'],
  ['PENDING', 'decline'],
  ['PENDING', 'declineBySystem'],
  ['PENDING', 'saveDraft'],
  ['PENDING', 'changeWorkflow'],
  ['PENDING', 'pharmacyDecline'],
  ['VET_APPROVED', 'pharmacyApprove'],
  ['VET_APPROVED', 'pharmacyDecline'],
  ['VET_APPROVED', 'undo'],
];
const isInChart = (status: TaskStatus, event: TaskEvent) =>
  inChart.some(([from, type]) => from === status && type === event.type);

const stay = { allowed: true, action: null, initiatedBy: null, prescription: 'keep' };

describe('task lifecycle', () => {
  it('P-155 an approval issues the prescription and is recorded', () => {
    expect(nextTaskStatus({ status: 'PENDING' }, { type: 'approve' })).toEqual({
      ...stay,
      to: 'VET_APPROVED',
      action: 'Approved',
      prescription: 'issue',
    });
  });

  it('P-482 an undone approval waits again without its prescription', () => {
    expect(nextTaskStatus({ status: 'VET_APPROVED' }, { type: 'undo' })).toEqual({
      ...stay,
      to: 'PENDING',
      prescription: 'release',
    });
  });

  it('P-156 a decline is recorded and includes a linked draft', () => {
    expect(nextTaskStatus({ status: 'PENDING' }, decline)).toEqual({
      ...stay,
      to: 'VET_DECLINED',
      action: 'Declined',
      prescription: 'reject-draft',
    });
  });

  it('P-157 C-077 an automatic decline is recorded as initiated by the System', () => {
    expect(nextTaskStatus({ status: 'PENDING' }, { type: 'declineBySystem' })).toEqual({
      allowed: true,
      to: 'VET_DECLINED',
      action: 'Declined',
      initiatedBy: 'System',
      prescription: 'reject-draft',
    });
  });

  it('P-158 a draft save or a workflow change leaves it pending', () => {
    expect(nextTaskStatus({ status: 'PENDING' }, { type: 'saveDraft' })).toEqual({
      ...stay,
      to: 'PENDING',
      prescription: 'attach-draft',
    });
    expect(nextTaskStatus({ status: 'PENDING' }, { type: 'changeWorkflow' })).toEqual({ ...stay, to: 'PENDING' });
  });

  it('P-159 the pharmacy confirms an approval', () => {
    const step = nextTaskStatus({ status: 'VET_APPROVED' }, { type: 'pharmacyApprove' });
    expect(step).toEqual({ ...stay, to: 'PV1_APPROVED' });
  });

  it('P-160 the pharmacy declines before or after the vet, including the prescription', () => {
    for (const status of ['PENDING', 'VET_APPROVED'] as const) {
      const step = nextTaskStatus({ status }, { type: 'pharmacyDecline' });
      expect(step).toEqual({ ...stay, to: 'PV1_DECLINED', prescription: 'refuse' });
    }
  });

  it('P-161 rejects every other pair with CONFLICT', () => {
    fc.assert(
      fc.property(taskStatus, taskEvent, (status, event) => {
        fc.pre(!isInChart(status, event));
        expect(nextTaskStatus({ status }, event)).toMatchObject({ allowed: false, code: 'CONFLICT' });
      }),
    );
  });

  it('P-161 P-482 P-007 lets only the pharmacy, and an undo of an approval, change an answered task', () => {
    fc.assert(
      fc.property(taskStatus, taskEvent, (status, event) => {
        fc.pre(status !== 'PENDING');
        const step = nextTaskStatus({ status }, event);
        if (step.allowed)
          expect([status, event.type]).toEqual(['VET_APPROVED', expect.stringMatching(/^pharmacy|^undo$/)]);
      }),
    );
  });

  it('P-161 never leaves PV1_APPROVED, VET_DECLINED, and PV1_DECLINED', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TaskStatus>('PV1_APPROVED', 'VET_DECLINED', 'PV1_DECLINED'),
        taskEvent,
        (status, event) => {
          expect(nextTaskStatus({ status }, event).allowed).toBe(false);
        },
      ),
    );
  });

  it('P-159 the pharmacy never confirms instead of the vet', () => {
    const refusal = nextTaskStatus({ status: 'PENDING' }, { type: 'pharmacyApprove' });
    expect(refusal).toMatchObject({
      code: 'CONFLICT',
      reason: 'This request is still waiting for an answer from the practice.',
    });
  });

  it('P-161 a rejected event changes nothing, and browser and server always reach the same state', () => {
    fc.assert(
      fc.property(fc.array(taskEvent, { maxLength: 12 }), (events) => {
        const actor = createActor(taskLifecycle).start();
        let status: TaskStatus = 'PENDING';
        for (const event of events) {
          const step = nextTaskStatus({ status }, event);
          expect(actor.getSnapshot().can(event)).toBe(step.allowed);
          actor.send(event);
          if (step.allowed) status = step.to;
          expect(actor.getSnapshot().value).toBe(status);
        }
      }),
    );
  });

  it('P-156 P-167 P-168 never declines without a reason that can be stored', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (reason) => {
        const step = nextTaskStatus({ status: 'PENDING' }, { type: 'decline', reason });
        expect(step.allowed).toBe(reason.trim() !== '' && reason.length <= 250);
      }),
    );
    expect(nextTaskStatus({ status: 'PENDING' }, { type: 'decline', reason: ' ' })).toEqual({
      allowed: false,
      code: 'BAD_USER_INPUT',
      reason: 'This field is required',
    });
  });

  it('P-161 an answered task is a CONFLICT even for a decline without a reason', () => {
    const refusal = nextTaskStatus({ status: 'VET_APPROVED' }, { type: 'decline', reason: '' });
    expect(refusal).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('rejection of a second answer', () => {
  const at = '2026-11-20T13:14:00.000Z';
  const who = 'Dr. Maya Okafor';
  const reasonOf = (standing: Parameters<typeof nextTaskStatus>[0]) => {
    const refusal = nextTaskStatus(standing, { type: 'approve' });
    return refusal.allowed ? null : refusal.reason;
  };

  it.each([
    [
      { status: 'VET_APPROVED', answeredBy: who, answeredAt: at },
      'This request was approved by Dr. Maya Okafor on 11-20-2026 08:14 AM.',
    ],
    [
      { status: 'VET_APPROVED', answeredBy: who, answeredAt: at, timeZone: 'America/Los_Angeles' },
      'This request was approved by Dr. Maya Okafor on 11-20-2026 05:14 AM.',
    ],
    [
      { status: 'VET_DECLINED', answeredBy: who, answeredAt: at },
      'This request was declined by Dr. Maya Okafor on 11-20-2026 08:14 AM.',
    ],
    [
      {
        status: 'VET_DECLINED',
        answeredBy: who,
        answeredAt: at,
        initiatedBy: 'System',
        actionReason: 'Patient is deceased',
      },
      'This request was declined automatically on 11-20-2026 08:14 AM (Patient is deceased).',
    ],
    [
      { status: 'PV1_APPROVED', answeredBy: who, answeredAt: at },
      'This request was approved by the pharmacy on 11-20-2026 08:14 AM.',
    ],
    [{ status: 'PV1_DECLINED' }, 'This request was declined by the pharmacy.'],
    [{ status: 'VET_APPROVED' }, 'This request was approved.'],
  ] as const)('P-007 P-161 for %j is: %s', (standing, text) => {
    expect(reasonOf(standing)).toBe(text);
  });

  it('P-161 always says that the request was answered', () => {
    for (const status of taskStatuses.filter((known) => known !== 'PENDING')) {
      expect(reasonOf({ status })).toMatch(/^This request was (approved|declined)/);
    }
  });
});
