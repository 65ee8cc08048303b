import { allowed, isYes, refuse, type Verdict } from '../../base/failure/index.js';
import { sameId } from '../location/index.js';
import { delegationTexts } from './text.js';

/** What tells whether somebody may be one of a pair; `isActive` is that of A-040. */
export interface PairMember {
  readonly id: string;
  readonly locationId: string;
  readonly isActive: boolean;
  readonly role: { readonly isActive: boolean; readonly canAuthorize: boolean };
}

/**
 * Whether a vet may give somebody access: two different people, active at the same location, and the vet's role can
 * authorize. The role of who receives it says nothing; what they sign is the vet's.
 *
 * @see A-077
 */
export function mayPair(vet: PairMember, delegate: PairMember): Verdict {
  if (sameId(vet.id, delegate.id)) return refuse('BAD_USER_INPUT', delegationTexts.self);
  if (!isYes(vet.isActive) || !isYes(vet.role.isActive) || !isYes(vet.role.canAuthorize))
    return refuse('BAD_USER_INPUT', delegationTexts.vetCannotAuthorize);
  if (!isYes(delegate.isActive) || !sameId(vet.locationId, delegate.locationId))
    return refuse('BAD_USER_INPUT', delegationTexts.delegateInactive);
  return allowed;
}

/** Who may be chosen as a delegate: everybody else who is active at the location, by name. @see A-075 */
export function delegateCandidates<P extends Pick<PairMember, 'id' | 'isActive'> & { readonly displayName: string }>(
  vetId: string,
  people: readonly P[],
): P[] {
  return people
    .filter(({ id, isActive }) => isActive && !sameId(id, vetId))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
}

/** Whether the Delegations tab is there for a person: their own role can authorize. @see */
export function hasDelegations(role: PairMember['role']): boolean {
  return isYes(role.isActive) && isYes(role.canAuthorize);
}

/** Whether people of a role may change delegations: its name contains 'vet', in any case. @see */
export function mayNameDelegates(role: { readonly name: string }): boolean {
  return role.name.toLowerCase().includes('vet');
}
