import { hasFeature, keptOf, type SyncedField } from '@signa/core/practice';
import { type Issue, trimmedOrNull } from '@signa/core/base';
import {
  acceptedChange,
  acceptedDifferences,
  afterSpeciesChange,
  checkDeceasedDate,
  checkPatientForm,
  declinedPatientValues,
  changedOnlyHere,
  lifespanIssues,
  type PatientDifference,
  type PatientForm,
  settlePatientForm,
  type SyncedPatientDifference,
} from '@signa/core/clients';
import { useState } from 'react';
import type { Filled, FormState } from '../../../part/form/form-state';
import { withErrors } from '../../../part/form/use-form';
import { useFormState } from '../../../part/form/use-form-state';
import type { PatientSync } from '../../pims/pims-difference/use-patient-sync';
import { usePractice } from '../../../platform/practice/practice';
import { draftChange, formOf } from './patient-draft';
import type { PatientDraft } from './patient-draft';
import { usePatientLists } from './use-patient-lists';
import type { PatientLists } from './use-patient-lists';

interface PatientFormStart {
  /** True for a stored patient. */
  readonly isEdit: boolean;
  /** The differing PIMS values, which may arrive while the user types (C-104). */
  readonly sync: PatientSync | null;
}

const none: PatientSync = { differences: [], fields: [] };

/** The typed patient and its visible issues. A field shows issues after it loses focus; saving shows all of them. */
export function usePatientForm(initial: PatientDraft, { isEdit, sync }: PatientFormStart) {
  const { today, features } = usePractice();
  const { differences, fields } = sync ?? none;
  const state = useFormState({ initial: () => initial });
  const { values: draft, change } = state;
  const [isImport, setImport] = useState(false);
  const [offered, setOffered] = useState<readonly SyncedPatientDifference[]>([]);
  const [settledSpecies, setSettledSpecies] = useState(initial.speciesCode);
  const lists = usePatientLists(draft.speciesCode);
  const hasPatientGender = hasFeature(features, 'patientGender');

  // Once the new species' options are known, values that it doesn't offer are cleared (C-064).
  if (draft.speciesCode !== settledSpecies && !lists.isLoading) {
    setSettledSpecies(draft.speciesCode);
    change(withoutUnavailable(draft, lists, hasPatientGender));
  }

  // After this, the fields alone determine what was declined.
  if (offered.length === 0 && differences.length > 0) {
    setOffered(differences);
    state.fill((now) => withOffers(now, differences));
  }

  const stored = isEdit ? formOf(initial) : null;
  const settled = settlePatientForm(formOf(draft));
  const issues = lists.isLoading ? [] : issuesOf(settled, draft, stored);
  const form = withErrors(state, issues.map(ofField));

  function issuesOf(judged: PatientForm, { deceasedDate }: PatientDraft, known: PatientForm | null): readonly Issue[] {
    const facts = {
      today: today(),
      hasPatientGender,
      isImport,
      stored: known,
      breeds: lists.breeds ?? [],
      healthConditions: lists.healthConditions ?? [],
      allergies: lists.allergies,
      medications: lists.medications,
      vetIds: lists.vets.map(({ id }) => id),
    };
    const day = trimmedOrNull(deceasedDate);
    const before = known && { birthdate: known.birthdate, deceasedDate: trimmedOrNull(initial.deceasedDate) };
    return [
      ...checkPatientForm(judged, facts),
      ...checkDeceasedDate(day, today()),
      ...lifespanIssues({ birthdate: judged.birthdate, deceasedDate: day }, before),
    ];
  }

  const deceasedDate = trimmedOrNull(draft.deceasedDate);
  const accepted = acceptedDifferences(offered, { ...settled, deceasedDate });
  return {
    ...form,
    /** The form that the values stand for, as it is stored. */
    settled,
    lists,
    hasPatientGender,
    isEdit,
    /** True if a value differs from what is stored. */
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    /** The differing PIMS values, and which of them are in the fields (C-104, C-105). */
    offered,
    accepted,
    /** Offered values that are not in the fields (C-100). */
    declined: declinedPatientValues(offered, accepted),
    fieldOf: (field: PatientDifference['field']) => keptOf(fields, field),
    /** The sync record of a field that still has its stored value, which names the source (C-258). */
    keptOf: (field: PatientDifference['field']): SyncedField | undefined =>
      storedFields(field).every((name) => draft[name] === initial[name]) ? keptOf(fields, field) : undefined,
    isNew: (field: PatientDifference['field']) => accepted.some((difference) => difference.field === field),
    accept: (difference: PatientDifference) => change(draftChange(difference.change)),
    decline: (difference: PatientDifference) => change(storedOf(difference, initial)),
    /** Resets the form to a PIMS patient, whose birth date and weight may be missing (C-060, C-121). */
    fillIn: (imported: PatientDraft) => {
      state.fill(() => ({ opened: imported, values: imported }));
      setSettledSpecies(imported.speciesCode);
      setImport(true);
    },
    /** Shows the server's issues until the form changes. */
    refuse: (refused: readonly Issue[]) => form.refuse(refused.map(ofField)),
  } as const;
}
export type PatientFormState = ReturnType<typeof usePatientForm>;

