import type { Operations } from '@signa/core/operation';
import { GetPimsCaretakerByIdDocument } from '@signa/core/operation/typed';
import { caretakerByIdInput } from '@signa/core/pims';
import type { LinkedRecord } from '@signa/core/pims';
import { useOperation } from '../../client/query/use-operation';
import { usePimsAccount } from '../../platform/practice/use-pims-account';
import { usePractice } from '../../platform/practice/practice';

export type LinkedCaretaker = NonNullable<Operations['getPimsCaretakerById']['data']['pimsCaretakerById']>;

/** Stands where nothing is asked, and is never sent. */
const unasked = { pimsAccountId: '', pimsConnectionType: 'PARTNER_TEST' } as const;

/** Milliseconds during which a record is not asked for again: partners take so many calls a minute. */
export const recordFreshFor = 30_000;

/**
 * The record of the practice system that a client is linked with. Nothing is asked where PIMS is off or the client is not
 * linked; a system that does not answer is logged, as every failed read is (C-095).
 *
 * @returns `null` without one
 */
export function useLinkedCaretaker(client: LinkedRecord): LinkedCaretaker | null {
  const { mayUse } = usePractice();
  const account = usePimsAccount();
  const input = account && mayUse('getPimsCaretakerById') ? caretakerByIdInput(account, client) : null;
  const read = useOperation(
    GetPimsCaretakerByIdDocument,
    { input: input ?? unasked },
    { enabled: input !== null, freshFor: recordFreshFor },
  );
  return input === null ? null : (read.data?.pimsCaretakerById ?? null);
}
