import { type OperationName, isMutation } from '@signa/core/contract';

const nouns = ['client', 'patient', 'prescription', 'task', 'order'] as const;
type Noun = (typeof nouns)[number];

/** The noun of the id in a field: given here, or by another field of the call. */
type Place = readonly [noun: Noun | { readonly saidBy: string }, field: string];

const prescription: readonly Place[] = [['prescription', 'id']];
const saidByNoun: readonly Place[] = [
  [{ saidBy: 'noun' }, 'keptId'],
  [{ saidBy: 'noun' }, 'recordId'],
  [{ saidBy: 'noun' }, 'otherId'],
];

/**
 * The id fields of each operation, the main one first. PIMS record ids are not Signa's, and no field with user text is
 * listed.
 */
export const recordFields: Readonly<Partial<Record<OperationName, readonly Place[]>>> = {
  GetPrescription: prescription,
  GetPrescriptionToCopy: prescription,
  UpdatePrescription: [...prescription, ['patient', 'input.locationPatientId'], ['client', 'input.locationClientId']],
  DeclinePrescription: prescription,
  DeletePrescription: prescription,
  ArchivePrescription: prescription,
  ReprintPrescription: prescription,
  upsertPrescriptionWorkflow: [['prescription', 'input.prescriptionId']],
  GetLineItemsByPrescriptionId: [['prescription', 'prescriptionId']],
  AddPrescription: [
    ['task', 'prescriptionTaskToAttach.id'],
    ['patient', 'input.locationPatientId'],
    ['client', 'input.locationClientId'],
  ],
  GetPrescriptionTask: [['task', 'id']],
  UpdatePrescriptionTaskWorkflow: [['task', 'prescriptionTaskId']],
  HandOffRequest: [['task', 'input.prescriptionTaskId']],
  SnoozeRequest: [['task', 'input.prescriptionTaskId']],
  AskForExam: [['task', 'input.prescriptionTaskId']],
  GetLocationClient: [['client', 'id']],
  UpdateLocationClient: [['client', 'input.id']],
  UpsertLocationClient: [['client', 'input.id']],
  GetPimsImports: [['client', 'locationClientId']],
  GetPimsDifferences: [['client', 'clientId']],
  getLocationPatient: [['patient', 'id']],
  UpdateLocationPatient: [
    ['patient', 'updatePatientId'],
    ['patient', 'input.id'],
  ],
  UpdateLocationPatientForConflict: [['patient', 'input.id']],
  UpsertLocationPatientClient: [
    ['patient', 'locationPatientId'],
    ['client', 'locationClientId'],
  ],
  GetExternalCheck: [
    ['patient', 'input.locationPatientId'],
    ['client', 'input.locationClientId'],
  ],
  GetSigningFacts: [
    ['patient', 'locationPatientId'],
    ['client', 'locationClientId'],
  ],
  GetSpeciesChange: [['patient', 'locationPatientId']],
  GetPrescriptionsByLocationPatientId: [['patient', 'locationPatientId']],
  GetOrder: [['order', 'id']],
  PreviewRecordMerge: saidByNoun,
  GetRecordMerge: saidByNoun,
  GetMergedRecords: saidByNoun,
  UndoRecordMerge: saidByNoun,
  GetRecordAlerts: [
    ['patient', 'patientId'],
    ['client', 'clientId'],
  ],
  AddRecordAlert: saidByNoun,
  UpdateRecordAlert: saidByNoun,
  EndRecordAlert: saidByNoun,
  MergeRecords: [
    [{ saidBy: 'input.noun' }, 'input.keptId'],
    [{ saidBy: 'input.noun' }, 'input.otherId'],
  ],
};

type Variables = Readonly<Record<string, unknown>>;

/** Names a record as the audit does. */
export type NamedRecord = `${Noun}:${string}`;

/**
 * The records that a call names by id, as the audit names them, for any variables: text that is not an id and all other
 * fields are omitted.
 */
export function namedRecords(operation: OperationName, variables: Variables): NamedRecord[] {
  const found = (recordFields[operation] ?? []).flatMap(([said, field]): NamedRecord[] => {
    const noun = typeof said === 'string' ? said : nouns.find((known) => known === valueAt(variables, said.saidBy));
    const id = valueAt(variables, field);
    return noun !== undefined && typeof id === 'string' && /^\d{1,18}$/.test(id) ? [`${noun}:${id}`] : [];
  });
  return [...new Set(found)];
}

/** A request is answered by its uuid, which identifies nothing elsewhere, so its id is stored instead. */
export function answeredTask(operation: OperationName, variables: Variables): string | null {
  const uuid = operation === 'UpsertPrescriptionTask' ? valueAt(variables, 'input.uuid') : null;
  return typeof uuid === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid) ? uuid : null;
}

/** The record that a call reads; null for lists and mutations. */
export function readSubject(operation: OperationName, variables: Variables): NamedRecord | null {
  return isMutation(operation) ? null : (namedRecords(operation, variables)[0] ?? null);
}

function valueAt(variables: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      variables,
    );
}
