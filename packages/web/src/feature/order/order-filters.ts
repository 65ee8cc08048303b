import { type OrderFilter, orderStatuses } from '@signa/core/orders';
import { askedSearch, pageSizes, searchMaximum } from '@signa/core/practice';
import {
  endOfMinuteInstant,
  isWallMinute,
  shortened,
  startOfMinuteInstant,
  trimmed,
  type WallMinute,
} from '@signa/core/base';

/** The filters of an order list (C-139). */
export interface OrderListFilters {
  /** Empty for orders of any name. */
  readonly search: string;
  /** Empty for orders of any status. */
  readonly statuses: readonly string[];
  readonly from: WallMinute | null;
  readonly to: WallMinute | null;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
}

/** The page sizes that a user can choose (C-139). */
export const orderPageSizes: readonly number[] = [pageSizes.orderHistory, 20, 50, 100];

/** All orders, first page. */
export const noOrderFilters: OrderListFilters = {
  search: '',
  statuses: [],
  from: null,
  to: null,
  page: 1,
  pageSize: pageSizes.orderHistory,
};

/** Changing a filter returns to page 1 (C-139). */
export const changeOrderFilters = (
  now: OrderListFilters,
  change: Partial<Omit<OrderListFilters, 'page'>>,
): OrderListFilters => ({ ...now, ...change, page: 1 });

/** True if there is anything to reset. */
export const isFiltered = ({ search, statuses, from, to }: OrderListFilters): boolean =>
  search !== '' || statuses.length > 0 || from !== null || to !== null;

/**
 * Converts to the input of core's filter rule. The first and the last minute are inclusive.
 *
 * @param timeZone - of the location
 */
export function orderFilterOf({ search, statuses, from, to }: OrderListFilters, timeZone: string | null): OrderFilter {
  return {
    ...(askedSearch(search) && { nameSearchInput: search }),
    ...(statuses.length > 0 && { statusFilter: statuses }),
    ...(from && { startDateFilter: startOfMinuteInstant(from, timeZone) }),
    ...(to && { endDateFilter: endOfMinuteInstant(to, timeZone) }),
  };
}

/** Reads the filters from a URL; values that can't be chosen are ignored. */
export function readOrderFilters(query: URLSearchParams): OrderListFilters {
  const page = query.get('page') ?? '';
  const size = Number(query.get('size'));
  const known: readonly string[] = orderStatuses;
  const minute = (name: string) => {
    const text = query.get(name) ?? '';
    return isWallMinute(text) ? text : null;
  };
  return {
    search: trimmed(shortened(query.get('q') ?? '', searchMaximum.orderNames)),
    statuses: known.filter((status) => query.get('status')?.split(',').includes(status)),
    from: minute('from'),
    to: minute('to'),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: orderPageSizes.includes(size) ? size : pageSizes.orderHistory,
  };
}

/** Writes the filters to a URL; defaults are omitted. */
export function writeOrderFilters({ search, statuses, from, to, page, pageSize }: OrderListFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(from && { from }),
    ...(to && { to }),
    ...(pageSize !== pageSizes.orderHistory && { size: String(pageSize) }),
    ...(page > 1 && { page: String(page) }),
  });
}
