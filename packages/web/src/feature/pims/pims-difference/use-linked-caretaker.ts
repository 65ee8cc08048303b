import type { Operations } from '@signa/core/contract';
import { GetPimsCaretakerByIdDocument } from '@signa/core/contract/typed';
import { type LinkedRecord, recordByIdInput } from '@signa/core/practice';
import { useOperation } from '../../../client/query/use-operation';
import { usePimsAccount } from '../../../platform/practice/use-pims-account';
import { usePractice } from '../../../platform/practice/practice';
import { recordFreshFor, unasked } from './record-read';

type ReadCaretaker = NonNullable<Operations['getPimsCaretakerById']['data']['pimsCaretakerById']>;
/** A PIMS client, with the fields that lists and searches also return. */
export type LinkedCaretaker = Omit<ReadCaretaker, 'synced'>;

/**
 * The PIMS record that a client is linked to. Nothing is queried if the PIMS is off or the client isn't linked; a
 * failed read is logged like any other (C-095).
 *
 * @returns `null` if there is none
 */
export function useLinkedCaretaker(client: LinkedRecord): ReadCaretaker | null {
  return useCaretakerRead(client).record ?? null;
}

/**
 * Like useLinkedCaretaker, with the state of the read. `record` is `null` if there is none, undefined while unknown.
 */
export function useCaretakerRead(client: LinkedRecord) {
  const { mayUse } = usePractice();
  const account = usePimsAccount();
  const input = account && mayUse('getPimsCaretakerById') ? recordByIdInput(account, client) : null;
  const read = useOperation(
    GetPimsCaretakerByIdDocument,
    { input: input ?? unasked },
    { enabled: input !== null, freshFor: recordFreshFor },
  );
  return {
    record: input === null ? null : read.data?.pimsCaretakerById,
    failure: read.failure?.message ?? null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
