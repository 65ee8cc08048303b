import { genderCodes, type PatientForm, speciesCodes } from '@signa/core/clients';
import { externalIdColumn, type RecordColumn } from '../record-column.js';

/** The column of each field of the form. */
export const columnOfField = {
  name: 'name',
  speciesCode: 'species',
  breedCode: 'breed',
  gender: 'gender',
  birthdate: 'birthdate',
  weight: 'weight',
  weightUnit: 'weight_unit',
  allergies: 'allergies',
  healthConditions: 'health_conditions',
  currentMeds: 'medications',
  prescVetLocationUserId: 'vet',
  lastExamDate: 'last_exam',
} as const satisfies Readonly<Record<keyof PatientForm, string>>;

/** The columns of a patient file. */
export const patientColumns: readonly RecordColumn[] = [
  { ...externalIdColumn, example: 'P-2001' },
  {
    name: 'clients',
    what: 'The external_id of an imported client; for several, separate with ; and put the primary client first',
    example: 'C-1001',
    isNeeded: true,
  },
  { name: 'name', what: '', example: 'Otis', isNeeded: true },
  { name: 'species', what: `one of ${speciesCodes.join(', ')}`, example: 'canine', isNeeded: true },
  { name: 'breed', what: "Breed name or code for the species, as in the portal's form; optional", example: '' },
  {
    name: 'gender',
    what: `One of ${genderCodes.join(', ')}: male, female, unknown, other, spayed, neutered`,
    example: 'N',
    isNeeded: true,
  },
  { name: 'birthdate', what: 'Date such as 2020-05-01 or 05-01-2020; empty if unknown', example: '2020-05-01' },
  { name: 'weight', what: 'Number with up to 2 decimals; optional', example: '30.5' },
  { name: 'weight_unit', what: 'lbs or kg; default: lbs', example: 'lbs' },
  {
    name: 'weighed_on',
    what: "Date such as 2026-03-14 or 03-14-2026; if empty, the age of the weight isn't shown",
    example: '',
  },
  {
    name: 'allergies',
    what: "Names or codes as in the portal's form, or other text, separated by ;",
    example: '',
  },
  {
    name: 'health_conditions',
    what: "Names or codes for the species as in the portal's form, or other text, separated by ;",
    example: '',
  },
  {
    name: 'medications',
    what: "Names or codes as in the portal's form, or other text, separated by ;",
    example: '',
  },
  {
    name: 'vet',
    what: 'Email address of the prescribing vet, who must be a user at the location; optional',
    example: '',
  },
  { name: 'last_exam', what: 'Date such as 2026-03-14 or 03-14-2026; optional', example: '' },
  { name: 'is_active', what: 'yes or no; default: yes', example: 'yes' },
  { name: 'is_deceased', what: 'yes or no; default: no, or yes with a date', example: 'no' },
  { name: 'deceased_date', what: 'Date such as 2026-03-14 or 03-14-2026; optional', example: '' },
];
