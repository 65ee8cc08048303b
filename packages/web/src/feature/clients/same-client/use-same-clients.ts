import type { Operations, SameClientInput } from '@signa/core/contract';
import { GetSameClientCandidatesDocument } from '@signa/core/contract/typed';
import { canIdentifyClient } from '@signa/core/clients';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

export type SameClient = Operations['GetSameClientCandidates']['data']['sameClientCandidates'][number];

interface SameClients {
  /** Likeliest first. */
  readonly candidates: readonly SameClient[];
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly again: () => void;
}

/** The location's clients who might be the typed one, queried once there is enough to match by (C-233, C-234). */
export function useSameClients(rested: SameClientInput): SameClients {
  const { location, mayUse } = usePractice();
  const isAsked = mayUse('GetSameClientCandidates') && canIdentifyClient(rested);
  const read = useOperation(
    GetSameClientCandidatesDocument,
    { locationId: location.id, client: rested },
    { enabled: isAsked, keepOld: true },
  );
  return {
    candidates: isAsked ? (read.data?.sameClientCandidates ?? none) : none,
    failed: isAsked && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  };
}

const none: readonly SameClient[] = [];
