import type { Issue } from '../../base/failure/index.js';
import { checkDeceasedDate, lifespanIssues } from './birthdate.js';
import type { PatientLife } from './automatic-decline.js';
import type { UpdateOf } from '../../base/form/index.js';
import { isSpecies } from './listed-code.js';
import type { PatientForm, PatientFormFacts } from './patient-fields.js';
import { checkPatientForm, patientFormAfter } from './patient-form.js';
import { afterSpeciesChange } from './species-change.js';

/** The input of UpdateLocationPatient; an omitted field (`undefined`) keeps its stored value (C-071). */
export type PatientUpdate = UpdateOf<PatientForm> & {
  readonly isActive?: boolean | null;
  readonly isDeceased?: boolean | null;
  readonly deceasedDate?: string | null;
};

/** The context for validating an update. */
export interface PatientUpdateFacts extends PatientFormFacts {
  readonly stored: PatientForm;
  /** The stored deceased date. */
  readonly storedDeceasedDate: string | null;
}

/**
 * The form values after an update. Another species clears what it does not offer, unless the update sends a new value.
 *
 * @see C-064, C-071
 */
export function patientAfter(
  update: PatientUpdate,
  facts: Omit<PatientUpdateFacts, 'storedDeceasedDate'>,
): PatientForm {
  const { stored } = facts;
  const species = update.speciesCode ?? null;
  const kept = isSpecies(species) && species !== stored.speciesCode ? ofOtherSpecies(species, facts) : stored;
  return patientFormAfter(kept, update);
}

function ofOtherSpecies(
  species: Parameters<typeof afterSpeciesChange>[1],
  facts: Parameters<typeof patientAfter>[1],
): PatientForm {
  const { stored, hasPatientGender } = facts;
  const codes = stored.healthConditions.map(({ code }) => code);
  const left = afterSpeciesChange({ ...stored, healthConditions: codes }, species, facts, hasPatientGender);
  return {
    ...stored,
    gender: left.gender,
    breedCode: left.breedCode,
    healthConditions: stored.healthConditions.filter(({ code }) => left.healthConditions.includes(code)),
  };
}

/**
 * The issues of the submitted fields, validated against the patient after the update: an invalid stored value, as from
 * an import, does not block other changes. Name, species, gender and birthdate cannot be cleared, a weight can.
 *
 * @see C-071, C-061 to C-070, P-337
 */
export function checkPatientUpdate(update: PatientUpdate, facts: PatientUpdateFacts): readonly Issue[] {
  const isSent = ({ path }: Issue) => update[path.split('.')[0] as keyof PatientForm] !== undefined;
  const { deceasedDate, isDeceased } = update;
  const after = patientAfter(update, facts);
  const { stored, storedDeceasedDate } = facts;
  const keptDate = isDeceased === false ? null : storedDeceasedDate;
  return [
    ...checkPatientForm(after, facts).filter(isSent),
    ...(deceasedDate === undefined ? [] : checkDeceasedDate(deceasedDate, facts.today)),
    ...lifespanIssues(
      { birthdate: after.birthdate, deceasedDate: deceasedDate === undefined ? keptDate : deceasedDate },
      { birthdate: stored.birthdate, deceasedDate: storedDeceasedDate },
    ),
  ];
}

/**
 * The deceased and active state after an update. A deceased date sets `isDeceased`, clearing the date clears the flag,
 * and clearing only the flag also clears the date, so the two never contradict. `isActive` changes only when sent.
 *
 * @see C-068
 */
export function lifeStateAfter(
  stored: PatientLife,
  { isActive, isDeceased, deceasedDate }: Pick<PatientUpdate, 'isActive' | 'isDeceased' | 'deceasedDate'>,
): PatientLife {
  const active = isActive ?? stored.isActive;
  if (deceasedDate !== undefined) return { isActive: active, isDeceased: deceasedDate !== null, deceasedDate };
  const deceased = isDeceased ?? stored.isDeceased;
  return { isActive: active, isDeceased: deceased, deceasedDate: deceased ? stored.deceasedDate : null };
}
