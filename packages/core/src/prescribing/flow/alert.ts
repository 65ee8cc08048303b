import { isPimsEnabled, writesBack, type PimsSettings } from '../../practice/pims-connection/index.js';
import type { LocationFacts } from '../../practice/location/index.js';
import { isBlank } from '../../base/text/index.js';

type PimsLocation = PimsSettings & Pick<LocationFacts, 'isEnabledForWriteback'>;

/** The alert for a patient that is not linked with the PIMS (C-124). */
export const unlinkedPatientAlert = {
  text: 'This patient is not linked to PIMS so will not write back to the medical record...',
  linkPage: 'Go to Link Page',
  ignore: 'Ignore',
} as const;

/** The alert for a vet that is not linked (P-071). */
export const unlinkedVetAlert = {
  title: 'This vet is not linked to the PIMS',
  text: 'The prescription will not be written back to the medical record. An admin user can complete the link in user maintenance.',
  saveDraft: 'Save Draft',
  continue: 'Continue',
} as const;

/**
 * Whether issuing first shows the unlinked-patient alert: only with feature pimsAlertModal and PIMS enabled.
 *
 * @see C-124
 */
export function showsUnlinkedPatient(
  location: PimsLocation,
  features: ReadonlySet<string>,
  isPatientLinked: boolean,
): boolean {
  return !isPatientLinked && features.has('pimsAlertModal') && isPimsEnabled(location);
}

/**
 * Whether issuing first shows the unlinked-vet alert: if the location has write-back and the vet has no PIMS id.
 *
 * @see P-071, P-095
 */
export function showsUnlinkedVet(
  location: PimsLocation,
  features: ReadonlySet<string>,
  vet: { readonly pimsId?: string | null } | null,
): boolean {
  return vet !== null && isBlank(vet.pimsId) && writesBack(location, features);
}

/** Target of 'Go to Link Page': the search for the client's names (C-124). */
export function linkPageOf(client: { readonly firstName: string | null; readonly lastName: string | null }): string {
  return `/link?firstName=${encodeURIComponent(client.firstName ?? '')}&lastName=${encodeURIComponent(client.lastName ?? '')}`;
}
