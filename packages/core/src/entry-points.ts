/** A published entry point of the library. */
export interface EntryPoint {
  /** Path after the package name: `./safety` is `@signa/core/safety`. */
  readonly entry: string;
  /** The questions that it answers, each with the export to start with. */
  readonly answers: readonly { readonly question: string; readonly start: string }[];
}

const answer = (question: string, start: string) => ({ question, start });

/**
 * All published entry points with the questions that they answer, in the order of the README.
 *
 * @see A-360
 */
export const entryPoints: readonly EntryPoint[] = [
  {
    entry: './prescribing',
    answers: [
      answer('Is a prescription form valid?', 'checkPrescriptionForm'),
      answer('Who can issue a prescription?', 'mayIssue'),
      answer('Which facts does a rule need that I have not provided?', 'conflictSubjectOf'),
      answer('Which status does a prescription have after an event?', 'nextPrescriptionStatus'),
      answer('Which status does a request have after an event, and how are requests filtered?', 'nextTaskStatus'),
      answer('What does the printed prescription show?', 'printModel'),
      answer('Can a prescription be archived?', 'mayArchive'),
      answer('Which product, form, and strength can be selected next?', 'stepOf'),
      answer('Which steps does a screen follow to issue a prescription?', 'issueFlow'),
      answer('Which values was a prescription issued with?', 'issueRecordOf'),
      answer('Is a prescription from another system valid?', 'checkExternalPrescription'),
    ],
  },
  {
    entry: './safety',
    answers: [
      answer('Which conflicts does a product have with a patient?', 'checkConflicts'),
      answer('Are directions, strength, quantity, and weight consistent?', 'doseWarnings'),
      answer('What does the law of a state require of a product?', 'productLaw'),
    ],
  },
  {
    entry: './knowledge',
    answers: [
      answer('What is a knowledge package, and is a package consistent?', 'knowledgeFaults'),
      answer('Does a row of a package apply on a day?', 'isInEffect'),
    ],
  },
  {
    entry: './sample-knowledge',
    answers: [answer('Which package can I try the rules with?', 'sampleKnowledge')],
  },
  {
    entry: './catalog',
    answers: [answer('Is a product controlled, what does it cost, and when does it arrive?', 'isControlled')],
  },
  {
    entry: './clients',
    answers: [
      answer('Is a client form valid?', 'checkClientForm'),
      answer("Is a patient form valid, and what are the patient's age and weight?", 'checkPatientForm'),
      answer('Does a new client already exist?', 'scorePerson'),
      answer('What happens when two clients are merged?', 'planClientMerge'),
    ],
  },
  {
    entry: './practice',
    answers: [
      answer('Is a location, organization, or license valid?', 'requireLicense'),
      answer('Is a user form valid?', 'checkUserForm'),
      answer('Who can authorize for a vet, and until when?', 'countsOn'),
      answer('Which features does the PIMS of a location support?', 'isPimsEnabled'),
      answer('Which side changed a field since both sides last agreed?', 'changedSide'),
      answer('Which linked records are due for a refresh?', 'dueRecords'),
    ],
  },
  {
    entry: './administration',
    answers: [
      answer('Can a user call an operation?', 'mayCall'),
      answer('What can a user do, and why not the rest?', 'whatPersonMay'),
      answer('Who can authorize at a location, and was it reviewed?', 'authorizingRights'),
      answer('Can a support user impersonate a user?', 'mayImpersonate'),
      answer('Are the name and permissions of a role valid?', 'checkRoleForm'),
      answer('How is an audit entry described?', 'auditAction'),
      answer('What happened to a record, in chronological order?', 'timelineOf'),
      answer('Which period does a report cover, and how are declined requests grouped?', 'checkPeriod'),
    ],
  },
  {
    entry: './orders',
    answers: [
      answer('What is the status of an order line?', 'lineDisplayStatus'),
      answer('How does a storefront session on behalf of a client start?', 'sessionRequestOf'),
    ],
  },
  {
    entry: './pims',
    answers: [
      answer('How is a PIMS account connected?', 'readInstallation'),
      answer('Which fields of a PIMS record can be stored?', 'readPatient'),
      answer('How does a record differ from the PIMS record?', 'patientRows'),
      answer('Which records does undoing an import remove?', 'planImportUndo'),
      answer('What does a line of a file of another system mean?', 'openLineMapper'),
    ],
  },
  {
    entry: './portal',
    answers: [
      answer('What does the command palette find, and in what order?', 'rankHits'),
      answer('Which queries does a page send first?', 'firstReads'),
    ],
  },
  {
    entry: './schema',
    answers: [answer('How do I validate a form with a Standard Schema?', 'prescriptionFormSchema')],
  },
  { entry: './contract', answers: [answer('How do I call an operation and read the response?', 'buildRequest')] },
  {
    entry: './contract/typed',
    answers: [answer('Which document contains the types of an operation?', 'GetPrescriptionDocument')],
  },
  {
    entry: './contract/documents',
    answers: [answer('Which GraphQL document does the server run for an operation?', 'documents')],
  },
  {
    entry: './base',
    answers: [
      answer('What date is it at a location, and how far away is another date?', 'todayIn'),
      answer('Which characters of a text are visible, and how long is it?', 'visibleText'),
      answer('Is a phone number, address, or email address valid?', 'checkAddress'),
      answer('Is the name of a client or patient valid?', 'nameIssue'),
      answer('Is a file a valid profile picture?', 'checkPicture'),
      answer('Which error codes exist, and what are the messages?', 'failureCodes'),
      answer('How do I render a lifecycle as a diagram?', 'lifecycleChart'),
    ],
  },
  { entry: './base/zip', answers: [answer('Does a ZIP code match a state?', 'zipWarning')] },
];
