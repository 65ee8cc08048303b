export { prescriptionLimits } from './prescription-limits.js';
