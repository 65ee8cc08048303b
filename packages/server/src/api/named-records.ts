import { type OperationName, isMutation } from '@signa/core/contract';

const nouns = ['client', 'patient', 'prescription', 'task', 'order'] as const;
type Noun = (typeof nouns)[number];

/** Of what noun the id is that stands in a field: said here, or by another field of the call. */
type Place = readonly [noun: Noun | { readonly saidBy: string }, field: string];

const prescription: readonly Place[] = [['prescription', 'id']];
const merging: readonly Place[] = [
  [{ saidBy: 'noun' }, 'keptId'],
  [{ saidBy: 'noun' }, 'recordId'],
  [{ saidBy: 'noun' }, 'otherId'],
];

/**
 * The fields of each operation that hold the id of a record, the one that the call is about first. The id of a record of a
 * practice system is none of ours, and no field stands here into which somebody types.
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
  GetSigningFacts: [
    ['patient', 'locationPatientId'],
    ['client', 'locationClientId'],
  ],
  GetSpeciesChange: [['patient', 'locationPatientId']],
  GetPrescriptionsByLocationPatientId: [['patient', 'locationPatientId']],
  GetOrder: [['order', 'id']],
  PreviewRecordMerge: merging,
  GetRecordMerge: merging,
  GetMergedRecords: merging,
  UndoRecordMerge: merging,
  MergeRecords: [
    [{ saidBy: 'input.noun' }, 'input.keptId'],
    [{ saidBy: 'input.noun' }, 'input.otherId'],
  ],
};

type Variables = Readonly<Record<string, unknown>>;

/** Names a record as the audit does. */
export type NamedRecord = `${Noun}:${string}`;

/**
 * The records that a call names by their ids, as the audit names them, whatever stands in the variables: a text that is no
 * id is left out, and so is every other field.
 */
export function namedRecords(operation: OperationName, variables: Variables): NamedRecord[] {
  const found = (recordFields[operation] ?? []).flatMap(([said, field]): NamedRecord[] => {
    const noun = typeof said === 'string' ? said : nouns.find((known) => known === valueAt(variables, said.saidBy));
    const id = valueAt(variables, field);
    return noun !== undefined && typeof id === 'string' && /^\d{1,18}$/.test(id) ? [`${noun}:${id}`] : [];
  });
  return [...new Set(found)];
}

/** A request is answered by its uuid, which names nothing to anybody else: it is kept by the id that it has. */
export function answeredTask(operation: OperationName, variables: Variables): string | null {
  const uuid = operation === 'UpsertPrescriptionTask' ? valueAt(variables, 'input.uuid') : null;
  return typeof uuid === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid) ? uuid : null;
}

/** The record that a call reads; null for one that lists, or changes something. */
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
