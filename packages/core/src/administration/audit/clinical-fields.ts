import { genderCodes, genderLabel, patientFields } from '../../clients/patient/index.js';
import {
  fieldSpec,
  prescriptionFieldNames,
  rxStatusDescription,
  rxStatusListing,
  type RxStatusCode,
} from '../../prescribing/prescription/index.js';
import type { TaskStatus } from '../../prescribing/task/index.js';
import { taskStatusLabel, taskStatuses, taskTypeLabel } from '../../prescribing/task/index.js';
import type { FieldTable } from './field-table.js';
import { labelsOf } from './labels-of.js';

const rxStatuses = Object.fromEntries(
  (Object.keys(rxStatusListing) as RxStatusCode[]).map((code) => [code, rxStatusDescription(code)]),
);
const requestStatuses = Object.fromEntries(taskStatuses.map((status: TaskStatus) => [status, taskStatusLabel(status)]));
const requestTypes = Object.fromEntries(
  ['approval', 'draft', 'expiring', 'renewal'].map((type) => [type, taskTypeLabel(type)]),
);

const genders = Object.fromEntries(genderCodes.map((code) => [code, genderLabel(code) ?? code]));

/** The words of the prescription form; a field whose words all records share has none here. */
const formFields: FieldTable = Object.fromEntries(
  prescriptionFieldNames.flatMap((field) => {
    const { audit } = fieldSpec(field).labels;
    return audit === undefined ? [] : [[field, audit]];
  }),
);

/** Patients, prescriptions, requests and orders. */
export const clinicalFields: FieldTable = {
  ...formFields,
  ...labelsOf(patientFields),
  species: { label: 'Species', byName: true },
  breed: { label: 'Breed', byName: true },
  gender: { label: 'Gender', codes: genders },
  weightRecorded: 'Weight',
  'weightRecorded.at': 'Recorded at',
  'weightRecorded.by': 'Recorded by',
  lastExamRecorded: 'Last exam',
  'lastExamRecorded.at': 'Recorded at',
  'lastExamRecorded.by': 'Recorded by',
  isDeceased: 'Deceased',
  deceasedDate: 'Date of death',
  allergies: { label: 'Allergies', byName: true },
  healthConditions: { label: 'Health conditions', byName: true },
  currentMeds: { label: 'Current medications', byName: true },
  activePrescriptions: { label: 'Active prescriptions', byName: true },
  prescVetLocationUserId: { label: 'Prescribing vet', of: 'locationUser' },
  locationPatientClients: '',

  rxNumber: 'Rx#',
  rxStatus: { label: 'Status', codes: rxStatuses },
  draftName: null,
  isFillable: 'Fillable',
  archived: 'Archived',
  issuedDate: 'Issued',
  draftCreateDate: 'Draft saved',
  createdTimestamp: 'Created',
  flavor: { label: 'Flavor', byName: true },
  systemOrigin: null,
  rxOrigin: null,
  authorizingVetLocationUser: { label: 'Authorizing vet', byName: true },
  actingLocationUser: { label: 'Signed by', byName: true },
  licensesAtIssue: 'At issue',
  'licensesAtIssue.vetLicense': 'Vet license',
  impersonatedBy: 'Support user',
  workflowLocationUser: { label: 'Assigned to', byName: true },
  currentWorkflowStatus: { label: 'Workflow status', byName: true },
  assignDate: 'Assigned',
  assignedByLocationUserId: { label: 'Assigned by', of: 'locationUser' },
  internalNote: 'Internal note',
  prescriptionWorkflows: null,
  prescriptionTaskWorkflow: '',
  locationClient: { label: 'Client', byName: true },
  locationPatient: { label: 'Patient', byName: true },
  product: { label: 'Product', byName: true },
  location: { label: 'Location', byName: true },
  declineReason: 'Reason for declining',
  firstPrintedAt: 'First printed',
  reprintCount: 'Reprints',
  batch: 'Authorized together',
  'batch.id': 'Batch',
  'batch.count': 'Renewals confirmed together',
  elsewhere: 'Issued elsewhere',
  number: 'Number',
  prescriber: 'Prescriber',
  place: 'Place',
  note: 'Note',
  fillsLeft: 'Fills left',
  // Each audit entry already has its user and time.
  history: null,
  lastSavedBy: null,
  writtenBy: null,
  removedAt: 'Deleted at',
  removedBy: { label: 'Deleted by', of: 'locationUser' },

  'task.type': { label: 'Kind', codes: requestTypes },
  'task.status': { label: 'Status', codes: requestStatuses },
  action: 'Answer',
  actionReason: 'Reason',
  actionedByLocationUser: { label: 'Answered by', byName: true },
  actionedTimestamp: 'Answered',
  assignedToLocationUserId: { label: 'Assigned to', of: 'locationUser' },
  assignedToLocationUser: { label: 'Assigned to', byName: true },
  // Properties of the users, not of the request.
  isAssignedVetInactive: null,
  isAssigneeUnavailable: null,
  snooze: 'Snooze',
  'snooze.until': 'Until',
  'snooze.reason': 'Reason',
  'snooze.at': null,
  'snooze.byLocationUser': null,
  exam: 'Exam first',
  clientText: 'Text for the client',
  askedAt: null,
  askedByLocationUser: null,
  notes: { label: 'Notes', counted: ['note', 'notes'] },
  expirationDate: 'Expiration date',
  expiresOn: 'Expires on',
  nextOrderDate: 'Next order',
  quantityRequested: 'Quantity requested',
  remainingQty: 'Remaining quantity',
  isAutoship: 'Automatic shipping',
  initiatedBy: 'Started by',
  origin: null,
  joined: { label: 'Joined requests', counted: ['request', 'requests'] },
  prescription: { label: 'Prescription', byName: true },
  prescriptionId: { label: 'Prescription', of: 'prescription' },
  previousPrescription: { label: 'Previous prescription', byName: true },
  previousPrescriptionId: { label: 'Previous prescription', of: 'prescription' },

  'card.service': 'Service',
  'card.card': 'Card',
  'card.answer': 'Answer',
};
