export { checkElsewherePrescription } from './check-elsewhere.js';
export type { ElsewhereContext, ElsewhereField, ElsewhereForm } from './elsewhere-form.js';
export { elsewhereLimits } from './elsewhere-limits.js';
