import { chakra } from '@chakra-ui/react';
import { GetOrdersByLocationPatientIdsDocument } from '@signa/core/contract/typed';
import { isOrderKept, newestOrdersFirst } from '@signa/core/orders';
import { emptyTexts, searchMaximum } from '@signa/core/practice';
import { pageWithin } from '@signa/core/prescribing';
import { shortened, trimmed } from '@signa/core/base';
import { PackageSearch, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { OrderCard } from '../../feature/orders/order/order-card';
import type { ListedOrder } from '../../feature/orders/order/listed-order';
import { OrderFilterBar } from '../../feature/orders/order/order-filter-bar';
import { changeOrderFilters, noOrderFilters, orderFilterOf, orderPageSizes } from '@signa/core/orders';
import { TextInput } from '../../part/field/text-input';
import { Pagination } from '../../part/list/pagination';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';

/** Orders for the client's patients, if the location has orderHistory (C-050, C-140, C-141). */
export function ClientOrders({ patientIds }: { readonly patientIds: readonly string[] }) {
  const { features, mayUse } = usePractice();
  const isShown = features.has('orderHistory') && mayUse('GetOrdersByLocationPatientIds');
  return isShown ? <OrderHistory patientIds={patientIds} /> : null;
}

function OrderHistory({ patientIds }: { readonly patientIds: readonly string[] }) {
  const title = useId();
  const read = useOperation(
    GetOrdersByLocationPatientIdsDocument,
    { locationPatientIds: [...patientIds] },
    { enabled: patientIds.length > 0 },
  );
  const orders = patientIds.length > 0 ? read.data?.ordersByLocationPatientIds : [];
  return (
    <chakra.section aria-labelledby={title} display="flex" flexDirection="column" gap="3" minW="0">
      <chakra.h2 id={title} textStyle="section">
        Order History
      </chakra.h2>
      {read.failure && (
        <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
          {orders ? undefined : 'The orders could not be loaded.'}
        </FailedLine>
      )}
      {orders?.length === 0 && (
        <Card>
          <Empty plain icon={PackageSearch} title={emptyTexts.orders} minH="10rem" />
        </Card>
      )}
      {orders && orders.length > 0 && <Filtered orders={orders} />}
      {!orders && !read.failure && (
        <Card>
          <SkeletonRows rows={3} label="Loading orders" />
        </Card>
      )}
    </chakra.section>
  );
}

/** All orders are loaded, and are filtered and paged by the same rule that the server uses for the whole location. */
function Filtered({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const { location } = usePractice();
  const [filters, setFilters] = useState(noOrderFilters);
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  const filter = orderFilterOf({ ...filters, search: trimmed(filters.search) }, location.timeZone);
  const kept = newestOrdersFirst(orders.filter((order) => isOrderKept(order, filter)));
  const page = pageWithin(filters.page, kept.length, filters.pageSize);
  const shown = kept.slice((page - 1) * filters.pageSize, page * filters.pageSize);
  const change = (next: Parameters<typeof changeOrderFilters>[1]) => setFilters((now) => changeOrderFilters(now, next));
  return (
    <>
      <chakra.div
        role="search"
        aria-label="Filters of orders"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
      >
        <chakra.div flex={{ base: '1 1 100%', md: '0 1 16rem' }} minW="0">
          <TextInput
            type="search"
            icon={Search}
            aria-label="Client or patient name"
            placeholder="Client or patient name"
            value={filters.search}
            onChange={(search) => change({ search: shortened(search, searchMaximum.orderNames) })}
          />
        </chakra.div>
        <OrderFilterBar filters={filters} onChange={change} onReset={() => setFilters(noOrderFilters)} />
      </chakra.div>
      {shown.length === 0 ? (
        <Card>
          <Empty plain icon={PackageSearch} title={emptyTexts.results} minH="10rem" />
        </Card>
      ) : (
        <chakra.ul ref={list} onKeyDown={onKeyDown} display="flex" flexDirection="column" gap="3">
          {shown.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </chakra.ul>
      )}
      {kept.length > 0 && (
        <Pagination
          noun="Orders"
          page={page}
          pageSize={filters.pageSize}
          total={kept.length}
          onPage={(next) => setFilters((now) => ({ ...now, page: next }))}
          pageSizes={orderPageSizes}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
    </>
  );
}
