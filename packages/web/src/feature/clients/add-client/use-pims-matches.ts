import { caretakerSearchOf, type ClientSearchFields } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { SearchPimsCaretakersDocument } from '@signa/core/contract/typed';
import type { PimsAccount } from '@signa/core/practice';
import { useOperation } from '../../../client/query/use-operation';

export type FoundCaretaker = Operations['searchPimsCaretakers']['data']['searchPimsCaretakers'][number];

/** Placeholder variables for a paused query; they are never sent. */
const unasked = { pimsAccountId: '', pimsConnectionType: 'PARTNER_TEST' } as const;

/**
 * PIMS clients who might match the typed search (C-028, C-029).
 *
 * @param account - `null` if the PIMS is off, which pauses the query
 */
export function usePimsMatches(account: PimsAccount | null, typed: ClientSearchFields, rested: ClientSearchFields) {
  const wanted = account && caretakerSearchOf(account, typed);
  const asked = account && caretakerSearchOf(account, rested);
  const read = useOperation(
    SearchPimsCaretakersDocument,
    { input: asked ?? unasked },
    { enabled: asked !== null, keepOld: true },
  );
  const found = asked === null ? null : (read.data?.searchPimsCaretakers ?? null);
  const isRested = JSON.stringify(wanted) === JSON.stringify(asked);
  return {
    found,
    isAsked: wanted !== null,
    /** True if the results match the current text. */
    isSettled: isRested && found !== null && !read.old,
    failed: asked !== null && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
export type PimsMatches = ReturnType<typeof usePimsMatches>;
