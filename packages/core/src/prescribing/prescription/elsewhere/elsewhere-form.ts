import type { PlainDate } from '../../../base/time/index.js';

/** A prescription as another system has it, before it is brought along. */
export interface ElsewhereForm {
  /** As the other system says it; blank or 'open' for one in force. */
  readonly status: string | null;
  /** Dispensing units of one fill. */
  readonly quantity: number | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  /** As the paper says; `null` with `prnFlag`. */
  readonly refills: number | null;
  readonly prnFlag: boolean;
  /** How often it may still be filled; `null` where nobody counted, which leaves all of them. */
  readonly fillsLeft: number | null;
  readonly issuedOn: PlainDate | null;
  /** The last day on which it may be filled. */
  readonly expiresOn: PlainDate | null;
  readonly prescriber: string | null;
  readonly number: string | null;
  readonly place: string | null;
  readonly note: string | null;
}

/** A field of it, or something that it names. */
export type ElsewhereField = keyof ElsewhereForm | 'productId' | 'locationClientId' | 'locationPatientId';

/** What it is judged by. */
export interface ElsewhereContext {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** Whether the product is in the catalogue. One that is inactive or controlled may be named: nothing is issued of it. */
  readonly isProductKnown: boolean;
  /** `null` where the location has no such client. */
  readonly client: { readonly isOfficeUse: boolean } | null;
  readonly patient: { readonly isOfficeUse: boolean; readonly isDeceased: boolean } | null;
  readonly isPatientOfClient: boolean;
}
