import { type KnowledgePackage, perKnowledge } from '../../../knowledge/index.js';
import { generalWords } from '../vocabulary/no-allergen.js';
import { openings, salts } from '../drug/substance.js';
import { doseWords } from '../vocabulary/filler-words.js';
import { classesOf, drugVocabulary } from '../vocabulary/vocabulary.js';
import { nameReader, readAsOf, readItems } from './read-names.js';

const isFiller = (word: string) =>
  doseWords.has(word) || generalWords.has(word) || salts.has(word) || openings.has(word);

const reader = perKnowledge((knowledge) => nameReader(drugVocabulary(knowledge), isFiller, { isJoined: false }));

/** A medication parsed from its name. */
export interface MedicationReading {
  /** The substances in the name; normalized. */
  readonly ingredients: readonly string[];
  /** Their classes, as the interaction table names them. */
  readonly keywords: readonly string[];
  /** Whether the whole text was recognized with its exact spelling. */
  readonly isSure: boolean;
  readonly readAs: readonly string[];
}

/**
 * The substances and classes that the name of a medication stands for, if it is not in the catalog: 'Prozac 20 mg' is
 * fluoxetine, and serotonergic.
 *
 * @returns `null` if it contains no known medicine
 * @see P-324
 */
export function readMedication(recorded: string, knowledge: KnowledgePackage): MedicationReading | null {
  const items = readItems(recorded, reader(knowledge));
  const names = items.flatMap((item) => item.names);
  const ingredients = [...new Set(names.flatMap(({ means }) => means))];
  if (ingredients.length === 0) return null;
  const readAs = readAsOf(names);
  const isRead = items.every((item) => item.names.length > 0 || !item.hasUnknown);
  return {
    ingredients,
    keywords: [...new Set(ingredients.flatMap((substance) => classesOf(substance, knowledge)))],
    isSure: isRead && readAs.length === 0,
    readAs,
  };
}
