import { UpdatePrescriptionTaskWorkflowDocument } from '@signa/core/contract/typed';
import { taskErrorNotice, taskSuccessNotices, type WorkflowForm } from '@signa/core/prescribing';
import { useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { objectOfRequest } from '../request/object-of-request';
import { useDialogFailure } from '../../../../platform/notice/use-dialog-failure';
import type { TaskRow } from '../request/rows';

/** Assigns a pending request in its dialog; the server sets the time (P-173, P-221). */
export function useWorkflow() {
  const { location } = usePractice();
  const [task, setTask] = useState<TaskRow | null>(null);
  const object = task ? objectOfRequest(task, location) : undefined;
  const { failure, fail, clear } = useDialogFailure(object);
  const act = useMutation(UpdatePrescriptionTaskWorkflowDocument, {
    area: 'prescribing',
    success: taskSuccessNotices.workflow,
    error: (message) => fail(taskErrorNotice('workflow', message)),
    ...(object ? { object } : {}),
  });
  const save = async ({ workflowLocationUserId, currentWorkflowStatusId, internalNote }: WorkflowForm) => {
    if (!task || workflowLocationUserId === null || currentWorkflowStatusId === null) return;
    clear();
    const answer = await act.run({
      prescriptionTaskId: task.id,
      prescriptionTaskWorkflow: {
        prescriptionTaskId: task.id,
        workflowLocationUserId,
        currentWorkflowStatusId,
        internalNote: internalNote ?? null,
      },
    });
    if (answer.ok) setTask(null);
  };
  const close = () => {
    clear();
    setTask(null);
  };
  return { task, ask: setTask, close, save, busy: act.busy, failure } as const;
}
