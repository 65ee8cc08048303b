import { todayIn } from '@signa/core/base';
import type { AssignmentGround, StoredAssignment } from '@signa/core/practice';
import type { AssignmentKnowledge } from '../../store/user/role-choice.js';
import type { Work } from '../work.js';

/** The facts used to validate assignments, each on the calendar day at its own location. */
export function groundOf(
  { now }: Pick<Work, 'now'>,
  { roles, zones }: AssignmentKnowledge,
  stored: readonly StoredAssignment[],
): AssignmentGround {
  return { roles, stored, todayAt: (locationId) => todayIn(zones.get(locationId) ?? null, now) };
}
