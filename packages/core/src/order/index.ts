export { orderNumberShown, orderTimeShown, placedByLabel } from './card.js';
export type { OrderHead, PlacedBy } from './card.js';
export { lineDisplayStatus, listedLines, trackingLink } from './line.js';
export type { OrderLine, Tracking } from './line.js';
export { returnedLineStatuses } from './returned.js';
export { lineStatuses, orderStatuses, shipmentStatuses } from './status.js';
export type { LineStatus, OrderStatus } from './status.js';
export { answeredLines, isVoided, voidedStatuses } from './voided.js';
