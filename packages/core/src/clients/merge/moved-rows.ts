import type { RowChange, RowValues } from './row-change.js';

/** Whose a row is, by the name of the field: `clientId` in a merge of clients, `patientId` in one of patients. */
export type OwnerField = 'clientId' | 'patientId';

export interface MovedPrescription {
  readonly id: string;
  /** Whether it was issued, and so stands on paper. */
  readonly isIssued: boolean;
  readonly rxStatus: string;
  /** Whom it was issued for, where an earlier merge moved it. */
  readonly issuedForId: string | null;
}

export interface MovedRequest {
  readonly id: string;
  readonly status: string;
}

/** From whom to whom rows go. */
export interface OwnerMove {
  readonly field: OwnerField;
  readonly keptId: string;
  readonly otherId: string;
}

/** Where a prescription keeps whom it was issued for. */
const issuedFor = { clientId: 'issuedClientId', patientId: 'issuedPatientId' } as const;

/**
 * The prescriptions of the other record, which follow to the kept one. Of what was issued it stays written whom it was
 * issued for; a draft must still be one for an undo (C-251).
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

/** The requests of the other record, whatever became of them; one that waits must still wait for an undo (C-251). @see C-248 */
export function movedRequests(requests: readonly MovedRequest[], move: OwnerMove): RowChange[] {
  return requests.map(({ id, status }) => moved('request', status === 'PENDING' ? { id, status } : { id }, move));
}

/** Rows that only change whose they are. */
export function moved(kind: RowChange['kind'], row: RowValues, { field, keptId, otherId }: OwnerMove): RowChange {
  return { kind, before: { ...row, [field]: otherId }, after: { ...row, [field]: keptId } };
}
