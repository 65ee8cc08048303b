/** Names of what texts of a record stand for: brands, spellings and abbreviations. */
export interface NameRow {
  /** What the names stand for, as other rows name it; several for a combination. */
  readonly means: readonly string[];
  /** Other names, in lowercase without punctuation; may be empty. */
  readonly names: readonly string[];
}

/** A class of drugs with its members. */
export interface DrugClass {
  readonly name: string;
  /** Substances, without salts. */
  readonly members: readonly string[];
  /** Whether an allergy to one member is compared as one to all of them. */
  readonly isCrossReactive: boolean;
}

/** How likely a breed has the trait of a group. */
export const breedConfidences = ['tested', 'related', 'cross', 'unknown'] as const;
export type BreedConfidence = (typeof breedConfidences)[number];

/** Breeds that share a trait, such as a variant of MDR1. */
export interface BreedGroup {
  /** As rows name it: 'mdr1'. */
  readonly name: string;
  readonly species: string;
  /** Whether a mix of a breed of this group counts as that breed alone, not also as a mix of unknown breeds. */
  readonly isNamedInMixes: boolean;
  readonly breeds: readonly {
    readonly name: string;
    /** `tested`: found in this breed; `related`: in a related one; `cross`: a cross of one; `unknown`: no data. */
    readonly confidence: BreedConfidence;
    /** The share of tested animals with the trait, 0 to 1; `null` if it isn't known. */
    readonly frequency: number | null;
  }[];
}

/** The vocabulary of a package. All names are in lowercase without punctuation. */
export interface Vocabularies {
  readonly drugs: readonly NameRow[];
  readonly classes: readonly DrugClass[];
  /** Substances that the body turns into each other: an allergy to one is an allergy to the other. */
  readonly equivalents: readonly (readonly string[])[];
  /** Drug classes and foods as allergies name them. */
  readonly allergens: readonly NameRow[];
  /** Allergens that no product contains. */
  readonly environment: readonly string[];
  readonly conditions: readonly NameRow[];
  /** By species code. */
  readonly breeds: Readonly<Record<string, readonly NameRow[]>>;
  readonly breedGroups: readonly BreedGroup[];
}
