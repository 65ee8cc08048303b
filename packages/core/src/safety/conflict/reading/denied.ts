import { reactionWords, takesBack } from '../vocabulary/filler-words.js';

/**
 * Whether an item denies an allergy: 'No penicillin allergy', 'Tolerates penicillin', 'Owner denies penicillin
 * allergy', 'Not allergic to penicillin'. 'No penicillin' is an instruction not to give it, and not a denial.
 *
 * @param words - normalized, in the singular
 * @see P-320
 */
export function deniesAllergy(words: readonly string[]): boolean {
  const has = (word: string) => words.includes(word);
  if (has('denie') || has('denied') || has('denies')) return true;
  if (words.some((word) => /^tolerat(?:e|ed|ing)$/.test(word))) return !words.some((word) => takesBack.has(word));
  if (has('not')) return has('allergic');
  return has('no') && !has('longer') && words.some((word) => reactionWords.has(word));
}

/** Words that mark the following as not established: 'R/O', 'rule out', 'negative for', 'no', 'screened for'. */
const notEstablished =
  /\b(?:no|not|without|denie[ds]?|negative|neg|absent|normal|r o|ro|rule out|ruled out|rule-out|screen(?:ed|ing)? for|tested for|monitor(?:ing)? for|at risk|risk of|predisposed|free of|never had|unlikely)\b/;

/**
 * Whether an item denies a condition or marks it as not established: 'No renal disease', 'R/O liver disease', 'liver
 * normal'.
 *
 * @param words - normalized, in the singular
 * @see P-321
 */
export function deniesCondition(words: readonly string[]): boolean {
  return notEstablished.test(words.join(' '));
}
