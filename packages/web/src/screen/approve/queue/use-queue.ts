import type { Operations } from '@signa/core/operation';
import type { QueueFilters } from '@signa/core/task';
import { countOfRequestType, taskPageSize } from '@signa/core/task';
import { pollingMs } from '@signa/core/time';
import { useCallback, useMemo, useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import type { Read } from '../../../client/query/use-operation';
import { useExistingPage } from '../../../part/list/use-existing-page';
import { queuePage, queueVariables } from './queue-variables';
import { requestTypes, valueOfType } from './request-types';
import { useSteady } from './use-steady';
import type { Steady } from './use-steady';

type QueueCounts = Operations['GetQueueCounts']['data']['queueCounts'];

const live = { pollEvery: pollingMs.approvals, keepOld: true } as const;

export interface Queue extends Steady {
  /** The page of groups as it was last read. */
  readonly rows: Read<Operations['GetPrescriptionTasksGrouped']['data']>;
  readonly clientCount: number | undefined;
  /** The page that was asked for does not exist, and the last one is on its way. */
  readonly isTurning: boolean;
  /** Brings the requests that a client has beyond the newest; `null` where all of them are here or on their way. */
  readonly showAll: (() => void) | null;
  /** By the value of the type's control. */
  readonly typeCounts: Readonly<Record<string, number>>;
}

/**
 * One page of the queue, its size, and how many requests wait of every type (P-149, P-152, P-210).
 *
 * @param turnTo - shows another page, in place of one that does not exist
 */
export function useQueue(
  filters: QueueFilters,
  locationId: string,
  holding: boolean,
  turnTo: (page: number) => void,
): Queue {
  const variables = useMemo(() => queueVariables(filters, locationId), [filters, locationId]);
  const [whole, setWhole] = useState<string | null>(null);
  const firstPage = useMemo(() => queuePage(filters, locationId), [filters, locationId]);
  const pageKey = JSON.stringify(firstPage);
  const isWhole = whole === pageKey;
  const page = useMemo(
    () => (isWhole ? queuePage(filters, locationId, true) : firstPage),
    [isWhole, filters, locationId, firstPage],
  );
  const showAll = useCallback(() => setWhole(pageKey), [pageKey]);
  const rows = useOperation('GetPrescriptionTasksGrouped', page, live);
  const counts = useOperation('GetQueueCounts', variables, live);
  const steady = useSteady(
    { groups: rows.data?.prescriptionTasksGrouped, key: JSON.stringify(page), old: rows.old, at: rows.at },
    holding,
  );
  const queueCounts = counts.data?.queueCounts;
  const clientCount = queueCounts?.clients;
  const typeCounts = useMemo(() => typeCountsOf(queueCounts), [queueCounts]);
  const isTurning = useExistingPage({
    page: filters.page,
    pageSize: taskPageSize.approvals,
    count: { total: clientCount, isOld: counts.old, isLoading: counts.loading },
    rows: { isEmpty: rows.data?.prescriptionTasksGrouped.length === 0, isOld: rows.old },
    isHeld: holding,
    turnTo,
  });
  return {
    ...steady,
    rows,
    clientCount,
    isTurning,
    showAll: isWhole ? null : showAll,
    typeCounts,
  };
}

/** How many requests each type has under the other filters; empty while that is not known. */
function typeCountsOf(counts: QueueCounts | undefined): Readonly<Record<string, number>> {
  if (!counts) return {};
  return Object.fromEntries(
    requestTypes.map(({ type }) => [valueOfType(type), countOfRequestType(counts.types, type)]),
  );
}
