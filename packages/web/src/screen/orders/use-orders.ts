import type { Operations } from '@signa/core/contract';
import { GetOrdersByLocationIdDocument, GetOrdersCountDocument } from '@signa/core/contract/typed';
import {
  changeOrderFilters,
  noOrderFilters,
  orderFilterOf,
  type OrderListFilters,
  readOrderFilters,
  writeOrderFilters,
} from '@signa/core/orders';
import { type Counted, countedOf } from '@signa/core/prescribing';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import type { ListedOrder } from '../../feature/orders/order/listed-order';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { usePractice } from '../../platform/practice/practice';
import { usePageEnds } from './use-page-ends';

type Change = Partial<Omit<OrderListFilters, 'page'>>;

export interface Orders {
  readonly filters: OrderListFilters;
  readonly rows: Read<Operations['GetOrdersByLocationId']['data']>;
  readonly orders: readonly ListedOrder[] | undefined;
  /** Total matching orders; undefined while unknown or until its rows have loaded. */
  readonly total: Counted | undefined;
  /** Whether the requested page does not exist and the last one is loading. */
  readonly isTurning: boolean;
  readonly again: () => void;
  readonly change: (change: Change) => void;
  /** Typing replaces the history entry; selecting a filter adds one. */
  readonly search: (search: string) => void;
  readonly reset: () => void;
  readonly toPage: (page: number) => void;
}

/** The orders for the filters in the address, and their total. */
export function useOrders(): Orders {
  const { location } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readOrderFilters(query);
  const { page, pageSize } = filters;
  const go = (next: (now: OrderListFilters) => OrderListFilters, replace = false) =>
    setQuery((now) => writeOrderFilters(next(readOrderFilters(now))), { replace });
  const { statusFilter, ...rest } = orderFilterOf(filters, location.timeZone);
  const asked = { locationId: location.id, ...rest, ...(statusFilter && { statusFilter: [...statusFilter] }) };
  const { startOf, leave } = usePageEnds(JSON.stringify([asked, pageSize]));
  const rows = useOperation(
    GetOrdersByLocationIdDocument,
    { ...asked, ...startOf(page, pageSize), take: pageSize },
    { keepOld: true },
  );
  const count = useOperation(GetOrdersCountDocument, asked, { keepOld: true });
  const total = count.data && countedOf(count.data.ordersCount);
  const orders = rows.data?.ordersByLocationId;
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total: total?.total, isMore: total?.isMore, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: orders?.length === 0, isOld: rows.old },
    turnToPage: (last) => go((now) => ({ ...now, page: last }), true),
  });
  return {
    filters,
    rows,
    orders,
    total: rows.loading || isTurning ? undefined : total,
    isTurning,
    again: () => {
      rows.again();
      count.again();
    },
    change: (change) => go((now) => changeOrderFilters(now, change)),
    search: (search) => go((now) => (search === now.search ? now : changeOrderFilters(now, { search })), true),
    reset: () => go(({ pageSize: kept }) => ({ ...noOrderFilters, pageSize: kept })),
    toPage: (next) => {
      if (!rows.old && orders?.length === pageSize) leave(page, orders.at(-1)?.id);
      go((now) => ({ ...now, page: next }));
    },
  };
}
