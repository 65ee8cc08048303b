import { refusalTexts } from '@signa/core/permission';
import { isActiveAssignment } from '@signa/core/practice';
import type { Actor } from '../../access/actor.js';
import { Failure } from '../../failure/failure.js';
import type { Acting } from '../work.js';

/** The caller as a location user of the location concerned; the session alone says who that is (P-004). */
export function actingAt(actor: Actor, locationId: string): Acting {
  const assignment = actor.assignments.find((held) => held.locationId === locationId && isActiveAssignment(held));
  if (!assignment) throw new Failure('FORBIDDEN', refusalTexts.foreignLocation);
  const { id, uuid, displayName } = assignment;
  const impersonatedBy = actor.caller.kind === 'impersonating' ? actor.caller.supportUsername : null;
  return { id, uuid, displayName, assignment, impersonatedBy };
}
