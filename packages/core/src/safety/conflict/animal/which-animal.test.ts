import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActiveTherapyFacts,
  animalQuestion,
  type AnimalSubject,
  type ConflictProduct,
  type OtherAnimalFacts,
  type SigningFacts,
} from '../index.js';
import { plainProduct } from '../conflict.test-data.js';
import { therapy } from '../therapy.test-data.js';

const product = (changes: Partial<ConflictProduct>): ConflictProduct => ({ ...plainProduct, ...changes });
const canine = { code: 'canine', name: 'Canine' } as const;
const feline = { code: 'feline', name: 'Feline' } as const;
const forCats = product({ productSpecies: ['feline'], weightMin: 0, weightMax: 10_000 });
const clementine = { id: '31', name: 'Clementine', species: canine, weight: 5, weightUnit: 'lbs' } as const;
const bartholomew: OtherAnimalFacts = {
  id: '32',
  name: 'Bartholomew',
  species: feline,
  breed: null,
  birthdate: '2013-09-01',
  weight: 9,
  weightUnit: 'lbs',
  isOfClient: true,
  clientName: 'Eleanor Whitfield-Castellanos',
};
const answering = { taskId: '90', draftId: null, previousPrescriptionId: null };
const chosen = { taskId: null, draftId: null, previousPrescriptionId: null };
const about = (animals: readonly OtherAnimalFacts[], active: readonly ActiveTherapyFacts[] = []): SigningFacts => ({
  issued: [],
  weights: [],
  declines: [],
  usage: { count: 0, median: null },
  animals,
  therapy: active,
});
const subject = (changes: Partial<AnimalSubject> = {}): AnimalSubject => ({
  product: forCats,
  patient: clementine,
  self: answering,
  ...changes,
});
const meant = (changes: Partial<AnimalSubject>, ...animals: OtherAnimalFacts[]) =>
  animalQuestion(subject(changes), about(animals))?.animals.map(({ id }) => id) ?? [];

