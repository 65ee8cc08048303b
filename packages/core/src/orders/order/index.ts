export { answeredLine, answeredLines, orderAmount } from './answered.js';
export type { AnsweredLine, StoredLine } from './answered.js';
export { orderNumberShown, orderTimeShown, placedByLabel } from './card.js';
export type { OrderHead, PlacedBy } from './card.js';
export { isOrderKept, newestOrdersFirst, orderFilterIssues } from './filter.js';
export type { FilteredOrder, OrderFilter } from './filter.js';
export {
  changeOrderFilters,
  isFiltered,
  noOrderFilters,
  orderFilterOf,
  orderPageSizes,
  readOrderFilters,
  writeOrderFilters,
} from './order-list-filters.js';
export type { OrderListFilters } from './order-list-filters.js';
export { isShownAsShipped, lineDisplayStatus, listedLines, trackingLink } from './line.js';
export type { OrderLine, Tracking } from './line.js';
export { returnedLineStatuses } from './returned.js';
export { describedStatus, lineStatuses, orderStatuses, orderStatusOptions, shipmentStatuses } from './status.js';
export type { DescribedStatus, LineStatus, OrderStatus } from './status.js';
export { isVoided, voidedStatuses } from './voided.js';
