import { type KnowledgePackage, perKnowledge } from '../../../knowledge/index.js';
import { conditionFillers, healthyWords } from '../vocabulary/filler-words.js';
import { deniesCondition } from './denied.js';
import { conditionVocabulary } from '../vocabulary/vocabulary.js';
import { nameReader, readAsOf, readItems, type ReadItem } from './read-names.js';
import { normaliseTerm } from '../term/term.js';

const reader = perKnowledge((knowledge) =>
  nameReader(conditionVocabulary(knowledge), (word) => conditionFillers.has(word), { isJoined: true }),
);

/** A parsed health condition. */
export interface ConditionReading {
  /** The conditions of the animal, normalized: the recorded text, and the words of the table that it stands for. */
  readonly text: string;
  /** Items that match no known condition, as recorded. */
  readonly unread: readonly string[];
  /** Items that deny a condition or mark it as not established. */
  readonly denied: readonly string[];
  readonly readAs: readonly string[];
}

const isNothing = ({ words }: ReadItem) => words.every((word) => healthyWords.has(word));
const isUnread = (item: ReadItem) => item.names.length === 0 && !isNothing(item);

/**
 * Parses a recorded health condition: 'CKD' is read as kidney disease, 'No renal disease' as none.
 *
 * @see P-321
 */
export function readCondition(recorded: string, knowledge: KnowledgePackage): ConditionReading {
  const items = readItems(recorded, reader(knowledge));
  const denied = items.filter((item) => deniesCondition(item.words) && !isNothing(item));
  const kept = items.filter((item) => !deniesCondition(item.words));
  const isNamed = kept.some(({ names }) => names.length > 0);
  const unread = kept.filter((item) => isUnread(item) && (item.hasUnknown || !isNamed));
  const means = kept.flatMap(({ names }) => names.flatMap((name) => name.means));
  return {
    text: [...kept.map(({ text }) => normaliseTerm(text)), ...means].join(' ; '),
    unread: unread.map(({ text }) => text),
    denied: denied.map(({ text }) => text),
    readAs: readAsOf(kept.flatMap(({ names }) => names)),
  };
}
