import { GetPrescriptionTasksGroupedDocument } from '@signa/core/operation/typed';
import { parseQueueFilters } from '@signa/core/task';
import type { QueueFilters } from '@signa/core/task';
import type { PageAhead, ReadAhead } from '../../../client/query/read-ahead';
import { operationQuery } from '../../../client/query/use-operation';
import { queuePage } from '../request/queue-variables';

/** Asks for the page of requests that the address names. */
export const readApprovals: ReadAhead = (page) => readQueue(page, parseQueueFilters(page.query));

export function readQueue(
  { call, cache, locationId, mayUse }: PageAhead,
  filters: QueueFilters,
): Promise<unknown> | null {
  if (!mayUse('GetPrescriptionTasksGrouped')) return null;
  return cache.query(operationQuery(call, GetPrescriptionTasksGroupedDocument, queuePage(filters, locationId)));
}
