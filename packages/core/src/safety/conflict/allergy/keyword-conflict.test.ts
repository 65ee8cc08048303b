import { describe, expect, it } from 'vitest';
import { checkConflicts } from '../index.js';
import { allergy, condition, subject } from '../conflict.test-data.js';

const flavors = [
  { flavorId: '1', flavor: 'Chicken' },
  { flavorId: '2', flavor: 'Beef' },
];

const keywords = (facts: Parameters<typeof checkConflicts>[0]) =>
  checkConflicts(facts).conflicts.filter(({ kind }) => kind === 'keyword');

describe('keywords', () => {
  it.each([
    ['an ingredient', { ingredients: ['egg', 'hydrolyzed chicken liver'] }, 'hydrolyzed chicken liver'],
    ['the title', { title: 'Chicken Chews' }, 'chicken chews'],
    ['a keyword', { keywords: ['novel protein', 'chicken'] }, 'chicken'],
    ['the only flavor', { productFlavors: [{ flavorId: '1', flavor: 'Chicken' }] }, 'chicken'],
  ] as const)('P-085 an allergy matched by %s conflicts', (_, product, productValue) => {
    expect(keywords(subject(product, { allergies: [allergy('Chicken', 'food')] }))).toEqual([
      {
        kind: 'keyword',
        grade: 'serious',
        patientValue: 'Chicken',
        sign: '=',
        productValue,
        reason: 'A recorded allergy is named by this product.',
        source: 'product record, ingredients, title, flavor and keywords',
        ruleId: null,
      },
    ]);
  });

  it('P-085 of several flavors only the chosen one is compared', () => {
    const patient = { allergies: [allergy('Chicken', 'food')] };
    expect(keywords(subject({ productFlavors: flavors }, patient))).toEqual([]);
    expect(keywords(subject({ productFlavors: flavors }, patient, { flavorId: '2' }))).toEqual([]);
    expect(keywords(subject({ productFlavors: flavors }, patient, { flavorId: '1' }))).toHaveLength(1);
  });

  it('P-085 never compares an environmental allergy', () => {
    const product = { title: 'Pollen' };
    expect(checkConflicts(subject(product, { allergies: [allergy('Pollen', 'environment')] })).conflicts).toEqual([]);
    expect(keywords(subject(product, { allergies: [allergy('Pollen', 'food')] }))).toHaveLength(1);
  });

  it('P-085 never matches a keyword against a health condition: it names what the product treats', () => {
    const product = { keywords: ['seizure', 'epilepsy'], ingredients: ['zonisamide'] };
    expect(
      checkConflicts(subject(product, { healthConditions: [condition('Seizure'), condition('Epilepsy')] })).conflicts,
    ).toEqual([]);
  });

  it('P-085 P-086 reports each allergy once, with all matching terms', () => {
    const product = { title: 'Beef Chews', ingredients: ['dried beef', 'hydrolyzed liver'], keywords: ['beef'] };
    const patient = {
      allergies: [allergy('beef; liver', 'food'), allergy('pen'), allergy('None'), allergy('Fish, wild', 'food')],
    };
    expect(keywords(subject(product, patient))).toMatchObject([
      { patientValue: 'beef; liver', productValue: 'beef, beef chews, dried beef, hydrolyzed liver' },
    ]);
  });

  it.each([
    ['Egg', { keywords: ['flea', 'flea egg'] }],
    ['Egg', { title: 'Flea Egg Stopper' }],
    ['Milk', { title: 'Milk Thistle Capsules' }],
    ['Antibiotics', { title: 'Antibiotic Tablets', keywords: ['antibiotic'] }],
    ['Tablets', { title: 'Plain Tablets' }],
    ['Drug allergy', { title: 'Drug' }],
    ['Pain protection', { keywords: ['pain', 'nsaid protection'] }],
    ['Turkey, vomiting', { keywords: ['vomiting'] }],
    ['Turkey (severe itch)', { keywords: ['itch'], title: 'Itch Relief Chews' }],
    ['Flea', { keywords: ['flea'] }],
    ['Potassium', { title: 'Potassium Bromide Oral Solution' }],
    ['Sodium', { title: 'Levothyroxine Sodium' }],
  ] as const)('P-086 a general word never matches: %s', (name, product) => {
    expect(checkConflicts(subject(product, { allergies: [allergy(name, 'food')] })).conflicts).toEqual([]);
  });

  it.each(['Eggs', 'EGG', 'Egg - hives', 'egg (itch)', 'allergic to egg', 'Allergy: eggs', 'raw egg'])(
    'P-086 %j matches products with egg',
    (name) => {
      const product = { title: 'Chews', productFlavors: [{ flavorId: '1', flavor: 'Egg' }] };
      expect(keywords(subject(product, { allergies: [allergy(name, 'food')] }))).toHaveLength(1);
    },
  );

  it('P-086 matches a brand in the title after its annotation', () => {
    const product = { title: 'Heartgard Plus Chewables' };
    expect(keywords(subject(product, { allergies: [allergy('Heartgard (vomiting)')] }))).toHaveLength(1);
  });

  it('P-086 a keyword is compared as a whole, and with the text as recorded', () => {
    const bromide = { ingredients: ['potassium bromide'], keywords: ['bromide', 'seizure'] };
    expect(keywords(subject(bromide, { allergies: [allergy('Bromides')] }))).toHaveLength(1);
    expect(keywords(subject(bromide, { allergies: [allergy('Seizure')] }))).toEqual([]);
  });
});
