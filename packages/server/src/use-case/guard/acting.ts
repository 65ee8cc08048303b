import { refusalTexts } from '@signa/core/administration';
import { isActiveAssignment } from '@signa/core/practice';
import type { Actor } from '../../access/actor.js';
import type { Assignment } from '../../access/actor-facts.js';
import { Failure } from '../../failure/failure.js';

/** The location user in whose name a change at the location is recorded (P-004). */
export interface Acting {
  readonly id: string;
  readonly uuid: string;
  readonly displayName: string;
  readonly assignment: Assignment;
  /** The support user behind the user, when impersonating. */
  readonly impersonatedBy: string | null;
}

/** The caller as a location user of the location; only the session determines who that is (P-004). */
export function actingAt(actor: Actor, locationId: string): Acting {
  const assignment = actor.assignments.find((one) => one.locationId === locationId && isActiveAssignment(one));
  if (!assignment) throw new Failure('FORBIDDEN', refusalTexts.foreignLocation);
  const { id, uuid, displayName } = assignment;
  const impersonatedBy = actor.caller.kind === 'impersonating' ? actor.caller.supportUsername : null;
  return { id, uuid, displayName, assignment, impersonatedBy };
}
