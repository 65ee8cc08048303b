import { encodeQueryValue } from '../../../practice/location/index.js';
import type { Parties } from '../edit/start-form.js';

/**
 * Where a person goes after a prescription was saved, declined or deleted: to the profile of its client with its
 * patient, to the office-use page, and to the create home when it is for nobody.
 *
 * @see P-040, P-117
 */
export function pathAfterSave({ locationClientId, locationPatientId, isOfficeUse }: Parties): string {
  if (isOfficeUse) return '/officeuserx';
  if (locationClientId === null) return '/create';
  const profile = `/clients/profile/${encodeURIComponent(locationClientId)}`;
  return locationPatientId === null ? profile : `${profile}?patientId=${encodeQueryValue(locationPatientId)}`;
}
