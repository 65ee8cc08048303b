import type { PlainDate } from '../../../base/time/index.js';

/** A prescription from another system before its import. */
export interface ExternalForm {
  /** As in the other system; blank or 'open' for an active one. */
  readonly status: string | null;
  /** Dispensing units per fill. */
  readonly quantity: number | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  /** As on the prescription; `null` with `prnFlag`. */
  readonly refills: number | null;
  readonly prnFlag: boolean;
  /** Number of remaining fills; `null` when not counted, which means all of them. */
  readonly fillsLeft: number | null;
  readonly issuedOn: PlainDate | null;
  /** Last day on which it can be filled. */
  readonly expiresOn: PlainDate | null;
  readonly prescriber: string | null;
  readonly number: string | null;
  readonly place: string | null;
  readonly note: string | null;
}

/** A field, or a record that it refers to. */
export type ExternalField = keyof ExternalForm | 'productId' | 'locationClientId' | 'locationPatientId';

/** The facts used to validate it. */
export interface ExternalContext {
  /** Current date at the location. */
  readonly today: PlainDate;
  /** Whether the product is in the catalog. An inactive or controlled one is allowed: nothing is issued from it. */
  readonly isProductKnown: boolean;
  /** `null` when the location has no such client. */
  readonly client: { readonly isOfficeUse: boolean } | null;
  readonly patient: { readonly isOfficeUse: boolean; readonly isDeceased: boolean } | null;
  readonly isPatientOfClient: boolean;
}
