import { mayNameDelegates } from '../delegation/index.js';
import { allowed, refuse, type Verdict } from '../failure/index.js';
import { sameId } from '../practice/index.js';
import type { CallFacts, Use } from './call.js';
import { assignmentAt } from './caller.js';
import { atEveryLocation, mayUse } from './may-use.js';
import { edit } from './need.js';
import { refusalTexts } from './refusal-text.js';

const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;
const activeRole = { kind: 'rights', all: [] } as const;

/**
 * Whether the delegations of vets may be changed: by the vet, or by who manages users there, in both cases only in a
 * role that is named a vet's.
 *
 * @see
 */
export function mayChangeDelegations(
  call: Use & { readonly facts: CallFacts['AddDelegatedUser'] | CallFacts['DeleteDelegatedUser'] },
): Verdict {
  const { caller, locationIds } = call;
  const general = mayUse(call);
  if (!general.allowed || caller.kind === 'support') return general;
  const standing = atEveryLocation(caller, locationIds, activeRole);
  if (!standing.allowed) return standing;
  const held = locationIds.map((id) => assignmentAt(caller, id));
  if (!held.every((assignment) => assignment && mayNameDelegates(assignment.role)))
    return refuse('FORBIDDEN', refusalTexts.delegatesOfVets);
  const isOwn = call.facts.vetIds.every((id) => held.some((assignment) => assignment && sameId(assignment.id, id)));
  return isOwn ? allowed : atEveryLocation(caller, locationIds, managing);
}
