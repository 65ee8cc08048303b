import { encodeQueryValue } from '../../../practice/location/index.js';
import type { Parties } from '../edit/start-form.js';

/**
 * The page after a prescription was saved, declined, or deleted: its client's profile with its patient, the office-use
 * page, or the create home without a client.
 *
 * @see P-040, P-117
 */
export function pathAfterSave({ locationClientId, locationPatientId, isOfficeUse }: Parties): string {
  if (isOfficeUse) return '/officeuserx';
  if (locationClientId === null) return '/create';
  const profile = `/clients/profile/${encodeURIComponent(locationClientId)}`;
  return locationPatientId === null ? profile : `${profile}?patientId=${encodeQueryValue(locationPatientId)}`;
}
