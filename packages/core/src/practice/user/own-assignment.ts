import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { sameId } from '../location/index.js';

interface OwnFacts {
  readonly roleId: string;
  readonly isActive: boolean;
}

export const ownAssignmentTexts = {
  active: 'You cannot deactivate yourself. Ask someone else who manages users.',
  role: 'You cannot change your own role. Ask someone else who manages users.',
} as const;

/** Whether users may change their own assignment this way. @see A-088 */
export function mayChangeOwn(before: OwnFacts, after: OwnFacts): Verdict {
  if (before.isActive && !after.isActive) return refuse('FORBIDDEN', ownAssignmentTexts.active);
  return sameId(before.roleId, after.roleId) ? allowed : refuse('FORBIDDEN', ownAssignmentTexts.role);
}
