import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchable, locationsText, pageSizes, practiceSearchTerms, searchMinimum } from './index.js';

describe('the terms of a practice search', () => {
  it.each([
    ['  Wren   Street ', ['wren', 'street']],
    ['Animal, Denver CO', ['animal', 'denver', 'co']],
    ['(518) 555-0142', ['5185550142']],
    ['1 518 555 0142 wren', ['5185550142', 'wren']],
    ['40088310', ['40088310']],
    ['24 hour', ['24', 'hour']],
    ['wren WREN', ['wren']],
    ['  ', []],
  ])('A-265 of %j are %j', (typed, terms) => {
    expect(practiceSearchTerms(typed)).toEqual(terms);
  });

  it('A-265 are always at most ten, without duplicates and spaces', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        const terms = practiceSearchTerms(typed);
        expect(terms.length).toBeLessThanOrEqual(10);
        expect(new Set(terms).size).toBe(terms.length);
        expect(terms.every((term) => term.trim() === term && term !== '')).toBe(true);
      }),
    );
  });

  it('A-265 do not depend on case or additional spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 6 }), (words) => {
        const plain = practiceSearchTerms(words.join(' '));
        expect(practiceSearchTerms(`  ${words.join('   ').toUpperCase()} `)).toEqual(plain);
      }),
    );
  });
});

it('A-050 shows the number of locations', () => {
  expect([0, 1, 2, 60].map(locationsText)).toEqual(['0 Locations', '1 Location', '2 Locations', '60 Locations']);
});

it('A-049 runs from three characters, in pages of ten', () => {
  expect(['wr', ' wr ', 'wre'].map((typed) => isSearchable(typed))).toEqual([false, false, true]);
  expect(pageSizes.locations).toBe(10);
});

it('A-053 searches the locations of an organization from two characters, in pages of twenty', () => {
  const isAsked = (typed: string) => isSearchable(typed, searchMinimum.organizationLocations);
  expect(['w', ' w ', 'wr'].map(isAsked)).toEqual([false, false, true]);
  expect(pageSizes.organizationLocations).toBe(20);
});
