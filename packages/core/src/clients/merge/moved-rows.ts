import type { RowChange, RowValues } from './row-change.js';

/** The field that names the owner of a row: `clientId` in a merge of clients, `patientId` in one of patients. */
export type OwnerField = 'clientId' | 'patientId';

export interface MovedPrescription {
  readonly id: string;
  /** Whether it was issued, so that a printed copy may exist. */
  readonly isIssued: boolean;
  readonly rxStatus: string;
  /** The original owner, if an earlier merge moved it. */
  readonly issuedForId: string | null;
}

export interface MovedRequest {
  readonly id: string;
  readonly status: string;
}

/** The previous and the new owner of moved rows. */
export interface OwnerMove {
  readonly field: OwnerField;
  readonly keptId: string;
  readonly otherId: string;
}

/** The field of a prescription that stores the original owner. */
const issuedFor = { clientId: 'issuedClientId', patientId: 'issuedPatientId' } as const;

/**
 * Moves the prescriptions of the other record to the kept one. An issued prescription records its original owner; a
 * draft must still be a draft for an undo (C-251).
 *
 * @see C-248
 */
export function movedPrescriptions(prescriptions: readonly MovedPrescription[], move: OwnerMove): RowChange[] {
  return prescriptions.map(({ id, isIssued, rxStatus, issuedForId }) => {
    const { field, otherId } = move;
    if (!isIssued) return moved('prescription', { id, rxStatus }, move);
    const column = issuedFor[field];
    const change = moved('prescription', { id }, move);
    return {
      ...change,
      before: { ...change.before, [column]: issuedForId },
      after: { ...change.after, [column]: issuedForId ?? otherId },
    };
  });
}

/**
 * Moves the requests of the other record, whatever their status; a pending one must still be pending for an undo
 * (C-251). @see C-248
 */
export function movedRequests(requests: readonly MovedRequest[], move: OwnerMove): RowChange[] {
  return requests.map(({ id, status }) => moved('request', status === 'PENDING' ? { id, status } : { id }, move));
}

/** Moves rows of which only the owner changes. */
export function moved(kind: RowChange['kind'], row: RowValues, { field, keptId, otherId }: OwnerMove): RowChange {
  return { kind, before: { ...row, [field]: otherId }, after: { ...row, [field]: keptId } };
}
