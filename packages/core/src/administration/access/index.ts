export { accessCases, explainAccess, switchedOff, whatPersonMay } from './access.js';
export type { AccessCase, AccessEntry, AccessContext, AccessPerson, AccessVet, AccessAlternative } from './access.js';
export {
  recordKindOf,
  recordKinds,
  recordOperations,
  activeRecordVerdict,
  whatPersonMayWith,
} from './record-access.js';
export type { RecordFacts, RecordKind, RecordPerson } from './record-access.js';
export { lookUpReasonText, whatSupportMay } from './support-access.js';
export { operationWords } from './operation-words.js';
export type { AccessArea, OperationWords } from './operation-words.js';
export { textAbout } from './text-about.js';
