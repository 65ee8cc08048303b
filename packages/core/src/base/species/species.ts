/** C-200. */
export const speciesCodes = [
  'avian',
  'canine',
  'equine',
  'feline',
  'other',
  'reptile',
  'small_animal',
  'unknown',
] as const;
export type SpeciesCode = (typeof speciesCodes)[number];
