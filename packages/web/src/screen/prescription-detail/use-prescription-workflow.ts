import type { Notice } from '@signa/core/base';
import { UpsertPrescriptionWorkflowDocument } from '@signa/core/contract/typed';
import { prescriptionErrorNotice, taskSuccessNotices, type WorkflowForm } from '@signa/core/prescribing';
import { useState } from 'react';
import { useNotices } from '../../platform/notice/notice-context';
import { useMutation } from '../../platform/mutation/use-mutation';
import type { DetailedPrescription } from './detailed-prescription';

/** Assigns a prescription to a user, issued or not; the server sets the time (P-173, P-222). */
export function usePrescriptionWorkflow({ id, prescriptionWorkflows }: DetailedPrescription, onSaved: () => void) {
  const notices = useNotices();
  const [failure, setFailure] = useState<Notice | null>(null);
  const latest = prescriptionWorkflows.at(-1) ?? null;
  const act = useMutation(UpsertPrescriptionWorkflowDocument, {
    area: 'prescribing',
    success: taskSuccessNotices.workflow,
    error: (message) => {
      const notice = prescriptionErrorNotice('workflow', message);
      setFailure(notice);
      notices.note(notice);
      return null;
    },
  });
  const save = async ({ workflowLocationUserId, currentWorkflowStatusId, internalNote }: WorkflowForm) => {
    if (workflowLocationUserId === null || currentWorkflowStatusId === null) return;
    setFailure(null);
    const answer = await act.run({
      input: {
        ...(latest ? { id: latest.id } : {}),
        prescriptionId: id,
        workflowLocationUserId,
        currentWorkflowStatusId,
        internalNote: internalNote ?? null,
      },
    });
    if (answer.ok) onSaved();
  };
  return { save, busy: act.busy, failure, internalNote: latest?.internalNote ?? null } as const;
}
