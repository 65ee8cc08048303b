import * as z from 'zod/mini';
import {
  checkActivity,
  checkBirthdate,
  checkDeceasedDate,
  checkPatientForm,
  checkPatientName,
  checkPatientPrompt,
  checkPatientUpdate,
  checkWeight,
  checkWeightEdit,
  checkWeightUnit,
  patientFields,
  weightUnits,
  type PatientFormFacts,
  type PatientUpdateFacts,
} from '../clients/patient/index.js';
import type { PlainDate } from '../base/time/index.js';
import { checked } from './checked.js';
import { formShape, openFormShape } from './form-shape.js';
import { anyNumber, anyText, flag, openFlag, openText } from './part.js';

/** `checkPatientName` as a schema of the name itself. */
export const patientNameSchema = checked(anyText, (name) => checkPatientName(name, ''));

/** `checkWeight` as a schema of the weight itself. */
export const weightSchema = checked(anyNumber, (weight) => checkWeight(weight, ''));

/** `checkWeightUnit` as a schema of the unit itself. */
export const weightUnitSchema = checked(anyText, (unit) => checkWeightUnit(unit, ''));

/** `checkWeightEdit` as a schema (C-162). */
export const weightEditSchema = checked(
  z.object({ name: anyText, weight: anyNumber, weightUnit: anyText }),
  checkWeightEdit,
);

/** `checkBirthdate` as a schema of the date itself, for the day at the location (C-066). */
export const birthdateSchema = (today: PlainDate) => checked(anyText, (date) => checkBirthdate(date, today, ''));

/** `checkDeceasedDate` as a schema of the date itself, for the day at the location. */
export const deceasedDateSchema = (today: PlainDate) => checked(anyText, (date) => checkDeceasedDate(date, today, ''));

/** `checkPatientUpdate` as a schema, for the stored patient, the lists and the settings of the location (C-071). */
export const patientUpdateSchema = (facts: PatientUpdateFacts) =>
  checked(
    z.object({
      ...openFormShape(patientFields),
      isActive: openFlag,
      isDeceased: openFlag,
      deceasedDate: openText,
    }),
    (update) => checkPatientUpdate(update, facts),
  );

/** `checkPatientPrompt` as a schema, for the day at the location (P-105). */
export const patientPromptSchema = (today: PlainDate) =>
  checked(z.object({ weight: anyNumber, weightUnit: z.nullable(z.enum(weightUnits)), birthdate: anyText }), (prompt) =>
    checkPatientPrompt(prompt, today),
  );

/** `checkActivity` as a schema of a client and a patient. */
export const activitySchema = checked(
  z.object({ client: z.object({ isActive: flag }), patient: z.object({ isActive: flag, isDeceased: flag }) }),
  ({ client, patient }) => checkActivity(client, patient),
);

/** `checkPatientForm` as a schema, for the lists and the settings of the location (C-061 to C-069). */
export const patientFormSchema = (facts: PatientFormFacts) =>
  checked(z.object(formShape(patientFields)), (form) => checkPatientForm(form, facts));
