import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animalFacts, animalNotes, differingFacts, type NamedAnimal, namedAnimal } from './index.js';

const today = '2026-11-20';
const patient = (changed: object = {}) => ({
  ...{ name: 'Agatha', species: { name: 'Canine' }, breed: { name: 'Collie' }, birthdate: '2019-10-20' },
  ...{ isDeceased: false, weight: 66, weightUnit: 'lbs' as const },
  ...changed,
});
const animal = (client: string | null, changed: object = {}) => namedAnimal(patient(changed), client, today);

describe('the note next to an animal in a list', () => {
  it('P-340 is its client, then species, breed, age and weight', () => {
    expect(animalNotes([animal('Ngozi Adeyemi'), animal('Ngozi Adeyemi', { name: 'Otis', weight: null })])).toEqual([
      ['Ngozi Adeyemi', 'Canine, Collie, 7 y 1 mo, 66 lbs'],
      ['Ngozi Adeyemi', 'Canine, Collie, 7 y 1 mo'],
    ]);
    expect(animalNotes([animal(null, { species: null, breed: null, birthdate: null, weight: null })])).toEqual([[]]);
  });

  it('P-341 begins with what differs among namesakes, then shows what they share', () => {
    expect(animalNotes([animal('Ngozi Adeyemi'), animal('Gwendolyn Fitzsimmons')])).toEqual([
      ['Ngozi Adeyemi', 'Canine, Collie, 7 y 1 mo, 66 lbs'],
      ['Gwendolyn Fitzsimmons', 'Canine, Collie, 7 y 1 mo, 66 lbs'],
    ]);
    expect(animalNotes([animal('Ngozi Adeyemi'), animal('Ngozi Adeyemi', { name: ' agatha', weight: null })])).toEqual([
      ['66 lbs', 'Ngozi Adeyemi, Canine, Collie, 7 y 1 mo'],
      ['Weight not recorded', 'Ngozi Adeyemi, Canine, Collie, 7 y 1 mo'],
    ]);
  });

  it('P-341 begins with the fact that distinguishes most of them', () => {
    const three = [animal('A'), animal('A', { weight: 30 }), animal('B', { weight: 12 })];
    expect(differingFacts(three)).toEqual(['weight', 'client']);
  });

  const value = fc.constantFrom(null, 'one', 'two');
  const facts = fc.record({ client: value, species: value, breed: value, age: value, weight: value });
  const list = fc.array(
    fc.record({ name: fc.constantFrom('Agatha', 'agatha ', 'Otis'), facts }) satisfies fc.Arbitrary<NamedAnimal>,
    { maxLength: 6 },
  );
  it('P-341 never shows the same for two different namesakes, and never omits a known fact', () => {
    fc.assert(
      fc.property(list, (animals) => {
        const notes = animalNotes(animals);
        animals.forEach((one, at) => {
          const shown = notes[at]?.join(', ') ?? '';
          for (const fact of animalFacts) expect(shown).toContain(one.facts[fact] ?? '');
          animals.forEach((other, index) => {
            const isNamesake = one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
            if (isNamesake && JSON.stringify(one.facts) !== JSON.stringify(other.facts))
              expect(notes[index]?.[0]).not.toBe(notes[at]?.[0]);
          });
        });
      }),
    );
  });
});
