/** A published entry point of the library. */
export interface EntryPoint {
  /** As it is imported after the name of the package: `./safety` is `@signa/core/safety`. */
  readonly entry: string;
  /** What it answers, each with the export to begin with. */
  readonly answers: readonly { readonly question: string; readonly start: string }[];
}

const answer = (question: string, start: string) => ({ question, start });

/**
 * Which entry point of the library answers which question: every published one, in the order in which the README shows
 * them.
 *
 * @see A-360
 */
export const entryPoints: readonly EntryPoint[] = [
  {
    entry: './prescribing',
    answers: [
      answer('Is a prescription filled in right?', 'checkPrescriptionForm'),
      answer('Who may issue a prescription?', 'mayIssue'),
      answer('Which facts does a rule need that I have not given?', 'conflictSubjectOf'),
      answer('What happens to a prescription with an event?', 'nextPrescriptionStatus'),
      answer('What happens to a request, and how are requests filtered?', 'nextTaskStatus'),
      answer('What does the printed prescription show?', 'printModel'),
      answer('May a prescription be archived?', 'mayArchive'),
      answer('Which product, form and strength can be chosen next?', 'stepOf'),
      answer('Which steps does a screen take when it issues?', 'issueFlow'),
      answer('What was a prescription issued on?', 'issueRecordOf'),
      answer('Is a prescription that another system issued filled in right?', 'checkElsewherePrescription'),
    ],
  },
  {
    entry: './safety',
    answers: [
      answer('What speaks against a product for a patient?', 'checkConflicts'),
      answer('Do directions, strength, quantity and weight come out?', 'doseDoubts'),
    ],
  },
  {
    entry: './catalog',
    answers: [answer('Is a product controlled, what does it cost, when does it arrive?', 'isControlled')],
  },
  {
    entry: './clients',
    answers: [
      answer('Is the form of a client right?', 'checkClientForm'),
      answer('Is the form of a patient right, and how old and heavy is it?', 'checkPatientForm'),
      answer('Is the client that is being added on record already?', 'judgePerson'),
      answer('What happens when two records become one?', 'planClientMerge'),
    ],
  },
  {
    entry: './practice',
    answers: [
      answer('Is a location, an organization or a license right?', 'requireLicense'),
      answer('Is the form of a user right?', 'checkUserForm'),
      answer('Who may sign for a vet, and until when?', 'countsOn'),
      answer('What can the practice system of a location do?', 'isPimsEnabled'),
      answer('Which side changed a field since both agreed?', 'changedSide'),
      answer('Which linked records are read again next?', 'dueRecords'),
    ],
  },
  {
    entry: './administration',
    answers: [
      answer('May this person call this operation?', 'mayCall'),
      answer('What may a person do at all, and why not the rest?', 'whatPersonMay'),
      answer('Who may authorize at a location, and has it been reviewed?', 'authorizingRights'),
      answer('May support act as a person?', 'mayImpersonate'),
      answer('What may a role be named and do?', 'checkRoleForm'),
      answer('What does an entry of the audit say in words?', 'auditAction'),
      answer('What happened to a record, in order of time?', 'timelineOf'),
      answer('Which period does a report cover, and how are declines grouped?', 'checkPeriod'),
    ],
  },
  {
    entry: './orders',
    answers: [
      answer('What is the status of an order line?', 'lineDisplayStatus'),
      answer('How does a session on behalf of a client start?', 'sessionRequestOf'),
    ],
  },
  {
    entry: './pims',
    answers: [
      answer('How is an account of a practice system connected?', 'readInstallation'),
      answer('Which parts of a record of a practice system can be stored?', 'readPatient'),
      answer('How does a record compare with the one of a practice system?', 'patientRows'),
      answer('Which records go when an import is undone?', 'planImportUndo'),
    ],
  },
  {
    entry: './portal',
    answers: [
      answer('What does the command palette find, and in which order?', 'rankHits'),
      answer('What does a page ask for first?', 'firstReads'),
    ],
  },
  {
    entry: './schema',
    answers: [answer('How do I validate a form with a Standard Schema?', 'prescriptionFormSchema')],
  },
  { entry: './contract', answers: [answer('How do I call an operation, and read its answer?', 'buildCall')] },
  {
    entry: './contract/typed',
    answers: [answer('Which document carries the types of an operation?', 'GetPrescriptionDocument')],
  },
  {
    entry: './contract/documents',
    answers: [answer('What does the server run for an operation?', 'documents')],
  },
  {
    entry: './contract/resolvers',
    answers: [answer('Which types have the resolvers of a server?', 'Resolvers')],
  },
  {
    entry: './base',
    answers: [
      answer('What day is it at a location, and how far is another?', 'todayIn'),
      answer('What does a person see of a text, and how long is it?', 'visibleText'),
      answer('Is a phone, an address or an e-mail right?', 'checkAddress'),
      answer('Is a name of a client or a patient right?', 'nameIssue'),
      answer('Is a file a profile picture?', 'checkPicture'),
      answer('Which failures are there, and how is a refusal worded?', 'failureCodes'),
      answer('How do I draw a lifecycle?', 'lifecycleChart'),
    ],
  },
  { entry: './base/zip', answers: [answer('Does a zip code fit a state?', 'zipDoubt')] },
];
