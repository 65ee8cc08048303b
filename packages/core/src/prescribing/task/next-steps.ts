import {
  changeQueueFilters,
  defaultQueueFilters,
  isQueueFilterChanged,
  queueFilterNames,
  queueFilterSpec,
} from './queue-filter.js';
import type { QueueFilters, ViewNames, NextStepLabel } from './queue-filter-spec.js';

/** The maximum number of filters for which one call counts the requests of the ways out (P-265). */
export const maxNextSteps = 20;

type ResetFilter = Exclude<keyof QueueFilters, 'page' | 'sort'>;

/** What a next step resets: one filter, the request type, or everything that is set. */
export type NextStepKind =
  | ResetFilter
  /** Every filter and the request type: all requests that wait at the location. */
  | 'everything';

/** A next step from a view without requests: the filters of another view. */
export interface NextStep {
  readonly of: NextStepKind;
  readonly filters: QueueFilters;
}

const isReset = (field: keyof QueueFilters): field is ResetFilter => field !== 'page' && field !== 'sort';

/** In the order of the screen; the request type, which is wider, is last. */
const resetInOrder: readonly ResetFilter[] = [
  ...queueFilterNames.filter(isReset).filter((field) => field !== 'requestType'),
  'requestType',
];

/**
 * The ways out of a view: without each filter that is set, every request type, and all that wait, the widest last. A
 * single filter has no separate link, because without it everything is shown. The queue as it opens has none.
 *
 * @see P-265
 */
export function possibleNextSteps(filters: QueueFilters): NextStep[] {
  const changed = resetInOrder.filter((field) => isQueueFilterChanged(filters, field));
  if (changed.length === 0) return [];
  const each = changed.length === 1 ? [] : changed.map((of) => ({ of, filters: without(filters, of) }));
  return [...each, { of: 'everything', filters: { ...defaultQueueFilters, sort: filters.sort } }];
}

function without(filters: QueueFilters, of: ResetFilter): QueueFilters {
  return changeQueueFilters(filters, { [of]: defaultQueueFilters[of] });
}

/**
 * The label of a next step.
 *
 * @param filters - those of the empty view, not those of the suggested one
 * @see P-265
 */
export function nextStepLabel(of: NextStepKind, filters: QueueFilters, names: ViewNames): NextStepLabel {
  if (of === 'everything') return { before: '', strong: 'Show all pending requests' };
  return queueFilterSpec(of).wayOut?.(filters[of], names) ?? { before: '', strong: '' };
}
