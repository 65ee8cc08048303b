import type { PatientFacts, WeightUnit } from '../../clients/patient/index.js';
import type { NamedPrescription } from '../../catalog/prescription-name/index.js';
import type { Instant, PlainDate } from '../../base/time/index.js';

/** The catalog fields that identify a therapy. Field names are those of the API. */
export interface TherapyProductFacts {
  readonly id: string;
  readonly title: string;
  readonly productFamily: string;
  readonly strengthDisplay: string | null;
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  readonly packsizeQty: number | null;
  readonly unit: string | null;
}

/** A fillable prescription, a pending request or a draft of the patient. */
export interface ActiveTherapyFacts extends NamedPrescription {
  readonly kind: 'prescription' | 'request' | 'draft';
  readonly id: string;
  readonly at: Instant;
  readonly by: string | null;
  readonly product: TherapyProductFacts;
  /** Dispensing units of one fill. */
  readonly quantity: number | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
  /** The fills left, including the first; `null` if unlimited or not issued. */
  readonly fillsLeft: number | null;
  readonly unitsLeft: number | null;
  readonly isFilled: boolean;
  readonly expiresOn: PlainDate | null;
  /** For a request: the prescription it renews, and the draft that answers it. */
  readonly previousPrescriptionId: string | null;
  readonly prescriptionId: string | null;
}

/** A prescription issued for the patient by any user at the location. */
export interface IssuedTherapyFacts extends NamedPrescription {
  readonly id: string;
  readonly issuedAt: Instant;
  readonly by: string | null;
  readonly product: TherapyProductFacts;
  readonly quantity: number;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
  readonly flavorId: string | null;
  readonly expiresOn: PlainDate | null;
  readonly isFillable: boolean;
}

export interface RecordedWeightFacts {
  readonly at: Instant;
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly by: string | null;
}

/** A request or draft that was declined earlier. */
export interface EarlierDeclineFacts {
  readonly at: Instant;
  readonly by: string | null;
  readonly reason: string | null;
  readonly product: TherapyProductFacts;
  readonly quantity: number | null;
  readonly taskId: string | null;
  readonly prescriptionId: string | null;
}

/** Another animal that may be meant: of the same client, or with the same name at the location. */
export interface OtherAnimalFacts extends Pick<
  PatientFacts,
  'id' | 'name' | 'species' | 'breed' | 'birthdate' | 'weight' | 'weightUnit'
> {
  readonly isOfClient: boolean;
  readonly clientName: string | null;
}

/**
 * The facts about the patient at the location beyond its record, each newest first. Field names are those of the API.
 */
export interface SigningFacts {
  readonly therapy: readonly ActiveTherapyFacts[];
  readonly issued: readonly IssuedTherapyFacts[];
  readonly weights: readonly RecordedWeightFacts[];
  readonly declines: readonly EarlierDeclineFacts[];
  readonly animals: readonly OtherAnimalFacts[];
  /** The quantities in which the product is issued at the location; `median` in dispensing units. */
  readonly usage: { readonly count: number; readonly median: number | null };
}
