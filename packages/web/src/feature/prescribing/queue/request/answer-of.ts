import { alreadyAnswered } from '@signa/core/prescribing';
import type { TaskRow } from './rows';

/** How an answered request was resolved, by whom, and when. */
export function answerOf(
  task: Pick<TaskRow, 'status' | 'actionedByLocationUser' | 'actionedTimestamp' | 'initiatedBy' | 'actionReason'>,
  timeZone: string,
): string {
  return alreadyAnswered({
    status: task.status,
    answeredBy: task.actionedByLocationUser?.displayName ?? null,
    answeredAt: task.actionedTimestamp,
    initiatedBy: task.initiatedBy,
    actionReason: task.actionReason,
    timeZone,
  });
}
