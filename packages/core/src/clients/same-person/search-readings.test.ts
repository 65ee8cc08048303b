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

describe('the possible readings of a search text', () => {
  it("C-305 make each word part of a first name, a last name or an animal's name, in order", () => {
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

  it('C-305 recognize an email and a phone by their format', () => {
    expect(read('Hankin 518 555-0164')).toEqual(['-/Hankin/-/518 555-0164']);
    expect(read('Hankin r@mail.example')).toEqual(['-/Hankin/-/r@mail.example']);
    expect(read('(518) 555-0164')).toEqual(['-/-/-/(518) 555-0164']);
  });

  it('C-305 are empty for a sentence and for an empty text', () => {
    expect([read('who brought the brown dog'), read(''), read(' | ')]).toEqual([[], [], []]);
  });

  it.each([
    ['Hankin Pepperino', ['Rosalind', 'similar last name', 'same patient']],
    ['Pepperino Hankin', ['Rosalind', 'similar last name', 'same patient']],
    ['Rosalind Hankin', ['Rosalind', 'similar name']],
    ['Hankin Rosalind Peperino', ['Rosalind', 'similar name', 'similar patient']],
    ['Rosalind Hankin Pepperino', ['Rosalind', 'similar name', 'same patient']],
    ['Dorothea 518 555 0164', ['Rosalind', 'same phone']],
  ])('C-305 %s is judged by its best reading', (search, expected) => {
    expect(found(search)[0]).toEqual(expected);
  });

  test.prop([fc.string({ maxLength: 60 })])('C-305 exist for any text, and are at most 17', (search) => {
    const readings = readingsOfSearch(search);
    expect(readings.length).toBeLessThanOrEqual(17);
    for (const { firstName } of readings) expect(firstName ?? '').not.toMatch(/\s/);
  });
});
