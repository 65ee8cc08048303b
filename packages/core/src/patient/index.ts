export { speciesCodes, weightUnits } from './patient.js';
export type { MedicationFacts, PatientFacts, SpeciesCode, WeightUnit } from './patient.js';
