import type { SpeciesCode } from '../../base/species/index.js';
import { genderOptions } from './gender-option.js';

/** The fields of a patient that depend on its species, as codes (C-159). */
export interface OfSpecies {
  readonly gender: string | null;
  readonly breedCode: string | null;
  readonly healthConditions: readonly string[];
}

/** The options of a species: the results of BreedsBySpecies and HealthConditionsBySpecies. */
export interface OfferedBySpecies {
  readonly breeds: readonly { readonly code: string }[];
  readonly healthConditions: readonly { readonly code: string }[];
}

/**
 * The gender, breed and conditions of a patient after choosing another species: those the new species also offers.
 *
 * @param hasPatientGender - the location's feature patientGender
 * @see C-064
 */
export function afterSpeciesChange(
  { gender, breedCode, healthConditions }: OfSpecies,
  species: SpeciesCode,
  offered: OfferedBySpecies,
  hasPatientGender: boolean,
): OfSpecies {
  const isIn = (list: readonly { readonly code: string }[], code: string | null) =>
    list.some((entry) => entry.code === code);
  return {
    gender: isIn(genderOptions(species, hasPatientGender), gender) ? gender : null,
    breedCode: isIn(offered.breeds, breedCode) ? breedCode : null,
    healthConditions: healthConditions.filter((code) => isIn(offered.healthConditions, code)),
  };
}
