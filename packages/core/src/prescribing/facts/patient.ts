import type { PatientFacts } from '../../clients/patient/index.js';
import { build, type Built, type FactTable, need } from './build.js';

const list = (of: string) => need(`${of}; [] if none is recorded`);
const orNull = (of: string) => need(`${of}; null if unknown`);

/** Nothing has a default: an omitted list would read as a patient without allergies. */
export const patientTable: FactTable<PatientFacts> = {
  id: need('The ID of the patient'),
  name: need('The name'),
  species: orNull('The species as code and name'),
  breed: orNull('The breed as code and name'),
  birthdate: orNull('The date of birth, YYYY-MM-DD'),
  weight: orNull('The weight, in weightUnit'),
  weightUnit: need('lbs or kg; null is lbs'),
  isActive: need('Whether the record is active'),
  isDeceased: need('Whether the patient has died'),
  allergies: list('The recorded allergies with code, name and kind'),
  healthConditions: list('The recorded health conditions with code and name'),
  currentMeds: list('The recorded medications, as listed in the catalog'),
  activePrescriptions: list('The medications of active prescriptions'),
};

/**
 * Builds a patient's facts from a program's data.
 *
 * @see A-363
 */
export const patientFactsOf = (given: Partial<PatientFacts>): Built<PatientFacts> => build(patientTable, given);
