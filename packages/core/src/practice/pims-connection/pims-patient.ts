/** A patient of a practice system. Field names are those of the API (C-197). Dates and weights are as reported. */
export interface PimsPatient {
  readonly id: string;
  readonly pimsId: string | null;
  readonly name: string | null;
  readonly dateOfBirth: string | null;
  readonly dateOfDeath: string | null;
  readonly gender: string | null;
  readonly normalizedGender: string | null;
  readonly species: string | null;
  readonly normalizedSpecies: string | null;
  readonly breed: string | null;
  /** In pounds. */
  readonly currentWeightInPounds: number | null;
  readonly isDeleted: boolean | null;
  readonly isDeceased: boolean | null;
  readonly isActive: boolean | null;
  readonly allergies: readonly string[];
}
