import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeliestOfReadings } from './candidates.js';
import { reasonText } from './text.js';
import { nobody, usual } from './person.test-data.js';
import type { PersonFacts } from './person-facts.js';
import { readingsOfSearch } from './search-readings.js';

const inShort = ({ firstName, lastName, email, phones, patients }: PersonFacts) =>
  [firstName ?? '-', lastName ?? '-', patients[0]?.name ?? '-', email, phones[0]?.phoneNumber]
    .filter(Boolean)
    .join('/');
const read = (search: string) => readingsOfSearch(search).map(inShort);

const rosalind: PersonFacts = {
  ...nobody,
  firstName: 'Rosalind',
  lastName: 'Hobkin',
  phones: [{ phoneNumber: '5185550164' }],
  patients: [{ name: 'Pepperino', speciesCode: 'canine' }],
};
const marisol: PersonFacts = { ...nobody, firstName: 'Marisol', lastName: 'Hanken', patients: [{ name: 'Kiwi' }] };
const found = (search: string) =>
  likeliestOfReadings(readingsOfSearch(search), [marisol, rosalind], (person) => person, usual).map(
    ({ candidate, judgement }) => [candidate.firstName, ...judgement.reasons.map(reasonText)],
  );

describe('what the text of a search box may mean', () => {
  it('C-305 each word is part of a first name, a last name or an animal, in their order', () => {
    expect(read('Hankin')).toEqual(['-/Hankin/-']);
    expect(read(' Hankin,  Pepperino ')).toEqual([
      '-/Hankin Pepperino/-',
      'Hankin/Pepperino/-',
      'Pepperino/Hankin/-',
      '-/Hankin/Pepperino',
      '-/Pepperino/Hankin',
      'Hankin/-/Pepperino',
      'Pepperino/-/Hankin',
    ]);
    expect(read('Rosalind van Dyke')).toContain('Rosalind/van Dyke/-');
    expect(read('Rosalind Hankin Pepperino')).toContain('Rosalind/Hankin/Pepperino');
    expect(read('Hankin Mr Pepper')).toContain('-/Hankin/Mr Pepper');
  });

  it('C-305 an e-mail and a phone are known by how they are written', () => {
    expect(read('Hankin 518 555-0164')).toEqual(['-/Hankin/-/518 555-0164']);
    expect(read('Hankin r@mail.example')).toEqual(['-/Hankin/-/r@mail.example']);
    expect(read('(518) 555-0164')).toEqual(['-/-/-/(518) 555-0164']);
  });

  it('C-305 a sentence names nobody, and neither does nothing', () => {
    expect([read('who brought the brown dog'), read(''), read(' | ')]).toEqual([[], [], []]);
  });

  it.each([
    ['Hankin Pepperino', ['Rosalind', 'similar last name', 'same patient']],
    ['Pepperino Hankin', ['Rosalind', 'similar last name', 'same patient']],
    ['Rosalind Hankin', ['Rosalind', 'similar name']],
    ['Hankin Rosalind Peperino', ['Rosalind', 'similar name', 'similar patient']],
    ['Rosalind Hankin Pepperino', ['Rosalind', 'similar name', 'same patient']],
    ['Dorothea 518 555 0164', ['Rosalind', 'same phone']],
  ])('C-305 %s is judged by the reading that says most', (search, expected) => {
    expect(found(search)[0]).toEqual(expected);
  });

  test.prop([fc.string({ maxLength: 60 })])('C-305 reads any text, and never in more than 17 ways', (search) => {
    const readings = readingsOfSearch(search);
    expect(readings.length).toBeLessThanOrEqual(17);
    for (const { firstName } of readings) expect(firstName ?? '').not.toMatch(/\s/);
  });
});
