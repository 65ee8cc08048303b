import { type ConflictReport, type DoseWarning, doseWarningKey } from '@signa/core/safety';
import type { FormState } from '../state/state-shape';

/** The dose warnings that the user hasn't dismissed with Keep. */
export function openDoseWarnings(
  { doubts }: Pick<ConflictReport, 'doubts'>,
  { kept = [] }: Pick<FormState, 'kept'>,
): readonly DoseWarning[] {
  return doubts.filter((warning) => !kept.includes(doseWarningKey(warning)));
}
