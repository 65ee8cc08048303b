import type { LocationUserFacts } from './location-user.js';
import { isVetRole } from './role.js';

/** What tells whether somebody may be a patient's prescribing vet. */
export type VetCandidate = Pick<LocationUserFacts, 'id' | 'displayName' | 'isActive'> & {
  readonly role: { readonly name: string; readonly canAuthorize: boolean };
};

/**
 * The people of a location who may be chosen as a patient's prescribing vet, by display name: who is active and either
 * may authorize or has the role of a vet.
 *
 * @param people - of the location
 * @see C-070
 */
export function prescribingVets<P extends VetCandidate>(people: readonly P[]): P[] {
  return people
    .filter(({ isActive, role }) => isActive && (role.canAuthorize || isVetRole(role)))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
}
