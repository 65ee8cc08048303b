import type { BreedMatch } from '../cell/index.js';
import { openBreedMatcher } from '../cell/index.js';

export const today = '2026-11-27';

const listed = {
  canine: ['Labrador Retriever', 'Beagle', 'Mixed Breed'],
  feline: ['Domestic Shorthair', 'Siamese'],
} as const;
const breedsOf = (species: string): readonly string[] =>
  species === 'canine' || species === 'feline' ? listed[species] : [];
const matchers = new Map<string, (text: string) => BreedMatch | null>();

/** The listed breed of a small list; codes are names in lowercase. */
export function matchBreed(species: string, text: string): BreedMatch | null {
  const breeds = breedsOf(species).map((name) => ({ code: name.toLowerCase().replaceAll(' ', '-'), name }));
  const matcher = matchers.get(species) ?? openBreedMatcher({ breeds, names: [] });
  matchers.set(species, matcher);
  return matcher(text);
}
