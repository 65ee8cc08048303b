import { hasFeature } from '@signa/core/practice';
import type { Issue } from '@signa/core/failure';
import { afterSpeciesChange, checkDeceasedDate, checkPatientForm, settlePatientForm } from '@signa/core/patient';
import type { PatientForm } from '@signa/core/patient';
import { trimmedOrNull } from '@signa/core/text';
import { useState } from 'react';
import { useShownIssues } from '../../part/field/use-shown-issues';
import { usePractice } from '../../platform/practice/practice';
import { formOf } from './patient-draft';
import type { PatientDraft } from './patient-draft';
import { usePatientLists } from './use-patient-lists';
import type { PatientLists } from './use-patient-lists';

/** What is typed of a patient, and what of it is said to be wrong: a field once it was left, all on saving. */
export function usePatientForm(initial: PatientDraft, isEdit: boolean) {
  const { today, features } = usePractice();
  const [draft, setDraft] = useState(initial);
  const [settledSpecies, setSettledSpecies] = useState(initial.speciesCode);
  const lists = usePatientLists(draft.speciesCode);
  const hasPatientGender = hasFeature(features, 'patientGender');

  // Once it is known what another species offers, what it does not offer goes (C-064).
  if (draft.speciesCode !== settledSpecies && !lists.isLoading) {
    setSettledSpecies(draft.speciesCode);
    setDraft(withoutForeign(draft, lists, hasPatientGender));
  }

  const stored = isEdit ? formOf(initial) : null;
  const form = settlePatientForm(formOf(draft));
  const issues = lists.isLoading ? [] : issuesOf(form, draft, stored);
  const shown = useShownIssues(issues.map(ofField));

  function issuesOf(judged: PatientForm, { deceasedDate }: PatientDraft, known: PatientForm | null): readonly Issue[] {
    const facts = {
      today: today(),
      hasPatientGender,
      isImport: false,
      stored: known,
      breeds: lists.breeds ?? [],
      healthConditions: lists.healthConditions ?? [],
      allergies: lists.allergies,
      medications: lists.medications,
      vetIds: lists.vets.map(({ id }) => id),
    };
    return [...checkPatientForm(judged, facts), ...checkDeceasedDate(trimmedOrNull(deceasedDate), today())];
  }

  return {
    ...shown,
    draft,
    initial,
    form,
    lists,
    issues,
    hasPatientGender,
    isEdit,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    change: (next: Partial<PatientDraft>) => {
      setDraft((now) => ({ ...now, ...next }));
      shown.change();
    },
    /** What the server said against it; shown until the form is changed. */
    refuse: (refused: readonly Issue[]) => shown.refuse(refused.map(ofField)),
  } as const;
}
export type PatientFormState = ReturnType<typeof usePatientForm>;

/** What is wrong with an entry of a list is said at the list. */
const ofField = (issue: Issue): Issue => ({ ...issue, path: issue.path.split('.')[0] ?? issue.path });

function withoutForeign(draft: PatientDraft, lists: PatientLists, hasPatientGender: boolean): PatientDraft {
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
