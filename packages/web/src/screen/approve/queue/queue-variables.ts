import { pageWindow, taskPageSize, taskQueryVariables } from '@signa/core/task';
import type { QueueFilters } from '@signa/core/task';

/** What the queries of the queue ask for. */
export const queueVariables = (filters: QueueFilters, locationId: string) => {
  const { type, ...variables } = taskQueryVariables(filters, locationId);
  return { ...variables, type: type && [...type] };
};

/** The same for one page of groups. */
export const queuePage = (filters: QueueFilters, locationId: string) => ({
  ...queueVariables(filters, locationId),
  ...pageWindow(filters.page, taskPageSize.approvals),
});
