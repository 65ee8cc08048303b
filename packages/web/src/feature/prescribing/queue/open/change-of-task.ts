import { isTaskEventPossible } from '@signa/core/prescribing';
import type { FormChange } from '../../prescription-form/notice/change-line';
import { draftChangeText } from '../../prescription-form/draft/draft-change';
import { answerOf } from '../request/answer-of';
import type { FullTask } from '../request/rows';
import { draftOf } from './task-setting';

/**
 * Compares the request as opened with its latest state: answered, or its draft saved by another user. A workflow change
 * doesn't interrupt the user filling in the form.
 *
 * @see P-007, P-152
 */
export function changeOfTask(opened: FullTask, latest: FullTask, timeZone: string): FormChange | null {
  if (isTaskEventPossible(opened.status, 'approve') && !isTaskEventPossible(latest.status, 'approve')) {
    return { kind: 'over', text: answerOf(latest, timeZone) };
  }
  const [before, now] = [draftOf(opened), draftOf(latest)];
  if (now === null || (before?.id === now.id && before.version === now.version)) return null;
  return { kind: 'saved', text: draftChangeText(before, now, timeZone) };
}
