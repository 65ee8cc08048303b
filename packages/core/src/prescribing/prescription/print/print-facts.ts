import type { LocationFacts } from '../../../practice/location/index.js';
import type { PriceFacts, ProductFacts } from '../../../catalog/product/index.js';
import type { ImportOrigin, WeightUnit } from '../../../clients/patient/index.js';
import type { PrescriptionForm, PrintedField, ShownAsStored } from '../form/form.js';
import type { Instant, PlainDate } from '../../../base/time/index.js';

/** An address as in the contract. */
export interface PrintAddress {
  readonly addressType: { readonly description: string } | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly isActive: boolean;
}

/** A phone as in the contract. */
export interface PrintPhone {
  readonly phoneType: { readonly description: string } | null;
  readonly phoneNumber: string;
  readonly isActive: boolean;
}

export interface PrintVet {
  readonly displayName: string;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly deaLicense: string | null;
}

export interface PrintPatient extends ImportOrigin {
  readonly name: string;
  readonly species: { readonly name: string } | null;
  readonly birthdate: PlainDate | null;
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
  readonly allergies: readonly { readonly name: string }[];
}

export interface PrintClient {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly addresses: readonly PrintAddress[];
}

/** Printed values that are stored with the issue and nowhere else in the prescription (P-330). */
export interface PrintIssueRecord {
  readonly signature: string;
  /** Digits only. */
  readonly pharmacyFax: string | null;
  readonly workflowUser: string | null;
}

/** Fields of a prescription that the printed form reads; contract field names (P-188). */
export interface PrintPrescription extends Pick<
  PrescriptionForm,
  ShownAsStored<PrintedField> | 'prnFlag' | 'isOfficeUse'
> {
  /** `null` in the view that opens before the issue is stored (P-101). */
  readonly rxNumber: string | null;
  /** `null` in the same case. */
  readonly issuedDate: Instant | null;
  readonly unitPerFill: number;
  readonly flavor: { readonly flavor: string } | null;
  readonly authorizingVetLocationUser: PrintVet | null;
  readonly actingLocationUser: { readonly displayName: string } | null;
  readonly impersonatedBy: string | null;
  readonly workflowLocationUser: { readonly displayName: string } | null;
  readonly product: ProductFacts & PriceFacts & { readonly unitMeasure: { readonly description: string } | null };
  readonly locationPatient: PrintPatient | null;
  readonly locationClient: PrintClient | null;
  /** Absent in the view that opens before the issue is stored. */
  readonly issueRecord?: PrintIssueRecord | null;
}

export interface PrintLocation extends Pick<LocationFacts, 'timeZone' | 'priceBookType' | 'locationPharmacies'> {
  readonly name: string;
  readonly locationAddresses: readonly PrintAddress[];
  readonly locationPhones: readonly PrintPhone[];
}

/** Mailing address for hard copies of controlled prescriptions, from the configuration (P-112). */
export interface MailingInstructions {
  /** Name, street, and city of the pharmacy, one line each. */
  readonly addressLines: readonly string[];
  readonly phone: string;
}

export interface PrintFacts {
  readonly prescription: PrintPrescription;
  readonly location: PrintLocation;
  /** Every pharmacy (PharmacyOptions), for the fax number of a vendor that is not one of the location's (P-108). */
  readonly pharmacies: readonly { readonly code: string; readonly fax: string | null }[];
  readonly mailing: MailingInstructions;
  readonly printedAt: Instant;
  /** Display name of the printing user. */
  readonly printedBy: string;
  /** Number of the reprint, 1 for the first; 0 for the original: the number of its `Printing` (P-146). */
  readonly reprint: number;
}
