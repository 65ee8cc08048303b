import { GetPrescriptionTasksGroupedDocument } from '@signa/core/contract/typed';
import { parseQueueFilters, type QueueFilters } from '@signa/core/prescribing';
import type { PrefetchNeeds, Prefetch } from '../../../../client/query/prefetch';
import { operationQuery } from '../../../../client/query/use-operation';
import { queuePage } from '../request/queue-variables';

/** Prefetches the page of requests that the URL names. */
export const readApprovals: Prefetch = (page) => readQueue(page, parseQueueFilters(page.query));

export function readQueue(
  { call, cache, locationId, mayUse }: PrefetchNeeds,
  filters: QueueFilters,
): Promise<unknown> | null {
  if (!mayUse('GetPrescriptionTasksGrouped')) return null;
  return cache.query(operationQuery(call, GetPrescriptionTasksGroupedDocument, queuePage(filters, locationId)));
}
