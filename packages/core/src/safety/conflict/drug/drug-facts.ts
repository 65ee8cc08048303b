import { type Drug, isSameDrug } from './drug.js';
import { normaliseTerm } from '../term/term.js';

/** The fields of a catalog product that identify its drug. */
export interface DrugFacts {
  readonly id: string;
  readonly ingredients: readonly string[];
}

const drugOf = ({ ingredients }: DrugFacts): Drug => ({
  ingredients: ingredients.map(normaliseTerm).filter((text) => text !== ''),
  keywords: [],
  classification: '',
  presentation: '',
  flavor: '',
});

/**
 * Whether two products contain the same drug: the same ingredients, whatever the salt, strength or form, or the same
 * product when the catalog has no ingredient.
 *
 * @see P-248, P-250
 */
export function isOfDrug(one: DrugFacts, other: DrugFacts): boolean {
  return one.id === other.id || isSameDrug(drugOf(one), drugOf(other));
}
