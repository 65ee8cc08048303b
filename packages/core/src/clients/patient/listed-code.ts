import type { Issue } from '../../base/failure/index.js';
import { speciesCodes, type SpeciesCode } from '../../base/species/index.js';

/** A submitted allergy, condition or medication: a listed code with its name. */
export interface CodedEntry {
  readonly code: string;
  readonly name: string;
}

/** The codes of a list to choose from. */
export type Listed = readonly { readonly code: string }[];

/** C-061, C-069, C-070. */
export const patientFormTexts = {
  species: 'Select one of the listed species.',
  breed: 'Select one of the breeds of this species.',
  code: 'Select one of the listed entries.',
  vet: 'Select one of the vets of this location.',
} as const;

/** Whether a code is a listed species. @see C-061, C-200 */
export const isSpecies = (code: string | null): code is SpeciesCode => speciesCodes.some((known) => known === code);

/** The issues of chosen entries that are not listed. @param path - of the list in its input @see C-069 */
export function checkCodes(entries: readonly CodedEntry[], known: Listed, path: string): Issue[] {
  return entries.flatMap(({ code }, index) =>
    isListed(known, code) ? [] : [{ path: `${path}.${index}`, code: 'unknown', message: patientFormTexts.code }],
  );
}

export const isListed = (list: Listed, code: string) => list.some((entry) => entry.code === code);
