import { GetPrescriptionTasksGroupedDocument, GetQueueViewsDocument } from '@signa/core/contract/typed';
import {
  builtInView,
  builtInViewIds,
  defaultViewOf,
  everyRequestView,
  opensDefaultView,
  parseQueueFilters,
  type QueueFilters,
  viewOf,
} from '@signa/core/prescribing';
import type { PrefetchNeeds, Prefetch } from '../../../../client/query/prefetch';
import { operationQuery } from '../../../../client/query/use-operation';
import { queuePage } from '../request/queue-variables';

/**
 * Prefetches the page of requests that the URL names, and the views. A URL without filters opens the default view, which
 * is known only with the views; nearly always it is every pending request, so that page is not waited for.
 */
export const readApprovals: Prefetch = (page) => {
  const { call, cache, locationId, mayUse, query } = page;
  const named = readQueue(page, parseQueueFilters(query));
  if (named === null || !opensDefaultView(query) || !mayUse('GetQueueViews')) return named;
  const opened = cache.query(operationQuery(call, GetQueueViewsDocument, { locationId })).then(({ queueViews }) => {
    const { views, defaultView } = queueViews.own;
    const view = defaultViewOf([...builtInViewIds.map(builtInView), ...views.map(viewOf)], defaultView);
    return view.id === everyRequestView ? null : readQueue(page, view.filters);
  });
  return Promise.all([named, opened]);
};

export function readQueue(
  { call, cache, locationId, mayUse }: PrefetchNeeds,
  filters: QueueFilters,
): Promise<unknown> | null {
  if (!mayUse('GetPrescriptionTasksGrouped')) return null;
  return cache.query(operationQuery(call, GetPrescriptionTasksGroupedDocument, queuePage(filters, locationId)));
}
