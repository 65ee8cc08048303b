import { describe, expect, it } from 'vitest';
import { checkConflicts } from '../index.js';
import { knowledge, subject } from '../conflict.test-data.js';
import { breedsIn, sizeOf } from './read-breed.js';

const ivermectin = { ingredients: ['ivermectin'], keywords: ['macrocyclic lactone'] };
const of = (species: 'canine' | 'small_animal' | 'reptile' | 'other', name: string, product = ivermectin) =>
  checkConflicts(subject(product, { species: { code: species, name: species }, breed: { code: 'x', name } }));
const idsOf = (...asked: Parameters<typeof of>) => {
  const { conflicts, advisories } = of(...asked);
  return [...conflicts, ...advisories].map(({ ruleId }) => ruleId);
};

describe('a recorded breed', () => {
  it.each([
    ...[
      'Sheltie',
      'GSD',
      'Collie, Rough',
      'Collie (Smooth)',
      'Australian Shepherd, Miniature',
      'Mini Aussie',
      'Bobtail',
    ],
    ...['Whippet, Longhaired', 'McNab Dog', 'Berger Blanc Suisse', 'Miniature American Shepherd', 'Scottish Collie'],
    ...[
      'Collie Mix',
      'Collie/Lab mix',
      'German Shepherd X',
      'Aussiedoodle',
      'Australian Sheperd',
      'Shetland Sheep Dog',
    ],
  ])('P-322 %s is a breed in which the MDR1 variant is common', (name) => {
    expect(idsOf('canine', name)).toEqual(['B01']);
  });

  it.each([
    'Border Collie',
    'Border Collie Mix',
    'Shepherd mix',
    'Mixed Breed',
    'Mutt',
    'Unknown',
    'Lab x',
    'Terrier cross',
  ])('P-322 %s may have the variant', (name) => {
    expect(idsOf('canine', name)).toEqual(['B04']);
    expect(of('canine', name).advisories).toMatchObject([{ grade: 'worth-knowing', patientValue: name }]);
  });

  it.each([
    'Bearded Collie',
    'Belgian Shepherd',
    'Labrador Retriever',
    'Retriever, Labrador',
    'Anatolian Shepherd',
    'Poodle',
  ])('P-322 %s does not have it, and is recognized', (name) => {
    expect(idsOf('canine', name)).toEqual([]);
    expect(of('canine', name).notChecked).toEqual([]);
  });

  it('P-322 with an unknown name is listed only when a row for the product requires a breed', () => {
    expect(of('canine', 'Zorblax Hound-like').notChecked).toEqual([]);
    expect(of('canine', 'Zorblax').notChecked).toEqual([
      { kind: 'breed', name: 'Zorblax', reason: 'Not checked: no known breed was recognized.' },
    ]);
    expect(of('canine', 'Zorblax', { ingredients: ['cephalexin'], keywords: [] }).notChecked).toEqual([]);
  });

  it.each([
    ['Holland Lop', 'rabbit'],
    ['Rabbit, Mini Rex', 'rabbit'],
    ['Syrian', 'hamster'],
    ['Cavy', 'guinea pig'],
    ['Sheltie', 'guinea pig'],
    ['Chinchilla', 'chinchilla'],
    ['Ferret', 'ferret'],
  ])('P-322 among small animals %s is a %s', (name, kind) => {
    expect([...breedsIn(name, 'small_animal', knowledge)]).toEqual([kind]);
  });

  it('P-322 P-085 lincosamides are contraindicated for rabbit, hamster, horse and ruminant, not for ferret and rat', () => {
    const clindamycin = { ingredients: ['clindamycin hydrochloride'], keywords: ['lincosamide'] };
    expect(idsOf('small_animal', 'Holland Lop', clindamycin)).toEqual(['B08']);
    expect(idsOf('small_animal', 'Roborovski', clindamycin)).toEqual(['B08']);
    expect(idsOf('small_animal', 'Ferret', clindamycin)).toEqual([]);
    expect(idsOf('small_animal', 'Fancy Rat', clindamycin)).toEqual([]);
    expect(idsOf('other', 'Pygmy Goat', clindamycin)).toEqual(['B09']);
    expect(idsOf('other', 'Pot-bellied Pig', clindamycin)).toEqual([]);
    expect(of('small_animal', 'Zorblax', clindamycin).notChecked).toMatchObject([{ kind: 'breed', name: 'Zorblax' }]);
  });

  it('P-322 P-085 ivermectin is contraindicated for turtle and tortoise, by any name', () => {
    for (const name of ['Russian Tortoise', 'Eastern Box Turtle', 'Slider', 'Sulcata', 'Red-Eared Slider'])
      expect([name, idsOf('reptile', name)]).toEqual([name, ['B05']]);
    expect(idsOf('reptile', 'Bearded Dragon')).toEqual([]);
  });

  it('P-323 indicates how large a dog grows', () => {
    const sizes = [
      'Great Dane',
      'Chihuahua, Short Coat',
      'Labrador',
      'Great Dane x Chihuahua',
      'Beagle Mix',
      'Zorblax',
    ];
    expect(sizes.map((name) => sizeOf(breedsIn(name, 'canine', knowledge), knowledge))).toEqual([
      ...['giant', 'small-or-medium', null, 'giant', null, null],
    ]);
  });
});
