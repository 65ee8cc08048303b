import type { LocationUserFacts } from './location-user.js';
import { isVetRole } from './role.js';

/** The facts that decide whether a user can be a patient's prescribing vet. */
export type VetCandidate = Pick<LocationUserFacts, 'id' | 'displayName' | 'isActive'> & {
  readonly role: { readonly name: string; readonly canAuthorize: boolean };
};

/**
 * The users of a location who can be chosen as a patient's prescribing vet, sorted by display name: active users who
 * can authorize or have a vet role.
 *
 * @param people - of the location
 * @see C-070
 */
export function prescribingVets<P extends VetCandidate>(people: readonly P[]): P[] {
  return people
    .filter(({ isActive, role }) => isActive && (role.canAuthorize || isVetRole(role)))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
}