type DraftField = keyof PatientDraft;
const fieldsOf = ({ change }: PatientDifference) => Object.keys(draftChange(change)) as DraftField[];

const draftFields: Readonly<Partial<Record<PatientDifference['field'], readonly DraftField[]>>> = {
  weight: ['weight', 'weightUnit'],
  breed: ['breedCode'],
};
/** The draft fields of a synced field. */
const storedFields = (field: PatientDifference['field']): readonly DraftField[] =>
  draftFields[field] ?? [field as DraftField];

/** The stored values of a difference's fields. */
const storedOf = (difference: PatientDifference, initial: PatientDraft): Partial<PatientDraft> =>
  Object.fromEntries(fieldsOf(difference).map((field) => [field, initial[field]]));

function withOffer(
  draft: PatientDraft,
  differences: readonly PatientDifference[],
  declined: ReadonlySet<PatientDifference['field']>,
): PatientDraft {
  const change = acceptedChange(differences, declined);
  return change === null ? draft : { ...draft, ...draftChange(change) };
}

/** Adds the PIMS values to the form, except for those kept here and in fields that the user has started to edit. */
function withOffers(
  { start, opened, values }: FormState<PatientDraft>,
  differences: readonly SyncedPatientDifference[],
): Filled<PatientDraft> {
  const kept = changedOnlyHere(differences);
  return {
    opened: withOffer(opened, differences, kept),
    values: withOffer(values, differences, new Set([...kept, ...typedFields(values, start, differences)])),
  };
}

/** Differences in fields that the user has started to edit, which stay as typed. */
function typedFields(draft: PatientDraft, initial: PatientDraft, differences: readonly PatientDifference[]) {
  const typed = differences.filter((one) => fieldsOf(one).some((field) => draft[field] !== initial[field]));
  return new Set(typed.map(({ field }) => field));
}

/** Moves issues of list entries to the list field. */
const ofField = (issue: Issue): Issue => ({ ...issue, path: issue.path.split('.')[0] ?? issue.path });

function withoutUnavailable(draft: PatientDraft, lists: PatientLists, hasPatientGender: boolean): PatientDraft {
  if (draft.speciesCode === '') return { ...draft, breedCode: '', healthConditions: [] };
  const species = lists.species.find(({ code }) => code === draft.speciesCode);
  if (!species || !lists.breeds || !lists.healthConditions) return draft;
  const { gender, breedCode, healthConditions } = afterSpeciesChange(
    { ...formOf(draft), healthConditions: draft.healthConditions.map(({ code }) => code) },
    species.code,
    { breeds: lists.breeds, healthConditions: lists.healthConditions },
    hasPatientGender,
  );
  return {
    ...draft,
    gender: gender ?? '',
    breedCode: breedCode ?? '',
    healthConditions: draft.healthConditions.filter(({ code }) => healthConditions.includes(code)),
  };
}
