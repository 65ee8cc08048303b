import { nextTaskStatus } from '../prescribing/task/next-status.js';
import { type TaskStatus, taskStatuses } from '../prescribing/task/status.js';
import type { TaskEvent, TaskEventType } from '../prescribing/task/task-event.js';
import type { Proof } from './prove.test-proof.js';

interface Facts {
  readonly status: TaskStatus;
  readonly event: TaskEventType;
  readonly hasReason: boolean;
}

const isPending = ({ status }: Facts) => status === 'PENDING';
const isOn = (facts: Facts, ...events: readonly TaskEventType[]) => isPending(facts) && events.includes(facts.event);
const isApproved = ({ status }: Facts) => status === 'VET_APPROVED';

export const taskSteps: Proof<Facts> = {
  title: 'Request lifecycle',
  asked: 'nextTaskStatus',
  dimensions: {
    status: taskStatuses,
    event: [
      'approve',
      'decline',
      'declineBySystem',
      'saveDraft',
      'changeWorkflow',
      'pharmacyApprove',
      'pharmacyDecline',
      'undo',
    ],
    hasReason: [true, false],
  },
  rows: [
    {
      says: 'a pending one that is approved issues its prescription',
      requirements: ['P-155'],
      when: (facts) => isOn(facts, 'approve'),
      verdict: 'VET_APPROVED, Approved, issue',
    },
    {
      says: 'a pending one declined with a reason rejects its draft',
      requirements: ['P-156'],
      when: (facts) => isOn(facts, 'decline') && facts.hasReason,
      verdict: 'VET_DECLINED, Declined, reject-draft',
    },
    {
      says: 'without a reason, it is not declined',
      requirements: ['P-156'],
      when: (facts) => isOn(facts, 'decline') && !facts.hasReason,
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'a pending one without an active client or patient is declined by the system',
      requirements: ['P-157'],
      when: (facts) => isOn(facts, 'declineBySystem'),
      verdict: 'VET_DECLINED, Declined, by System, reject-draft',
    },
    {
      says: 'a saved draft stays with a pending one',
      requirements: ['P-158'],
      when: (facts) => isOn(facts, 'saveDraft'),
      verdict: 'PENDING, attach-draft',
    },
    {
      says: 'a workflow change leaves a pending one unchanged',
      requirements: ['P-158'],
      when: (facts) => isOn(facts, 'changeWorkflow'),
      verdict: 'PENDING, keep',
    },
    {
      says: 'the pharmacy approves what the vet approved',
      requirements: ['P-159'],
      when: (facts) => isApproved(facts) && facts.event === 'pharmacyApprove',
      verdict: 'PV1_APPROVED, keep',
    },
    {
      says: 'the pharmacy declines what is pending or approved by the vet',
      requirements: ['P-160'],
      when: (facts) => (isPending(facts) || isApproved(facts)) && facts.event === 'pharmacyDecline',
      verdict: 'PV1_DECLINED, refuse',
    },
    {
      says: 'an approval that was not sent yet is undone, and the request waits again',
      requirements: ['P-482'],
      when: (facts) => isApproved(facts) && facts.event === 'undo',
      verdict: 'PENDING, release',
    },
    {
      says: 'every other pair of status and event is rejected',
      requirements: ['P-161'],
      when: (facts) =>
        (isPending(facts) && (facts.event === 'pharmacyApprove' || facts.event === 'undo')) ||
        (isApproved(facts) && !['pharmacyApprove', 'pharmacyDecline', 'undo'].includes(facts.event)) ||
        ['PV1_APPROVED', 'VET_DECLINED', 'PV1_DECLINED'].includes(facts.status),
      verdict: 'CONFLICT',
    },
  ],
  answer: ({ status, event, hasReason }) => {
    const happened = { type: event, reason: hasReason ? 'Due for exam' : ' ' } as TaskEvent;
    const step = nextTaskStatus({ status }, happened);
    if (!step.allowed) return step.code;
    const { to, action, initiatedBy, prescription } = step;
    return [to, action, initiatedBy && `by ${initiatedBy}`, prescription].filter((part) => part !== null).join(', ');
  },
};
