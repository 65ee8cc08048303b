import {
  pageWindow,
  type QueueFilters,
  requestsOfClient,
  taskListVariables,
  taskPageSize,
  taskQueryVariables,
} from '@signa/core/prescribing';

/** The filter variables of the queue's counts. */
export const queueVariables = (filters: QueueFilters, locationId: string) => {
  const { type, ...variables } = taskQueryVariables(filters, locationId);
  return { ...variables, type: type && [...type] };
};

/** The filter variables of the queue's lists, with their order. */
export const queueListVariables = (filters: QueueFilters, locationId: string) => ({
  ...taskListVariables(filters, locationId),
  ...queueVariables(filters, locationId),
});

/** The variables for one page of groups, with each client's first requests or all of them. */
export const queuePage = (filters: QueueFilters, locationId: string, isWhole = false) => ({
  ...queueListVariables(filters, locationId),
  ...pageWindow(filters.page, taskPageSize.approvals),
  ...(isWhole ? {} : { takeOfClient: requestsOfClient }),
});
