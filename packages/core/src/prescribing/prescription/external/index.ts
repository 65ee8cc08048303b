export { checkExternalPrescription } from './check-elsewhere.js';
export type { ExternalContext, ExternalField, ExternalForm } from './elsewhere-form.js';
export { externalLimits } from './elsewhere-limits.js';
