import type { SpeciesCode } from '../../base/species/index.js';
import { wordMeanings } from '../language/index.js';
import { listedSpecies } from '../record/index.js';

const otherLanguages = wordMeanings((language) => language.species);

/** The species that a cell names, also in German, Spanish and French; `null` for any other text. @see */
export function speciesOfCell(cell: string): SpeciesCode | null {
  return listedSpecies(cell) ?? otherLanguages.get(cell.trim().toLowerCase()) ?? null;
}
