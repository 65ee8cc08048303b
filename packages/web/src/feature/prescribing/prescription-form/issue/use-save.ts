import { alertsOf } from '@signa/core/administration';
import { isIssueType, type PrescriptionForm, type SaveRequest, type WorkflowRequest } from '@signa/core/prescribing';
import type { Operations } from '@signa/core/contract';
import {
  AddPrescriptionDocument,
  UpdatePrescriptionDocument,
  UpsertPrescriptionWorkflowDocument,
} from '@signa/core/contract/typed';
import { useState } from 'react';
import { CallError } from '../../../../client/call-error';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import type { Mutation } from '../../../../platform/mutation/use-mutation';
import type { FormWork } from '../form/form-work';
import type { FormPrescription } from '../state/setting';
import { draftIdOf } from './save-target';
import type { SaveTarget } from './save-target';
import type { SaveName, StoredAttempt } from './use-stored-attempt';

/** Omits client, patient, and location, which a stored draft can't change (P-216). */
function withoutPlace({ locationId: _place, ...input }: PrescriptionForm): Omit<PrescriptionForm, 'locationId'> {
  return input;
}

/**
 * Saves a form as an updated draft or a new prescription, attached to the request that it answers (P-155, P-158, P-165,
 * P-166).
 */
export function useSave(
  target: SaveTarget,
  { report, external }: Pick<FormWork, 'report' | 'external'>,
  attempt: StoredAttempt,
) {
  const { memory, refuseAnother, asBefore, look } = attempt;
  const add = useMutation(AddPrescriptionDocument, { attempts: memory });
  const update = useMutation(UpdatePrescriptionDocument, { attempts: memory });
  const step = useMutation(UpsertPrescriptionWorkflowDocument);
  const [saved, setSaved] = useState<FormPrescription | null>(null);
  const draftId = draftIdOf(target);

  async function send<N extends SaveName>(name: N, act: Mutation<N>, typed: Operations[N]['variables']) {
    const variables = asBefore(name, typed);
    // The server rejects a second answer to a draft or request, but would store a new prescription twice.
    if (target.kind === 'new') refuseAnother(name, variables);
    const answer = await act.run(variables);
    look();
    if (!answer.ok) throw new CallError(answer.failure);
    return answer.data;
  }

  async function stored({ type, form }: SaveRequest): Promise<FormPrescription> {
    // A draft is signed later, and its warnings are shown then.
    const shown = isIssueType(type)
      ? { shownAlerts: alertsOf(report).map(({ rule }) => rule), externalCheckId: external.checkId }
      : {};
    if (draftId !== null) {
      const again = { id: draftId, input: withoutPlace(form), addPrescriptionType: type, ...shown };
      return (await send('UpdatePrescription', update, again)).updatePrescription;
    }
    const attached =
      target.kind === 'task' ? { prescriptionTaskToAttach: { id: target.task.id, type: target.task.type } } : {};
    return (await send('AddPrescription', add, { input: form, addPrescriptionType: type, ...attached, ...shown }))
      .addPrescription;
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
