export { asIssued } from './as-issued.js';
export { checkedSubject, replayedChecks, replayedReport } from './checked-subject.js';
export type { CheckedSubject } from './checked-subject.js';
export { changeSentence, changesSinceIssue, notRecorded } from './changes-since-issue.js';
export type { ChangeSinceIssue } from './changes-since-issue.js';
export { issuedExternalChecks } from './external-checks.js';
export type { ShownExternalCheck } from './external-checks.js';
export { issuedParts, issueRecordVersion } from './issue-record.js';
export type {
  IssueBatch,
  IssueChecks,
  IssuedAddress,
  IssuedClient,
  IssuedExternalCard,
  IssuedExternalCheck,
  IssuedLocation,
  IssuedPart,
  IssuedPatient,
  IssuedPhone,
  IssuedProduct,
  IssuedVet,
  IssueRecord,
  ShownFinding,
} from './issue-record.js';
export { issueRecordOf } from './issue-record-of.js';
export type { IssueFacts, NamedRecords } from './issue-record-of.js';
export {
  findingText,
  recheckPrescription,
  recheckedText,
  speciesChangeReason,
  speciesChangeWarning,
} from './judged-again.js';
export type { RecheckedPrescription } from './judged-again.js';
export { recordedLaterSentences } from './recorded-later.js';
export type { PartRecordedLater } from './recorded-later.js';
export { issueChecks } from './shown-findings.js';
