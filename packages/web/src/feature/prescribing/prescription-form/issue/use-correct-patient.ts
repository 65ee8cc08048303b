import { UpdateLocationPatientDocument, UpdateLocationPatientForConflictDocument } from '@signa/core/contract/typed';
import { patientEditedNotice, patientErrorNotice, type PromptAnswers, type WeightUnit } from '@signa/core/clients';
import { useState } from 'react';
import { CallError } from '../../../../client/call-error';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import type { FormPatient } from '../state/setting';

/** The form's patient, as loaded or as corrected here, whichever is newer. */
export function useCorrectPatient(known: FormPatient | null) {
  const [corrected, setCorrected] = useState<FormPatient | null>(null);
  const prompt = useMutation(UpdateLocationPatientDocument);
  const conflict = useMutation(UpdateLocationPatientForConflictDocument, {
    area: 'prescribing',
    success: patientEditedNotice,
    error: (message) => patientErrorNotice('update', message),
  });
  const patient = corrected?.id === known?.id && (corrected?.version ?? 0) > (known?.version ?? 0) ? corrected : known;

  /** Resolves to the stored patient; rejects on failure (P-107). */
  const answerPrompt = async (answers: PromptAnswers): Promise<FormPatient> => {
    if (!patient) throw new Error('There is no patient to ask about');
    const answer = await prompt.run({ input: { id: patient.id, ...answers } });
    if (!answer.ok) throw new CallError(answer.failure);
    setCorrected(answer.data.updateLocationPatient);
    return answer.data.updateLocationPatient;
  };
  /** Resolves to the stored patient; `null` on failure (P-089). */
  const correctWeight = async (weight: number, weightUnit: WeightUnit): Promise<FormPatient | null> => {
    if (!patient) return null;
    const answer = await conflict.run({ input: { id: patient.id, weight, weightUnit } });
    if (!answer.ok) return null;
    setCorrected(answer.data.updateLocationPatientForConflict);
    return answer.data.updateLocationPatientForConflict;
  };
  return { patient, answerPrompt, correctWeight, isCorrecting: conflict.busy } as const;
}

export type CorrectPatient = ReturnType<typeof useCorrectPatient>;
