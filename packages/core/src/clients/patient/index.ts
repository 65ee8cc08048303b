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
  lifespanIssues,
  deceasedDateText,
  earliestBirthdate,
  isBirthdateKnown,
  isDeathBeforeBirth,
  lifespanTexts,
} from './birthdate.js';
export type { Lifespan } from './birthdate.js';
export { clientNeededText, isPatientOf, linksAfter, missingClientIssues } from './client-link.js';
export type { ClientLink, ClientLinkChange } from './client-link.js';
export { isFreeText, otherCode, settledEntries } from './coded-entry.js';
export { acceptedDifferences, patientDifferenceText, shownDifference } from './difference-answer.js';
export type { ComparedValues, ShownDifference } from './difference-answer.js';
export { genderWord } from './gender.js';
export { checkGender, genderCodes, genderLabel, genderOptions, genderTexts } from './gender-option.js';
export type { GenderCode, GenderOption, GenderQuestion } from './gender-option.js';
export { lastExamLabel, lastExamSource, lastExamTexts } from './last-exam.js';
export { medicalInformation, medicalLabels } from './medical-information.js';
export type { MedicalField, MedicalInformation } from './medical-information.js';
export { medicationNames } from './medication-names.js';
export { checkPatientName } from './name.js';
export { animalFacts, animalNotes, differingFacts, namedAnimal } from './namesake.js';
export type { AnimalFact, NamedAnimal, RecognizedPatient } from './namesake.js';
export { speciesCodes } from '../../base/species/index.js';
export type { SpeciesCode } from '../../base/species/index.js';
export { isWeightUnit, weightUnits } from './patient.js';
export type { MedicationFacts, PatientFacts, WeightUnit } from './patient.js';
export { comparePair, noPairs, pairable, pairOffers, pairsWith } from './pairing.js';
export type { PairComparison, PairField, Pairs } from './pairing.js';
export { checkCodes, patientFormTexts } from './listed-code.js';
export type { CodedEntry } from './listed-code.js';
export { patientFields } from './patient-fields.js';
export type { PatientForm, PatientFormFacts } from './patient-fields.js';
export { checkPatientForm, newPatientForm, settlePatientForm } from './patient-form.js';
export { patientFilter, patientTabs, tabsOf } from './patient-tab.js';
export type { PatientTab } from './patient-tab.js';
export { checkPatientUpdate, lifeStateAfter, patientAfter } from './patient-update.js';
export type { PatientUpdate, PatientUpdateFacts } from './patient-update.js';
export { acceptedChange, patientDifferences } from './pims-difference.js';
export type { ComparedPatient, ComparisonFacts, PatientChange, PatientDifference } from './pims-difference.js';
export {
  alreadyImportedNotice,
  importedPatient,
  importErrorNotice,
  isDeceasedThere,
  listedForImport,
  mayImportPatient,
  patientImportedNotice,
  reportedSpecies,
} from './pims-import.js';
export type { ImportedPatient, ImportLists } from './pims-import.js';
export { factsWhereEmpty, patientLinkInput } from './pims-link.js';
export type { LinkedFacts, LinkTarget, PatientPimsLink } from './pims-link.js';
export type { ListedBreed } from './pims-value.js';
export {
  comparedPatient,
  declinedPatientValues,
  changedOnlyHere,
  offeredCount,
  patientDifferenceValue,
  valuesOfPatient,
  syncedPatientDifferences,
} from './synced-patient.js';
export type { SyncedPatientDifference } from './synced-patient.js';
export { checkPatientPrompt, patientPromptNeeded, patientPromptText, promptAnswers } from './prompt.js';
export type { PatientPrompt, PromptAnswers, PromptProduct } from './prompt.js';
export { afterSpeciesChange } from './species-change.js';
export type { OfferedBySpecies, OfSpecies } from './species-change.js';
export {
  noKnownAllergiesText,
  patientAddedNotice,
  patientEditedNotice,
  patientErrorNotice,
  patientLinkedNotice,
  patientNotUpdatedNotice,
} from './text.js';
export {
  isWeightKnown,
  hasUnknownUnit,
  weightInExactPounds,
  weightInKilograms,
  weightInPounds,
  weightLabel,
  weightLabels,
} from './weight.js';
export type { StoredWeight, WeightLabels } from './weight.js';
export { weightAge } from './weight-age.js';
export type { WeightAge, WeightRecorded } from './weight-age.js';
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
export { noAllergiesText, undeliveredNote } from './undelivered.js';
export type { ImportOrigin } from './undelivered.js';
