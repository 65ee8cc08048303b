import { isActiveAssignment, maySwitchTo, sameId } from '../../practice/location/index.js';
import type { CallFacts, Use } from './call.js';
import { lacking, openGrant, andThen, when, type CallGrants } from './explanation.js';
import { atEveryLocation, grantsToUse } from './may-use.js';
import { edit } from './need.js';
import { refusalTexts } from './refusal-text.js';

const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;
const fieldsOfSupport = ['email', 'notificationEmail'];

/**
 * The alternatives for updating a location user: switching the location by the user, the user's own record
 * except for fields of managers and support, other records by user managers of that location. Users cannot deactivate
 * their own assignment; only a manager sets a PIMS ID.
 *
 * @see
 */
export function grantsToUpdateLocationUser(
  call: Use & { readonly facts: CallFacts['UpdateLocationUser'] },
): CallGrants {
  const { caller, locationIds } = call;
  const { locationUserId, fields } = call.facts;
  const assignments = caller.kind === 'support' ? [] : caller.assignments;
  if (fields.length === 0) {
    // Checked first: the location of a revoked assignment is not accessible, but has its own text.
    const own = maySwitchTo(assignments, locationUserId);
    return own.allowed ? grantsToUse(call) : lacking('own-record', own.reason);
  }
  return andThen(grantsToUse(call), () => {
    if (caller.kind === 'support') return openGrant;
    if (fields.some((field) => fieldsOfSupport.includes(field))) return lacking('fields', refusalTexts.supportFields);
    const isOwn = assignments.some((held) => sameId(held.id, locationUserId) && isActiveAssignment(held));
    const managed = () => atEveryLocation(caller, locationIds, managing);
    if (!isOwn) return managed();
    return when(!fields.includes('isActive'), 'fields', refusalTexts.ownFields, () =>
      fields.includes('pimsId') ? managed() : openGrant,
    );
  });
}
