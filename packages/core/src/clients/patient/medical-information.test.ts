import { expect, it } from 'vitest';
import { medicalInformation, medicalLabels, type MedicationFacts } from './index.js';

const coded = (name: string) => ({ code: name, name, kind: 'drug' });
const medication = (name: string): MedicationFacts => ({
  name,
  isResolved: false,
  productId: null,
  classification: null,
  presentation: null,
  ingredients: [],
  keywords: [],
  prescriptionId: null,
});

it('C-058 lists names separated by commas without duplicates, with current prescriptions among the medications', () => {
  expect(Object.values(medicalLabels)).toEqual([
    'Allergies/Hypersensitivities',
    'Current medications',
    'Health Conditions',
  ]);
  expect(
    medicalInformation({
      allergies: [coded('Penicillin'), coded('Beef')],
      currentMeds: [medication('Gabapentin'), medication('Apoquel')],
      activePrescriptions: [medication('Apoquel')],
      healthConditions: [coded('Diabetes')],
    }),
  ).toEqual({ allergies: 'Penicillin, Beef', medications: 'Gabapentin, Apoquel', conditions: 'Diabetes' });
});

it('C-058 is null when nothing is recorded', () => {
  const nothing = { allergies: [], currentMeds: [], activePrescriptions: [], healthConditions: [] };
  expect(medicalInformation(nothing)).toEqual({ allergies: null, medications: null, conditions: null });
});
