import { alreadyAnswered } from '@signa/core/task';
import { formatDateTime } from '@signa/core/time';
import type { FullTask } from '../queue/rows';
import { draftOf } from './task-setting';

/** What somebody else did to a request while it was open here. */
export interface TaskChange {
  /** An answered request cannot be signed any more; a changed draft can, once its changes are known. */
  readonly kind: 'answered' | 'draft';
  /** Who, what, when. */
  readonly text: string;
}

function draftText(draft: NonNullable<FullTask['prescription']>, timeZone: string): string {
  const last = draft.history.filter(({ kind }) => kind === 'draft-saved').at(-1);
  return last
    ? `${last.actor} saved this draft on ${formatDateTime(last.at, timeZone)}.`
    : 'Somebody saved this draft meanwhile.';
}

/**
 * Tells the request as it was opened from the request as it is now: answered, or its draft saved by somebody else.
 * A change of its workflow disturbs nobody who fills in the form.
 *
 * @see P-007, P-152
 */
export function changeOfTask(opened: FullTask, latest: FullTask, timeZone: string): TaskChange | null {
  if (opened.status === 'PENDING' && latest.status !== 'PENDING') {
    const text = alreadyAnswered({
      status: latest.status,
      answeredBy: latest.actionedByLocationUser?.displayName ?? null,
      answeredAt: latest.actionedTimestamp,
      initiatedBy: latest.initiatedBy,
      actionReason: latest.actionReason,
      timeZone,
    });
    return { kind: 'answered', text };
  }
  const [before, now] = [draftOf(opened), draftOf(latest)];
  if (now === null || (before?.id === now.id && before.version === now.version)) return null;
  return { kind: 'draft', text: draftText(now, timeZone) };
}
