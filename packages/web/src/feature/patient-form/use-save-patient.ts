import { type Issue, trimmedOrNull } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { AddLocationPatientDocument, UpdateLocationPatientDocument } from '@signa/core/contract/typed';
import { patientAddedNotice, patientEditedNotice, patientErrorNotice, type PatientForm } from '@signa/core/clients';
import type { LinkedRecord } from '@signa/core/practice';
import type { PatientSync } from '../pims-difference/use-patient-sync';
import { usePractice } from '../../platform/practice/practice';
import { useAct } from '../../platform/act/use-act';
import { useDialogFailure } from '../../platform/notice/use-dialog-failure';
import { formOf } from './patient-draft';
import type { FormPatient, PatientDraft } from './patient-draft';
import type { PatientFormState } from './use-patient-form';

type Input = Operations['AddLocationPatient']['variables']['input'];
type Change = Operations['UpdateLocationPatient']['variables']['input'];

/** Of a patient of the practice system: which record it is. */
type NewPatientLink = Pick<Input, 'pimsId' | 'pimsProviderId' | 'pimsConnectionType' | 'isPIMSImport'>;

/** What came of a save: the patient, or why not. */
type Saved = { readonly patientId: string } | { readonly issues: readonly Issue[] };

/** Whom the form is of: a new patient of a client, or one who is stored. */
export type PatientTarget =
  | {
      readonly kind: 'new';
      readonly clientId: string;
      /** The record of the client in the practice system, whose patients are looked for too (C-060). */
      readonly record?: LinkedRecord;
    }
  | {
      readonly kind: 'stored';
      readonly patient: FormPatient;
      /** What the practice system has otherwise (C-104). */
      readonly sync?: PatientSync;
    };

/** Adds a patient to a client, or sends what was changed of one: what others change meanwhile stays (C-071, C-074). */
export function useSavePatient(target: PatientTarget) {
  const { location } = usePractice();
  const name = target.kind === 'stored' ? target.patient.name : null;
  const { failure, fail, clear } = useDialogFailure(name === null ? undefined : { text: name, link: null });
  const add = useAct(AddLocationPatientDocument, {
    area: 'clients',
    success: patientAddedNotice,
    error: (message) => fail(patientErrorNotice('add', message)),
  });
  const update = useAct(UpdateLocationPatientDocument, {
    area: 'clients',
    success: patientEditedNotice,
    error: (message) => fail(patientErrorNotice('update', message)),
  });

  const send = async (state: PatientFormState, link: NewPatientLink): Promise<Saved> => {
    if (target.kind === 'new') {
      const answer = await add.run({ input: { ...inputOf(state, location.id, target.clientId), ...link } });
      return answer.ok ? { patientId: answer.data.addLocationPatient.id } : { issues: answer.failure.issues };
    }
    const { id } = target.patient;
    const declined = state.declined.length > 0 && { declinedPimsValues: [...state.declined] };
    const answer = await update.run({ input: { id, ...changesOf(state), ...declined } });
    return answer.ok ? { patientId: id } : { issues: answer.failure.issues };
  };

  /** @returns the id of the patient who is stored now, `null` when nothing was */
  const save = async (state: PatientFormState, link: NewPatientLink = {}): Promise<string | null> => {
    clear();
    const saved = await send(state, link);
    if ('patientId' in saved) return saved.patientId;
    state.refuse(saved.issues);
    return null;
  };
  return { save, failure, busy: add.busy || update.busy } as const;
}

const lists = ({ allergies, healthConditions, currentMeds }: PatientForm) => ({
  allergies: [...allergies],
  healthConditions: [...healthConditions],
  currentMeds: [...currentMeds],
});

function inputOf({ form, draft }: PatientFormState, locationId: string, locationClientId: string): Input {
  return {
    ...form,
    ...lists(form),
    weightUnit: draft.weightUnit,
    locationId,
    isActive: draft.isActive,
    locationPatientClients: [{ locationClientId }],
  };
}

/** The fields of the form that differ from what is stored, with the unit of a weight that does. */
function changesOf({ form, draft, initial }: PatientFormState): Omit<Change, 'id'> {
  const stored = formOf(initial);
  const isChanged = (field: keyof PatientForm) => JSON.stringify(form[field]) !== JSON.stringify(stored[field]);
  const fields = (Object.keys(form) as (keyof PatientForm)[]).filter(isChanged);
  const whole = { ...form, ...lists(form), weightUnit: draft.weightUnit };
  return {
    ...Object.fromEntries(fields.map((field) => [field, whole[field]])),
    ...(fields.includes('weight') && { weightUnit: draft.weightUnit }),
    ...lifeChanges(draft, initial),
  };
}

function lifeChanges(draft: PatientDraft, initial: PatientDraft) {
  return {
    ...(draft.isActive !== initial.isActive && { isActive: draft.isActive }),
    ...(draft.deceasedDate !== initial.deceasedDate && { deceasedDate: trimmedOrNull(draft.deceasedDate) }),
  };
}
