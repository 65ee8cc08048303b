import { mayNameDelegates } from '../../practice/delegation/index.js';
import { sameId } from '../../practice/location/index.js';
import type { CallFacts, Use } from './call.js';
import { assignmentAt } from './caller.js';
import { lacking, openGrant, andThen, type CallGrants } from './explanation.js';
import { atEveryLocation, grantsToUse } from './may-use.js';
import { edit } from './need.js';
import { refusalTexts } from './refusal-text.js';

const managing = { kind: 'rights', all: [edit('usermanagement')] } as const;
const activeRole = { kind: 'rights', all: [] } as const;

/**
 * The alternatives for changing the delegations of vets: by the vet, or by a user manager of the location, in both
 * cases only with a role named as a vet role.
 *
 * @see
 */
export function grantsToChangeDelegations(
  call: Use & { readonly facts: CallFacts['AddDelegatedUser'] | CallFacts['DeleteDelegatedUser'] },
): CallGrants {
  const { caller, locationIds } = call;
  return andThen(grantsToUse(call), () => {
    if (caller.kind === 'support') return openGrant;
    return andThen(atEveryLocation(caller, locationIds, activeRole), () => {
      const held = locationIds.map((id) => assignmentAt(caller, id));
      if (!held.every((assignment) => assignment && mayNameDelegates(assignment.role)))
        return lacking('vet-role', refusalTexts.delegatesOfVets);
      const isOwn = call.facts.vetIds.every((id) => held.some((assignment) => assignment && sameId(assignment.id, id)));
      return isOwn ? openGrant : atEveryLocation(caller, locationIds, managing);
    });
  });
}
