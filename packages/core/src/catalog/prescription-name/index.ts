export { prescriptionName } from './prescription-name.js';
export type { IssuedElsewhere, NamedPrescription } from './prescription-name.js';
