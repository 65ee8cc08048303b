import { genderLabel, isDeathBeforeBirth, type PatientForm, weightLabel, type WeightUnit } from '../patient/index.js';
import { formatDate, type Instant, type PlainDate } from '../../base/time/index.js';
import { chosenField, joinedField, type MergeAnswer, type MergedField, shownField } from './field-choice.js';
import { type MergedRecord, type MergePlan, mergeRefusals, planOf } from './merge-plan.js';
import { moved, type OwnerMove } from './moved-rows.js';
import { recordChanges, type RecordBelongings } from './record-changes.js';
import { mergedLinks, type PimsRecordLink } from './record-link.js';
import type { RowChange } from './row-change.js';

interface Coded {
  readonly code: string;
  readonly name: string;
}

/** The fields of a patient that a merge needs (C-195). */
export interface MergedPatient extends MergedRecord, PimsRecordLink {
  readonly name: string;
  readonly species: Coded | null;
  readonly breed: Coded | null;
  readonly gender: string | null;
  readonly birthdate: PlainDate | null;
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
  readonly weightRecordedAt: Instant | null;
  readonly lastExamDate: PlainDate | null;
  readonly lastExamAt: Instant | null;
  readonly lastExamBy: string | null;
  readonly isDeceased: boolean;
  readonly deceasedDate: PlainDate | null;
  readonly vet: { readonly id: string; readonly displayName: string } | null;
  readonly allergies: readonly Coded[];
  readonly healthConditions: readonly Coded[];
  readonly currentMeds: readonly Coded[];
}

/** A merge decides every field of the form; a field without a value here would be lost with the other record. */
type MergedColumn =
  | Exclude<keyof PatientForm, 'prescVetLocationUserId'>
  | 'vetId'
  | 'lastExamAt'
  | 'lastExamBy'
  | 'deceasedDate'
  | 'isActive';

/** Two patients of one location with their related rows. */
export interface PatientMerge extends RecordBelongings {
  readonly kept: MergedPatient;
  readonly other: MergedPatient;
  /** Of the other record, like the recorded weights. */
  readonly orderLines: readonly { readonly id: string }[];
  readonly recordedWeights: readonly { readonly id: string }[];
}

/**
 * Plans a merge of two patients.
 *
 * @param answers - the choices for its conflicts; those for other fields are ignored
 * @see C-253
 */
export function planPatientMerge(merge: PatientMerge, answers: readonly MergeAnswer[]): MergePlan {
  const { kept, other } = merge;
  const reasons = [...mergeRefusals('patient', kept, other), ...animalRefusals(kept, other)];
  if (reasons.length > 0) return { outcome: 'refused', reasons };
  const choose = <T>(field: string, of: (patient: MergedPatient) => T, text: (value: T) => string | null) =>
    chosenField(field, { kept: of(kept), other: of(other), text, answers });
  const nameOf = (coded: { readonly name: string } | null) => coded?.name ?? null;
  const day = (date: PlainDate | null) => date && formatDate(date);
  const name = choose('name', (patient) => patient.name, String);
  const species = choose('species', (patient) => patient.species, nameOf);
  const breed = choose('breed', (patient) => patient.breed, nameOf);
  const gender = choose('gender', (patient) => patient.gender, genderLabel);
  const birthdate = choose('birthdate', (patient) => patient.birthdate, day);
  const deceasedDate = choose('deceasedDate', (patient) => patient.deceasedDate, day);
  const vet = choose(
    'vet',
    (patient) => patient.vet,
    (value) => value?.displayName ?? null,
  );
  const record = mergedLinks(kept, other, answers);
  const lists = (['allergies', 'healthConditions', 'currentMeds'] as const).map((field) =>
    joinedField(field, kept[field], other[field], (entry) => entry.name),
  );
  const weighed = latestWeight(kept, other);
  const examined = latestExam(kept, other);
  const fields = [
    ...[name, species, breed, gender, birthdate, deceasedDate, vet].map(shownField),
    weighed.shown,
    examined.shown,
    ...lists,
    shownField(record.field),
  ];
  const values = {
    name: name.value,
    speciesCode: species.value?.code ?? null,
    breedCode: breed.value?.code ?? null,
    gender: gender.value,
    birthdate: birthdate.value,
    deceasedDate: deceasedDate.value,
    vetId: vet.value?.id ?? null,
    weight: weighed.weight,
    weightUnit: weighed.weightUnit,
    lastExamDate: examined.by.lastExamDate,
    lastExamAt: examined.by.lastExamAt,
    lastExamBy: examined.by.lastExamBy,
    isActive: kept.isActive || other.isActive,
    allergies: joinedCodes(kept.allergies, other.allergies),
    healthConditions: joinedCodes(kept.healthConditions, other.healthConditions),
    currentMeds: joinedCodes(kept.currentMeds, other.currentMeds),
  } satisfies Readonly<Record<MergedColumn, unknown>>;
  return planOf(fields, () => {
    const further = movedRecords(merge, { field: 'patientId', keptId: kept.id, otherId: other.id });
    const written = { ...merge, kept: stored(kept), other: stored(other) };
    return recordChanges('patient', written, { values, record, further });
  });
}

