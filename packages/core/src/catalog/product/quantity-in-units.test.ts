import { describe, expect, it } from 'vitest';
import { quantityInShort, quantityInUnits } from './quantity-in-units.js';

describe('a quantity with its unit', () => {
  it.each([
    [90, 'tablets', '90 tablets'],
    [1, 'tablets', '1 tablet'],
    [1, 'dropperettes', '1 dropperette'],
    [1, 'patches', '1 patch'],
    [1, 'chews', '1 chew'],
    [0.5, 'tablets', '0.5 tablets'],
    [1, 'mL', '1 mL'],
    [1, 'kg', '1 kg'],
    [1, 'g', '1 g'],
    [60, null, '60'],
    [60, ' ', '60'],
  ])('shows %d %j as %s', (quantity, unit, text) => {
    expect(quantityInUnits(quantity, unit)).toBe(text);
  });

  it('P-162 in short form shows the unit of measures, not of countable things', () => {
    expect(quantityInShort(30, 'mL')).toBe('30 mL');
    expect(quantityInShort(60, 'tablets')).toBe('60');
    expect(quantityInShort(60, null)).toBe('60');
  });
});
