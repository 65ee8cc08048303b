import { formatDateTime } from '@signa/core/time';
import type { FormPrescription } from '../setting';

/** Who saved a draft meanwhile, and when. */
export function draftChangeText(draft: Pick<FormPrescription, 'history'>, timeZone: string): string {
  const last = draft.history.filter(({ kind }) => kind === 'draft-saved').at(-1);
  return last
    ? `${last.actor} saved this draft on ${formatDateTime(last.at, timeZone)}.`
    : 'Somebody saved this draft meanwhile.';
}
