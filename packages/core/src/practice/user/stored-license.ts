import type { PlainDate } from '../../base/time/index.js';

/** A vet license as it is read from the API. */
export interface StoredLicense {
  readonly vetLicenseNumber?: string | null;
  readonly vetLicenseExpiration?: PlainDate | null;
  readonly vetLicenseState?: string | null;
}
