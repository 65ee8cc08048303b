import { sampleKnowledge } from '../../knowledge/sample-knowledge.test-data.js';
import type { MedicationFacts } from '../../clients/patient/index.js';
import type { ConflictPatient, ConflictProduct, ConflictSubject } from './index.js';

export const today = '2026-11-20';

/** The sample package, as it is published with the library. */
export const sample = sampleKnowledge();

/** The first rows of the sample, so that tests of how rows are matched don't depend on the rows added since. */
const first = /^(?:S(?:0\d|1[0-3])|B(?:0\d|10)|A[0-2]\d|C(?:0\d|1[0-3])|I(?:0\d|1[0-7]))$/;
export const knowledge = { ...sample, warnings: sample.warnings.filter(({ id }) => first.test(id)) };

/** A product without any conflict. */
export const plainProduct: ConflictProduct = {
  id: 'product',
  title: 'Plain Tablets',
  ingredients: [],
  keywords: [],
  classification: 'Medication',
  productPresentation: { id: '1', description: 'Tablet' },
  productSpecies: [],
  productFlavors: [],
  weightMin: 0,
  weightMax: 10_000,
  shelfLife: null,
};

/** An adult dog without risks, with all facts known. */
export const plainPatient: ConflictPatient = {
  species: { code: 'canine', name: 'Canine' },
  breed: { code: 'beagle', name: 'Beagle' },
  birthdate: '2020-01-01',
  weight: 22,
  weightUnit: 'lbs',
  allergies: [],
  healthConditions: [],
  currentMeds: [],
  activePrescriptions: [],
};

export function subject(
  product: Partial<ConflictProduct> = {},
  patient: Partial<ConflictPatient> = {},
  rest: Partial<Omit<ConflictSubject, 'product' | 'patient'>> = {},
): ConflictSubject {
  return {
    product: { ...plainProduct, ...product },
    patient: { ...plainPatient, ...patient },
    daysSupply: null,
    today,
    knowledge,
    ...rest,
  };
}

export function medication(name: string, facts: Partial<MedicationFacts> = {}): MedicationFacts {
  return {
    name,
    isResolved: true,
    productId: null,
    classification: 'Medication',
    presentation: 'Tablet',
    ingredients: [],
    keywords: [],
    prescriptionId: null,
    ...facts,
  };
}

export function allergy(name: string, kind = 'drug') {
  return { code: name, name, kind };
}

export function condition(name: string) {
  return { code: name, name };
}
