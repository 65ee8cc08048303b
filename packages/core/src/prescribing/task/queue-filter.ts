import {
  fieldsOf,
  initialFilters,
  isChanged,
  readFilters,
  variablesOf,
  writeFilters,
} from '../../base/filter/index.js';
import { firstPage } from '../../base/limits/index.js';
import type { QueueFilters, QueueFilterSpec, QueueVariables } from './queue-filter-spec.js';
import { queueFilterTable } from './queue-filter-table.js';
import type { QueueSort } from './queue-sort.js';

/** All filters, in the order of the screen. */
export const queueFilterNames = fieldsOf(queueFilterTable);

/** The parameters of all filters in the address of the queue. */
export const queueParameters: readonly string[] = queueFilterNames.flatMap((field) => queueFilterTable[field].names);

type Value = QueueFilters[keyof QueueFilters];

/** The row of a filter, whichever it is; its functions take the value that this filter has. */
export const queueFilterSpec = (field: keyof QueueFilters): QueueFilterSpec<Value> =>
  queueFilterTable[field] as unknown as QueueFilterSpec<Value>;

/** The queue as it opens: pending tasks of every type (P-149). */
export const defaultQueueFilters: QueueFilters = initialFilters<QueueFilters>(queueFilterTable);

/**
 * The filters that an address asks for. Unknown values, impossible dates and invalid pages are ignored: a broken link
 * opens the queue instead of an error.
 *
 * @see P-147, P-149
 */
export const parseQueueFilters = (query: URLSearchParams): QueueFilters =>
  readFilters<QueueFilters>(queueFilterTable, query);

/**
 * The address that asks for these filters; those at their default are left out.
 *
 * @param others - the current query: parameters of no filter are kept
 * @see P-149
 */
export const serialiseQueueFilters = (filters: QueueFilters, others?: URLSearchParams): URLSearchParams =>
  writeFilters<QueueFilters>(queueFilterTable, filters, others);

/**
 * The filters after a change, back on page 1: pages of another result list are unrelated.
 *
 * @see P-149
 */
export function changeQueueFilters(filters: QueueFilters, change: Partial<Omit<QueueFilters, 'page'>>): QueueFilters {
  return { ...filters, ...change, page: firstPage };
}

/** Whether a filter differs from the queue as it opens. */
export const isQueueFilterChanged = (filters: QueueFilters, field: keyof QueueFilters): boolean =>
  isChanged<QueueFilters>(queueFilterTable, filters, field);

/** The filters that have a chip. */
export type ChipFilter = {
  [Field in keyof QueueFilters]: (typeof queueFilterTable)[Field]['chip'] extends null ? never : Field;
}[keyof QueueFilters];

/** The filters that have a chip, in the order of the screen. */
export const chipFilters = queueFilterNames.filter(
  (field): field is ChipFilter => queueFilterSpec(field).chip !== null,
);

/** The label of a filter's chip. */
export const chipLabel = (field: ChipFilter): string => queueFilterTable[field].chip.label;

/** Whether the chip of a filter has a value to show; that of the status has one when the queue opens. @see P-149 */
export const isChipSet = (filters: QueueFilters, field: ChipFilter): boolean =>
  queueFilterSpec(field).chip?.isSet(filters[field]) ?? false;

/** How many chips have a value. @see P-149 */
export const chipsSet = (filters: QueueFilters): number =>
  chipFilters.filter((field) => isChipSet(filters, field)).length;

/**
 * The variables of GetPrescriptionTasks and the related queries; a filter that is not set is left out.
 *
 * @see P-209, P-210
 */
export const taskQueryVariables = (
  filters: QueueFilters,
  locationId: string,
): QueueVariables & { readonly locationId: string } => ({
  locationId,
  ...variablesOf<QueueFilters, QueueVariables>(queueFilterTable, filters),
});

/**
 * The variables of a list of the queue: the filters and, unless it is the first one, the order. The counts have no
 * order.
 *
 * @see P-452
 */
export const taskListVariables = (
  filters: QueueFilters,
  locationId: string,
): ReturnType<typeof taskQueryVariables> & { readonly sort?: QueueSort } => ({
  ...taskQueryVariables(filters, locationId),
  ...(filters.sort === defaultQueueFilters.sort ? {} : { sort: filters.sort }),
});

/**
 * The range of a page, in rows or groups.
 *
 * @param page - starting at 1
 * @see P-152, P-210
 */
export function pageWindow(page: number, size: number): { readonly skip: number; readonly take: number } {
  return { skip: (page - firstPage) * size, take: size };
}
