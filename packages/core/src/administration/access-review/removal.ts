import type { CallerAssignment } from '../permission/index.js';
import { explainCall, type Caller } from '../permission/index.js';

/** A right that is about to be taken away. */
export interface RemovedRight {
  readonly way: 'role' | 'delegation';
  readonly locationUserId: string;
  readonly vetId: string;
  readonly locationId: CallerAssignment['locationId'];
}

/**
 * Why somebody may not take a right away: a delegation is taken back, an assignment is switched off, each by its own
 * operation and by who may call that.
 *
 * @returns `null` where they may
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
