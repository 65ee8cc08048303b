import { draftChanges, lastEvent } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import type { FormPrescription } from '../state/setting';

/**
 * Who saved a draft in the meantime, when, and which fields differ now.
 *
 * @param opened - the draft as it was opened, `null` if it didn't exist yet
 */
export function draftChangeText(opened: FormPrescription | null, saved: FormPrescription, timeZone: string): string {
  const last = lastEvent(saved.history, 'draft-saved');
  const who = last
    ? `${last.actor} saved this draft on ${formatDateTime(last.at, timeZone)}.`
    : 'Someone else saved this draft.';
  const fields = opened ? draftChanges(opened, saved) : [];
  return fields.length === 0 ? who : `${who} Changed: ${fields.join(', ')}.`;
}
