import {
  type AddressFilter,
  choicesFilter,
  initialFilters,
  isChanged,
  numberFilter,
  pageFilter,
  readFilters,
  textFilter,
  writeFilters,
} from '../../base/filter/index.js';
import { firstPage } from '../../base/limits/index.js';
import { endOfMinuteInstant, isWallMinute, startOfMinuteInstant, type WallMinute } from '../../base/time/index.js';
import { searchToSend, pageSizes, searchMaximum } from '../../practice/location/index.js';
import type { OrderFilter } from './filter.js';
import { orderStatuses } from './status.js';

/** The filters of a list of orders (C-139). */
export interface OrderListFilters {
  /** Empty for orders of any name. */
  readonly search: string;
  /** Empty for orders of any status. */
  readonly statuses: readonly string[];
  readonly from: WallMinute | null;
  readonly to: WallMinute | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The page sizes to choose from (C-139). */
export const orderPageSizes: readonly number[] = [pageSizes.orderHistory, 20, 50, 100];

const minuteFilter = (name: string): AddressFilter<WallMinute | null> => ({
  initial: null,
  names: [name],
  read: (query) => {
    const text = query.get(name) ?? '';
    return isWallMinute(text) ? text : null;
  },
  write: (minute) => (minute === null ? [] : [[name, minute]]),
});

const size = numberFilter('size', pageSizes.orderHistory);

type Row<Value> = AddressFilter<Value> & {
  /** The part of the filter that the server receives. @param timeZone - of the location */
  readonly asked: (value: Value, timeZone: string | null) => OrderFilter;
};
type Table = { readonly [Field in keyof OrderListFilters]: Row<OrderListFilters[Field]> };

const nothingAsked = () => ({});

/** The filters of a list of orders, in the order of its address. @see C-138, C-139 */
const table = {
  search: {
    ...textFilter('q', searchMaximum.orderNames),
    asked: (search) => {
      const name = searchToSend(search);
      return name ? { nameSearchInput: name } : {};
    },
  },
  statuses: {
    ...choicesFilter<string>('status', orderStatuses),
    asked: (statuses) => (statuses.length > 0 ? { statusFilter: statuses } : {}),
  },
  from: {
    ...minuteFilter('from'),
    asked: (from, timeZone) => (from ? { startDateFilter: startOfMinuteInstant(from, timeZone) } : {}),
  },
  to: {
    ...minuteFilter('to'),
    asked: (to, timeZone) => (to ? { endDateFilter: endOfMinuteInstant(to, timeZone) } : {}),
  },
  pageSize: {
    ...size,
    read: (query) => {
      const asked = size.read(query);
      return orderPageSizes.includes(asked) ? asked : size.initial;
    },
    asked: nothingAsked,
  },
  page: { ...pageFilter(), asked: nothingAsked },
} as const satisfies Table;

/** Every order, the first page. */
export const noOrderFilters: OrderListFilters = initialFilters<OrderListFilters>(table);

/** The filters of an address; invalid values become the initial ones. @see C-139 */
export const readOrderFilters = (query: URLSearchParams): OrderListFilters =>
  readFilters<OrderListFilters>(table, query);

/** The address of the filters; initial values are left out. @see C-139 */
export const writeOrderFilters = (filters: OrderListFilters): URLSearchParams =>
  writeFilters<OrderListFilters>(table, filters);

/** The filters after a choice, back on page 1. @see C-139 */
export const changeOrderFilters = (
  now: OrderListFilters,
  change: Partial<Omit<OrderListFilters, 'page'>>,
): OrderListFilters => ({ ...now, ...change, page: firstPage });

/** Whether there is a filter to reset; the page and its size are none. */
export const isFiltered = (filters: OrderListFilters): boolean =>
  (['search', 'statuses', 'from', 'to'] as const).some((field) => isChanged<OrderListFilters>(table, filters, field));

/** The filter that the server receives; both minutes are included. @param timeZone - of the location @see C-138 */
export const orderFilterOf = (filters: OrderListFilters, timeZone: string | null): OrderFilter => ({
  ...table.search.asked(filters.search),
  ...table.statuses.asked(filters.statuses),
  ...table.from.asked(filters.from, timeZone),
  ...table.to.asked(filters.to, timeZone),
});
