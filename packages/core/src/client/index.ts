export { clientName, isLinkedClient } from './client.js';
export type { ClientFacts } from './client.js';
export { mayUseOffice, officeUseChange, officeUseRecords, officeUseTexts } from './office-use.js';
export type { OfficeFacts, OfficeUseClient, OfficeUseRecords } from './office-use.js';
export { pendingTasksCount } from './pending-tasks.js';
export type { PendingTasksCount, TaskOwner } from './pending-tasks.js';
export { patientMeant, patientsInOrder, selectedPatient } from './profile.js';
export type { AskedPatient, ProfilePatient } from './profile.js';
export {
  activeFilterOf,
  clientFilterIssues,
  comparable,
  filterAfterTyping,
  isFoundBy,
  keptActivity,
  linkedPatients,
  searchByWords,
  searchHint,
  searchTerms,
} from './search.js';
export type { PatientLink, SearchedClient } from './search.js';
export { searchWords } from './search-words.js';
