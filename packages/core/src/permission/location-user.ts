import { allowed, refuse, type Verdict } from '../failure/index.js';
import { isActiveAssignment, maySwitchTo, sameId } from '../practice/index.js';
import type { CallFacts } from './call.js';
import type { Caller } from './caller.js';
import { atEveryLocation } from './may-use.js';
import { edit } from './need.js';
import { refusalTexts } from './refusal-text.js';

const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;
const fieldsOfSupport = ['email', 'notificationEmail'];
const fieldsOfManagers = ['isActive', 'pimsId'];

/**
 * Whether a location user may be changed: the switch form by its own person, the own record but for what
 * managers and support decide, other records by who manages users at that location.
 *
 * @see
 */
export function mayUpdateLocationUser(
  caller: Caller,
  locationIds: readonly string[],
  { locationUserId, fields }: CallFacts['UpdateLocationUser'],
): Verdict {
  const assignments = caller.kind === 'support' ? [] : caller.assignments;
  if (fields.length === 0) return maySwitchTo(assignments, locationUserId);
  if (caller.kind === 'support') return allowed;
  if (fields.some((field) => fieldsOfSupport.includes(field))) return refuse('FORBIDDEN', refusalTexts.supportFields);
  const isOwn = assignments.some((held) => sameId(held.id, locationUserId) && isActiveAssignment(held));
  if (isOwn && !fields.some((field) => fieldsOfManagers.includes(field))) return allowed;
  const manages = atEveryLocation(caller, locationIds, managing);
  if (!isOwn || fields.includes('isActive')) return isOwn ? refuse('FORBIDDEN', refusalTexts.ownFields) : manages;
  return manages.allowed ? allowed : refuse('FORBIDDEN', refusalTexts.ownFields);
}
