export { prescriptionName } from './prescription-name.js';
export type { ExternalPrescription, NamedPrescription } from './prescription-name.js';
