import { type ArchiveLines, mayArchive } from '../../prescribing/archive/index.js';
import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { mergedText } from '../../clients/merge/index.js';
import type { ContractName } from '../../contract/index.js';
import type { Authorization, Call } from '../permission/index.js';
import { type IssueProduct, mayPrint } from '../../prescribing/prescription/index.js';
import { nextPrescriptionStatus, type PrescriptionStatusFacts } from '../../prescribing/prescription/change/index.js';
import { nextTaskStatus, type TaskStatusFacts } from '../../prescribing/task/index.js';
import {
  accessCases,
  type AccessEntry,
  type AccessContext,
  type AccessPerson,
  type AccessVet,
  entryOf,
  withoutAssignment,
} from './access.js';

/** The facts of a record that decide what may be done with it. */
export type RecordFacts =
  | {
      readonly kind: 'prescription';
      readonly standing: PrescriptionStatusFacts;
      readonly lines: ArchiveLines;
      /** `null` if the draft has none yet. */
      readonly product: (IssueProduct & Authorization['product']) | null;
      /** The vet in whose name it is issued; `null` if the draft names none. */
      readonly vet: AccessVet | null;
    }
  | { readonly kind: 'task'; readonly standing: TaskStatusFacts }
  | { readonly kind: 'client' | 'patient'; readonly isMerged: boolean };
export type RecordKind = RecordFacts['kind'];

/** The operations about one record, by its kind. */
export const recordOperations = {
  prescription: [
    'GetPrescription',
    'GetPrescriptionToCopy',
    'GetLineItemsByPrescriptionId',
    'UpdatePrescription',
    'DeclinePrescription',
    'DeletePrescription',
    'ArchivePrescription',
    'ReprintPrescription',
  ],
  task: [
    'GetPrescriptionTask',
    'AddPrescription',
    'UpsertPrescriptionTask',
    'UpdatePrescriptionTaskWorkflow',
    'HandOffRequest',
    'SnoozeRequest',
    'AskForExam',
  ],
  client: ['GetLocationClient', 'UpdateLocationClient'],
  patient: ['getLocationPatient', 'UpdateLocationPatient', 'UpdateLocationPatientForConflict'],
} as const satisfies Readonly<Record<RecordKind, readonly ContractName[]>>;

export const recordKinds = Object.keys(recordOperations) as RecordKind[];

/** The kind of the record that an operation is about; `null` if it is about none, or several. */
export function recordKindOf(operation: string): RecordKind | null {
  return recordKinds.find((kind) => (recordOperations[kind] as readonly string[]).includes(operation)) ?? null;
}

/** A user at the location of a record; without an assignment there it is reported as missing. */
export interface RecordPerson extends Omit<AccessPerson, 'assignment'> {
  readonly assignment: AccessPerson['assignment'] | null;
}

/** Shown in place of the kept record's name, which the reader may not be allowed to see. */
const another = 'another record';

/**
 * Whether a user may call an operation about one record, from the functions that decide the call: the right at the
 * record's location, the license when it issues, and the state of the record. Each alternative lists all unmet
 * conditions.
 *
 * @param operation - one of `recordOperations` for the kind of the record
 * @see A-314
 */
export function whatPersonMayWith(
  { assignment, ...person }: RecordPerson,
  context: AccessContext,
  operation: ContractName,
  record: RecordFacts,
): readonly AccessEntry[] {
  if (!assignment) return [withoutAssignment(operation)];
  const there = { ...person, assignment };
  return accessCases(there, assignmentContext(context, record))
    .filter(({ call }) => call.operation === operation)
    .map((asked) => withStateVerdict(entryOf(there, asked), activeRecordVerdict(asked.call, record)));
}

/** The context, limited to the vet and the product of the prescription. */
function assignmentContext(context: AccessContext, record: RecordFacts): AccessContext {
  if (record.kind !== 'prescription') return context;
  const { vet, product } = record;
  return { ...context, ...(vet && { vets: [vet] }), ...(product && { product }) };
}

function withStateVerdict(entry: AccessEntry, verdict: Verdict): AccessEntry {
  if (verdict.allowed) return entry;
  const ways = entry.ways.map(({ name, missing }) => ({ name, missing: [...missing, verdict.reason] }));
  return { ...entry, isAllowed: false, ways };
}

/** Whether the state of a record permits a call, whoever makes it. */
export function activeRecordVerdict(call: Call, record: RecordFacts): Verdict {
  if (record.kind === 'prescription') return prescriptionVerdict(call, record);
  if (record.kind === 'task') return taskVerdict(call, record.standing);
  const isRead = call.operation === 'GetLocationClient' || call.operation === 'getLocationPatient';
  return isRead || !record.isMerged ? allowed : refuse('CONFLICT', mergedText(record.kind, another));
}

/** Assumes valid input, and that the user confirms every question. */
const reason = 'Other';
const typed = { issues: [], authority: allowed, location: { locationPharmacies: [], locationAddresses: [] } } as const;

function prescriptionVerdict(
  call: Call,
  { standing, lines, product }: Extract<RecordFacts, { readonly kind: 'prescription' }>,
): Verdict {
  switch (call.operation) {
    case 'UpdatePrescription':
      // Printing requires nothing of the location, so only the product can be missing.
      return call.facts.authorization === null
        ? nextPrescriptionStatus(standing, { type: 'SaveAsDraft', issues: [] })
        : nextPrescriptionStatus(standing, { ...typed, type: 'PrintRx', product });
    case 'DeclinePrescription':
    case 'DeletePrescription':
      return nextPrescriptionStatus(standing, { type: call.operation, reason });
    case 'ArchivePrescription': {
      const gate = mayArchive(standing, lines);
      return gate.allowed ? nextPrescriptionStatus(standing, { type: call.operation, archived: true, gate }) : gate;
    }
    case 'ReprintPrescription':
      return mayPrint(standing);
    default:
      return allowed;
  }
}

function taskVerdict(call: Call, status: TaskStatusFacts): Verdict {
  switch (call.operation) {
    case 'AddPrescription':
      return nextTaskStatus(status, { type: call.facts.authorization === null ? 'saveDraft' : 'approve' });
    case 'UpsertPrescriptionTask':
      return nextTaskStatus(status, { type: 'decline', reason });
    case 'UpdatePrescriptionTaskWorkflow':
    case 'HandOffRequest':
    case 'SnoozeRequest':
    case 'AskForExam':
      return nextTaskStatus(status, { type: 'changeWorkflow' });
    default:
      return allowed;
  }
}
