import type { ConflictGrade } from '../../safety/signing/index.js';
import type { WeightUnit } from '../../clients/patient/index.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';
import type { DeaSchedule, PriceBookFacts, ProductApprovalType } from '../../catalog/product/index.js';
import type { Instant, PlainDate } from '../../base/time/index.js';

/** The version of the shape below. A later shape gets the next number, and readers keep reading this one. */
export const issueRecordVersion = 1;

/** The records whose values a prescription keeps from its issue; field names as they travel (P-188). */
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
  /** Where the record comes from: an imported one may be without allergies because none were delivered (C-283). */
  readonly isPIMSImport: boolean;
  readonly pimsConnectionType: PimsConnectionType | null;
}

/** As it is stored: its type is named by id. */
export interface IssuedPhone {
  readonly uuid: string;
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
  readonly isActive: boolean;
}
/** Likewise. */
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
  /** The price book of the location, as it was; empty when it had no price. */
  readonly priceBooks: readonly PriceBookFacts[];
}

/** A finding of the check, as it was shown to who issued. */
export interface ShownFinding {
  /** 'table:C01', 'record:weight', 'duplicate:ingredient' or 'dose:ten-fold-dose'. */
  readonly rule: string;
  readonly grade: ConflictGrade;
  readonly text: string;
  /** Why it matters; `null` when the text says it all. */
  readonly reason: string | null;
  readonly source: string | null;
}

/** What the check found at the issue, and by which rules. */
export interface IssueChecks {
  readonly findings: readonly ShownFinding[];
  readonly notChecked: readonly { readonly kind: string; readonly name: string; readonly reason: string }[];
  /** The version of the interaction table. */
  readonly ruleTable: string;
  /** The version of the server whose other rules judged. */
  readonly software: string;
}

/**
 * What a prescription was issued on: the values of every record it names, as they were when it was signed. It is written
 * with the issue and never changed.
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
  /** Display name of who pressed the button. */
  readonly submittedBy: string | null;
  readonly workflowUser: string | null;
  /** The fax of the product's pharmacy, as digits. */
  readonly pharmacyFax: string | null;
  /** The words that were agreed to by signing. */
  readonly signature: string;
  /** `null` for office use, and where the findings were not kept. */
  readonly checks: IssueChecks | null;
  /** Parts whose values were read from their records only later, each with when; no part of a prescription issued here. */
  readonly recordedLater: Readonly<Partial<Record<IssuedPart, Instant>>>;
}
