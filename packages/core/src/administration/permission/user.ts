import type { CallFacts, Use } from './call.js';
import type { PracticeCaller } from './caller.js';
import { lacking, openWay, andThen, type CallWays } from './explanation.js';
import { atEveryLocation, waysToUse } from './may-use.js';
import { edit, view } from './need.js';
import { refusalTexts } from './refusal-text.js';

const seeing = { kind: 'rights', all: [view('usermanagement')] } as const;
const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;

/**
 * Whether a user may be read: the own one, or one with an assignment at a location whose users one may see.
 *
 * @param call - `locationIds` are those of the person's assignments that the caller reaches
 * @see A-149
 */
export function waysToGetUser(call: Use & { readonly facts: CallFacts['GetUser'] }): CallWays {
  const { caller, locationIds, facts } = call;
  return andThen(waysToUse(call), () =>
    caller.kind === 'support' || facts.isOwn ? openWay : somewhere(caller, locationIds, seeing),
  );
}

/**
 * Whether a user may be changed. Without assignments it is the form of the own account; with them, and of somebody else,
 * it needs usermanagement E at every location touched, and at one where the person works where none is. E-mail and
 * switch of an account that is there belong to support, the switch of the own one to nobody.
 *
 * @param call - `locationIds` are those of the assignments that change; where none does, those that the caller reaches
 * @see
 */
export function waysToUpdateUser(call: Use & { readonly facts: CallFacts['UpdateUser'] }): CallWays {
  const { caller, locationIds } = call;
  const { isOwn, changed, hasAssignments } = call.facts;
  return andThen(waysToUse(call), () => {
    if (caller.kind === 'support') return openWay;
    if (changed.includes('email')) return lacking('fields', refusalTexts.supportFields);
    if (changed.includes('isEnabledInOkta')) return lacking('fields', refusalTexts.supportSwitch);
    if (isOwn && !hasAssignments) return openWay;
    return hasAssignments ? atEveryLocation(caller, locationIds, managing) : somewhere(caller, locationIds, managing);
  });
}

/** The own flag or picture, or that of somebody whose assignment one manages. @see */
export function waysToChangeOwnOrManaged(call: Use & { readonly facts: CallFacts['ChangePrimaryLocation'] }): CallWays {
  const { caller, locationIds, facts } = call;
  return andThen(waysToUse(call), () =>
    caller.kind === 'support' || facts.isOwn ? openWay : atEveryLocation(caller, locationIds, managing),
  );
}

function somewhere(
  caller: PracticeCaller,
  locationIds: readonly string[],
  need: typeof seeing | typeof managing,
): CallWays {
  const ways = locationIds.flatMap((id) => atEveryLocation(caller, [id], need));
  return ways.length > 0 ? ways : lacking('own-record', refusalTexts.foreignUser);
}
