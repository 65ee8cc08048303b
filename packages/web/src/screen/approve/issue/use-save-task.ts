import type { SaveRequest, WorkflowRequest } from '@signa/core/flow';
import type { PrescriptionForm } from '@signa/core/prescription';
import { useState } from 'react';
import { CallError } from '../../../client/call-error';
import { useAct } from '../../../client/query/use-act';
import type { FormPrescription } from '../../../part/prescription-form/setting';
import { draftOf } from '../open/task-setting';
import type { FullTask } from '../queue/rows';

/** The client, patient and place of a stored draft do not travel again (P-216). */
function withoutPlace({ locationId: _place, ...input }: PrescriptionForm): Omit<PrescriptionForm, 'locationId'> {
  return input;
}

/** Stores the prescription of a request: its draft again, or a new one with the request attached (P-155, P-158, P-165, P-166). */
export function useSaveTask(task: FullTask) {
  const add = useAct('AddPrescription');
  const update = useAct('UpdatePrescription');
  const step = useAct('upsertPrescriptionWorkflow');
  const [saved, setSaved] = useState<FormPrescription | null>(null);
  const draft = draftOf(task);

  async function stored({ type, form }: SaveRequest): Promise<FormPrescription> {
    if (draft) {
      const answer = await update.run({ id: draft.id, input: withoutPlace(form), addPrescriptionType: type });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.updatePrescription;
    }
    const answer = await add.run({
      input: form,
      addPrescriptionType: type,
      prescriptionTaskToAttach: { id: task.id, type: task.type },
    });
    if (!answer.ok) throw new CallError(answer.failure);
    return answer.data.addPrescription;
  }

  const save = async (request: SaveRequest) => {
    const prescription = await stored(request);
    setSaved(prescription);
    return { id: prescription.id };
  };
  const recordWorkflow = async ({ prescriptionId, ...workflow }: WorkflowRequest) => {
    const answer = await step.run({ input: { prescriptionId, ...workflow } });
    if (!answer.ok) throw new CallError(answer.failure);
  };
  return { saved, save, recordWorkflow, isUpdate: draft !== null } as const;
}
