import { todayIn } from '@signa/core/base';
import type { AssignmentContext, StoredAssignment } from '@signa/core/practice';
import type { AssignmentKnowledge } from '../../../store/practice/user/role-choice.js';
import type { Work } from '../../work.js';

/** The facts used to validate assignments, each on the calendar day at its own location. */
export function assignmentContext(
  { now }: Pick<Work, 'now'>,
  { roles, zones }: AssignmentKnowledge,
  stored: readonly StoredAssignment[],
): AssignmentContext {
  return { roles, stored, todayAt: (locationId) => todayIn(zones.get(locationId) ?? null, now) };
}
