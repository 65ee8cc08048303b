export { firstReads, readsThatFollow } from './first-reads.js';
export type { RequestedPage, FirstRead } from './first-reads.js';
export { ownPath, safeAddress } from './own-path.js';
export type { LocalPatient } from './local-patient.js';
export {
  patientHistoryPageSizes,
  patientHistoryVariables,
  readPatientHistoryFilters,
  writePatientHistoryFilters,
} from './patient-history.js';
export type { PatientHistoryFilters } from './patient-history.js';
export {
  patientRequestsPage,
  patientRequestsVariables,
  readPatientRequestsFilters,
  writePatientRequestsFilters,
} from './patient-requests.js';
export type { PatientRequestsFilters } from './patient-requests.js';
