import type { SpeciesCode } from '../../base/species/index.js';
import type { PlainDate } from '../../base/time/index.js';

export const weightUnits = ['lbs', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** Whether a text is a unit of weight. */
export const isWeightUnit = (text: string | null | undefined): text is WeightUnit =>
  weightUnits.some((unit) => unit === text);

/** A medication the patient takes, with its catalog data (P-085). */
export interface MedicationFacts {
  readonly name: string;
  readonly isResolved: boolean;
  readonly productId: string | null;
  readonly classification: string | null;
  readonly presentation: string | null;
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  /** Set for an active prescription rather than a recorded medication. */
  readonly prescriptionId: string | null;
}

/** A recorded allergy. */
interface RecordedAllergyFacts {
  readonly code: string;
  readonly name: string;
  /** drug, drug-class, food or environment; environment is never compared (P-085). */
  readonly kind: string;
  /** The ingredients of the catalog product with this name, if there is one (P-320). */
  readonly ingredients?: readonly string[] | null;
}

/** The fields of a patient that rules need. Field names are those of the API (C-195). */
export interface PatientFacts {
  readonly id: string;
  readonly name: string;
  readonly species: { readonly code: SpeciesCode; readonly name: string } | null;
  readonly breed: { readonly code: string; readonly name: string } | null;
  readonly birthdate: PlainDate | null;
  /** In `weightUnit`; null or 0 is unknown. */
  readonly weight: number | null;
  /** A missing unit means lbs (P-083). */
  readonly weightUnit: WeightUnit | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
  readonly allergies: readonly RecordedAllergyFacts[];
  readonly healthConditions: readonly { readonly code: string; readonly name: string }[];
  readonly currentMeds: readonly MedicationFacts[];
  readonly activePrescriptions: readonly MedicationFacts[];
}
