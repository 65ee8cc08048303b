import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MedicationFacts } from '../../clients/patient/index.js';
import {
  checkConflicts,
  type Conflict,
  conflictHeading,
  conflictKindLabels,
  type ConflictPatient,
  type ConflictReport,
  type ConflictSubject,
  needsNote,
} from './index.js';
import { allergy, condition, knowledge, medication, subject } from './conflict.test-data.js';

const productTokens = [...new Set(knowledge.warnings.flatMap(({ product }) => product))].filter(
  (token) => !/[*:]/.test(token),
);
const patientTokens = (kind: string) => [
  ...new Set(knowledge.warnings.filter((rule) => rule.kind === kind).flatMap(({ patient }) => patient)),
];

const token = fc.constantFrom(...productTokens, 'gabapentin', 'chicken', 'amoxicillin trihydrate');
const tokens = fc.uniqueArray(token, { maxLength: 4 });
const drug = fc.record({
  name: fc.constantFrom('Rimadyl', 'Tramadol', 'Chews', 'Heartgard'),
  isResolved: fc.boolean(),
  productId: fc.constantFrom(null, 'product', 'other'),
  classification: fc.constantFrom(null, 'Medication', 'Preventative'),
  presentation: fc.constantFrom(null, 'Tablet', 'Injection'),
  ingredients: tokens,
  keywords: fc.uniqueArray(fc.constantFrom(...productTokens, ...patientTokens('interaction')), { maxLength: 3 }),
  prescriptionId: fc.constant(null),
}) satisfies fc.Arbitrary<MedicationFacts>;
const allergies = fc.array(
  fc.record({
    code: fc.constant('a'),
    name: fc.constantFrom(...patientTokens('allergy'), 'Chicken, beef', 'Penicillins', 'none', 'Gabapentin'),
    kind: fc.constantFrom('drug', 'drug-class', 'food', 'environment'),
  }),
  { maxLength: 4 },
);
const conditions = fc.array(fc.constantFrom(...patientTokens('condition'), 'Adrenal disease').map(condition), {
  maxLength: 3,
});

const patient: fc.Arbitrary<ConflictPatient> = fc.record({
  species: fc.option(fc.constantFrom('canine', 'feline', 'equine', 'unknown').map((code) => ({ code, name: code }))),
  breed: fc.option(fc.constantFrom(...patientTokens('breed'), 'beagle').map((name) => ({ code: name, name }))),
  birthdate: fc.constantFrom(null, '2026-06-01', '2020-01-01', '1900-01-01'),
  weight: fc.constantFrom(null, 0, 5.2, 22.05, 90),
  weightUnit: fc.constantFrom(null, 'lbs', 'kg'),
  allergies,
  healthConditions: conditions,
  currentMeds: fc.array(drug, { maxLength: 3 }),
  activePrescriptions: fc.array(drug, { maxLength: 2 }),
});

const anySubject: fc.Arbitrary<ConflictSubject> = fc
  .record({
    ingredients: tokens,
    keywords: tokens,
    title: fc.constantFrom('Chicken Chews', 'Tablets, beef flavored'),
    classification: fc.constantFrom('Medication', 'Preventative'),
    productPresentation: fc.constantFrom(null, { id: '1', description: 'Injection' }),
    productSpecies: fc.subarray(['canine', 'feline', 'EQUINE']),
    productFlavors: fc.subarray([
      { flavorId: '1', flavor: 'beef' },
      { flavorId: '2', flavor: 'chicken' },
    ]),
    weightMin: fc.constantFrom(null, 0, 11.1),
    weightMax: fc.constantFrom(null, 22, 10_000),
    shelfLife: fc.constantFrom(null, 0, 90),
  })
  .chain((product) =>
    fc.record({
      product: fc.constant({ id: 'product', ...product }),
      patient,
      daysSupply: fc.constantFrom(null, 30, 180),
      flavorId: fc.constantFrom(null, '1', '2', '9'),
      today: fc.constant('2026-11-20'),
      knowledge: fc.constant(knowledge),
      renewedProductId: fc.constantFrom(null, 'product', 'other'),
    }),
  );

/** The same facts with every list in another order. */
function shuffled({ product, patient: who, ...rest }: ConflictSubject): ConflictSubject {
  const turn = <Value>(list: readonly Value[]) => [...list.slice(1), ...list.slice(0, 1)].reverse();
  const meds = (list: readonly MedicationFacts[]) =>
    turn(list).map((one) => ({ ...one, ingredients: turn(one.ingredients), keywords: turn(one.keywords) }));
  return {
    ...rest,
    product: {
      ...product,
      ingredients: turn(product.ingredients),
      keywords: turn(product.keywords),
      productSpecies: turn(product.productSpecies),
      productFlavors: turn(product.productFlavors),
    },
    patient: {
      ...who,
      allergies: turn(who.allergies),
      healthConditions: turn(who.healthConditions),
      currentMeds: meds(who.currentMeds),
      activePrescriptions: meds(who.activePrescriptions),
    },
  };
}

const holds = (list: readonly Conflict[], parts: readonly Conflict[]) =>
  expect(parts.filter((part) => !list.some((one) => JSON.stringify(one) === JSON.stringify(part)))).toEqual([]);
