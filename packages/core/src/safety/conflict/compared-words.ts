import { beginnings, generalWords } from './vocabulary/no-allergen.js';
import { otherThings } from './allergy/keyword-conflict.js';
import { purposes } from './allergy/no-allergen-keyword.js';
import {
  conditionFillers,
  doseWords,
  healthyWords,
  negativeWords,
  noneWords,
  reactionWords,
  takesBack,
} from './vocabulary/filler-words.js';
import { excipients, openings, salts } from './drug/substance.js';
import { emptyTerms } from './term/term.js';

/** The word lists that the comparison uses; all words are normalized. */
export interface ComparedWords {
  /** Terms that mean 'nothing' and never match. */
  readonly emptyTerms: readonly string[];
  /** Words in the singular. An allergy that consists only of them has no allergen. */
  readonly generalWords: readonly string[];
  /** Introductory words before an allergen. */
  readonly beginnings: readonly string[];
  /** Phrases in which a word has another meaning than alone. */
  readonly otherThings: readonly string[];
  /** Catalog keywords that are never compared with allergies; as in the catalog, in lowercase. */
  readonly purposes: readonly string[];
  /** Words for the salt or form of a substance. */
  readonly salts: readonly string[];
  /** Words that begin many names and so identify none of them. */
  readonly openings: readonly string[];
  /** Inactive ingredients. */
  readonly excipients: readonly string[];
  /** Words of recorded texts that name nothing, by what they say. */
  readonly fillers: Readonly<Record<string, readonly string[]>>;
}

/**
 * The word lists of the conflict check, for implementations in other languages.
 *
 * @see P-085, P-086, P-234
 */
export function comparedWords(): ComparedWords {
  return {
    emptyTerms: [...emptyTerms],
    generalWords: [...generalWords],
    beginnings: [...beginnings],
    otherThings,
    purposes: [...purposes],
    salts: [...salts],
    openings: [...openings],
    excipients: [...excipients],
    fillers: {
      none: [...noneWords],
      negative: [...negativeWords],
      condition: [...conditionFillers],
      healthy: [...healthyWords],
      dose: [...doseWords],
      takesBack: [...takesBack],
      reaction: [...reactionWords],
    },
  };
}
