import { allowed, refuse, type Verdict } from '../failure/index.js';
import { mayAuthorize, type Authorization } from './authorize.js';
import type { Call, CallFacts } from './call.js';
import { assignmentAt, type Caller, type PracticeCaller } from './caller.js';
import { atEveryLocation, mayUse } from './may-use.js';
import { mayUpdateLocationUser } from './location-user.js';
import { refusalTexts } from './refusal-text.js';
import { permissionTable } from './table.js';

/**
 * Whether a call may run: its row of the permission table, and what its facts add. The server asks before it does
 * anything; a record of a location the caller does not reach is answered as missing before that (`reachesLocation`).
 *
 * @returns FORBIDDEN with a reason that says what would help
 * @see
 */
export function mayCall(call: Call): Verdict {
  const { caller, locationIds } = call;
  if (call.operation === 'UpdateLocationUser') return mayUpdateLocationUser(call);
  const general = mayUse(call);
  if (!general.allowed) return general;
  switch (call.operation) {
    case 'GetUserByUsername':
      return mayLookUp(caller, call.facts.username);
    case 'UpdateLocationPatient':
      return caller.kind === 'support' ? general : mayUpdatePatient(caller, locationIds, call.facts);
    case 'AddPrescription':
    case 'UpdatePrescription':
      return caller.kind === 'support' ? general : mayIssue(caller, locationIds, call.facts.authorization);
    default:
      return allowed;
  }
}

/** One's own user, the target's while impersonating; support looks up anyone. @see A-146 */
function mayLookUp(caller: Caller, username: string): Verdict {
  const own = caller.kind === 'support' || caller.username.toLowerCase() === username.toLowerCase();
  return own ? allowed : refuse('FORBIDDEN', refusalTexts.foreignUser);
}

/** Weight and birth date alone are content with less; anything else needs the whole. @see A-171 */
function mayUpdatePatient(
  caller: PracticeCaller,
  locationIds: readonly string[],
  { fields }: CallFacts['UpdateLocationPatient'],
): Verdict {
  const need = permissionTable.UpdateLocationPatient.practice;
  if (need.kind !== 'rights') return refuse('FORBIDDEN', refusalTexts.supportOnly);
  const { forFields, ...whole } = need;
  const measuresOnly = fields.length > 0 && fields.every((field) => forFields?.fields.includes(field));
  return atEveryLocation(caller, locationIds, measuresOnly ? need : whole);
}

/** A draft needs no authority; an issue does, at every location it touches. @see */
function mayIssue(
  caller: PracticeCaller,
  locationIds: readonly string[],
  authorization: Authorization | null,
): Verdict {
  if (!authorization) return allowed;
  const impersonating = caller.kind === 'impersonating';
  for (const locationId of locationIds) {
    const assignment = assignmentAt(caller, locationId);
    const verdict = assignment
      ? mayAuthorize({ assignment, impersonating }, authorization)
      : refuse('FORBIDDEN', refusalTexts.foreignLocation);
    if (!verdict.allowed) return verdict;
  }
  return allowed;
}
