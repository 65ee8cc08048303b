import type { VetLicenseFacts } from './license-standing.js';
import type { PlainDate } from '../../base/time/index.js';

export interface RoleFacts {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly canAuthorize: boolean;
}

/** What the rules read of a person at a location; field names as they travel. */
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
