import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './folded.js';
import { jaroWinkler, slipsBetween } from './nearness.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'), maxLength: 9 });

describe('the similarity of two names', () => {
  it.each([
    ['martha', 'marhta', 0.9611],
    ['dixon', 'dicksonx', 0.8133],
    ['dwayne', 'duane', 0.84],
    ['abc', 'xyz', 0],
    ['a', '', 0],
    ['', '', 0],
    ['lee', 'lee', 1],
  ])('C-230 by Jaro-Winkler %s and %s have %d', (one, other, nearness) => {
    expect(jaroWinkler(one, other)).toBeCloseTo(nearness, 3);
  });

  it.each([
    ['elm', 'elm', 0],
    ['elm', 'eml', 1],
    ['elm', 'el', 1],
    ['elm', 'elms', 1],
    ['elm', 'alm', 1],
    ['elm', 'oak', 3],
    ['', 'ab', 2],
    ['abcd', 'badc', 2],
  ])('C-230 the edit distance between %s and %s is %d', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
  });

  test.prop([word, word])('C-230 both measures are symmetric and within their bounds', (one, other) => {
    expect(jaroWinkler(one, other)).toBeCloseTo(jaroWinkler(other, one), 9);
    expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
    expect(jaroWinkler(one, other)).toBeGreaterThanOrEqual(0);
    expect(jaroWinkler(one, other)).toBeLessThanOrEqual(1);
    expect(slipsBetween(one, other) === 0).toBe(one === other);
    expect(slipsBetween(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
  });
});

describe('a text in comparable form', () => {
  it.each([
    ['  O’Neil-Ångström ', 'oneil angstrom'],
    ["O'Neil", 'oneil'],
    ['St. John', 'st john'],
    ['李 小龍', '李 小龍'],
    ['A  B', 'a b'],
    [null, ''],
  ])('C-230 %s is %s', (text, compared) => {
    expect(folded(text)).toBe(compared);
  });

  test.prop([fc.string({ unit: 'grapheme' })])('C-230 does not change when folded again', (text) => {
    expect(folded(folded(text))).toBe(folded(text));
  });
});
