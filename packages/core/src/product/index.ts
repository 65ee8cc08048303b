export { classifications, deaSchedules, productApprovalTypes } from './product.js';
export type { Classification, DeaSchedule, ProductApprovalType, ProductFacts } from './product.js';
