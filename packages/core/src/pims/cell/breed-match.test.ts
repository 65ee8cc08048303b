import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openBreedMatcher } from './index.js';

const names = [
  ...['Mixed Breed', 'Labrador Retriever', 'Golden Retriever', 'Chihuahua', 'Standard Poodle', 'Miniature Poodle'],
  ...['Cavalier King Charles Spaniel', 'Cocker Spaniel', 'German Shepherd Dog', 'Border Collie', 'Rough Collie'],
  ...['American Staffordshire Terrier', 'Australian Cattle Dog', 'Saint Bernard', 'Shih Tzu', 'Beagle'],
  ...['Siberian Husky', 'Bernese Mountain Dog'],
];
const breeds = names.map((name) => ({ code: `canine-${name.toLowerCase().replaceAll(' ', '-')}`, name }));
const knowledge = [
  { means: ['german shepherd dog'], names: ['gsd', 'alsatian', 'german shepherd'] },
  { means: ['mixed breed'], names: ['mutt', 'mix', 'mixed', 'x'] },
  { means: ['collie'], names: ['rough collie', 'smooth collie', 'sheltidoodle'] },
  { means: ['poodle'], names: ['standard poodle', 'miniature poodle', 'barbone'] },
];
const match = openBreedMatcher({ breeds, names: knowledge });
const found = (text: string) => {
  const result = match(text);
  return result === null ? null : `${result.confidence} ${result.breed.name}`;
};

describe('the breed that a text names', () => {
  it.each([
    ['Labrador Retriever', 'certain Labrador Retriever'],
    ['canine-beagle', 'certain Beagle'],
    ['RETRIEVER, LABRADOR', 'certain Labrador Retriever'],
    ['Spaniel, Cavalier King Charles', 'certain Cavalier King Charles Spaniel'],
    ['Poodle, Standard', 'certain Standard Poodle'],
    ['Poodle (Mini)', 'certain Miniature Poodle'],
    ['German Shepherd', 'certain German Shepherd Dog'],
    ['St. Bernard', 'certain Saint Bernard'],
    ['Shihtzu', 'certain Shih Tzu'],
    ['Mixed Breed', 'certain Mixed Breed'],
    ['GSD', 'likely German Shepherd Dog'],
    ['Mutt', 'likely Mixed Breed'],
    ['Mix', 'likely Mixed Breed'],
    ['Chihuahua, Short Coat', 'likely Chihuahua'],
    ['Labrador Retriever Mix', 'likely Labrador Retriever'],
    ['Beagle/Border Collie', 'likely Beagle'],
    ['Unheard-of/Border Collie', 'likely Border Collie'],
    ['Labradore Retreiver', 'likely Labrador Retriever'],
    ['Smooth Collie', 'likely Rough Collie'],
    ['Golden Ret.', 'likely Golden Retriever'],
    ['Bernese', 'likely Bernese Mountain Dog'],
    ['Husky', 'likely Siberian Husky'],
    ['Lab mix', 'likely Labrador Retriever'],
    ['Husky X', 'likely Siberian Husky'],
    ['Schäferhund', 'likely German Shepherd Dog'],
    ['Mischling', 'likely Mixed Breed'],
  ])('A-588 A-603 of %j is %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it.each([
    'Xoloitzcuintli',
    'Belgian Tervuren',
    'Barbone',
    'Retriever',
    'Dog',
    'Terrier',
    'German',
    'La',
    '',
    '???',
    'Siamese',
  ])('A-588 A-603 of %j is none: a word in common is no similarity, nor is one of several breeds', (text) => {
    expect(found(text)).toBeNull();
  });

  test.prop([fc.constantFrom(...breeds), fc.infiniteStream(fc.nat())])(
    'A-588 is certain for the words of a listed name in any order, with any punctuation and case',
    (breed, random) => {
      const shuffled = breed.name
        .split(' ')
        .map((word) => ({ word, at: random.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ word }) => word);
      expect(match(shuffled.join(', ').toUpperCase())).toEqual({ breed, confidence: 'certain' });
    },
  );

  test.prop([fc.string({ unit: 'grapheme' })])('A-588 is certain only for the words of a listed name', (text) => {
    const result = match(text);
    if (result?.confidence !== 'certain') return;
    expect(text.toLowerCase().replaceAll(/[^a-z]/g, '').length).toBeGreaterThan(3);
  });
});
