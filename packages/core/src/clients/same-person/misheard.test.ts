import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samenessText } from './index.js';
import { candidateLimits, likeliestFirst } from './candidates.js';
import { scorePerson } from './judge.js';
import { mayBeMisheard } from './misheard.js';
import { anyPerson, nobody, usual } from './person.test-data.js';
import type { PersonFacts } from './person-facts.js';

const rosalind: PersonFacts = {
  ...nobody,
  firstName: 'Rosalind',
  lastName: 'Hobkin',
  patients: [{ name: 'Pepperino', speciesCode: 'canine' }],
};
/** Surnames shared by a fifth of the location, so that a name alone has the lowest possible weight. */
const common = () => 0.2;
const found = (typed: Partial<PersonFacts>, stored = rosalind) =>
  likeliestFirst({ ...nobody, ...typed }, [stored], (person) => person, common)
    .map(({ judgement }) => samenessText(judgement)); // prettier-ignore

describe('a misheard last name', () => {
  it.each([
    ['hankin', 'hobkin', true],
    ['kaufman', 'coffman', true],
    ['baker', 'becker', true],
    ['fisher', 'vischer', true],
    ['lindqvist', 'lundquist', true],
    ['hankin', 'hobson', false],
    ['adams', 'evans', false],
    ['lee', 'li', false],
    ['li', 'lu', false],
    ['', 'hobkin', false],
  ])('C-304 %s may have been understood as %s: %s', (one, other, isMisheard) => {
    expect([mayBeMisheard(one, other), mayBeMisheard(other, one)]).toEqual([isMisheard, isMisheard]);
  });

  const name = fc.string({ unit: fc.constantFrom(...'abdehiklmnorst'.split('')), maxLength: 10 });
  test.prop([name, name])('C-304 is symmetric', (one, other) => {
    expect(mayBeMisheard(one, other)).toBe(mayBeMisheard(other, one));
  });

  it('C-304 shows the client as a possible match when the animal or the first name agrees', () => {
    const patients = [{ name: 'Pepperino' }];
    expect(found({ lastName: 'Hankin', patients })).toEqual(['Possible match']);
    expect(found({ firstName: 'Rosalind', lastName: 'Hankin' })).toEqual(['Possible match']);
    expect(found({ firstName: 'Rosalyn', lastName: 'Hankin' })).toEqual(['Possible match']);
    expect(found({ lastName: 'Hankin', patients: [{ name: 'Peperino' }] })).toEqual(['Possible match']);
  });

  it('C-304 is detected in either part of a two-word last name', () => {
    const eleanor = { ...rosalind, lastName: 'Whitfield-Castellanos' };
    const patients = [{ name: 'Pepperino' }];
    expect(found({ lastName: 'Witfield', patients }, eleanor)).toEqual(['Possible match']);
    expect(found({ firstName: 'Rosalind', lastName: 'Castelanos' }, eleanor)).toEqual(['Possible match']);
    expect(found({ firstName: 'Rosalind', lastName: 'van Dyke' }, { ...eleanor, lastName: 'van Hoff' })).toEqual([]);
  });

  it('C-304 is not enough alone, with another animal, or with another first name', () => {
    expect(found({ lastName: 'Hankin' })).toEqual([]);
    expect(found({ lastName: 'Hankin', patients: [{ name: 'Moose' }] })).toEqual([]);
    expect(found({ firstName: 'Wolfgang', lastName: 'Hankin' })).toEqual([]);
    expect(found({ lastName: 'Unterberger', patients: [{ name: 'Pepperino' }] })).toEqual([]);
  });

  it('C-304 is evidence neither for the same client nor for another', () => {
    const weight = (lastName: string | null) =>
      scorePerson({ ...rosalind, lastName }, rosalind, usual).weight;
    expect(weight('Hankin')).toBe(weight(null));
    expect(weight('Hankin')).toBeGreaterThan(weight('Unterberger'));
    const names = { ...nobody, firstName: 'Rosalind', lastName: 'Hankin' };
    expect(scorePerson(names, rosalind, () => 0).sameness).toBe('different');
  }); // prettier-ignore

  test.prop([anyPerson, anyPerson])('C-304 every candidate agrees in two of name and animal, or has enough weight', (typed, stored) => {
    for (const { judgement } of likeliestFirst(typed, [stored], (person) => person, usual)) {
      const fields = new Set(judgement.reasons.map(({ field }) => field));
      const isClose = fields.has('name') || (fields.has('surname') && fields.has('patient'));
      expect(isClose || judgement.sameness !== 'different' || judgement.weight >= candidateLimits.leastWeight).toBe(true);
    }
  }); // prettier-ignore
});
