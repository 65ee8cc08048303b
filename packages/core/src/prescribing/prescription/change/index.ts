export { decidePrescriptionSave } from './decide-save.js';
export type { PrescriptionSave, SaveDecision } from './decide-save.js';
export { prescriptionLifecycle } from '../lifecycle/lifecycle.js';
export { nextPrescriptionStatus } from '../lifecycle/next-status.js';
export type { PrescriptionStatusFacts, PrescriptionStep } from '../lifecycle/next-status.js';
