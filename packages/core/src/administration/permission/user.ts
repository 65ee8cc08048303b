import type { CallFacts, Use } from './call.js';
import type { PracticeCaller } from './caller.js';
import { lacking, openGrant, andThen, type CallGrants } from './explanation.js';
import { atEveryLocation, grantsToUse } from './may-use.js';
import { edit, view } from './need.js';
import { refusalTexts } from './refusal-text.js';

const seeing = { kind: 'rights', all: [view('usermanagement')] } as const;
const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;

/**
 * The alternatives for reading a user: the caller, or a user with an assignment at a location whose users the caller
 * may see.
 *
 * @param call - `locationIds` are those of the user's assignments that the caller may access
 * @see A-149
 */
export function grantsToGetUser(call: Use & { readonly facts: CallFacts['GetUser'] }): CallGrants {
  const { caller, locationIds, facts } = call;
  return andThen(grantsToUse(call), () =>
    caller.kind === 'support' || facts.isOwn ? openGrant : somewhere(caller, locationIds, seeing),
  );
}

/**
 * The alternatives for changing a user. Without assignments it is the form of the caller's own account. With them, or
 * for another user, it requires usermanagement E at every affected location, or at one of the user's locations if none
 * is affected. Email and enabled state of an existing account are reserved for support, and users cannot disable
 * themselves.
 *
 * @param call - `locationIds` are those of the changed assignments or, without any, those that the caller may access
 * @see
 */
export function grantsToUpdateUser(call: Use & { readonly facts: CallFacts['UpdateUser'] }): CallGrants {
  const { caller, locationIds } = call;
  const { isOwn, changed, hasAssignments } = call.facts;
  return andThen(grantsToUse(call), () => {
    if (caller.kind === 'support') return openGrant;
    if (changed.includes('email')) return lacking('fields', refusalTexts.supportFields);
    if (changed.includes('isEnabledInOkta')) return lacking('fields', refusalTexts.supportSwitch);
    if (isOwn && !hasAssignments) return openGrant;
    return hasAssignments ? atEveryLocation(caller, locationIds, managing) : somewhere(caller, locationIds, managing);
  });
}

/** The caller's own flag or picture, or that of a user whose assignment the caller manages. @see */
export function grantsToChangeOwnOrManaged(
  call: Use & { readonly facts: CallFacts['ChangePrimaryLocation'] },
): CallGrants {
  const { caller, locationIds, facts } = call;
  return andThen(grantsToUse(call), () =>
    caller.kind === 'support' || facts.isOwn ? openGrant : atEveryLocation(caller, locationIds, managing),
  );
}

function somewhere(
  caller: PracticeCaller,
  locationIds: readonly string[],
  need: typeof seeing | typeof managing,
): CallGrants {
  const ways = locationIds.flatMap((id) => atEveryLocation(caller, [id], need));
  return ways.length > 0 ? ways : lacking('own-record', refusalTexts.foreignUser);
}
