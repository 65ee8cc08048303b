import { assignmentAt, refusalTexts } from '@signa/core/permission';
import { Failure } from '../failure/failure.js';
import { type Queryable, rows } from '../store/statement.js';
import type { Acting, Work } from './work.js';

/** The caller as a location user of the location concerned; the session alone says who that is (P-004). */
export async function actingAt(work: Work, locationId: string): Promise<Acting> {
  const { caller } = work;
  const assignment = caller.kind === 'support' ? null : assignmentAt(caller, locationId);
  if (!assignment) throw new Failure('FORBIDDEN', refusalTexts.foreignLocation);
  const person = await personOf(work.tx, locationId, assignment.id);
  return { ...person, assignment, impersonatedBy: caller.kind === 'impersonating' ? caller.supportUsername : null };
}

async function personOf(tx: Queryable, locationId: string, id: string): Promise<Pick<Acting, 'id' | 'uuid' | 'displayName'>> {
  const [person] = await rows<Pick<Acting, 'id' | 'uuid' | 'displayName'>>(
    tx,
    `select id::text, uuid, display_name as "displayName" from signa.location_user where location_id = $1 and id = $2`,
    [locationId, id],
  );
  if (!person) throw new Error('An assignment of the caller is a location user');
  return person;
}

/** Refuses a call that says somebody else acted; left out, the session fills it in (P-004). */
export function requireOwnName(sent: string | null | undefined, own: string): void {
  if (sent !== null && sent !== undefined && sent.toLowerCase() !== own.toLowerCase()) {
    throw new Failure('FORBIDDEN', 'The acting user is the one who is signed in; leave the field out or send your own id.');
  }
}
