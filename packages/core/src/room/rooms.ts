/** A published entry of the library. */
export interface Room {
  /** As it is imported after the name of the package: `./conflict` is `@signa/core/conflict`. */
  readonly entry: string;
  /** What somebody asks who should look there. */
  readonly question: string;
  /** The export to begin with. */
  readonly start: string;
}

/**
 * Which entry of the library answers which question: every published one, in the order in which the README shows them.
 *
 * @see A-360
 */
export const rooms: readonly Room[] = [
  { entry: './conflict', question: 'What speaks against a product for a patient?', start: 'checkConflicts' },
  { entry: './facts', question: 'Which facts does a rule need that I have not given?', start: 'conflictSubjectOf' },
  { entry: './dose', question: 'Do directions, strength, quantity and weight come out?', start: 'doseDoubts' },
  {
    entry: './prescription',
    question: 'Is a prescription filled in right, and who may issue it?',
    start: 'checkPrescriptionForm',
  },
  {
    entry: './prescription/change',
    question: 'What happens to a prescription with an event?',
    start: 'nextPrescriptionStatus',
  },
  {
    entry: './prescription/elsewhere',
    question: 'Is a prescription that another system issued filled in right?',
    start: 'checkElsewherePrescription',
  },
  { entry: './prescription/print', question: 'What stands on the printed prescription?', start: 'printModel' },
  { entry: './task', question: 'What happens to a request, and how are requests filtered?', start: 'nextTaskStatus' },
  { entry: './chart', question: 'How do I draw a lifecycle?', start: 'lifecycleChart' },
  { entry: './archive', question: 'May a prescription be archived?', start: 'mayArchive' },
  {
    entry: './product',
    question: 'Is a product controlled, what does it cost, when does it arrive?',
    start: 'isControlled',
  },
  { entry: './selection', question: 'Which product, form and strength can be chosen next?', start: 'stepOf' },
  { entry: './order', question: 'How does an order line fare?', start: 'lineDisplayStatus' },
  { entry: './schema', question: 'How do I validate a form with a Standard Schema?', start: 'prescriptionFormSchema' },
  { entry: './operation', question: 'How do I call an operation, and read its answer?', start: 'buildCall' },
  {
    entry: './operation/typed',
    question: 'Which document carries the types of an operation?',
    start: 'GetPrescriptionDocument',
  },
  { entry: './operation/documents', question: 'What does the server run for an operation?', start: 'documents' },
  { entry: './operation/resolvers', question: 'Which types have the resolvers of a server?', start: 'Resolvers' },
  { entry: './permission', question: 'May this person call this operation?', start: 'mayCall' },
  { entry: './access', question: 'What may a person do at all, and why not the rest?', start: 'whatPersonMay' },
  {
    entry: './access-review',
    question: 'Who may authorize at a location, and was it looked at?',
    start: 'authorizingRights',
  },
  { entry: './delegation', question: 'Who may sign for a vet, and until when?', start: 'countsOn' },
  { entry: './impersonation', question: 'May support look with the eyes of a person?', start: 'mayImpersonate' },
  { entry: './issue-record', question: 'What was a prescription issued on?', start: 'issueRecordOf' },
  { entry: './audit', question: 'What does an entry of the audit say in words?', start: 'auditAction' },
  { entry: './timeline', question: 'What happened to a record, in one line of time?', start: 'timelineOf' },
  {
    entry: './report',
    question: 'Which period does a report cover, and how are declines grouped?',
    start: 'checkPeriod',
  },
  { entry: './role', question: 'What may a role be named and do?', start: 'checkRoleForm' },
  { entry: './user', question: 'Is the form of a user right?', start: 'checkUserForm' },
  { entry: './practice', question: 'Is a location, an organization or a license right?', start: 'requireLicense' },
  { entry: './picture', question: 'Is a file a profile picture?', start: 'checkPicture' },
  { entry: './client', question: 'Is the form of a client right?', start: 'checkClientForm' },
  {
    entry: './patient',
    question: 'Is the form of a patient right, and how old and heavy is it?',
    start: 'checkPatientForm',
  },
  { entry: './contact', question: 'Is a phone, an address or an e-mail right?', start: 'checkAddress' },
  { entry: './contact/zip', question: 'Does a zip code fit a state?', start: 'zipDoubt' },
  { entry: './name', question: 'May a client or a patient be called so?', start: 'nameIssue' },
  { entry: './same-person', question: 'Is a typed client somebody who is there?', start: 'judgePerson' },
  { entry: './merge', question: 'What happens when two records become one?', start: 'planClientMerge' },
  { entry: './storefront', question: 'How does a session on behalf of a client start?', start: 'sessionRequestOf' },
  { entry: './pims', question: 'What can the practice system of a location do?', start: 'isPimsEnabled' },
  { entry: './pims-account', question: 'How is an account of a practice system connected?', start: 'readInstallation' },
  { entry: './pims-record', question: 'What of a record of a practice system can be held?', start: 'readPatient' },
  {
    entry: './pims-lookup',
    question: 'How does a record compare with the one of a practice system?',
    start: 'patientRows',
  },
  { entry: './pims-refresh', question: 'Which linked records are read again next?', start: 'dueRecords' },
  { entry: './pims-sync', question: 'Which side changed a field since both agreed?', start: 'changedSide' },
  { entry: './pims-import', question: 'Who goes when an import is undone?', start: 'planImportUndo' },
  { entry: './palette', question: 'What does the command palette find, and in which order?', start: 'rankHits' },
  { entry: './flow', question: 'Which steps does a screen take when it issues?', start: 'issueFlow' },
  { entry: './page', question: 'What does a page ask for first?', start: 'firstReads' },
  { entry: './text', question: 'What does a person see of a text, and how long is it?', start: 'visibleText' },
  { entry: './time', question: 'What day is it at a location, and how far is another?', start: 'todayIn' },
  { entry: './failure', question: 'Which failures are there, and how is a refusal worded?', start: 'failureCodes' },
];
