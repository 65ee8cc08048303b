import { UpsertPrescriptionTaskDocument } from '@signa/core/contract/typed';
import { taskErrorNotice, taskSuccessNotices } from '@signa/core/prescribing';
import { useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { objectOfRequest } from '../request/object-of-request';
import { useDialogFailure } from '../../../../platform/notice/use-dialog-failure';
import type { TaskRow } from '../request/rows';

/**
 * Declines a request in its dialog, which keeps the chosen values after a failure and triggers nothing further (P-167,
 * P-170, P-217).
 */
export function useDecline() {
  const { assignment, location } = usePractice();
  const [task, setTask] = useState<TaskRow | null>(null);
  const object = task ? objectOfRequest(task, location) : undefined;
  const { failure, fail, clear } = useDialogFailure(object);
  const act = useMutation(UpsertPrescriptionTaskDocument, {
    area: 'prescribing',
    success: taskSuccessNotices.decline,
    error: (message) => fail(taskErrorNotice('decline', message)),
    ...(object ? { object } : {}),
  });
  const decline = async (reason: string, onDeclined: (task: TaskRow) => void) => {
    if (!task) return;
    // Already loaded with the dialog.
    const { nextTaskStatus } = await import('./answers');
    const step = nextTaskStatus({ status: 'PENDING' }, { type: 'decline', reason });
    if (!step.allowed) return;
    clear();
    const answer = await act.run({
      input: {
        uuid: task.uuid,
        type: task.type,
        status: step.to,
        action: step.action ?? 'Declined',
        origin: task.origin,
        actionReason: reason,
        actionedByLocationUserUuid: assignment.uuid,
      },
    });
    if (!answer.ok) return;
    setTask(null);
    onDeclined(task);
  };
  const close = () => {
    clear();
    setTask(null);
  };
  return { task, ask: setTask, close, decline, busy: act.busy, failure } as const;
}
