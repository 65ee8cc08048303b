import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSpecies } from './read-species.js';

const ofCode = (code: string) => readSpecies({ coding: [{ system: 'http://hl7.org/fhir/animal-species', code }] });

it.each([
  ['448771007', 'canine'],
  ['canislf', 'canine'],
  ['448169003', 'feline'],
  ['388445009', 'equine'],
  ['47290002', 'avian'],
  ['34618005', 'other'],
])('P-412 reads the code %s as %s', (code, species) => {
  expect(ofCode(code)).toBe(species);
});

it('P-412 reads names in any case, with the suffix of SNOMED CT', () => {
  expect(readSpecies({ text: 'DOG' })).toBe('canine');
  expect(readSpecies({ coding: [{ code: 'x', display: 'Domestic cat (organism)' }] })).toBe('feline');
  expect(readSpecies({ text: 'Small_animal' })).toBe('small_animal');
});

it('P-414 reads nothing from an unknown name, two species, or a name that only contains one', () => {
  for (const text of ['Cattle dog', 'Catfish', 'Dog, Cat', 'Gryphon', '']) expect(readSpecies({ text })).toBeNull();
  expect(readSpecies({ coding: [{ code: 'canislf', display: 'Cat' }] })).toBeNull();
  expect(readSpecies(null)).toBeNull();
});

it('P-414 never reads a species from a longer word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[b-z]{1,5}$/), (letters) => {
      expect(readSpecies({ text: `dog${letters}` })).toBeNull();
    }),
  );
});
