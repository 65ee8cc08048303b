import { folded } from '../../base/text/index.js';
import { slipsBetween } from '../../clients/same-person/index.js';
import type { NameRow } from '../../knowledge/index.js';
import { breedWords } from './breed-words.js';

/** A listed breed of a species. */
export interface BreedEntry {
  readonly code: string;
  readonly name: string;
}

/** A listed breed that a text names. */
export interface BreedMatch {
  readonly breed: BreedEntry;
  /**
   * `certain` for the same words in any order; `likely` for another name or short form, a part of a mix, or a similar
   * spelling, which a person has to confirm.
   */
  readonly confidence: 'certain' | 'likely';
}

/** What the breeds of a species are matched with. */
export interface BreedLists {
  readonly breeds: readonly BreedEntry[];
  /** Other names of breeds, from the clinical knowledge. */
  readonly names: readonly NameRow[];
}

/** Words that don't distinguish breeds. */
const fillers: ReadonlySet<string> = new Set(['dog', 'cat', 'the', 'purebred', 'pb', 'breed', 'type']);
const spellings: Readonly<Record<string, string>> = {
  st: 'saint',
  shepard: 'shepherd',
  sheperd: 'shepherd',
  mini: 'miniature',
};
const mix = /\b(?:mix|mixed|cross|x)\b/g;

const plain = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .map((word) => spellings[word] ?? word)
    .filter((word) => word !== '' && !fillers.has(word));
const keyOf = (text: string) => [...new Set(wordsOf(text))].toSorted().join(' ');
const lettersOf = (text: string) => wordsOf(text).join('');

/**
 * Finds listed breeds by their names in files: in another order ('Retriever, Labrador'), by another name, as a part of a
 * mix, or spelled similarly. Each text is matched once.
 *
 * @see A-588
 */
export function openBreedMatcher({ breeds, names }: BreedLists): (text: string) => BreedMatch | null {
  const byName = new Map(
    breeds.flatMap((breed) => [breed.code, breed.name].map((name) => [name.toLowerCase(), breed])),
  );
  const byKey = uniqueBy(breeds, (breed) => [keyOf(breed.name)]);
  const byLetters = uniqueBy(breeds, (breed) => [lettersOf(breed.name)]);
  const bySynonym = new Map([...synonyms(breeds, breedWords), ...synonyms(breeds, names)]);
  const known = new Map<string, BreedMatch | null>();

  const likely = (text: string): BreedEntry | null =>
    bySynonym.get(plain(text)) ??
    partOfMix(text) ??
    containedIn(text, breeds) ??
    abbreviatedIn(text, breeds) ??
    similarTo(text, breeds);
  const same = (text: string): BreedEntry | null =>
    byName.get(text.trim().toLowerCase()) ?? byKey.get(keyOf(text)) ?? byLetters.get(lettersOf(text)) ?? null;
  function partOfMix(text: string): BreedEntry | null {
    const parts = text.split(/\s*\/\s*|\s+x\s+/i).map((part) => plain(part).replaceAll(mix, '').trim());
    if (parts.length === 1 && parts[0] === plain(text)) return null;
    const found = parts.filter((part) => part !== '').map((part) => same(part) ?? likely(part));
    return found.find((breed) => breed !== null) ?? null;
  }
  function match(text: string): BreedMatch | null {
    const certain = keyOf(text) === '' ? null : same(text);
    if (certain !== null) return { breed: certain, confidence: 'certain' };
    const proposed = plain(text) === '' ? null : likely(text);
    return proposed === null ? null : { breed: proposed, confidence: 'likely' };
  }
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = match(text);
    known.set(text, found);
    return found;
  };
}

/** The breeds by a key that only one of them has. */
function uniqueBy(breeds: readonly BreedEntry[], keysOf: (breed: BreedEntry) => readonly string[]) {
  const found = new Map<string, BreedEntry | null>();
  for (const breed of breeds)
    for (const key of keysOf(breed)) if (key !== '') found.set(key, found.has(key) ? null : breed);
  return new Map([...found].flatMap(([key, breed]) => (breed === null ? [] : [[key, breed] as const])));
}

/** The only listed breed of each row of names, by every name of the row. */
function synonyms(breeds: readonly BreedEntry[], rows: readonly NameRow[]): ReadonlyMap<string, BreedEntry> {
  const found = rows.flatMap(({ means, names }) => {
    const all = [plain(means.join(' ')), ...names.map(plain)];
    const listed = breeds.filter(({ name }) => all.includes(plain(name)));
    const own = listed.find(({ name }) => plain(name) === all[0]) ?? (listed.length === 1 ? listed[0] : undefined);
    return own === undefined ? [] : all.map((name) => [name, own] as const);
  });
  return new Map(found);
}

/** The breed with the most words of those whose words are all in the text: 'Chihuahua, Short Coat'. */
function containedIn(text: string, breeds: readonly BreedEntry[]): BreedEntry | null {
  const words = new Set(wordsOf(text));
  const found = breeds
    .map((breed) => ({ breed, words: wordsOf(breed.name) }))
    .filter((one) => one.words.length > 0 && one.words.every((word) => words.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length);
  const [first, second] = found;
  return first === undefined || second?.words.length === first.words.length ? null : first.breed;
}

/** Words that many breeds have in common, so that alone they name none. */
const groups: ReadonlySet<string> = new Set(
  'terrier retriever spaniel shepherd hound pointer setter bulldog collie poodle shorthair longhair american english german french australian standard miniature toy domestic'.split(
    ' ',
  ),
);
const leastLetters = 3;

/** The only breed with a word for each word of the text that begins with it: 'Golden Ret.', 'Bernese', 'Husky'. */
function abbreviatedIn(text: string, breeds: readonly BreedEntry[]): BreedEntry | null {
  const words = wordsOf(text);
  if (words.every((word) => groups.has(word)) || words.some((word) => word.length < leastLetters)) return null;
  const found = breeds.filter(({ name }) => {
    const named = wordsOf(name);
    return words.every((word) => named.some((one) => one.startsWith(word)));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** One letter in so many may differ from a similar name. */
const lettersPerSlip = 6;

/** The breed whose name differs from the text by the fewest letters, if these are few. */
function similarTo(text: string, breeds: readonly BreedEntry[]): BreedEntry | null {
  const letters = lettersOf(text);
  const scored = breeds
    .map((breed) => ({ breed, slips: fewSlips(letters, lettersOf(breed.name)) }))
    .filter(({ slips }) => slips !== null)
    .toSorted((a, b) => (a.slips ?? 0) - (b.slips ?? 0));
  const [first, second] = scored;
  return first === undefined || second?.slips === first.slips ? null : first.breed;
}

function fewSlips(one: string, other: string): number | null {
  const most = Math.floor(Math.max(one.length, other.length) / lettersPerSlip);
  if (Math.abs(one.length - other.length) > most) return null;
  const slips = slipsBetween(one, other);
  return slips > most ? null : slips;
}
