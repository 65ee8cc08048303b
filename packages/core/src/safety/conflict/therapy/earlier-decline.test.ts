import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declinedBeforeText, declinedQuantityText, earlierDeclines, type EarlierDeclineFacts } from '../index.js';

const product = (id: string, ...ingredients: string[]): EarlierDeclineFacts['product'] => ({
  id,
  title: 'Title',
  productFamily: 'Family',
  strengthDisplay: null,
  ingredients,
  keywords: ['pain'],
  packsizeQty: 60,
  unit: 'tablets',
});
const declined = (of: EarlierDeclineFacts['product'], at = '2026-09-08T14:00:00.000Z'): EarlierDeclineFacts => ({
  at,
  by: 'Dr. Tomás Lindqvist',
  reason: 'Due for exam',
  product: of,
  quantity: 60,
  taskId: '9',
  prescriptionId: null,
});

describe('an earlier decline', () => {
  it('P-248 is found by drug, ignoring salt, strength and form, newest first', () => {
    const old = declined(product('41', 'amoxicillin trihydrate'), '2026-01-02T14:00:00.000Z');
    const late = declined(product('42', 'Amoxicillin'), '2026-03-02T14:00:00.000Z');
    const other = declined(product('43', 'gabapentin'));
    expect(earlierDeclines(product('40', 'amoxicillin'), [old, other, late])).toEqual([late, old]);
  });

  it('P-248 is found by product when no ingredient is recorded, and never by a shared keyword', () => {
    const same = declined(product('40'));
    expect(earlierDeclines(product('40'), [same, declined(product('41'))])).toEqual([same]);
    expect(earlierDeclines(product('40', 'x'), [declined(product('41'))])).toEqual([]);
  });

  it('P-248 shows day, user and reason, by the calendar of the location', () => {
    const at = '2026-09-09T02:30:00.000Z';
    const all = { at, by: 'Dr. Tomás Lindqvist', reason: 'Due for exam' };
    expect(declinedBeforeText(all, 'America/New_York')).toBe(
      'Declined on 09-08-2026 by Dr. Tomás Lindqvist: Due for exam.',
    );
    expect(declinedBeforeText(all, 'UTC')).toContain('09-09-2026');
    expect(declinedBeforeText({ ...all, by: null, reason: ' Due for exam. ' }, 'UTC')).toBe(
      'Declined on 09-09-2026: Due for exam.',
    );
    expect(declinedBeforeText({ ...all, reason: null }, 'UTC')).toBe('Declined on 09-09-2026 by Dr. Tomás Lindqvist.');
    expect(declinedQuantityText({ quantity: 60 })).toBe('Same drug, × 60.');
    expect(declinedQuantityText({ quantity: null })).toBe('Same drug.');
  });

  it('P-248 includes every decline of the same drug, and none of another drug', () => {
    const names = ['gabapentin', 'carprofen', 'meloxicam'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(fc.constantFrom(...names)), (asked, before) => {
        const declines = before.map((name, index) => declined(product(`p${index}`, name)));
        const found = earlierDeclines(product('40', asked), declines);
        expect(found).toHaveLength(before.filter((name) => name === asked).length);
        expect(found.every((decline) => decline.product.ingredients[0] === asked)).toBe(true);
      }),
    );
  });
});
