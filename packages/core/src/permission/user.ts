import { allowed, refuse, type Verdict } from '../failure/index.js';
import type { CallFacts, Use } from './call.js';
import type { PracticeCaller } from './caller.js';
import { atEveryLocation, mayUse } from './may-use.js';
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
export function mayGetUser(call: Use & { readonly facts: CallFacts['GetUser'] }): Verdict {
  const general = mayUse(call);
  if (!general.allowed || call.caller.kind === 'support' || call.facts.isOwn) return general;
  return somewhere(call.caller, call.locationIds, seeing);
}

/**
 * Whether a user may be changed. Without assignments it is the form of the own account; with them, and of somebody else,
 * it needs usermanagement E at every location touched, and at one where the person works where none is. E-mail and
 * switch of an account that is there belong to support, the switch of the own one to nobody.
 *
 * @param call - `locationIds` are those of the assignments that change; where none does, those that the caller reaches
 * @see
 */
export function mayUpdateUser(call: Use & { readonly facts: CallFacts['UpdateUser'] }): Verdict {
  const { caller, locationIds } = call;
  const { isOwn, changed, hasAssignments } = call.facts;
  const general = mayUse(call);
  if (!general.allowed || caller.kind === 'support') return general;
  if (changed.includes('email')) return refuse('FORBIDDEN', refusalTexts.supportFields);
  if (changed.includes('isEnabledInOkta')) return refuse('FORBIDDEN', refusalTexts.supportSwitch);
  if (isOwn && !hasAssignments) return allowed;
  return hasAssignments ? atEveryLocation(caller, locationIds, managing) : somewhere(caller, locationIds, managing);
}

/** The own flag, or that of somebody whose assignment one manages. @see */
export function mayChangePrimary(call: Use & { readonly facts: CallFacts['ChangePrimaryLocation'] }): Verdict {
  const general = mayUse(call);
  if (!general.allowed || call.caller.kind === 'support' || call.facts.isOwn) return general;
  return atEveryLocation(call.caller, call.locationIds, managing);
}

function somewhere(
  caller: PracticeCaller,
  locationIds: readonly string[],
  need: typeof seeing | typeof managing,
): Verdict {
  const verdicts = locationIds.map((id) => atEveryLocation(caller, [id], need));
  const fitting = verdicts.find((verdict) => verdict.allowed);
  return fitting ?? verdicts[0] ?? refuse('FORBIDDEN', refusalTexts.foreignUser);
}
