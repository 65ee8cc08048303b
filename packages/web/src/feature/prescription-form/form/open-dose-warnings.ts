import type { ConflictReport, DoseDoubt } from '@signa/core/safety';
import type { FormState } from '../state/state-shape';

/**
 * Identifies a dose warning by its content: with other numbers, it is a new warning that nobody has answered (P-245).
 */
export const doubtKey = ({ kind, sentence, sum }: DoseDoubt): string =>
  [kind, sentence, ...sum.map(({ text }) => text)].join('|');

/** The dose warnings that the user hasn't dismissed with Keep. */
export function openDoubts(
  { doubts }: Pick<ConflictReport, 'doubts'>,
  { kept = [] }: Pick<FormState, 'kept'>,
): readonly DoseDoubt[] {
  return doubts.filter((doubt) => !kept.includes(doubtKey(doubt)));
}
