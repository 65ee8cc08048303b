import { parseQueueFilters } from '@signa/core/task';
import type { QueueFilters } from '@signa/core/task';
import type { PageAhead } from '../../../client/query/read-ahead';
import { operationQuery } from '../../../client/query/use-operation';
import { queuePage } from './queue-variables';

/** Asks for the page of requests that the address names. */
export const readApprovals = (page: PageAhead) => readQueue(page, parseQueueFilters(page.query));

export function readQueue({ call, cache, locationId, mayUse }: PageAhead, filters: QueueFilters) {
  if (!mayUse('GetPrescriptionTasksGrouped')) return;
  // The page asks again by itself, and says what was missing.
  cache
    .query(operationQuery(call, 'GetPrescriptionTasksGrouped', queuePage(filters, locationId)))
    .catch(() => undefined);
}
