import { hasFeature } from '@signa/core/practice';
import type { Issue } from '@signa/core/failure';
import { afterSpeciesChange, checkDeceasedDate, checkPatientForm, settlePatientForm } from '@signa/core/patient';
import type { PatientForm } from '@signa/core/patient';
import { trimmedOrNull } from '@signa/core/text';
import { useState } from 'react';
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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
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
    draft,
    initial,
    form,
    lists,
    issues,
    hasPatientGender,
    isEdit,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    change: (next: Partial<PatientDraft>) => {
      setDraft({ ...draft, ...next });
      setRefused([]);
    },
    /** A field was left. */
    leave: (path: string) => setLeft(new Set([...left, path])),
    /** Every violation is shown from now on. */
    send: () => setSent(true),
    /** What the server said against it; shown until the form is changed. */
    refuse: setRefused,
    /** Of a field, or of the entries of a list. */
    errorAt: (path: string): string | null => {
      const shown = [...refused, ...(sent || left.has(path) ? issues : [])];
      return shown.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message ?? null;
    },
  } as const;
}
export type PatientFormState = ReturnType<typeof usePatientForm>;

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
