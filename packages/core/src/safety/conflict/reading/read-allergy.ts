import { type KnowledgePackage, perKnowledge } from '../../../knowledge/index.js';
import { beginnings, generalWords } from '../vocabulary/no-allergen.js';
import { openings, salts } from '../drug/substance.js';
import { deniesAllergy } from './denied.js';
import { nameReader, readAsOf, readItems, type ReadItem, type ReadName } from './read-names.js';
import { negativeWords, noneWords } from '../vocabulary/filler-words.js';
import { allergenVocabulary } from '../vocabulary/vocabulary.js';

const isFiller = (word: string) =>
  generalWords.has(word) || beginnings.has(word) || salts.has(word) || openings.has(word);

const reader = perKnowledge((knowledge) => nameReader(allergenVocabulary(knowledge), isFiller, { isJoined: false }));

/** A text that says the animal has no allergies: 'NKDA', 'None known', 'No drug reactions'. */
const statesNone = ({ words }: ReadItem) =>
  words.every((word) => noneWords.has(word)) && words.some((word) => negativeWords.has(word));

/** A parsed allergy. */
export interface AllergyReading {
  /** The items that are or may be allergens, as recorded. */
  readonly items: readonly string[];
  readonly names: readonly ReadName[];
  /** Items that match no known name. */
  readonly unread: readonly string[];
  /** Items that deny an allergy. */
  readonly denied: readonly string[];
  /** Whether it contains only words that are not allergens: 'Antibiotics', 'severe vomiting'. */
  readonly isTooGeneral: boolean;
  readonly readAs: readonly string[];
}

/**
 * Parses a recorded allergy into items: brands, abbreviations and misspelled names are resolved to what they stand for.
 *
 * @see P-320
 */
export function readAllergy(recorded: string, knowledge: KnowledgePackage): AllergyReading {
  const items = readItems(recorded, reader(knowledge)).filter((item) => !statesNone(item));
  const isDenied = ({ words, names }: ReadItem) => names.length > 0 && deniesAllergy(words);
  const kept = items.filter((item) => !isDenied(item));
  const unread = kept.filter(({ names, hasUnknown }) => names.length === 0 && hasUnknown);
  const names = kept.flatMap((item) => item.names);
  return {
    items: kept.map(({ text }) => text),
    names,
    unread: unread.map(({ text }) => text),
    denied: items.filter(isDenied).map(({ text }) => text),
    isTooGeneral: kept.length > 0 && names.length === 0 && unread.length === 0,
    readAs: readAsOf(names),
  };
}
