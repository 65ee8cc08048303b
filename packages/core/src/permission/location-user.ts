import { allowed, refuse, type Verdict } from '../failure/index.js';
import { isActiveAssignment, maySwitchTo, sameId } from '../practice/index.js';
import type { CallFacts, Use } from './call.js';
import { atEveryLocation, mayUse } from './may-use.js';
import { edit } from './need.js';
import { refusalTexts } from './refusal-text.js';

const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;
const fieldsOfSupport = ['email', 'notificationEmail'];

/**
 * Whether a location user may be changed: the switch form by its own person, the own record but for what
 * managers and support decide, other records by who manages users at that location. Nobody switches off their own
 * assignment; only a manager sets a PIMS id.
 *
 * @see
 */
export function mayUpdateLocationUser(call: Use & { readonly facts: CallFacts['UpdateLocationUser'] }): Verdict {
  const { caller, locationIds } = call;
  const { locationUserId, fields } = call.facts;
  const assignments = caller.kind === 'support' ? [] : caller.assignments;
  if (fields.length === 0) {
    // Asked first: the location of a revoked assignment is foreign, but has a text of its own.
    const own = maySwitchTo(assignments, locationUserId);
    return own.allowed ? mayUse(call) : own;
  }
  const general = mayUse(call);
  if (!general.allowed || caller.kind === 'support') return general;
  if (fields.some((field) => fieldsOfSupport.includes(field))) return refuse('FORBIDDEN', refusalTexts.supportFields);
  const isOwn = assignments.some((held) => sameId(held.id, locationUserId) && isActiveAssignment(held));
  if (!isOwn) return atEveryLocation(caller, locationIds, managing);
  if (fields.includes('isActive')) return refuse('FORBIDDEN', refusalTexts.ownFields);
  return fields.includes('pimsId') ? atEveryLocation(caller, locationIds, managing) : allowed;
}
