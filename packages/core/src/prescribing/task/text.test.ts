import { describe, expect, it } from 'vitest';
import {
  authorizedLabel,
  declineWarning,
  formTitle,
  noApprovalsText,
  taskErrorNotice,
  taskSuccessNotices,
} from './index.js';

describe('task messages', () => {
  it('P-225 P-165 P-166 P-170 P-173 report success', () => {
    expect(taskSuccessNotices).toEqual({
      decline: { status: 'success', title: 'Decline Successfully' },
      approve: { status: 'success', title: 'Request Approved' },
      saveDraft: { status: 'success', title: 'Draft Saved', description: 'Draft saved successfully.' },
      workflow: { status: 'success', title: 'Workflow Saved', description: 'Workflow submitted successfully.' },
    });
  });

  it.each([
    ['decline', 'Error Decline Request', undefined],
    ['approve', 'Error Approving Request', 'There was an error approving this request.'],
    ['saveNewDraft', 'Error Saving Draft', 'There was an error saving this request.'],
    ['updateDraft', 'Error Updating Request', 'There was an error updating this request.'],
    ['workflow', 'Error Saving Request', undefined],
  ] as const)('P-226 P-224 P-165 P-166 P-170 P-173 report a failure of %s', (attempt, title, description) => {
    expect(taskErrorNotice(attempt, null)).toEqual({ status: 'error', title, ...(description ? { description } : {}) });
    expect(taskErrorNotice(attempt, 'Answered meanwhile.')).toEqual({
      status: 'error',
      title,
      description: 'Answered meanwhile.',
    });
  });

  it('P-171 warn before declining a client order, and nothing else', () => {
    expect(declineWarning('approval')).toBe(
      'Declining this request cancels the pending order. The client will then need a prescription, recommendation or other approval.',
    );
    expect(['draft', 'expiring', 'renewal', 'recheck'].map(declineWarning)).toEqual([null, null, null, null]);
  });

  it('P-147 describe an empty queue', () => {
    expect(noApprovalsText).toEqual({ title: 'No Approvals', description: "You're all caught up!" });
  });

  it('P-163 title an open card', () => {
    expect([formTitle, authorizedLabel]).toEqual(['Prescription', 'Authorized']);
  });
});
