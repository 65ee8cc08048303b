import { mayBeWorkedOn, officeUseGroup } from '@signa/core/prescribing';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { Button } from '../../part/button/button';
import { useFormLists } from '../../feature/prescribing/prescription-form/lists/use-form-lists';
import { WorkflowDialog } from '../../feature/prescribing/workflow/workflow-dialog';
import type { DetailedPrescription } from './detailed-prescription';
import { usePrescriptionWorkflow } from './use-prescription-workflow';

interface WorkflowProps {
  readonly prescription: DetailedPrescription;
}

/** Changes the assigned user of a prescription that was issued here, until it is archived (P-173, P-302). */
export function WorkflowButton({ prescription }: WorkflowProps) {
  const { mayUse } = usePractice();
  const [asking, setAsking] = useState(false);
  const isWorkedOn = !prescription.archived && prescription.issuedDate !== null;
  if (!isWorkedOn || !mayUse('upsertPrescriptionWorkflow')) return null;
  if (!mayBeWorkedOn({ rxStatus: prescription.rxStatus.code }).allowed) return null;
  return (
    <>
      <Button icon={Workflow} onClick={() => setAsking(true)}>
        Workflow
      </Button>
      {asking && <WorkflowDialogState prescription={prescription} onClose={() => setAsking(false)} />}
    </>
  );
}

function WorkflowDialogState({ prescription, onClose }: WorkflowProps & { readonly onClose: () => void }) {
  const lists = useFormLists();
  const { save, busy, failure, internalNote } = usePrescriptionWorkflow(prescription, onClose);
  const { workflowLocationUserId, currentWorkflowStatusId, workflowLocationUser, isOfficeUse } = prescription;
  return (
    <WorkflowDialog
      whom={(isOfficeUse ? null : prescription.locationPatient?.name) ?? officeUseGroup}
      current={{ workflowLocationUserId, currentWorkflowStatusId, workflowLocationUser, internalNote }}
      lists={lists}
      busy={busy}
      failure={failure}
      onSave={(form) => void save(form)}
      onClose={onClose}
    />
  );
}