/** The rows only patients have: the order lines and recorded weights of the other record. @see C-253 */
const movedRecords = ({ orderLines, recordedWeights }: PatientMerge, move: OwnerMove): RowChange[] => [
  ...orderLines.map(({ id }) => moved('orderLine', { id }, move)),
  ...recordedWeights.map(({ id }) => moved('recordedWeight', { id }, move)),
];

/**
 * Different species mean different animals. A death must be recorded on both first, and may not precede either
 * birthdate (P-337).
 */
function animalRefusals(kept: MergedPatient, other: MergedPatient): string[] {
  const isOther = kept.species !== null && other.species !== null && kept.species.code !== other.species.code;
  const isDead = kept.isDeceased !== other.isDeceased;
  const isImpossible = [kept, other].some(({ birthdate }) =>
    [kept, other].some(({ deceasedDate }) => isDeathBeforeBirth({ birthdate, deceasedDate })),
  );
  return [
    ...(isOther ? ['The species differ: these are two different animals.'] : []),
    ...(isDead ? ['One of the two is deceased and the other is not. Correct that first.'] : []),
    ...(isImpossible ? ['A date of death is before a birth date. Correct that first.'] : []),
  ];
}

/** The most recently recorded weight; if neither date is known, that of the kept record. */
function latestWeight(kept: MergedPatient, other: MergedPatient) {
  const isKnown = ({ weight }: MergedPatient) => weight !== null && weight > 0;
  const isLater = (other.weightRecordedAt ?? '') > (kept.weightRecordedAt ?? '');
  const from = isKnown(other) && (!isKnown(kept) || isLater) ? 'other' : 'kept';
  const { weight, weightUnit } = from === 'other' ? other : kept;
  const texts = { kept: weightLabel(kept), other: weightLabel(other) };
  const shown: MergedField = { field: 'weight', ...texts, from, isConflict: false };
  return { shown, weight, weightUnit };
}

/** The later date of the last exam, with who entered it. @see C-352 */
function latestExam(kept: MergedPatient, other: MergedPatient) {
  const day = ({ lastExamDate }: MergedPatient) => lastExamDate && formatDate(lastExamDate);
  const from = (other.lastExamDate ?? '') > (kept.lastExamDate ?? '') ? 'other' : 'kept';
  const shown: MergedField = { field: 'lastExamDate', kept: day(kept), other: day(other), from, isConflict: false };
  return { shown, by: from === 'other' ? other : kept };
}

/** Joins both lists without duplicates of code and name, because all unlisted entries share one code. */
function joinedCodes<C extends Coded>(kept: readonly C[], other: readonly C[]): C[] {
  const keyOf = ({ code, name }: Coded) => JSON.stringify([code, name.toLowerCase()]);
  const known = new Set(kept.map(keyOf));
  return [...kept, ...other.filter((entry) => !known.has(keyOf(entry)))];
}

/** The fields of a patient that are written. */
const stored = ({ species, breed, vet, ...patient }: MergedPatient) => ({
  ...patient,
  speciesCode: species?.code ?? null,
  breedCode: breed?.code ?? null,
  vetId: vet?.id ?? null,
});
