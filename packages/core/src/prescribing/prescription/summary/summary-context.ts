import type { ExternalPrescription } from '../../../catalog/prescription-name/index.js';
import type { PriceFacts, ProductFacts } from '../../../catalog/product/index.js';
import type { StoredWeight } from '../../../clients/patient/index.js';
import type { Features, LocationFacts } from '../../../practice/location/index.js';
import type { LinkedRecord } from '../../../practice/pims-connection/index.js';
import type { SigningFacts } from '../../../safety/conflict/index.js';
import type { DraftFacts } from '../draft/saved-field.js';
import type { FieldAuthor } from '../form/author.js';
import type { PrescriptionFacts } from '../form/prescription-facts.js';

/** A prescription that the new one is compared with; contract field names (P-188). */
export interface EarlierPrescription extends Pick<
  PrescriptionFacts,
  'product' | 'unitPerFill' | 'directions' | 'daysSupply' | 'refills' | 'prnFlag' | 'flavorId'
> {
  readonly id: string;
  readonly rxNumber: string | null;
  readonly elsewhere?: ExternalPrescription | null | undefined;
  readonly issuedDate: string | null;
  readonly authorizingVetLocationUser: { readonly displayName: string } | null;
}

/** Input of the comparison with the last prescription. */
export interface ComparedContext {
  readonly product: (ProductFacts & PriceFacts) | null;
  readonly patient: (StoredWeight & LinkedRecord) | null;
  /** The renewed prescription; `null` without one. */
  readonly previous: EarlierPrescription | null;
  /** The patient's history; omitted until it is loaded. */
  readonly facts?: SigningFacts;
}

/** What the summary of a prescription needs besides the form. */
export interface SummaryContext extends ComparedContext {
  readonly location: LocationFacts;
  readonly features: Features;
  readonly isOfficeUse: boolean;
  readonly vets: readonly { readonly id: string; readonly displayName: string }[];
  /** The draft as stored; `null` for a new prescription. */
  readonly draft: (DraftFacts & { readonly writtenBy: readonly FieldAuthor[] }) | null;
  /** Location user id of the signing user. */
  readonly viewerId: string;
}
