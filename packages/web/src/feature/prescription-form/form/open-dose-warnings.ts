import { type ConflictReport, type DoseDoubt, doubtKey } from '@signa/core/safety';
import type { FormState } from '../state/state-shape';

/** The dose warnings that the user hasn't dismissed with Keep. */
export function openDoseWarnings(
  { doubts }: Pick<ConflictReport, 'doubts'>,
  { kept = [] }: Pick<FormState, 'kept'>,
): readonly DoseDoubt[] {
  return doubts.filter((doubt) => !kept.includes(doubtKey(doubt)));
}
