import { expect, it } from 'vitest';
import { complaints, draftComplaints } from './check.test-data.js';
import { workflowUserLabel } from './workflow.js';

it('P-072 takes an active user of the location as workflow user, nobody else', () => {
  const refusal = ['workflowLocationUserId: This user is inactive, please select an active user.'];
  expect(draftComplaints({ workflowLocationUserId: '12' })).toEqual([]);
  expect(draftComplaints({ workflowLocationUserId: '13' })).toEqual(refusal);
  expect(complaints({ workflowLocationUserId: '99' })).toEqual(refusal);
});

it('P-072 takes a workflow status of the list', () => {
  expect(draftComplaints({ currentWorkflowStatusId: '5' })).toEqual([]);
  expect(draftComplaints({ currentWorkflowStatusId: '6' })).toEqual([
    'currentWorkflowStatusId: Please choose a workflow status of the list',
  ]);
});

it('P-072 shows a workflow user as name plus role', () => {
  expect(workflowUserLabel({ displayName: 'Priya Natarajan', role: { name: 'Staff' } })).toBe('Priya Natarajan, Staff');
});
