import { hasFeature, keptOf, type SyncedField } from '@signa/core/practice';
import { type Issue, trimmedOrNull } from '@signa/core/base';
import {
  acceptedChange,
  acceptedDifferences,
  afterSpeciesChange,
  checkDeceasedDate,
  checkPatientForm,
  declinedPatientValues,
  keptHere,
  lifespanIssues,
  type PatientDifference,
  type PatientForm,
  settlePatientForm,
  type SyncedPatientDifference,
} from '@signa/core/clients';
import { useState } from 'react';
import { useShownIssues } from '../../part/field/use-shown-issues';
import type { PatientSync } from '../pims-difference/use-patient-sync';
import { usePractice } from '../../platform/practice/practice';
import { draftChange, formOf } from './patient-draft';
import type { PatientDraft } from './patient-draft';
import { usePatientLists } from './use-patient-lists';
import type { PatientLists } from './use-patient-lists';

interface PatientFormStart {
  /** Somebody is stored already. */
  readonly isEdit: boolean;
  /** What the practice system has otherwise; it may come while somebody types (C-104). */
  readonly sync: PatientSync | null;
}

const none: PatientSync = { differences: [], fields: [] };

/** What is typed of a patient, and what of it is said to be wrong: a field once it was left, all on saving. */
export function usePatientForm(initial: PatientDraft, { isEdit, sync }: PatientFormStart) {
  const { today, features } = usePractice();
  const { differences, fields } = sync ?? none;
  const [draft, setDraft] = useState(initial);
  const [opened, setOpened] = useState(initial);
  const [isImport, setImport] = useState(false);
  const [offered, setOffered] = useState<readonly SyncedPatientDifference[]>([]);
  const [settledSpecies, setSettledSpecies] = useState(initial.speciesCode);
  const lists = usePatientLists(draft.speciesCode);
  const hasPatientGender = hasFeature(features, 'patientGender');

  // Once it is known what another species offers, what it does not offer goes (C-064).
  if (draft.speciesCode !== settledSpecies && !lists.isLoading) {
    setSettledSpecies(draft.speciesCode);
    setDraft(withoutForeign(draft, lists, hasPatientGender));
  }

  // From then on the fields alone say what of it was declined.
  if (offered.length === 0 && differences.length > 0) {
    setOffered(differences);
    const theirs = keptHere(differences);
    setOpened(withOffer(opened, differences, theirs));
    setDraft(withOffer(draft, differences, new Set([...theirs, ...typedFields(draft, initial, differences)])));
  }

  const stored = isEdit ? formOf(initial) : null;
  const form = settlePatientForm(formOf(draft));
  const issues = lists.isLoading ? [] : issuesOf(form, draft, stored);
  const shown = useShownIssues(issues.map(ofField));

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
  const accepted = acceptedDifferences(offered, { ...form, deceasedDate });
  const change = (next: Partial<PatientDraft>) => {
    setDraft((now) => ({ ...now, ...next }));
    shown.change();
  };
  return {
    ...shown,
    draft,
    initial,
    form,
    lists,
    issues,
    hasPatientGender,
    isEdit,
    /** Something differs from what is stored. */
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    /** Somebody typed something: what the practice system put in does not count. */
    isDirty: JSON.stringify(draft) !== JSON.stringify(opened),
    change,
    /** What the practice system has otherwise, and what of it stands in the fields (C-104, C-105). */
    offered,
    accepted,
    /** What was offered and does not stand in the fields (C-100). */
    declined: declinedPatientValues(offered, accepted),
    fieldOf: (field: PatientDifference['field']) => keptOf(fields, field),
    /** What is kept of a field whose value is the stored one, which says where that comes from (C-258). */
    keptOf: (field: PatientDifference['field']): SyncedField | undefined =>
      storedFields(field).every((name) => draft[name] === initial[name]) ? keptOf(fields, field) : undefined,
    isNew: (field: PatientDifference['field']) => accepted.some((difference) => difference.field === field),
    accept: (difference: PatientDifference) => change(draftChange(difference.change)),
    decline: (difference: PatientDifference) => change(storedOf(difference, initial)),
    /** Begins anew with a patient of the practice system: birth date and weight may be missing of it (C-060, C-121). */
    fillIn: (imported: PatientDraft) => {
      setDraft(imported);
      setOpened(imported);
      setSettledSpecies(imported.speciesCode);
      setImport(true);
    },
    /** What the server said against it; shown until the form is changed. */
    refuse: (refused: readonly Issue[]) => shown.refuse(refused.map(ofField)),
  } as const;
}
export type PatientFormState = ReturnType<typeof usePatientForm>;

type DraftField = keyof PatientDraft;
const fieldsOf = ({ change }: PatientDifference) => Object.keys(draftChange(change)) as DraftField[];

const draftFields: Readonly<Partial<Record<PatientDifference['field'], readonly DraftField[]>>> = {
  weight: ['weight', 'weightUnit'],
  breed: ['breedCode'],
};
/** The fields of a draft that hold a synced field. */
const storedFields = (field: PatientDifference['field']): readonly DraftField[] =>
  draftFields[field] ?? [field as DraftField];

/** The fields of a difference as they are stored. */
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

/** The differences in whose fields somebody has begun to type: those stay theirs. */
function typedFields(draft: PatientDraft, initial: PatientDraft, differences: readonly PatientDifference[]) {
  const typed = differences.filter((one) => fieldsOf(one).some((field) => draft[field] !== initial[field]));
  return new Set(typed.map(({ field }) => field));
}

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
