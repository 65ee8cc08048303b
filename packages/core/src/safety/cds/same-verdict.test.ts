import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MedicationFacts, SpeciesCode } from '../../clients/patient/index.js';
import { checkConflicts, type ConflictSubject, readMedication, withReadMedications } from '../conflict/index.js';
import { animal, cardsOf, knowledge, order, takes, text, today } from './cds.test-data.js';

const drugs = fc.constantFrom(...knowledge.vocabularies.drugs.flatMap(({ means }) => means));
const allergens = fc.constantFrom(
  ...knowledge.vocabularies.allergens.flatMap(({ means, names }) => [...means, ...names]),
);
const conditions = fc.constantFrom(
  ...knowledge.vocabularies.conditions.flatMap(({ means, names }) => [...means, ...names]),
);
const species = fc.constantFrom<{ name: string; code: SpeciesCode }>(
  { name: 'Dog', code: 'canine' },
  { name: 'Cat', code: 'feline' },
  { name: 'Horse', code: 'equine' },
);
const breeds = fc.constantFrom('Collie', 'Great Dane', 'Persian', 'Labrador Retriever', 'Arabian');

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

interface Case {
  readonly drug: string;
  readonly species: { readonly name: string; readonly code: SpeciesCode };
  readonly breed: string;
  readonly birthdate: string;
  readonly allergies: readonly string[];
  readonly conditions: readonly string[];
  readonly medications: readonly string[];
}

/** The same case as the portal checks it, from its own records. */
function subjectOf({ drug, ...patient }: Case): ConflictSubject {
  const reading = readMedication(drug, knowledge);
  return {
    product: {
      id: 'product',
      title: drug,
      ingredients: reading?.ingredients ?? [],
      keywords: reading?.keywords ?? [],
      classification: '',
      productPresentation: null,
      productSpecies: [],
      productFlavors: [],
      weightMin: null,
      weightMax: null,
      shelfLife: null,
    },
    patient: withReadMedications(
      {
        species: patient.species,
        breed: { code: 'breed', name: patient.breed },
        birthdate: patient.birthdate,
        weight: null,
        weightUnit: null,
        allergies: patient.allergies.map((name) => ({ code: name, name, kind: 'drug' })),
        healthConditions: patient.conditions.map((name) => ({ code: name, name })),
        currentMeds: patient.medications.map(medication),
        activePrescriptions: [],
      },
      knowledge,
    ),
    daysSupply: null,
    today,
    knowledge,
  };
}

const cases: fc.Arbitrary<Case> = fc.record({
  drug: drugs,
  species,
  breed: breeds,
  birthdate: fc.constantFrom('2026-10-20', '2026-03-02', '2019-04-02', '2012-01-31'),
  allergies: fc.uniqueArray(allergens, { maxLength: 3 }),
  conditions: fc.uniqueArray(conditions, { maxLength: 3 }),
  medications: fc.uniqueArray(drugs, { maxLength: 3 }),
});

it('P-412 finds for a call exactly what the portal finds for the same record', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { conflicts, advisories } = checkConflicts(subjectOf(given));
      const rows = [...conflicts, ...advisories].map(({ grade, ruleId }) => `${grade} ${ruleId}`);
      const cards = cardsOf([order(given.drug)], {
        patient: animal({ species: given.species.name, breed: given.breed }, { birthDate: given.birthdate }),
        allergies: given.allergies.map((name) => ({ resourceType: 'AllergyIntolerance', code: text(name) })),
        conditions: given.conditions.map((name) => ({ resourceType: 'Condition', code: text(name) })),
        medications: given.medications.map((name) => takes(name)),
      });
      const grades = { critical: 'contraindicated', warning: 'serious', info: 'worth-knowing' } as const;
      // Duplicates, doses and what was not compared have no values that met.
      const found = cards.flatMap(({ indicator, detail }) => {
        const [, row = null] = /row (\S+)\.$/.exec(detail) ?? [];
        return detail.includes('\n\nSource: ') ? [`${grades[indicator]} ${row}`] : [];
      });
      expect(found.toSorted()).toEqual(rows.toSorted());
    }),
    { numRuns: 500 },
  );
});
