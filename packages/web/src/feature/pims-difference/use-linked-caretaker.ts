import type { Operations } from '@signa/core/contract';
import { GetPimsCaretakerByIdDocument } from '@signa/core/contract/typed';
import { type LinkedRecord, recordByIdInput } from '@signa/core/practice';
import { useOperation } from '../../client/query/use-operation';
import { usePimsAccount } from '../../platform/practice/use-pims-account';
import { usePractice } from '../../platform/practice/practice';
import { recordFreshFor, unasked } from './record-read';

type ReadCaretaker = NonNullable<Operations['getPimsCaretakerById']['data']['pimsCaretakerById']>;
/** A client of the practice system, as lists and searches have it too. */
export type LinkedCaretaker = Omit<ReadCaretaker, 'synced'>;

/**
 * The record of the practice system that a client is linked with. Nothing is asked where PIMS is off or the client is not
 * linked; a system that does not answer is logged, as every failed read is (C-095).
 *
 * @returns `null` without one
 */
export function useLinkedCaretaker(client: LinkedRecord): ReadCaretaker | null {
  return useCaretakerRead(client).record ?? null;
}

/** The same, with what became of asking for it; `record` is `null` where there is none, undefined while it is not known. */
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
