import { expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { workflowUserLabel } from './workflow.js';

it('P-072 accepts an active user of the location as workflow user, and no one else', () => {
  const refusal = ['workflowLocationUserId: This user is inactive, please select an active user.'];
  expect(draftComplaints({ workflowLocationUserId: '12' })).toEqual([]);
  expect(draftComplaints({ workflowLocationUserId: '13' })).toEqual(refusal);
  expect(complaints({ workflowLocationUserId: '99', currentWorkflowStatusId: '5' })).toEqual(refusal);
});

it('P-072 accepts a workflow status from the list', () => {
  expect(draftComplaints({ currentWorkflowStatusId: '5' })).toEqual([]);
  expect(draftComplaints({ currentWorkflowStatusId: '6' })).toEqual([
    'currentWorkflowStatusId: Choose a workflow status from the list',
  ]);
});

it('P-072 P-103 rejects an issue with a workflow user and no status, or vice versa, because one alone would be lost', () => {
  expect(complaints({ workflowLocationUserId: '12' })).toEqual(['currentWorkflowStatusId: This field is required']);
  expect(complaints({ currentWorkflowStatusId: '5' })).toEqual(['workflowLocationUserId: This field is required']);
  expect(complaints({ workflowLocationUserId: '12', currentWorkflowStatusId: '5' })).toEqual([]);
  expect(complaints()).toEqual([]);
  expect(draftComplaints({ workflowLocationUserId: '12' })).toEqual([]);
});

it('P-072 shows a workflow user as name plus role', () => {
  expect(workflowUserLabel({ displayName: 'Priya Natarajan', role: { name: 'Staff' } })).toBe('Priya Natarajan, Staff');
});
