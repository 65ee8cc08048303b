import {
  pageWindow,
  type QueueFilters,
  requestsOfClient,
  taskPageSize,
  taskQueryVariables,
} from '@signa/core/prescribing';

/** The filter variables of the queue's queries. */
export const queueVariables = (filters: QueueFilters, locationId: string) => {
  const { type, ...variables } = taskQueryVariables(filters, locationId);
  return { ...variables, type: type && [...type] };
};

/** The variables for one page of groups, with each client's newest requests or all of them. */
export const queuePage = (filters: QueueFilters, locationId: string, isWhole = false) => ({
  ...queueVariables(filters, locationId),
  ...pageWindow(filters.page, taskPageSize.approvals),
  ...(isWhole ? {} : { takeOfClient: requestsOfClient }),
});
