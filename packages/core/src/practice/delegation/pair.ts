import { allowed, isYes, refuse, type Verdict } from '../../base/failure/index.js';
import { sameId } from '../location/index.js';
import { delegationTexts } from './text.js';

/** The facts that decide whether a user may be part of a pair; `isActive` is that of A-040. */
export interface PairMember {
  readonly id: string;
  readonly locationId: string;
  readonly isActive: boolean;
  readonly role: { readonly isActive: boolean; readonly canAuthorize: boolean };
}

/**
 * Whether a vet may delegate to a user: they are two different users, active at the same location, and the vet's role
 * can authorize. The delegate's role does not matter, because the delegate signs in the vet's name.
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

/** The users who can be chosen as a delegate: all other active users of the location, sorted by name. @see A-075 */
export function delegateCandidates<P extends Pick<PairMember, 'id' | 'isActive'> & { readonly displayName: string }>(
  vetId: string,
  people: readonly P[],
): P[] {
  return people
    .filter(({ id, isActive }) => isActive && !sameId(id, vetId))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
}

/** Whether a user has the Delegations tab: their own role can authorize. @see */
export function hasDelegations(role: PairMember['role']): boolean {
  return isYes(role.isActive) && isYes(role.canAuthorize);
}

/** Whether users of a role may change delegations: its name contains 'vet', ignoring case. @see */
export function mayNameDelegates(role: { readonly name: string }): boolean {
  return role.name.toLowerCase().includes('vet');
}
