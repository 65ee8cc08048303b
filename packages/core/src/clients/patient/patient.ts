import type { SpeciesCode } from '../../base/species/index.js';
import type { PlainDate } from '../../base/time/index.js';

export const weightUnits = ['lbs', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** A medication the patient takes, with what the catalogue knows of it (P-085). */
export interface MedicationFacts {
  readonly name: string;
  readonly isResolved: boolean;
  readonly productId: string | null;
  readonly classification: string | null;
  readonly presentation: string | null;
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  /** Set when it is an active prescription instead of a recorded medication. */
  readonly prescriptionId: string | null;
}

/** An allergy as it is recorded. */
interface RecordedAllergyFacts {
  readonly code: string;
  readonly name: string;
  /** drug, drug-class, food or environment; environment is never compared (P-085). */
  readonly kind: string;
  /** Of the product of the catalogue that is called so, where there is one (P-320). */
  readonly ingredients?: readonly string[] | null;
}

/** What the rules read of a patient; field names as they travel (C-195). */
export interface PatientFacts {
  readonly id: string;
  readonly name: string;
  readonly species: { readonly code: SpeciesCode; readonly name: string } | null;
  readonly breed: { readonly code: string; readonly name: string } | null;
  readonly birthdate: PlainDate | null;
  /** In `weightUnit`; null or 0 is unknown. */
  readonly weight: number | null;
  /** A missing unit is lbs (P-083). */
  readonly weightUnit: WeightUnit | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
  readonly allergies: readonly RecordedAllergyFacts[];
  readonly healthConditions: readonly { readonly code: string; readonly name: string }[];
  readonly currentMeds: readonly MedicationFacts[];
  readonly activePrescriptions: readonly MedicationFacts[];
}
