export {
  caretakerSearchOf,
  clientSearchFilter,
  clientSearchOf,
  emptyClientSearch,
  searchedPhone,
} from './add-search.js';
export type { ClientSearchFields } from './add-search.js';
export { clientFields, clientLimits } from './client-fields.js';
export type { ClientEntry, ClientForm, ClientRecord } from './client-fields.js';
export {
  checkClientForm,
  clientAfter,
  clientChange,
  clientFormOf,
  emptyClientForm,
  settleClientForm,
} from './client-form.js';
export type { ClientUpdate } from './client-form.js';
export { clientFormOfSearch } from './searched-client.js';
export { clientName } from './client.js';
export type { ClientFacts } from './client.js';
export {
  acceptedDifference,
  clientDifferenceCount,
  declinedDifference,
  differenceText,
  differenceTitle,
  pimsUpdateText,
  withClientDifference,
} from './difference-answer.js';
export { linkSearchOf } from './link-search.js';
export { sharedContacts } from './shared-contact.js';
export type { Shared } from './shared-contact.js';
export { mayUseOffice, officeUseChange, officeUseRecords, officeUseTexts } from './office-use.js';
export type { OfficeFacts, OfficeUseClient, OfficeUseRecords } from './office-use.js';
export { pendingTasksCount } from './pending-tasks.js';
export type { PendingTasksCount, TaskOwner } from './pending-tasks.js';
export { clientFormOfCaretaker, newClientLink } from './pims-form.js';
export type { NewClientLink } from './pims-form.js';
export { pimsContact } from './pims-contact.js';
export type { ContactTypes, PimsContact } from './pims-contact.js';
export { clientDifference, hasClientDifference } from './pims-difference.js';
export type { ClientDifference, ComparedClient } from './pims-difference.js';
export { clientLinkInput, contactWhereEmpty, copiedByLinking } from './pims-link.js';
export type { ClientPimsLink, LinkCopy } from './pims-link.js';
export { patientToShow, patientsFound, patientsInOrder, selectedPatient } from './profile.js';
export type { RequestedPatient, ProfilePatient } from './profile.js';
export {
  addressField,
  valuesOfClient,
  comparedClient,
  differenceValues,
  phoneField,
  syncedDifference,
  wholeDifference,
} from './synced-client.js';
export type { SyncedDifference } from './synced-client.js';
export {
  activeFilterOf,
  clientFilterIssues,
  comparable,
  filterAfterTyping,
  isFoundBy,
  activeValueOf,
  linkedPatients,
  phoneWithoutAreaCode,
  searchByWords,
  searchHint,
  searchTerms,
} from './search.js';
export type { PatientLink, SearchedClient } from './search.js';
export { searchWords } from './search-words.js';
export { clientAddedNotice, clientErrorNotice, clientLinkedText, clientUpdatedNotice } from './text.js';
