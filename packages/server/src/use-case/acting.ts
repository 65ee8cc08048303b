import { refusalTexts } from '@signa/core/permission';
import { isActiveAssignment } from '@signa/core/practice';
import { Failure } from '../failure/failure.js';
import type { Acting, Work } from './work.js';

/** The caller as a location user of the location concerned; the session alone says who that is (P-004). */
export function actingAt({ actor }: Work, locationId: string): Acting {
  const assignment = actor.assignments.find((held) => held.locationId === locationId && isActiveAssignment(held));
  if (!assignment) throw new Failure('FORBIDDEN', refusalTexts.foreignLocation);
  const { id, uuid, displayName } = assignment;
  const impersonatedBy = actor.caller.kind === 'impersonating' ? actor.caller.supportUsername : null;
  return { id, uuid, displayName, assignment, impersonatedBy };
}

/** Refuses a call that says somebody else acted; left out, the session fills it in (P-004). */
export function requireOwnName(sent: string | null | undefined, own: string): void {
  if (sent !== null && sent !== undefined && sent.toLowerCase() !== own.toLowerCase()) {
    throw new Failure(
      'FORBIDDEN',
      'The acting user is the one who is signed in; leave the field out or send your own id.',
    );
  }
}
