import type { CardIndicator } from '../../safety/cds/index.js';
import type { ConflictGrade } from '../../safety/signing/index.js';
import type { WeightUnit } from '../../clients/patient/index.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';
import type { DeaSchedule, PriceBookFacts, ProductApprovalType } from '../../catalog/product/index.js';
import type { Instant, PlainDate } from '../../base/time/index.js';

/** Version of the shape below. A later shape gets the next number, and readers continue to support this one. */
export const issueRecordVersion = 1;

/** The records whose values a prescription keeps from its issue; contract field names (P-188). */
export const issuedParts = ['patient', 'client', 'location', 'vet', 'product'] as const;
export type IssuedPart = (typeof issuedParts)[number];

interface Described {
  readonly id: string;
  readonly description: string;
}
interface Named {
  readonly code: string;
  readonly name: string;
}

export interface IssuedPatient {
  readonly name: string;
  readonly species: (Named & { readonly icon: string }) | null;
  readonly breed: Named | null;
  readonly gender: string | null;
  readonly birthdate: PlainDate | null;
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
  readonly allergies: readonly (Named & { readonly kind: string })[];
  readonly healthConditions: readonly Named[];
  /** Source of the record: an imported one can lack allergies because none were reported (C-283). */
  readonly isPIMSImport: boolean;
  readonly pimsConnectionType: PimsConnectionType | null;
}

/** As stored: its type is given by id. */
export interface IssuedPhone {
  readonly uuid: string;
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
  readonly isActive: boolean;
}
/** As stored. */
export interface IssuedAddress {
  readonly uuid: string;
  readonly addressTypeId: number;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly isActive: boolean;
}

export interface IssuedClient {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phones: readonly IssuedPhone[];
  readonly addresses: readonly IssuedAddress[];
}

export interface IssuedLocation {
  readonly name: string;
  readonly timeZone: string | null;
  readonly priceBookType: string;
  readonly locationAddresses: readonly IssuedAddress[];
  readonly locationPhones: readonly IssuedPhone[];
  readonly locationPharmacies: readonly (Named & { readonly fax: string | null; readonly isPrimary: boolean | null })[];
}

export interface IssuedVet {
  readonly displayName: string;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly deaLicense: string | null;
}

export interface IssuedProduct {
  readonly title: string;
  readonly sku: string | null;
  readonly ingredients: readonly string[];
  readonly productPresentation: (Described & { readonly image: string | null }) | null;
  readonly strengthDisplay: string | null;
  readonly unitMeasure: { readonly description: string } | null;
  readonly packsizeQty: number | null;
  readonly isControlled: boolean;
  readonly deaSchedule: DeaSchedule | null;
  readonly productApprovalType: ProductApprovalType;
  readonly fullfillmentVendor: string | null;
  /** The location's price book at issue; empty without a price. */
  readonly priceBooks: readonly PriceBookFacts[];
}

/** A finding of the check, as shown to the issuing user. */
export interface ShownFinding {
  /** 'table:C01', 'record:weight', 'duplicate:ingredient' or 'dose:ten-fold-dose'. */
  readonly rule: string;
  readonly grade: ConflictGrade;
  readonly text: string;
  /** Why it matters; `null` when the text is sufficient. */
  readonly reason: string | null;
  readonly source: string | null;
}

/** The findings at issue, and the versions of the rules. */
export interface IssueChecks {
  readonly findings: readonly ShownFinding[];
  readonly notChecked: readonly { readonly kind: string; readonly name: string; readonly reason: string }[];
  /** The version of the interaction table. */
  readonly ruleTable: string;
  /** The version of the server with the other rules. */
  readonly software: string;
}

/** A card of a CDS service, as it was shown when the prescription was signed. */
export interface IssuedExternalCard {
  readonly id: string;
  readonly summary: string;
  readonly detail: string | null;
  readonly indicator: CardIndicator;
  readonly source: string;
  /** The recorded answer in words; `null` without one. */
  readonly answer: string | null;
}

/** What a CDS service had said, and what of its check was missing. */
export interface IssuedExternalCheck {
  readonly service: string;
  readonly cards: readonly IssuedExternalCard[];
  readonly notChecked: readonly string[];
}

/** A confirmation of several renewals: its id, and the number of renewals that it named. @see P-469 */
export interface IssueBatch {
  readonly id: string;
  readonly count: number;
}

/**
 * An issued prescription's record: the values of every record it refers to, as of issue. It is written with the issue
 * and never changed.
 *
 * @see P-330
 */
export interface IssueRecord {
  readonly version: typeof issueRecordVersion;
  readonly patient: IssuedPatient | null;
  /** Names of the recorded medications. */
  readonly medications: readonly string[];
  readonly client: IssuedClient | null;
  readonly location: IssuedLocation;
  readonly vet: IssuedVet | null;
  readonly product: IssuedProduct;
  readonly flavor: string | null;
  /** Display name of the issuing user. */
  readonly submittedBy: string | null;
  readonly workflowUser: string | null;
  /** Fax number of the product's pharmacy, digits only. */
  readonly pharmacyFax: string | null;
  /** The statement that was agreed to by signing. */
  readonly signature: string;
  /** `null` for office use, and when the findings were not stored. */
  readonly checks: IssueChecks | null;
  /** One for each CDS service of the location; missing in a record without any. */
  readonly externalChecks?: readonly IssuedExternalCheck[] | undefined;
  /** The confirmation of several renewals that it was authorized by; missing if it was authorized by itself. @see P-469 */
  readonly batch?: IssueBatch | undefined;
  /** Parts whose values were read later than the issue, each with the time; none for a prescription issued here. */
  readonly recordedLater: Readonly<Partial<Record<IssuedPart, Instant>>>;
}