const keeps = (after: ConflictReport, before: ConflictReport) => {
  holds(after.conflicts, before.conflicts);
  holds(after.advisories, before.advisories);
};

describe('the report', () => {
  it('P-082 P-083 P-084 P-085 P-086 does not depend on the order of any list', () => {
    fc.assert(
      fc.property(anySubject, (facts) => {
        expect(checkConflicts(shuffled(facts))).toEqual(checkConflicts(facts));
      }),
      { numRuns: 300 },
    );
  });

  it('P-085 another allergy, condition or medication never removes a conflict', () => {
    fc.assert(
      fc.property(
        anySubject,
        allergies,
        conditions,
        fc.array(drug, { maxLength: 2 }),
        (facts, moreAllergies, moreConditions, moreMeds) => {
          const { patient: who } = facts;
          const before = checkConflicts(facts);
          keeps(
            checkConflicts({ ...facts, patient: { ...who, allergies: [...who.allergies, ...moreAllergies] } }),
            before,
          );
          keeps(
            checkConflicts({
              ...facts,
              patient: { ...who, healthConditions: [...who.healthConditions, ...moreConditions] },
            }),
            before,
          );
          keeps(
            checkConflicts({ ...facts, patient: { ...who, currentMeds: [...who.currentMeds, ...moreMeds] } }),
            before,
          );
          keeps(
            checkConflicts({
              ...facts,
              patient: { ...who, activePrescriptions: [...who.activePrescriptions, ...moreMeds] },
            }),
            before,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('P-085 a longer supply never removes a conflict', () => {
    fc.assert(
      fc.property(
        anySubject,
        fc.integer({ min: 1, max: 364 }),
        fc.integer({ min: 1, max: 365 }),
        (facts, days, more) => {
          const count = (daysSupply: number) => checkConflicts({ ...facts, daysSupply }).conflicts.length;
          expect(count(Math.min(365, days + more))).toBeGreaterThanOrEqual(count(days));
        },
      ),
    );
  });

  it('P-085 every medication is either compared or listed as not checked', () => {
    fc.assert(
      fc.property(anySubject, (facts) => {
        const named = checkConflicts({ ...facts, renewedProductId: null }).notChecked.filter(
          ({ kind }) => kind === 'medication',
        );
        const all = [...facts.patient.currentMeds, ...facts.patient.activePrescriptions];
        const unresolved = new Set(all.filter(({ isResolved }) => !isResolved).map(({ name }) => name));
        expect(new Set(named.map(({ name }) => name))).toEqual(unresolved);
      }),
    );
  });

  it('P-087 never contains duplicates', () => {
    fc.assert(
      fc.property(anySubject, (facts) => {
        const { conflicts, advisories } = checkConflicts(facts);
        for (const list of [conflicts, advisories])
          expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(list.length);
      }),
    );
  });

  it('P-087 contains the kind, both values, a reason and its source', () => {
    fc.assert(
      fc.property(anySubject, (facts) => {
        const { conflicts, advisories } = checkConflicts(facts);
        for (const { kind, patientValue, productValue, reason, source } of [...conflicts, ...advisories]) {
          expect(
            [conflictKindLabels[kind], patientValue, productValue, reason, source].filter((text) => !text),
          ).toEqual([]);
        }
      }),
    );
    expect(conflictHeading).toBe('Conflict Detected');
  });

  it('P-087 lists conflicts of the product record in the order of the checks', () => {
    const facts = subject(
      {
        title: 'Chicken Chews',
        productSpecies: ['feline'],
        weightMax: 11,
        shelfLife: 180,
        ingredients: ['soybean'],
        keywords: ['nsaid'],
      },
      {
        allergies: [allergy('Soy', 'food'), allergy('Chicken', 'food')],
        healthConditions: [condition('Renal disease')],
        currentMeds: [medication('Prednisone', { ingredients: ['prednisone'], keywords: ['corticosteroid'] })],
      },
      { daysSupply: 210 },
    );
    expect(checkConflicts(facts).conflicts.map(({ kind }) => conflictKindLabels[kind])).toEqual([
      'Species',
      'Weight',
      'Days Supply',
      'Keyword',
      'Allergy',
      'Health Condition',
      'Interaction',
    ]);
  });

  it('P-085 is empty when there is no conflict', () => {
    expect(checkConflicts(subject())).toEqual({
      conflicts: [],
      advisories: [],
      duplicates: [],
      doubts: [],
      notChecked: [],
      readAs: [],
    });
  });

  it('P-085 never accepts an invalid date as today', () => {
    expect(() => checkConflicts(subject({}, {}, { today: '2026-02-31' }))).toThrow(RangeError);
  });
});

describe('the note to the pharmacy', () => {
  it('P-088 P-085 is required with a conflict, not with only advisories or unchecked medications', () => {
    expect(needsNote(checkConflicts(subject({ productSpecies: ['feline'] })))).toBe(true);
    const cat = { species: { code: 'feline', name: 'Feline' } } as const;
    const advised = checkConflicts(
      subject({ ingredients: ['methimazole'] }, { ...cat, currentMeds: [medication('?', { isResolved: false })] }),
    );
    expect([advised.advisories.length, advised.notChecked.length, needsNote(advised)]).toEqual([1, 1, false]);
  });
});
