import { pageWindow, taskPageSize, taskQueryVariables } from '@signa/core/task';
import type { QueueFilters } from '@signa/core/task';
import { pollingMs } from '@signa/core/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { operationQuery, useOperation } from '../../../client/query/use-operation';
import { useCall } from '../../../client/query/use-call';
import { requestTypes, valueOfType } from './request-types';
import { useSteady } from './use-steady';

const live = { pollEvery: pollingMs.approvals, keepOld: true } as const;

const variablesOf = (filters: QueueFilters, locationId: string) => {
  const { type, ...variables } = taskQueryVariables(filters, locationId);
  return { ...variables, type: type && [...type] };
};

/** One page of the queue, its size, and how many requests wait of every type (P-149, P-152, P-210). */
export function useQueue(filters: QueueFilters, locationId: string, holding: boolean) {
  const variables = useMemo(() => variablesOf(filters, locationId), [filters, locationId]);
  const page = useMemo(() => ({ ...variables, ...pageWindow(filters.page, taskPageSize.approvals) }), [variables, filters.page]);
  const rows = useOperation('GetPrescriptionTasksGrouped', page, live);
  const clients = useOperation('GetPrescriptionTasksGroupedCount', variables, live);
  const steady = useSteady({ groups: rows.data?.prescriptionTasksGrouped, key: JSON.stringify(page), old: rows.old, at: rows.at }, holding);
  return {
    ...steady,
    rows,
    clientCount: clients.data?.prescriptionTasksGroupedCount,
    typeCounts: useTypeCounts(filters, locationId),
  };
}

export type Queue = ReturnType<typeof useQueue>;

/** How many requests each type has under the other filters; a number not known yet is left out. */
function useTypeCounts(filters: QueueFilters, locationId: string): ReadonlyMap<string, number> {
  const call = useCall();
  const answers = useQueries({
    queries: requestTypes.map(({ type }) => ({
      ...operationQuery(call, 'GetPrescriptionTasksCount', variablesOf({ ...filters, requestType: type }, locationId)),
      refetchInterval: pollingMs.approvals,
    })),
  });
  const counts = answers.map((answer) => answer.data?.prescriptionTasksCount);
  const known = counts.join();
  return useMemo(() => new Map(requestTypes.flatMap(({ type }, index) => (counts[index] === undefined ? [] : [[valueOfType(type), counts[index]] as const]))), [known]);
}
