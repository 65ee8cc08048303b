import type { CallFailure, Operations } from '@signa/core/contract';
import { GetLocationClientDocument, GetLocationPatientDocument } from '@signa/core/contract/typed';
import type { KnownParties } from '@signa/core/prescribing';
import { useOperation } from '../../../../client/query/use-operation';
import type { Read } from '../../../../client/query/use-operation';

export type PartyClient = NonNullable<Operations['GetLocationClient']['data']['locationClient']>;
export type PartyPatient = NonNullable<Operations['getLocationPatient']['data']['locationPatient']>;

/** The result of a look-up by ID: the record, `null` if it doesn't exist here, undefined while unknown. */
export interface LookUp<T> {
  readonly found: T | null | undefined;
  /** Why it is unknown. */
  readonly failure: CallFailure | null;
  readonly again: () => void;
  readonly refreshing: boolean;
}

/** A record that doesn't exist, or belongs to another location, is a result and no failure (P-011). */
export function lookUpOf<D, T>(read: Read<D>, pick: (data: D) => T | null): LookUp<T> {
  const isMissing = read.failure?.code === 'NOT_FOUND' || read.failure?.code === 'BAD_USER_INPUT';
  return {
    found: isMissing ? null : read.data === undefined ? undefined : pick(read.data),
    failure: isMissing ? null : read.failure,
    again: read.again,
    refreshing: read.refreshing,
  };
}

/** The client and patient named in a URL. */
export function useParties({ clientId, patientId }: KnownParties) {
  const client = useOperation(GetLocationClientDocument, { id: clientId ?? '' }, { enabled: clientId !== null });
  const patient = useOperation(GetLocationPatientDocument, { id: patientId ?? '' }, { enabled: patientId !== null });
  return {
    client: lookUpOf(client, ({ locationClient }) => locationClient),
    patient: lookUpOf(patient, ({ locationPatient }) => locationPatient),
  };
}
