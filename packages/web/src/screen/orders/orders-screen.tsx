import { chakra } from '@chakra-ui/react';
import { emptyTexts, searchMaximum } from '@signa/core/practice';
import { countText } from '@signa/core/prescribing';
import { PackageSearch } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { OrderCard } from '../../feature/orders/order/order-card';
import { OrderFilterBar } from '../../feature/orders/order/order-filter-bar';
import { isFiltered, orderPageSizes } from '@signa/core/orders';
import { Button } from '../../part/button/button';
import { KeyHints } from '../../part/list/key-hints';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { useOrders } from './use-orders';
import type { Orders } from './use-orders';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open patient' },
  { keys: ['R'], does: 'reset' },
];

/** The location's orders, newest first (C-139, C-140). */
export function OrdersScreen() {
  const orders = useOrders();
  const { filters, rows, total } = orders;
  const search = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(search);
  const isThere = rows.data !== undefined;
  useShortcut({ keys: ['↓'], label: 'Move between orders', section: 'Orders', run: first });
  useShortcut({
    keys: ['R'],
    label: 'Reset the filters',
    section: 'Orders',
    enabled: isFiltered(filters),
    run: orders.reset,
  });
  return (
    <Page actions={<KeyHints hints={hints} />}>
      <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div flex={{ base: '1 1 100%', md: '0 1 18rem' }} minW="0">
          <ListSearch
            label="Client or patient name"
            section="Orders"
            most={searchMaximum.orderNames}
            search={filters.search}
            onSearch={orders.search}
            found={rows.old ? undefined : total && countText(total)}
            onDown={first}
            onEnter={openFirst}
            input={search}
          />
        </chakra.div>
        <OrderFilterBar filters={filters} onChange={orders.change} onReset={orders.reset} />
      </chakra.div>
      {rows.failure && (
        <FailedLine failure={rows.failure} onRetry={orders.again} busy={rows.refreshing}>
          {isThere ? undefined : 'The orders could not be loaded.'}
        </FailedLine>
      )}
      {(isThere || !rows.failure) && (
        <StaleRows isStale={rows.old}>
          <Rows orders={orders} list={list} onKeyDown={onKeyDown} />
        </StaleRows>
      )}
      {isThere && total !== undefined && total.total > 0 && (
        <Pagination
          noun="Orders"
          page={filters.page}
          pageSize={filters.pageSize}
          total={total}
          shown={orders.orders?.length}
          onPage={orders.toPage}
          pageSizes={orderPageSizes}
          onPageSize={(pageSize) => orders.change({ pageSize })}
        />
      )}
    </Page>
  );
}

interface RowsProps {
  readonly orders: Orders;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Rows({ orders: { orders, rows, filters, isTurning, reset }, list, onKeyDown }: RowsProps) {
  if (isTurning || !orders)
    return (
      <Card>
        <SkeletonRows rows={10} label="Loading orders" />
      </Card>
    );
  if (orders.length === 0)
    return (
      <Empty
        icon={PackageSearch}
        title={emptyTexts.results}
        minH="18rem"
        action={
          isFiltered(filters) && (
            <Button variant="link" onClick={reset}>
              Show all orders
            </Button>
          )
        }
      >
        {isFiltered(filters) ? 'No order matches these filters.' : 'No client has placed an order yet.'}
      </Empty>
    );
  return (
    <chakra.section aria-label="Orders" aria-busy={rows.old || undefined}>
      <chakra.ul ref={list} onKeyDown={onKeyDown} display="flex" flexDirection="column" gap="3">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
