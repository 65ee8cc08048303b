import type { Issue } from '../../base/failure/index.js';
import { emptyForm, formAfter, formIssues, settledForm, type UpdateOf } from '../../base/form/index.js';
import { type PatientCheckFacts, patientFields, type PatientForm, type PatientFormFacts } from './patient-fields.js';
import { defaultWeightUnit } from './weight-form.js';

/**
 * The issues of a patient's form. Unchanged stored values have none; changing the species also counts as changing
 * gender, breed and conditions.
 *
 * @returns issues in the order of the form, with the paths of the fields of the input
 * @see C-061 to C-067, C-069, C-070, C-121
 */
export const checkPatientForm = (form: PatientForm, facts: PatientFormFacts): Issue[] =>
  formIssues<PatientForm, PatientForm, PatientCheckFacts>(patientFields, form, { ...facts, form });

/** A form with its name as it is stored: trimmed. @see C-061 */
export const settlePatientForm = (form: PatientForm): PatientForm =>
  settledForm<PatientForm, PatientForm, PatientCheckFacts>(patientFields, form);

/** The form after an update of some fields. */
export const patientFormAfter = (stored: PatientForm, update: UpdateOf<PatientForm>): PatientForm =>
  formAfter<PatientForm, PatientForm, PatientCheckFacts>(patientFields, stored, update);

/** The form of a new patient, from its input; an omitted weight unit is the default one. @see C-067, C-159 */
export const newPatientForm = (input: UpdateOf<PatientForm>): PatientForm =>
  patientFormAfter({ ...nothing, weightUnit: defaultWeightUnit }, input);

const nothing = emptyForm<PatientForm, PatientForm, PatientCheckFacts>(patientFields);
