import type { ConflictReport, DoseDoubt } from '@signa/core/safety';
import type { FormState } from '../state/state-shape';

/** Names a doubt by what it says: other numbers are another doubt, which nobody has answered yet (P-245). */
export const doubtKey = ({ kind, sentence, sum }: DoseDoubt): string =>
  [kind, sentence, ...sum.map(({ text }) => text)].join('|');

/** The doubts that nobody has pressed keep at. */
export function openDoubts(
  { doubts }: Pick<ConflictReport, 'doubts'>,
  { kept = [] }: Pick<FormState, 'kept'>,
): readonly DoseDoubt[] {
  return doubts.filter((doubt) => !kept.includes(doubtKey(doubt)));
}
