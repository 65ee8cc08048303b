import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWorkflowForm, internalNoteMaxLength } from './index.js';

const choices = { activeUserIds: new Set(['7']), statusIds: new Set(['1', '2']) };
const filled = { workflowLocationUserId: '7', currentWorkflowStatusId: '1', internalNote: 'Call back' };

describe('Workflow dialog', () => {
  it('P-172 accepts an active user and a status, with or without a note', () => {
    expect(checkWorkflowForm(filled, choices)).toEqual([]);
    expect(checkWorkflowForm({ ...filled, internalNote: null }, choices)).toEqual([]);
  });

  it('P-172 requires user and status', () => {
    expect(checkWorkflowForm({ workflowLocationUserId: null, currentWorkflowStatusId: '' }, choices)).toEqual([
      { path: 'workflowLocationUserId', code: 'required', message: 'This field is required' },
      { path: 'currentWorkflowStatusId', code: 'required', message: 'This field is required' },
    ]);
  });

  it('P-172 P-072 never saves a user who is inactive at the location', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (workflowLocationUserId) => {
        fc.pre(!choices.activeUserIds.has(workflowLocationUserId));
        expect(checkWorkflowForm({ ...filled, workflowLocationUserId }, choices)).toEqual([
          {
            path: 'workflowLocationUserId',
            code: 'inactive',
            message: 'This user is inactive, please select an active user.',
          },
        ]);
      }),
    );
  });

  it('P-172 rejects a status that is not on the list', () => {
    expect(checkWorkflowForm({ ...filled, currentWorkflowStatusId: '9' }, choices)).toMatchObject([
      { path: 'currentWorkflowStatusId' },
    ]);
  });

  it('P-172 P-228 accepts a note of 500 characters and not of 501', () => {
    expect(internalNoteMaxLength).toBe(500);
    expect(checkWorkflowForm({ ...filled, internalNote: 'x'.repeat(500) }, choices)).toEqual([]);
    expect(checkWorkflowForm({ ...filled, internalNote: 'x'.repeat(501) }, choices)).toMatchObject([
      { path: 'internalNote' },
    ]);
  });
});
