import type { Operations } from '@signa/core/operation';
import type { QueueFilters } from '@signa/core/task';
import { taskPageSize } from '@signa/core/task';
import { pollingMs } from '@signa/core/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../../client/query/use-call';
import { operationQuery, useOperation } from '../../../client/query/use-operation';
import type { Read } from '../../../client/query/use-operation';
import { useExistingPage } from '../../../part/list/use-existing-page';
import { queuePage, queueVariables } from './queue-variables';
import { requestTypes, valueOfType } from './request-types';
import { useSteady } from './use-steady';
import type { Steady } from './use-steady';

const live = { pollEvery: pollingMs.approvals, keepOld: true } as const;

export interface Queue extends Steady {
  /** The page of groups as it was last read. */
  readonly rows: Read<Operations['GetPrescriptionTasksGrouped']['data']>;
  readonly clientCount: number | undefined;
  /** The page that was asked for does not exist, and the last one is on its way. */
  readonly isTurning: boolean;
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
  const page = useMemo(() => queuePage(filters, locationId), [filters, locationId]);
  const rows = useOperation('GetPrescriptionTasksGrouped', page, live);
  const clients = useOperation('GetPrescriptionTasksGroupedCount', variables, live);
  const steady = useSteady(
    { groups: rows.data?.prescriptionTasksGrouped, key: JSON.stringify(page), old: rows.old, at: rows.at },
    holding,
  );
  const clientCount = clients.data?.prescriptionTasksGroupedCount;
  const isTurning = useExistingPage({
    page: filters.page,
    pageSize: taskPageSize.approvals,
    count: { total: clientCount, isOld: clients.old, isLoading: clients.loading },
    rows: { isEmpty: rows.data?.prescriptionTasksGrouped.length === 0, isOld: rows.old },
    isHeld: holding,
    turnTo,
  });
  return {
    ...steady,
    rows,
    clientCount,
    isTurning,
    typeCounts: useTypeCounts(filters, locationId),
  };
}

/** How many requests each type has under the other filters; a number not known yet is left out. */
function useTypeCounts(filters: QueueFilters, locationId: string): Readonly<Record<string, number>> {
  const call = useCall();
  return useQueries({
    queries: requestTypes.map(({ type }) => ({
      ...operationQuery(
        call,
        'GetPrescriptionTasksCount',
        queueVariables({ ...filters, requestType: type }, locationId),
      ),
      refetchInterval: pollingMs.approvals,
    })),
    combine: countsByType,
  });
}

function countsByType(
  answers: readonly { readonly data: { readonly prescriptionTasksCount: number } | undefined }[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    requestTypes.flatMap(({ type }, index) => {
      const count = answers[index]?.data?.prescriptionTasksCount;
      return count === undefined ? [] : [[valueOfType(type), count]];
    }),
  );
}
