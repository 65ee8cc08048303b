import { allowed, type Verdict } from '../../base/failure/index.js';
import { addLocationTexts, supportLocationFields } from '../../practice/location/index.js';
import { mayAuthorize, grantsToAuthorize, type Authorization } from './authorize.js';
import type { Call, CallFacts } from './call.js';
import { assignmentAt, type PracticeCaller } from './caller.js';
import { grantsToChangeDelegations } from './delegation.js';
import { explained, lacking, openGrant, when, type CallGrants, type Explanation } from './explanation.js';
import { atEveryLocation, grantsToUse } from './may-use.js';
import { grantsToUpdateLocationUser } from './location-user.js';
import { refusalTexts } from './refusal-text.js';
import { updatePatientNeed } from './table.js';
import { grantsToChangeOwnOrManaged, grantsToGetUser, grantsToUpdateUser } from './user.js';

/**
 * Whether a call is allowed: by its row of the permission table, and its facts. The server checks this first; a record
 * of an inaccessible location has then already been reported as missing (`reachesLocation`).
 *
 * @returns FORBIDDEN with a reason that says what would help
 * @see
 */
export function mayCall(call: Call): Verdict {
  return explainCall(call).verdict;
}

/**
 * The same decision with everything it is based on: the alternatives that permit the call, each with its unmet
 * conditions. Decision and explanation share one implementation, so that they cannot diverge.
 *
 * @see
 */
export function explainCall(call: Call): Explanation {
  switch (call.operation) {
    case 'UpdateLocationUser':
      return explained(grantsToUpdateLocationUser(call));
    case 'GetUser':
      return explained(grantsToGetUser(call));
    case 'UpdateUser':
      return explained(grantsToUpdateUser(call));
    case 'ChangePrimaryLocation':
    case 'LocationUserProfilePictureUpload':
    case 'RemoveLocationUserProfilePicture':
      return explained(grantsToChangeOwnOrManaged(call));
    case 'AddDelegatedUser':
    case 'DeleteDelegatedUser':
      return explained(grantsToChangeDelegations(call));
    default:
      return explainRow(call);
  }
}

/** For all other operations, the row of the table is checked first, then the facts. */
function explainRow(call: Call): Explanation {
  const { caller, locationIds } = call;
  const general = explained(grantsToUse(call));
  if (!general.verdict.allowed || caller.kind === 'support') return general;
  switch (call.operation) {
    case 'GetUserByUsername':
      return explained(grantsToLookUp(caller, call.facts.username));
    case 'AddLocation':
      return explained(grantsToFillLocation(call.facts));
    case 'UpdateLocationPatient':
      return explained(grantsToUpdatePatient(caller, locationIds, call.facts));
    case 'AddPrescription':
    case 'UpdatePrescription':
      return call.facts.authorization === null ? general : explainIssue(caller, locationIds, call.facts.authorization);
    default:
      return general;
  }
}

/** The caller's own user, which is the target while impersonating. @see A-146 */
function grantsToLookUp(caller: PracticeCaller, username: string): CallGrants {
  const isOwn = caller.username.toLowerCase() === username.toLowerCase();
  return when(isOwn, 'own-record', refusalTexts.foreignUser, () => openGrant);
}

/** Prices, product range and connections are reserved for support. @see */
function grantsToFillLocation({ fields }: CallFacts['AddLocation']): CallGrants {
  const isOfSupport = fields.some((field) => (supportLocationFields as readonly string[]).includes(field));
  return isOfSupport ? lacking('fields', addLocationTexts.supportFields) : openGrant;
}

/** Changing only weight and birthdate requires less than changing other fields. @see A-171 */
function grantsToUpdatePatient(
  caller: PracticeCaller,
  locationIds: readonly string[],
  { fields }: CallFacts['UpdateLocationPatient'],
): CallGrants {
  const { forFields, ...whole } = updatePatientNeed;
  const measuresOnly = fields.length > 0 && fields.every((field) => forFields.fields.includes(field));
  return atEveryLocation(caller, locationIds, measuresOnly ? updatePatientNeed : whole);
}

/** A draft requires no authority; issuing does, at every affected location. @see */
function explainIssue(
  caller: PracticeCaller,
  locationIds: readonly string[],
  authorization: Authorization,
): Explanation {
  const impersonating = caller.kind !== 'practice';
  const decisions = locationIds
    .map((id) => assignmentAt(caller, id))
    .filter((assignment) => assignment !== null)
    .map((assignment): Explanation => {
      const acting = { assignment, impersonating };
      return { verdict: mayAuthorize(acting, authorization), ways: grantsToAuthorize(acting, authorization) };
    });
  return decisions.find(({ verdict }) => !verdict.allowed) ?? decisions[0] ?? { verdict: allowed, ways: openGrant };
}
