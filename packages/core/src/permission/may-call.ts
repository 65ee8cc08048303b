import { allowed, refuse, type Verdict } from '../failure/index.js';
import { addLocationTexts, supportLocationFields } from '../practice/index.js';
import { mayAuthorize, type Authorization } from './authorize.js';
import type { Call, CallFacts } from './call.js';
import { assignmentAt, type PracticeCaller } from './caller.js';
import { mayChangeDelegations } from './delegation.js';
import { atEveryLocation, mayUse } from './may-use.js';
import { mayUpdateLocationUser } from './location-user.js';
import { refusalTexts } from './refusal-text.js';
import { updatePatientNeed } from './table.js';
import { mayChangePrimary, mayGetUser, mayUpdateUser } from './user.js';

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
  if (call.operation === 'GetUser') return mayGetUser(call);
  if (call.operation === 'UpdateUser') return mayUpdateUser(call);
  if (call.operation === 'ChangePrimaryLocation') return mayChangePrimary(call);
  if (call.operation === 'AddDelegatedUser' || call.operation === 'DeleteDelegatedUser')
    return mayChangeDelegations(call);
  const general = mayUse(call);
  if (!general.allowed || caller.kind === 'support') return general;
  switch (call.operation) {
    case 'GetUserByUsername':
      return mayLookUp(caller, call.facts.username);
    case 'AddLocation':
      return mayFillLocation(call.facts);
    case 'UpdateLocationPatient':
      return mayUpdatePatient(caller, locationIds, call.facts);
    case 'AddPrescription':
    case 'UpdatePrescription':
      return mayIssueAt(caller, locationIds, call.facts.authorization);
    default:
      return allowed;
  }
}

/** One's own user, which is the target's while impersonating. @see A-146 */
function mayLookUp(caller: PracticeCaller, username: string): Verdict {
  const isOwn = caller.username.toLowerCase() === username.toLowerCase();
  return isOwn ? allowed : refuse('FORBIDDEN', refusalTexts.foreignUser);
}

/** Money, product range and connections are not for the practice to set. @see */
function mayFillLocation({ fields }: CallFacts['AddLocation']): Verdict {
  const isOfSupport = fields.some((field) => (supportLocationFields as readonly string[]).includes(field));
  if (isOfSupport) return refuse('FORBIDDEN', addLocationTexts.supportFields);
  return allowed;
}

/** Weight and birth date alone are content with less; anything else needs the whole. @see A-171 */
function mayUpdatePatient(
  caller: PracticeCaller,
  locationIds: readonly string[],
  { fields }: CallFacts['UpdateLocationPatient'],
): Verdict {
  const { forFields, ...whole } = updatePatientNeed;
  const measuresOnly = fields.length > 0 && fields.every((field) => forFields.fields.includes(field));
  return atEveryLocation(caller, locationIds, measuresOnly ? updatePatientNeed : whole);
}

/** A draft needs no authority; an issue does, at every location it touches. @see */
function mayIssueAt(
  caller: PracticeCaller,
  locationIds: readonly string[],
  authorization: Authorization | null,
): Verdict {
  if (authorization === null) return allowed;
  const impersonating = caller.kind !== 'practice';
  const verdicts = locationIds
    .map((id) => assignmentAt(caller, id))
    .filter((assignment) => assignment !== null)
    .map((assignment) => mayAuthorize({ assignment, impersonating }, authorization));
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}
