import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import {
  acceptedChange,
  acceptedDifferences,
  patientDifferenceText,
  shownDifference,
  type PatientDifference,
} from './index.js';

const differences: readonly PatientDifference[] = [
  { field: 'weight', before: '14.6 lbs', after: '13.92 lbs', change: { weight: 13.92, weightUnit: 'lbs' } },
  { field: 'breed', before: 'Maine Coon', after: 'Siamese', change: { breedCode: 'siamese' } },
  { field: 'birthdate', before: null, after: '2013-09-12', change: { birthdate: '2013-09-12' } },
  { field: 'gender', before: 'N', after: 'O', change: { gender: 'O' } },
  { field: 'deceasedDate', before: null, after: '2026-11-19', change: { deceasedDate: '2026-11-19' } },
];
const stored = {
  weight: 14.6,
  weightUnit: 'lbs',
  breedCode: 'maine-coon',
  birthdate: null,
  gender: 'N',
  deceasedDate: null,
} as const;

it('C-101 C-104 shows formatted dates, a gender as a word, and N/A for nothing', () => {
  expect(differences.map(shownDifference)).toEqual([
    { label: 'Weight', before: '14.6 lbs', after: '13.92 lbs' },
    { label: 'Breed', before: 'Maine Coon', after: 'Siamese' },
    { label: 'Birthdate', before: 'N/A', after: '09-12-2013' },
    { label: 'Gender', before: 'Neutered', after: 'Other' },
    { label: 'Date of Death', before: 'N/A', after: '11-19-2026' },
  ]);
});

it('C-104 C-105 shows how many of them Save stores', () => {
  expect(patientDifferenceText(4, 3)).toBe('Saving stores 3 of 4 differences. Press the cross to keep your value.');
  expect(patientDifferenceText(1, 1)).toBe('Saving stores 1 of 1 difference. Press the cross to keep your value.');
});

it('C-105 a weight is accepted with its unit, or not at all', () => {
  const [weight] = acceptedDifferences(differences, { ...stored, weight: 13.92 });
  expect(weight?.field).toBe('weight');
  expect(acceptedDifferences(differences, { ...stored, weight: 13.92, weightUnit: 'kg' })).toEqual([]);
});

test.prop([fc.subarray(['weight', 'breed', 'birthdate', 'gender', 'deceasedDate'] as const)])(
  'C-104 C-105 declined values are kept, and the rest is in the form, whatever is declined',
  (fields) => {
    const declined = new Set<PatientDifference['field']>(fields);
    const form = { ...stored, ...acceptedChange(differences, declined) };
    const accepted = acceptedDifferences(differences, form).map(({ field }) => field);
    expect(accepted).toEqual(differences.map(({ field }) => field).filter((field) => !declined.has(field)));
  },
);
