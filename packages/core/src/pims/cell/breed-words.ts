import type { NameRow } from '../../knowledge/index.js';
import { importLanguages, listedWords } from '../language/index.js';

/** Short forms that practices write, by the name of the breed. */
const shortForms: Readonly<Record<string, string>> = {
  'Labrador Retriever': 'lab, labrador, black lab, yellow lab, choc lab, chocolate lab',
  'German Shepherd Dog': 'gsd, german shep, ger shep, alsatian',
  'Australian Shepherd': 'aussie',
  'Australian Cattle Dog': 'acd, heeler, blue heeler, cattle dog',
  'Yorkshire Terrier': 'yorkie',
  'Doberman Pinscher': 'dobie, doberman',
  Rottweiler: 'rottie, rott',
  Dachshund: 'doxie, wiener dog',
  Chihuahua: 'chi',
  'German Shorthaired Pointer': 'gsp',
  'Jack Russell Terrier': 'jrt',
  'American Staffordshire Terrier': 'amstaff, am staff',
  'Domestic Shorthair': 'dsh',
  'Domestic Mediumhair': 'dmh',
  'Domestic Longhair': 'dlh',
};

/** Short forms, and names in other languages, as names of breeds. */
export const breedWords: readonly NameRow[] = [
  ...Object.entries(shortForms),
  ...importLanguages.flatMap(({ breeds }) => Object.entries(breeds)),
].map(([breed, words]) => ({ means: [breed.toLowerCase()], names: listedWords(words) }));
