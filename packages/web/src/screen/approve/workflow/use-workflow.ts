import { taskErrorNotice, taskSuccessNotices } from '@signa/core/task';
import type { WorkflowForm } from '@signa/core/task';
import { useState } from 'react';
import { useAct } from '../../../client/query/use-act';
import type { TaskRow } from '../queue/rows';

/** Hands a pending request to somebody in its dialog; the server sets the time (P-173, P-221). */
export function useWorkflow() {
  const [task, setTask] = useState<TaskRow | null>(null);
  const act = useAct('UpdatePrescriptionTaskWorkflow', {
    area: 'prescribing',
    success: taskSuccessNotices.workflow,
    error: (message) => taskErrorNotice('workflow', message),
  });
  const save = async ({ workflowLocationUserId, currentWorkflowStatusId, internalNote }: WorkflowForm) => {
    if (!task || workflowLocationUserId === null || currentWorkflowStatusId === null) return;
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
  return { task, ask: setTask, close: () => setTask(null), save, busy: act.busy } as const;
}
