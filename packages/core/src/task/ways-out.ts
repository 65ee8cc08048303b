import { changeQueueFilters, defaultQueueFilters, type DateRange, type QueueFilters } from './queue-filter.js';

/** Filters of one call for the numbers of the ways out (P-265). */
export const waysOutMaximum = 20;

/** What a way out takes back: one filter, the request type, or everything that is set. */
export type WayOutOf =
  | Exclude<keyof QueueFilters, 'page'>
  /** Every filter and the request type: all that wait at the location. */
  | 'everything';

/** A way out of a view without a request: the filters that lead somewhere else. */
export interface WayOut {
  readonly of: WayOutOf;
  readonly filters: QueueFilters;
}

const isOpen = ({ from, to }: DateRange) => from === null && to === null;

/** In the order of the filters on the screen; the request type, which is wider, stands last. */
const set: readonly (readonly [Exclude<keyof QueueFilters, 'page'>, (filters: QueueFilters) => boolean])[] = [
  ['name', ({ name }) => name.trim() !== ''],
  ['status', ({ status }) => status !== defaultQueueFilters.status],
  ['productClassification', (filters) => filters.productClassification !== null],
  ['isAutoship', ({ isAutoship }) => isAutoship !== null],
  ['assignedVeterinarianIds', (filters) => filters.assignedVeterinarianIds.length > 0],
  ['nextOrderDate', ({ nextOrderDate }) => !isOpen(nextOrderDate)],
  ['expirationDate', ({ expirationDate }) => !isOpen(expirationDate)],
  ['createdDate', ({ createdDate }) => !isOpen(createdDate)],
  ['workflowStatusId', ({ workflowStatusId }) => workflowStatusId !== null],
  ['workflowUserId', ({ workflowUserId }) => workflowUserId !== null],
  ['requestType', ({ requestType }) => requestType !== null],
];

/**
 * The ways out of a view: without each filter that is set, every request type, and all that wait, the widest last. A
 * single filter has no way of its own, for without it everything is shown. The queue as it opens has none.
 *
 * @see P-265
 */
export function waysOut(filters: QueueFilters): WayOut[] {
  const asked = set.filter(([, isSet]) => isSet(filters)).map(([of]) => of);
  if (asked.length === 0) return [];
  const each = asked.length === 1 ? [] : asked.map((of) => ({ of, filters: without(filters, of) }));
  return [...each, { of: 'everything', filters: defaultQueueFilters }];
}

function without(filters: QueueFilters, of: Exclude<keyof QueueFilters, 'page'>): QueueFilters {
  return changeQueueFilters(filters, { [of]: defaultQueueFilters[of] });
}
