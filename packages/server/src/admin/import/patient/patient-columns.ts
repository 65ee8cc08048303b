import { genderCodes, speciesCodes } from '@signa/core/clients';
import { externalIdColumn, type RecordColumn } from '../record-column.js';

/** The columns of a file of patients. */
export const patientColumns: readonly RecordColumn[] = [
  { ...externalIdColumn, example: 'P-2001' },
  {
    name: 'clients',
    what: 'the external_id of the client, who was imported before; of several, with ; between them, the first is the primary one',
    example: 'C-1001',
    isNeeded: true,
  },
  { name: 'name', what: '', example: 'Otis', isNeeded: true },
  { name: 'species', what: `one of ${speciesCodes.join(', ')}`, example: 'canine', isNeeded: true },
  { name: 'breed', what: 'as the forms offer it for the species, by name or code; or empty', example: '' },
  {
    name: 'gender',
    what: `one of ${genderCodes.join(', ')}: male, female, unknown, other, spayed, neutered`,
    example: 'N',
    isNeeded: true,
  },
  { name: 'birthdate', what: 'as 2020-05-01 or 05-01-2020, or empty where nobody knows', example: '2020-05-01' },
  { name: 'weight', what: 'a number with up to 2 decimals, or empty', example: '30.5' },
  { name: 'weight_unit', what: 'lbs or kg; empty: lbs', example: 'lbs' },
  { name: 'weighed_on', what: 'as 2026-03-14 or 03-14-2026; empty: nobody is told how old the weight is', example: '' },
  {
    name: 'allergies',
    what: "as the forms offer them, by name or code, with ; between them; one that is not offered as 'other: its name'",
    example: '',
  },
  { name: 'health_conditions', what: 'as the forms offer them for the species, with ; between them', example: '' },
  { name: 'medications', what: 'as the forms offer them, with ; between them', example: '' },
  { name: 'vet', what: 'the e-mail address of the prescribing vet, who works at the location; or empty', example: '' },
  { name: 'is_active', what: 'yes, unless it says no', example: 'yes' },
  { name: 'is_deceased', what: 'no, unless it says yes or there is a date', example: 'no' },
  { name: 'deceased_date', what: 'as 2026-03-14 or 03-14-2026, or empty', example: '' },
];
