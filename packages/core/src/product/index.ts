export { approvalTypeFilters, approvalTypeOf, countsAsOtc, isPrnOnly, isPrnOnlyFamily } from './approval.js';
export type { ApprovalTypeFilter } from './approval.js';
export { autoshipPrice } from './autoship-price.js';
export type { AutoshipFacts } from './autoship-price.js';
export { deliveryTimeLabel, outOfStockBanner, outOfStockText } from './availability.js';
export {
  controlledRefusalText,
  hardCopyDelivery,
  hardCopyNotice,
  hasPrescribableSchedule,
  isControlled,
  isInNewYork,
  isScheduleII,
} from './controlled.js';
export type { ControlFacts } from './controlled.js';
export { dosageImageNotFound, dosageImageOf, dosageImages } from './dosage-image.js';
export { formatPrice, packPriceLabel, priceLabel, priceOf } from './price.js';
export type { PriceBookFacts, PriceFacts, PriceQuestion } from './price.js';
export { classifications, deaSchedules, productApprovalTypes } from './product.js';
export type { Classification, DeaSchedule, ProductApprovalType, ProductFacts } from './product.js';
export { shelfLifeLabel } from './shelf-life.js';
export {
  defaultTimesToShip,
  deliveryDaysOf,
  deliveryTimeOf,
  deliveryTimes,
  timesToShip,
  timeToShipLabels,
  timeToShipOf,
} from './ship-time.js';
export type { DeliveryTime, ShipDays, TimeToShip, TimeToShipChoice } from './ship-time.js';
export { openWeightMax, weightRangeLabel } from './weight-range.js';
