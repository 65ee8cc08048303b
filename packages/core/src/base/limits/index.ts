export { firstPage } from './first-page.js';
export { prescriptionLimits } from './prescription-limits.js';
