import type { Issue } from '../../base/failure/index.js';
import type { SpeciesCode } from '../../base/species/index.js';

/** The stored gender codes: male, female, unknown, other, spayed, neutered. @see C-062, C-192 */
export const genderCodes = ['M', 'F', 'U', 'O', 'S', 'N'] as const;
export type GenderCode = (typeof genderCodes)[number];

/** An option for the gender of a species. */
export interface GenderOption {
  readonly code: GenderCode;
  readonly label: string;
}

const simple: readonly GenderOption[] = [
  { code: 'M', label: 'Male' },
  { code: 'F', label: 'Female' },
  { code: 'U', label: 'Unknown' },
  { code: 'O', label: 'Other' },
];
const ofHorses: readonly GenderOption[] = [
  { code: 'F', label: 'Mare' },
  { code: 'N', label: 'Gelding' },
  { code: 'M', label: 'Stallion' },
  { code: 'O', label: 'Other' },
  { code: 'U', label: 'Unknown' },
];
const altered: readonly GenderOption[] = [
  { code: 'M', label: 'Male' },
  { code: 'F', label: 'Female' },
  { code: 'N', label: 'Neutered' },
  { code: 'S', label: 'Spayed' },
  { code: 'U', label: 'Unknown' },
  { code: 'O', label: 'Other' },
];
const bySpecies: Readonly<Record<SpeciesCode, readonly GenderOption[]>> = {
  equine: ofHorses,
  canine: altered,
  feline: altered,
  small_animal: altered,
  avian: simple,
  reptile: simple,
  other: simple,
  unknown: simple,
};

/**
 * The gender options of a species.
 *
 * @param species - `null` while none is chosen
 * @param hasPatientGender - the location's feature patientGender; without it every species has the same four
 * @see C-063
 */
export function genderOptions(species: SpeciesCode | null, hasPatientGender: boolean): readonly GenderOption[] {
  return hasPatientGender && species !== null ? bySpecies[species] : simple;
}

/**
 * The full name of a stored gender, for a field labeled Gender. Unlike `genderWord`, it includes Unknown and Other.
 *
 * @param code - as stored; an unknown one is shown as it is
 * @returns `null` when no gender is stored
 * @see C-055, C-110, A-577
 */
export function genderLabel(code: string | null): string | null {
  return altered.find((option) => option.code === code)?.label ?? (code || null);
}

/** C-062, C-064. */
export const genderTexts = {
  required: 'Select a gender.',
  notOfSpecies: 'Select one of the genders of this species.',
} as const;

/** The context for validating a gender. */
export interface GenderQuestion {
  readonly gender: string | null;
  /** As stored; `null` for a new patient. A stored value is valid until it is changed (C-064). */
  readonly stored: string | null;
  readonly species: SpeciesCode | null;
  readonly hasPatientGender: boolean;
  /** Codes of a practice system are accepted unfiltered (C-064). */
  readonly isImport: boolean;
}

/**
 * The issues of a gender: it must be one of the six codes and, if the location has genders by species, one the species
 * has when it is newly set by hand.
 *
 * @see C-062, C-064
 */
export function checkGender(
  { gender, stored, species, hasPatientGender, isImport }: GenderQuestion,
  path = 'gender',
): readonly Issue[] {
  if (!genderCodes.some((code) => code === gender)) return [{ path, code: 'required', message: genderTexts.required }];
  if (!hasPatientGender || isImport || gender === stored) return [];
  const isOffered = genderOptions(species, true).some(({ code }) => code === gender);
  return isOffered ? [] : [{ path, code: 'unknown', message: genderTexts.notOfSpecies }];
}
