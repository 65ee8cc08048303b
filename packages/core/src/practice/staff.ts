import { roleLabel } from './role.js';
import type { LocationUserFacts } from './location-user.js';

/** What is asked of a person to be chosen on a form. */
export type StaffFacts = Pick<LocationUserFacts, 'displayName' | 'isActive' | 'role'>;

/**
 * Whether a location user can be named as the vet of a prescription, drafts included: active, with an active role
 * that can authorize.
 *
 * @see P-066
 */
export function isEligibleVet(person: Pick<StaffFacts, 'isActive' | 'role'>): boolean {
  return person.isActive && person.role.isActive && person.role.canAuthorize;
}

/** The choices of 'Authorizing Vet', in the order given. @see P-066 */
export function eligibleVets<P extends StaffFacts>(people: readonly P[]): P[] {
  return people.filter(isEligibleVet);
}

/** The people work can be handed to: the active users of the location. @see P-072 */
export function workflowUsers<P extends StaffFacts>(people: readonly P[]): P[] {
  return people.filter((person) => person.isActive);
}

/** Name plus role: 'Priya Natarajan, Staff'. @see P-072 */
export function staffLabel(person: { readonly displayName: string; readonly role: { readonly name: string } }): string {
  return `${person.displayName}, ${roleLabel(person.role)}`;
}
