import { describe, expect, it } from 'vitest';
import { isReadyToSign, ownVetIds, taskStatuses } from './index.js';

describe('requests of the viewer', () => {
  const delegations = [
    { locationUserId: '12', delegatedLocationUserId: '11', lastDay: null },
    { locationUserId: '13', delegatedLocationUserId: '11', lastDay: '2026-11-20' },
    { locationUserId: '14', delegatedLocationUserId: '15', lastDay: null },
    { locationUserId: '12', delegatedLocationUserId: '11', lastDay: '2026-12-31' },
  ];
  const viewer = { locationUserId: '11', canAuthorize: true, delegations };

  it('P-451 A-268 are their own, and those of vets who delegated to them through the last day', () => {
    expect(ownVetIds(viewer, '2026-11-20')).toEqual(['11', '12', '13']);
    expect(ownVetIds(viewer, '2026-11-21')).toEqual(['11', '12']);
  });

  it('P-451 are none without a location user', () => {
    expect(ownVetIds({ ...viewer, locationUserId: null }, '2026-11-20')).toEqual([]);
  });
});

describe('a request that is ready to sign', () => {
  it('P-451 is pending, with a draft or with the workflow status of that name', () => {
    for (const status of taskStatuses)
      for (const hasDraft of [false, true])
        for (const workflowStatus of ['Ready to sign', 'Called client', null])
          expect(isReadyToSign({ status, hasDraft, workflowStatus })).toBe(
            status === 'PENDING' && (hasDraft || workflowStatus === 'Ready to sign'),
          );
  });
});
