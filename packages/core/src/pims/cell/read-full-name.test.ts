import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readFullName } from './index.js';

describe('a full name of a cell', () => {
  it.each([
    ['Smith, John', 'last-first', 'John', 'Smith'],
    ['van der Berg, Linda', 'first-last', 'Linda', 'van der Berg'],
    ['John Smith', 'first-last', 'John', 'Smith'],
    ['Smith John', 'last-first', 'John', 'Smith'],
    ['Larkspur', 'last-first', '', 'Larkspur'],
    ['Linda van der Berg', 'first-last', 'Linda', 'van der Berg'],
    ['Mary Ann von Trapp', 'first-last', 'Mary Ann', 'von Trapp'],
    ['Ana de la Cruz', 'first-last', 'Ana', 'de la Cruz'],
    ['Ian Mc Donald', 'first-last', 'Ian', 'Mc Donald'],
    ['Bo St. Clair', 'first-last', 'Bo', 'St. Clair'],
    ['van der Berg Linda', 'last-first', 'Linda', 'van der Berg'],
    ['Van Morrison', 'first-last', 'Van', 'Morrison'],
    ['van Gogh', 'first-last', '', 'van Gogh'],
    ['John Smith Jr.', 'first-last', 'John', 'Smith Jr.'],
    ['John & Mary Smith', 'first-last', 'John & Mary', 'Smith'],
  ] as const)('A-593 A-587 %j in the order %s is %j and %j', (cell, order, firstName, lastName) => {
    expect(readFullName(cell, { order, middle: 'refuse' })).toEqual({ value: { firstName, lastName }, note: null });
  });

  it.each([
    ['Mary Ann Smith', 'first', 'Mary Ann', 'Smith'],
    ['Maria Garcia Lopez', 'last', 'Maria', 'Garcia Lopez'],
    ['Maria de la Cruz Lopez', 'last', 'Maria', 'de la Cruz Lopez'],
    ['John Smith & Mary Jones', 'first', 'John Smith & Mary', 'Jones'],
  ] as const)('A-593 %j needs a decision, and with "middle": %j is %j and %j', (cell, middle, firstName, lastName) => {
    const order = 'first-last';
    expect(readFullName(cell, { order, middle })).toMatchObject({ value: { firstName, lastName } });
    expect(readFullName(cell, { order, middle: 'refuse' })).toEqual({
      fault: expect.stringMatching(/^it has more than two words. Set "middle"/) as string,
    });
  });

  it.each(['Smith, Jr., John', 'John Smith, Jr.', 'Smith,', ', John'])('A-593 the comma of %j is a fault', (cell) => {
    for (const order of ['first-last', 'last-first'] as const)
      expect(readFullName(cell, { order, middle: 'first' })).toEqual({
        fault: expect.stringMatching(/^it can't be divided into first and last name/) as string,
      });
  });

  const word = fc.constantFrom(
    'Ann',
    'Bo',
    'Smith',
    'van',
    'de',
    'la',
    'St.',
    'Mc',
    'Garcia',
    'and',
    '&',
    'Jr.',
    'al,',
  );
  const orders = fc.constantFrom('first-last' as const, 'last-first' as const);
  const middles = fc.constantFrom('first' as const, 'last' as const, 'refuse' as const);
  test.prop([fc.array(word, { minLength: 1, maxLength: 6 }), orders, middles])(
    'A-593 never loses a word and never ends a name with a comma',
    (words, order, middle) => {
      const found = readFullName(words.join(' '), { order, middle });
      if ('fault' in found) return;
      const { firstName, lastName } = found.value;
      const parts = [...firstName.split(' '), ...lastName.split(' ')].filter((part) => part !== '');
      expect(parts.toSorted()).toEqual(words.map((one) => one.replace(',', '')).toSorted());
      expect(`${firstName} ${lastName}`).not.toContain(',');
    },
  );

  test.prop([
    fc.constantFrom('Ann', 'Bo', 'Linda'),
    fc.array(fc.constantFrom('van', 'der', 'de', 'la', 'del'), { minLength: 1, maxLength: 3 }),
    middles,
  ])('A-593 always keeps particles with the last name', (first, particles, middle) => {
    const lastName = [...particles, 'Berg'].join(' ');
    const expected = { value: { firstName: first, lastName }, note: null };
    expect(readFullName(`${first} ${lastName}`, { order: 'first-last', middle })).toEqual(expected);
    expect(readFullName(`${lastName} ${first}`, { order: 'last-first', middle })).toEqual(expected);
  });
});
