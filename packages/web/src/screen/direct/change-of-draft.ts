import { isActiveDraft, lastEvent, rxStatusDescription } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { draftChangeText } from '../../feature/prescribing/prescription-form/draft/draft-change';
import type { FormChange } from '../../feature/prescribing/prescription-form/notice/change-line';
import type { FormPrescription } from '../../feature/prescribing/prescription-form/state/setting';

/**
 * What another user did to a draft while it was open here: deleted, completed, or saved it.
 *
 * @param latest - its current state, `null` if it no longer exists
 * @see P-007
 */
export function changeOfDraft(
  opened: FormPrescription,
  latest: FormPrescription | null,
  timeZone: string,
): FormChange | null {
  if (latest === null) return { kind: 'over', text: 'Someone deleted this draft while you were editing.' };
  if (!isActiveDraft(latest)) {
    const last = lastEvent(latest.history);
    const by = last ? ` ${last.actor} did so on ${formatDateTime(last.at, timeZone)}.` : '';
    const now = latest.archived ? 'archived' : `'${rxStatusDescription(latest.rxStatus.code)}'`;
    return { kind: 'over', text: `This is no longer a draft: it is ${now}.${by}` };
  }
  return latest.version === opened.version ? null : { kind: 'saved', text: draftChangeText(opened, latest, timeZone) };
}
