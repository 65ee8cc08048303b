import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  animalSimilarityTexts,
  animalsAlike,
  sortAnimalsBySimilarity,
  matchingPairs,
  proposedPair,
} from './animal-pair.js';
import type { AnimalFacts } from './person-facts.js';

const itself = (animal: AnimalFacts) => animal;
const moose = { name: 'Moose', speciesCode: 'canine' };
const unknown = { name: 'moose ' };
const slip = { name: 'Mosse', speciesCode: 'canine' };
const cat = { name: 'Moose', speciesCode: 'feline' };
const kiwi = { name: 'Kiwi', speciesCode: 'canine' };

describe('possible matches of an animal', () => {
  it('C-238 C-239 are sorted by name and species, then by name, then by a name with a typing error', () => {
    const order = sortAnimalsBySimilarity(moose, [kiwi, cat, slip, unknown, moose], itself);
    expect(order.map(({ animal }) => animal)).toEqual([moose, unknown, slip, kiwi, cat]);
    expect(order.map(({ likeness }) => likeness)).toEqual([
      'same',
      'sameName',
      'similarName',
      'different',
      'different',
    ]);
    expect(sortAnimalsBySimilarity({ name: '' }, [moose], itself)[0]?.likeness).toBe('different');
    const unknownHere = { name: 'Moose', speciesCode: 'unknown' };
    expect(sortAnimalsBySimilarity(unknownHere, [moose], itself)[0]?.likeness).toBe('sameName');
  });

  it('C-238 C-239 are proposed when there is only one', () => {
    expect(proposedPair(moose, [kiwi, slip, unknown], itself)).toEqual({ animal: unknown, likeness: 'sameName' });
    expect(proposedPair(moose, [kiwi, slip], itself)?.likeness).toBe('similarName');
    expect(proposedPair(moose, [moose, { ...moose }], itself)).toBeNull();
    expect(proposedPair(moose, [cat, kiwi], itself)).toBeNull();
    expect(proposedPair(moose, [], itself)).toBeNull();
  });

  it('C-301 are those of a client that a new animal may duplicate, likeliest first', () => {
    expect(animalsAlike(moose, [kiwi, cat, slip, unknown, moose], itself)).toEqual([moose, unknown, slip]);
    expect(animalsAlike(kiwi, [cat, moose], itself)).toEqual([]);
  });

  it('C-238 C-239 have a reason as text', () => {
    expect(animalSimilarityTexts).toEqual({
      same: 'same name and species',
      sameName: 'same name',
      similarName: 'similar name',
    });
  });

  interface Numbered extends AnimalFacts {
    readonly id: string;
  }
  const numbered = (prefix: string, animals: readonly AnimalFacts[]): Numbered[] =>
    animals.map((animal, at) => ({ ...animal, id: `${prefix}${at}` }));
  const pairsOf = (here: readonly AnimalFacts[], there: readonly AnimalFacts[]) =>
    matchingPairs(numbered('h', here), numbered('t', there), { factsHere: itself, factsThere: itself });

  it('C-300 are paired in one step when name and species are the same and unique', () => {
    expect([...pairsOf([moose, kiwi], [kiwi, moose])]).toEqual([
      ['h0', 't1'],
      ['h1', 't0'],
    ]);
    expect(pairsOf([moose], [unknown]).size).toBe(0);
    expect(pairsOf([moose], [slip]).size).toBe(0);
    expect(pairsOf([moose], [moose, moose]).size).toBe(0);
    expect(pairsOf([moose, moose], [moose]).size).toBe(0);
    expect([...pairsOf([moose, cat], [cat, moose])]).toEqual([
      ['h0', 't1'],
      ['h1', 't0'],
    ]);
  });

  const any = fc.array(fc.constantFrom<AnimalFacts>(moose, unknown, slip, cat, kiwi), { maxLength: 6 });
  test.prop([any])('C-238 include every animal, and propose none of another species or name', (others) => {
    expect(sortAnimalsBySimilarity(moose, others, itself)).toHaveLength(others.length);
    expect([null, moose, unknown, slip]).toContain(proposedPair(moose, others, itself)?.animal ?? null);
  });

  test.prop([any, any])('C-300 are never paired twice, nor with another name or species', (here, there) => {
    const pairs = pairsOf(here, there);
    expect(new Set(pairs.values()).size).toBe(pairs.size);
    for (const [ours, theirs] of pairs) expect(here[Number(ours.slice(1))]).toEqual(there[Number(theirs.slice(1))]);
  });
});
