import { type Issue, trimmedOrNull } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { AddLocationPatientDocument, UpdateLocationPatientDocument } from '@signa/core/contract/typed';
import { patientAddedNotice, patientEditedNotice, patientErrorNotice, type PatientForm } from '@signa/core/clients';
import type { LinkedRecord } from '@signa/core/practice';
import type { PatientSync } from '../../pims/pims-difference/use-patient-sync';
import { usePractice } from '../../../platform/practice/practice';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { formOf } from './patient-draft';
import type { FormPatient, PatientDraft } from './patient-draft';
import type { PatientFormState } from './use-patient-form';

type Input = Operations['AddLocationPatient']['variables']['input'];
type Change = Operations['UpdateLocationPatient']['variables']['input'];

/** Identifies the PIMS record of an imported patient. */
type NewPatientLink = Pick<Input, 'pimsId' | 'pimsProviderId' | 'pimsConnectionType' | 'isPIMSImport'>;

/** The saved patient, or the issues. */
type Saved = { readonly patientId: string } | { readonly issues: readonly Issue[] };

/** The subject of the form: a client's new patient, or a stored one. */
export type PatientTarget =
  | {
      readonly kind: 'new';
      readonly clientId: string;
      /** The client's PIMS record, whose patients are searched as well (C-060). */
      readonly record?: LinkedRecord;
    }
  | {
      readonly kind: 'stored';
      readonly patient: FormPatient;
      /** The differing PIMS values (C-104). */
      readonly sync?: PatientSync;
    };

/**
 * Adds a patient to a client, or sends only the changed fields of one, which preserves concurrent changes by others
 * (C-071, C-074).
 */
export function useSavePatient(target: PatientTarget) {
  const { location } = usePractice();
  const name = target.kind === 'stored' ? target.patient.name : null;
  const { failure, fail, clear } = useDialogFailure(name === null ? undefined : { text: name, link: null });
  const add = useMutation(AddLocationPatientDocument, {
    area: 'clients',
    success: patientAddedNotice,
    error: (message) => fail(patientErrorNotice('add', message)),
  });
  const update = useMutation(UpdateLocationPatientDocument, {
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

  /** @returns the ID of the stored patient, `null` if nothing was stored */
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

function inputOf(
  { settled: form, values: draft }: PatientFormState,
  locationId: string,
  locationClientId: string,
): Input {
  return {
    ...form,
    ...lists(form),
    weightUnit: draft.weightUnit,
    locationId,
    isActive: draft.isActive,
    locationPatientClients: [{ locationClientId }],
  };
}

/** The changed form fields; a changed weight includes its unit. */
function changesOf({ settled: form, values: draft, start: initial }: PatientFormState): Omit<Change, 'id'> {
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
