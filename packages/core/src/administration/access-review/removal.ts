import type { CallerAssignment } from '../permission/index.js';
import { explainCall, type Caller } from '../permission/index.js';

/** A right about to be removed. */
export interface RemovedRight {
  readonly way: 'role' | 'delegation';
  readonly locationUserId: string;
  readonly vetId: string;
  readonly locationId: CallerAssignment['locationId'];
}

/**
 * Why a user may not remove a right. A delegation is deleted and an assignment is deactivated, each with its own
 * operation and permission.
 *
 * @returns `null` if they may
 * @see A-253
 */
export function whyNotRemove(caller: Caller, { way, locationUserId, vetId, locationId }: RemovedRight): string | null {
  const { verdict } =
    way === 'delegation'
      ? explainCall({
          operation: 'DeleteDelegatedUser',
          caller,
          locationIds: [locationId],
          facts: { vetIds: [vetId] },
        })
      : explainCall({
          operation: 'UpdateLocationUser',
          caller,
          locationIds: [locationId],
          facts: { locationUserId, fields: ['isActive'] },
        });
  return verdict.allowed ? null : verdict.reason;
}
