import type { Operations } from '@signa/core/contract';
import { GetRecentSignaturesDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

type Answer = Operations['GetRecentSignatures']['data']['recentSignatures'];
export type Signature = Answer['signatures'][number];

interface RecentSignatures {
  /** Its signatures are newest first; undefined while unknown, and for users who can't undo. */
  readonly answer: Answer | undefined;
  /** Until when it can be undone, in milliseconds since 1970 by the browser's clock; 0 if it has left. */
  readonly endOf: (signature: Signature) => number;
}

/** What the user signed lately, in this tab or another one (P-484, P-485). */
export function useRecentSignatures(): RecentSignatures {
  const { location, mayUse } = usePractice();
  const { data, at } = useOperation(
    GetRecentSignaturesDocument,
    { locationId: location.id },
    { enabled: mayUse('GetRecentSignatures') && mayUse('UndoPrescriptions') },
  );
  const answer = data?.recentSignatures;
  // The server's clock decides. The browser's may be wrong, so only the time since the answer is measured with it.
  const ahead = answer ? Date.parse(answer.now) - at : 0;
  return {
    answer,
    endOf: ({ isUndoable, leavesAt }) => (isUndoable && leavesAt !== null ? Date.parse(leavesAt) - ahead : 0),
  };
}