describe('the question which animal is meant', () => {
  it('P-249 is asked when the product is for the species of another animal of the client', () => {
    expect(animalQuestion(subject(), about([bartholomew]))).toEqual({
      reason: 'species',
      question: 'The product is for cats: which animal is it for?',
      animals: [bartholomew],
    });
    expect(meant({}, { ...bartholomew, species: canine })).toEqual([]);
    expect(meant({}, { ...bartholomew, species: null })).toEqual([]);
    expect(meant({}, { ...bartholomew, isOfClient: false })).toEqual([]);
  });

  it("P-249 is not asked when the product lists the patient's species, or none", () => {
    expect(meant({ product: product({ productSpecies: ['canine', 'feline'], weightMax: null }) }, bartholomew)).toEqual(
      [],
    );
    expect(meant({ product: product({ productSpecies: [], weightMax: null }) }, bartholomew)).toEqual([]);
  });

  it('P-249 names every species of the product', () => {
    const forTwo = product({ productSpecies: ['FELINE', 'equine', 'avian'], weightMax: null });
    expect(animalQuestion(subject({ product: forTwo }), about([bartholomew]))?.question).toBe(
      'The product is for birds, horses and cats: which animal is it for?',
    );
  });

  it('P-249 is asked when the weight range excludes the patient and includes another animal of the client', () => {
    const band = product({ productSpecies: ['canine'], weightMin: 11.1, weightMax: 22 });
    const dog = { ...bartholomew, species: canine, weight: 15 };
    expect(animalQuestion(subject({ product: band }), about([dog]))).toEqual({
      reason: 'weight',
      question: 'The product is for 11.1 lbs - 22 lbs: which animal is it for?',
      animals: [dog],
    });
    expect(meant({ product: band }, { ...dog, weight: 22 })).toEqual(['32']);
    expect(meant({ product: band }, { ...dog, weight: 22.1 })).toEqual([]);
    expect(meant({ product: band }, { ...dog, weight: null })).toEqual(['32']);
    expect(meant({ product: band, patient: { ...clementine, weight: 11.1 } }, dog)).toEqual([]);
    expect(meant({ product: band, patient: { ...clementine, weight: null } }, dog)).toEqual([]);
  });

  it('P-249 is asked for a namesake of a listed species: of another client only when a user chose the patient', () => {
    const forDogs = product({ productSpecies: ['canine'], weightMin: 0, weightMax: 10_000 });
    const other = { ...bartholomew, id: '77', name: ' CLÉMENTINE ', species: canine, isOfClient: false };
    expect(animalQuestion(subject({ product: forDogs, self: chosen }), about([other]))).toEqual({
      reason: 'namesake',
      question: '2 animals are called Clementine: which animal is it for?',
      animals: [other],
    });
    expect(meant({ product: forDogs, self: answering }, other)).toEqual([]);
    expect(meant({ product: forDogs, self: answering }, { ...other, isOfClient: true })).toEqual(['77']);
    expect(meant({ product: forDogs, self: chosen }, { ...other, species: feline })).toEqual([]);
    expect(meant({ product: forDogs, self: chosen }, { ...other, name: 'Clementina' })).toEqual([]);
    expect(meant({ product: forDogs, self: chosen }, { ...other, id: '31' })).toEqual([]);
  });

  it('P-249 is asked in the same way for the draft of a request, wherever it was opened', () => {
    const forDogs = product({ productSpecies: ['canine'], weightMin: 0, weightMax: 10_000 });
    const namesake = { ...bartholomew, id: '77', name: 'Clementine', species: canine, isOfClient: false };
    const waiting = therapy({ kind: 'request', id: '90', prescriptionId: '12' });
    const asked = (draftId: string | null, ...active: ActiveTherapyFacts[]) =>
      animalQuestion(subject({ product: forDogs, self: { ...chosen, draftId } }), about([namesake], active));
    expect(asked('12', waiting)).toBeNull();
    expect(asked('12')).not.toBeNull();
    expect(asked('13', waiting)).not.toBeNull();
    expect(asked(null, waiting)).not.toBeNull();
    expect(asked(null, therapy({ kind: 'request', id: '90', prescriptionId: null }))).not.toBeNull();
    expect(asked('12', therapy({ kind: 'draft', id: '12', prescriptionId: '12' }))).not.toBeNull();
  });

  it('P-249 lists the animals of the client first', () => {
    const namesake = { ...bartholomew, id: '77', name: 'Clementine', isOfClient: false };
    expect(meant({ self: chosen }, namesake, bartholomew)).toEqual(['32', '77']);
  });

  it('P-249 never offers the patient, nor any animal that was not given', () => {
    const names = ['Clementine', 'clementine', 'Bartholomew'];
    const animal: fc.Arbitrary<OtherAnimalFacts> = fc
      .record({
        id: fc.constantFrom('31', '32', '33'),
        name: fc.constantFrom(...names),
        species: fc.constantFrom(canine, feline, null),
        weight: fc.constantFrom(null, 4, 15, 80),
        isOfClient: fc.boolean(),
      })
      .map((changes) => ({ ...bartholomew, ...changes }));
    const products = fc.constantFrom(
      forCats,
      product({ productSpecies: ['canine'], weightMin: 11.1, weightMax: 22 }),
      product({ productSpecies: [], weightMax: null }),
    );
    fc.assert(
      fc.property(products, fc.boolean(), fc.array(animal), (of, hasRequest, animals) => {
        const self = hasRequest ? answering : chosen;
        const asked = animalQuestion(subject({ product: of, self }), about(animals));
        if (asked === null) return;
        expect(asked.animals.length).toBeGreaterThan(0);
        for (const one of asked.animals) {
          expect(one.id).not.toBe('31');
          expect(animals).toContain(one);
          expect(one.isOfClient || !hasRequest).toBe(true);
        }
      }),
    );
  });
});
