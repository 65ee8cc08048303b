export {
  checkActivity,
  inactiveClientNotice,
  inactivePatientNotice,
  inactivityNotice,
  mayAddPatientTo,
} from './activity.js';
export type { ClientActivity, PatientActivity } from './activity.js';
export { patientAge } from './age.js';
export {
  automaticDeclineReasons,
  automaticDeclineWarning,
  declineOfClientChange,
  declineOfPatientChange,
  warningBefore,
} from './automatic-decline.js';
export type { AutomaticDeclineReason, PatientLife } from './automatic-decline.js';
export {
  birthdateTexts,
  checkBirthdate,
  checkDeceasedDate,
  deceasedDateText,
  earliestBirthdate,
  isBirthdateKnown,
} from './birthdate.js';
export { genderWord } from './gender.js';
export { medicalInformation, medicalLabels } from './medical-information.js';
export type { MedicalField, MedicalInformation } from './medical-information.js';
export { medicationNames } from './medication-names.js';
export { checkPatientName, nameCharactersText } from './name.js';
export { speciesCodes } from '../species/index.js';
export type { SpeciesCode } from '../species/index.js';
export { weightUnits } from './patient.js';
export type { MedicationFacts, PatientFacts, WeightUnit } from './patient.js';
export { checkPatientUpdate, lifeStateAfter } from './patient-update.js';
export type { PatientUpdate } from './patient-update.js';
export { checkPatientPrompt, patientPromptNeeded, patientPromptText, promptAnswers } from './prompt.js';
export type { PatientPrompt, PromptAnswers, PromptProduct } from './prompt.js';
export { noKnownAllergiesText, patientEditedNotice, patientErrorNotice, patientNotUpdatedNotice } from './text.js';
export { isWeightKnown, weightInKilograms, weightInPounds, weightLabel, weightLabels } from './weight.js';
export type { StoredWeight, WeightLabels } from './weight.js';
export { checkWeightEdit } from './weight-edit.js';
export type { WeightEdit } from './weight-edit.js';
export {
  checkWeight,
  checkWeightUnit,
  defaultWeightUnit,
  weightLimits,
  weightRangeText,
  weightUnitText,
} from './weight-form.js';
