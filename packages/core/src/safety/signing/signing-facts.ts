import type { PatientFacts, WeightUnit } from '../../clients/patient/index.js';
import type { NamedPrescription } from '../../catalog/prescription-name/index.js';
import type { Instant, PlainDate } from '../../base/time/index.js';

/** What of the catalogue tells one therapy from another; field names as they travel. */
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
  /** Fills that are left, the first included; `null` without a limit, and for what is not issued. */
  readonly fillsLeft: number | null;
  readonly unitsLeft: number | null;
  readonly isFilled: boolean;
  readonly expiresOn: PlainDate | null;
  /** Of a request: the prescription it renews, and the draft that answers it. */
  readonly previousPrescriptionId: string | null;
  readonly prescriptionId: string | null;
}

/** A prescription that was issued for the patient, by anybody at the location. */
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

/** A request or draft that was declined before. */
export interface EarlierDeclineFacts {
  readonly at: Instant;
  readonly by: string | null;
  readonly reason: string | null;
  readonly product: TherapyProductFacts;
  readonly quantity: number | null;
  readonly taskId: string | null;
  readonly prescriptionId: string | null;
}

/** Another animal that could be meant: of the same client, or of the same name at the location. */
export interface OtherAnimalFacts extends Pick<
  PatientFacts,
  'id' | 'name' | 'species' | 'breed' | 'birthdate' | 'weight' | 'weightUnit'
> {
  readonly isOfClient: boolean;
  readonly clientName: string | null;
}

/** What is known of the patient at the location beside the record, newest first each; field names as they travel. */
export interface SigningFacts {
  readonly therapy: readonly ActiveTherapyFacts[];
  readonly issued: readonly IssuedTherapyFacts[];
  readonly weights: readonly RecordedWeightFacts[];
  readonly declines: readonly EarlierDeclineFacts[];
  readonly animals: readonly OtherAnimalFacts[];
  /** The quantities in which the product is issued at the location; `median` in dispensing units. */
  readonly usage: { readonly count: number; readonly median: number | null };
}
