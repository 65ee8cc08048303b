import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentOutcome, nextTaskStatus, taskStatuses, type TaskStep } from './index.js';

function stepOf(...[event]: [Parameters<typeof nextTaskStatus>[1]]): TaskStep {
  const step = nextTaskStatus({ status: 'PENDING' }, event);
  if (!step.allowed) throw new Error(step.reason);
  return step;
}

const declined = stepOf({ type: 'decline', reason: 'Due for exam' });

describe('the outcome claimed by a call', () => {
  it('P-005 can be omitted, or be the result of the transition', () => {
    expect(checkSentOutcome({}, declined)).toEqual([]);
    expect(checkSentOutcome({ status: null, action: null, initiatedBy: null }, declined)).toEqual([]);
    expect(checkSentOutcome({ status: 'VET_DECLINED', action: 'Declined', initiatedBy: 'Vet' }, declined)).toEqual([]);
    expect(checkSentOutcome({ status: 'VET_APPROVED', action: 'Approved' }, stepOf({ type: 'approve' }))).toEqual([]);
  });

  it('P-161 P-005 a decline never approves, whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...taskStatuses), fc.string()),
        fc.oneof(fc.constantFrom('Approved', 'Declined'), fc.string()),
        (status, action) => {
          const issues = checkSentOutcome({ status, action }, declined);
          expect(issues.some(({ path }) => path === 'status')).toBe(status !== 'VET_DECLINED');
          expect(issues.some(({ path }) => path === 'action')).toBe(action !== 'Declined');
        },
      ),
    );
  });

  it('P-005 names the field inside the input object', () => {
    const issues = checkSentOutcome(
      { status: 'PENDING', action: 'Declined' },
      stepOf({ type: 'approve' }),
      'prescriptionTaskToAttach',
    );
    expect(issues.map(({ path }) => path)).toEqual([
      'prescriptionTaskToAttach.status',
      'prescriptionTaskToAttach.action',
    ]);
  });

  it('P-005 C-077 only the server acts as the System', () => {
    expect(checkSentOutcome({ initiatedBy: 'System' }, declined)).toMatchObject([{ path: 'initiatedBy' }]);
    expect(checkSentOutcome({ initiatedBy: 'System' }, stepOf({ type: 'declineBySystem' }))).toEqual([]);
  });

  it('P-005 a draft save records no action', () => {
    expect(checkSentOutcome({ action: 'Approved' }, stepOf({ type: 'saveDraft' }))).toMatchObject([{ path: 'action' }]);
  });
});
