import type { VetLicenseFacts } from './license-status.js';
import type { PlainDate } from '../../base/time/index.js';

export interface RoleFacts {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly canAuthorize: boolean;
}

/** The facts about a user at a location that rules need. Field names are those of the API. */
export interface LocationUserFacts extends VetLicenseFacts {
  readonly id: string;
  readonly locationId: string;
  readonly displayName: string;
  readonly isActive: boolean;
  readonly role: RoleFacts;
  readonly pimsId?: string | null;
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: PlainDate | null;
}
