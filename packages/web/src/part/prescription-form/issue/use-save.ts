import type { SaveRequest, WorkflowRequest } from '@signa/core/flow';
import type { PrescriptionForm } from '@signa/core/prescription';
import { useState } from 'react';
import { CallError } from '../../../client/call-error';
import { useAct } from '../../../client/query/use-act';
import type { FormPrescription } from '../setting';
import { draftIdOf } from './save-target';
import type { SaveTarget } from './save-target';

/** The client, patient and place of a stored draft do not travel again (P-216). */
function withoutPlace({ locationId: _place, ...input }: PrescriptionForm): Omit<PrescriptionForm, 'locationId'> {
  return input;
}

/** Stores a form: its draft again, or a new prescription, with the request attached that it answers (P-155, P-158, P-165, P-166). */
export function useSave(target: SaveTarget) {
  const add = useAct('AddPrescription');
  const update = useAct('UpdatePrescription');
  const step = useAct('upsertPrescriptionWorkflow');
  const [saved, setSaved] = useState<FormPrescription | null>(null);
  const draftId = draftIdOf(target);

  async function stored({ type, form }: SaveRequest): Promise<FormPrescription> {
    if (draftId !== null) {
      const answer = await update.run({ id: draftId, input: withoutPlace(form), addPrescriptionType: type });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.updatePrescription;
    }
    const attached =
      target.kind === 'task' ? { prescriptionTaskToAttach: { id: target.task.id, type: target.task.type } } : {};
    const answer = await add.run({ input: form, addPrescriptionType: type, ...attached });
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
  return { saved, save, recordWorkflow } as const;
}
