import { beginnings, generalWords } from './vocabulary/no-allergen.js';
import { otherThings } from './allergy/keyword-conflict.js';
import { purposes } from './allergy/no-allergen-keyword.js';
import { excipients, openings, salts } from './drug/substance.js';
import { emptyTerms } from './term/term.js';

/** The lists of words by which names are compared; each word normalised. */
export interface ComparedWords {
  /** Terms that say 'nothing' and never match. */
  readonly emptyTerms: readonly string[];
  /** Words in the singular; an allergy of nothing else names no allergen. */
  readonly generalWords: readonly string[];
  /** How people begin before they name an allergy. */
  readonly beginnings: readonly string[];
  /** Names in which a word means another thing than by itself. */
  readonly otherThings: readonly string[];
  /** Keywords of the catalogue that no allergy is compared with; as the catalogue has them, in lower case. */
  readonly purposes: readonly string[];
  /** Words that tell the salt or form of a substance. */
  readonly salts: readonly string[];
  /** Words that begin many names and so name none of them. */
  readonly openings: readonly string[];
  /** Ingredients that are no medicine. */
  readonly excipients: readonly string[];
}

/**
 * The words that the conflict check compares by, for whoever writes it in another language.
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
  };
}
