export { accountSecretIssue, accountSecretMask, accountSecretMaximum, newAccountSecret } from './account-secret.js';
export { pimsAccountOf } from './account.js';
export type { PimsPlace } from './account.js';
export type { PimsAddress, PimsCaretaker, PimsPhone } from './caretaker.js';
export { pimsConnectionTypes } from './connection-type.js';
export type { PimsConnectionType } from './connection-type.js';
export { isConsultId } from './consult-id.js';
export { caretakerSearchInput, patientSearchInput, searchedTexts } from './search-input.js';
export type { PimsAccount } from './pims-account.js';
export type { CaretakerSearch, CaretakerSearchInput } from './search-input.js';
export { deliveredFields, isDelivered, undeliveredText } from './delivery.js';
export type { SafetyField } from './delivery.js';
export { newestConsultsFirst } from './consult.js';
export type { PimsConsult } from './consult.js';
export { arePimsFeaturesOn, isPimsEnabled, isPimsImportOn } from './enabled.js';
export type { PimsSettings } from './enabled.js';
export { reportedGender, normalGender } from './gender.js';
export type { NormalGender, ReportedGender } from './gender.js';
export { lockedLinkIssues } from './locked-link.js';
export {
  clientLinkedNotice,
  linkFailedNotice,
  patientLinkedToPimsNotice,
  pimsRecordMissingTexts,
  recordGoneText,
} from './link-text.js';
export { offersImport } from './import-offer.js';
export { linkedId, pimsStatus } from './link-status.js';
export type { LinkedRecord, PimsStatus } from './link-status.js';
export { pimsOffText } from './off-text.js';
export type { PimsPatient } from './pims-patient.js';
export { recordByIdInput, isLinkedWith, linkIds, recordId, sentLinkIds } from './record-id.js';
export type { RecordByIdInput, PimsIds } from './record-id.js';
export { mayImport, mayLink, pimsRefusalTexts } from './may-link.js';
export type { SentLink } from './may-link.js';
export {
  consultSearchTypes,
  consultTypes,
  hasConsults,
  hasConsultSearch,
  isWritebackCapable,
  providerIdTypes,
  rawPhoneTypes,
  writebackCapableTypes,
} from './trait.js';
export { writesBack } from './writeback.js';
export { writeBackTarget } from './write-back-target.js';
export type { WriteBackFacts, WriteBackTarget } from './write-back-target.js';
