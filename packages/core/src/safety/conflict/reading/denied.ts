import { reactionWords, takesBack } from '../vocabulary/filler-words.js';

/**
 * Whether an item says that there is no such allergy: 'No penicillin allergy', 'Tolerates penicillin', 'Owner denies
 * penicillin allergy', 'Not allergic to penicillin'. 'No penicillin' says not to give it and is no denial.
 *
 * @param words - normalised, in the singular
 * @see P-320
 */
export function deniesAllergy(words: readonly string[]): boolean {
  const has = (word: string) => words.includes(word);
  if (has('denie') || has('denied') || has('denies')) return true;
  if (words.some((word) => /^tolerat(?:e|ed|ing)$/.test(word))) return !words.some((word) => takesBack.has(word));
  if (has('not')) return has('allergic');
  return has('no') && !has('longer') && words.some((word) => reactionWords.has(word));
}

/** Words after which what follows is not established: 'R/O', 'rule out', 'negative for', 'no', 'screened for'. */
const notEstablished =
  /\b(?:no|not|without|denie[ds]?|negative|neg|absent|normal|r o|ro|rule out|ruled out|rule-out|screen(?:ed|ing)? for|tested for|monitor(?:ing)? for|at risk|risk of|predisposed|free of|never had|unlikely)\b/;

/**
 * Whether an item says of a condition that the animal does not have it, or that it is not established: 'No renal
 * disease', 'R/O liver disease', 'liver normal'.
 *
 * @param words - normalised, in the singular
 * @see P-321
 */
export function deniesCondition(words: readonly string[]): boolean {
  return notEstablished.test(words.join(' '));
}
