import type { Issue } from '../../base/failure/index.js';
import { compareIds, searchFloorIssues, searchMaximum } from '../../practice/location/index.js';
import { folded, isTooLong, trimmed } from '../../base/text/index.js';
import type { Instant } from '../../base/time/index.js';
import type { OrderHead } from './card.js';
import { orderStatuses } from './status.js';

/** What a list of orders is narrowed by; what is not set keeps every order (C-138, C-176). */
export interface OrderFilter {
  readonly nameSearchInput?: string | null;
  readonly statusFilter?: readonly string[] | null;
  readonly startDateFilter?: Instant | null;
  readonly endDateFilter?: Instant | null;
}

/** What the filter reads of an order; field names as they travel (C-198). */
export interface FilteredOrder extends Pick<OrderHead, 'createdAt' | 'brvCreatedAtTimestamp'> {
  readonly status: { readonly code: string };
  readonly lineItems: readonly {
    readonly patient: {
      readonly name: string;
      readonly clients: readonly { readonly firstName: string | null; readonly lastName: string | null }[];
    } | null;
  }[];
}

const statusText = 'Please choose one of the listed statuses';

/** The violations of a filter that no screen could have sent. @see C-132, C-138 */
export function orderFilterIssues({ nameSearchInput, statusFilter }: OrderFilter): Issue[] {
  const longest = searchMaximum.orderNames;
  const known: readonly string[] = orderStatuses;
  return [
    ...searchFloorIssues(nameSearchInput, 'nameSearchInput'),
    ...(isTooLong(trimmed(nameSearchInput), longest)
      ? [
          {
            path: 'nameSearchInput',
            code: 'too-long',
            message: `A name to search by has at most ${longest} characters`,
          },
        ]
      : []),
    ...(statusFilter ?? []).flatMap((status, index) =>
      known.includes(status) ? [] : [{ path: `statusFilter.${index}`, code: 'unknown', message: statusText }],
    ),
  ];
}

/** The time that a list goes by: the one that the card shows. @see C-136, C-138 */
const orderTime = ({ createdAt, brvCreatedAtTimestamp }: FilteredOrder): number =>
  Date.parse(brvCreatedAtTimestamp ?? createdAt);

/**
 * Whether a filter keeps an order: the name is part of that of a patient or of one of its clients, the status is among
 * those chosen, and its time lies between start and end, both counted in.
 *
 * @see C-138, C-140
 */
export function isOrderKept(order: FilteredOrder, filter: OrderFilter): boolean {
  const { statusFilter, startDateFilter, endDateFilter } = filter;
  const name = folded(trimmed(filter.nameSearchInput));
  const at = orderTime(order);
  return (
    (name === '' || namesOf(order).some((text) => folded(text).includes(name))) &&
    (!statusFilter?.length || statusFilter.includes(order.status.code)) &&
    (!startDateFilter || at >= Date.parse(startDateFilter)) &&
    (!endDateFilter || at <= Date.parse(endDateFilter))
  );
}

/** First and last name stand in the full one. */
const namesOf = ({ lineItems }: FilteredOrder): readonly string[] =>
  lineItems.flatMap(({ patient }) =>
    patient
      ? [
          patient.name,
          ...patient.clients.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
        ]
      : [],
  );

/** Orders of which the newest stands first; of one moment that with the greater id. @see C-138 */
export function newestOrdersFirst<Order extends FilteredOrder & { readonly id: string }>(
  orders: readonly Order[],
): readonly Order[] {
  return orders.toSorted((one, other) => orderTime(other) - orderTime(one) || compareIds(other.id, one.id));
}
