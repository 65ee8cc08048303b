export { clientName, isLinkedClient } from './client.js';
export type { ClientFacts } from './client.js';
export { mayUseOffice, officeUseRecords, officeUseTexts } from './office-use.js';
export type { OfficeFacts, OfficeUseRecords } from './office-use.js';
export { pendingTasksCount } from './pending-tasks.js';
export type { PendingTasksCount, TaskOwner } from './pending-tasks.js';
export {
  activeFilterOf,
  clientFilterIssues,
  filterAfterTyping,
  isFoundBy,
  keptActivity,
  linkedPatients,
  searchTerms,
} from './search.js';
export type { PatientLink, SearchedClient } from './search.js';
