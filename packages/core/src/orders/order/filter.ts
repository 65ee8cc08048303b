import type { Issue } from '../../base/failure/index.js';
import { compareIds, searchFloorIssues, searchMaximum } from '../../practice/location/index.js';
import { folded, isTooLong, trimmed } from '../../base/text/index.js';
import type { Instant } from '../../base/time/index.js';
import type { OrderHead } from './card.js';
import { orderStatuses } from './status.js';

/** The filter of an order list; conditions that are not set match every order (C-138, C-176). */
export interface OrderFilter {
  readonly nameSearchInput?: string | null;
  readonly statusFilter?: readonly string[] | null;
  readonly startDateFilter?: Instant | null;
  readonly endDateFilter?: Instant | null;
}

/** The fields of an order that the filter needs. Field names are those of the API (C-198). */
export interface FilteredOrder extends Pick<OrderHead, 'createdAt' | 'brvCreatedAtTimestamp'> {
  readonly status: { readonly code: string };
  readonly lineItems: readonly {
    readonly patient: {
      readonly name: string;
      readonly clients: readonly { readonly firstName: string | null; readonly lastName: string | null }[];
    } | null;
  }[];
}

const statusText = 'Choose one of the listed statuses';

/** The issues of a filter no screen could have sent. @see C-132, C-138 */
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
            message: `A search name can have at most ${longest} characters`,
          },
        ]
      : []),
    ...(statusFilter ?? []).flatMap((status, index) =>
      known.includes(status) ? [] : [{ path: `statusFilter.${index}`, code: 'unknown', message: statusText }],
    ),
  ];
}

/** The time that a list is filtered and sorted by: the one shown on the card. @see C-136, C-138 */
const orderTime = ({ createdAt, brvCreatedAtTimestamp }: FilteredOrder): number =>
  Date.parse(brvCreatedAtTimestamp ?? createdAt);

/**
 * Whether an order matches a filter: the name is part of that of a patient or one of its clients, the status is
 * selected, and the time is between start and end, inclusive.
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

/** The full name contains first and last name. */
const namesOf = ({ lineItems }: FilteredOrder): readonly string[] =>
  lineItems.flatMap(({ patient }) =>
    patient
      ? [
          patient.name,
          ...patient.clients.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
        ]
      : [],
  );

/** Sorts orders newest first, and at the same time by higher ID. @see C-138 */
export function newestOrdersFirst<Order extends FilteredOrder & { readonly id: string }>(
  orders: readonly Order[],
): readonly Order[] {
  return orders.toSorted((one, other) => orderTime(other) - orderTime(one) || compareIds(other.id, one.id));
}
