import {
  pageWindow,
  type QueueFilters,
  requestsOfClient,
  taskPageSize,
  taskQueryVariables,
} from '@signa/core/prescribing';

/** What the queries of the queue ask for. */
export const queueVariables = (filters: QueueFilters, locationId: string) => {
  const { type, ...variables } = taskQueryVariables(filters, locationId);
  return { ...variables, type: type && [...type] };
};

/** The same for one page of groups, of each client the newest requests or all of them. */
export const queuePage = (filters: QueueFilters, locationId: string, isWhole = false) => ({
  ...queueVariables(filters, locationId),
  ...pageWindow(filters.page, taskPageSize.approvals),
  ...(isWhole ? {} : { takeOfClient: requestsOfClient }),
});
