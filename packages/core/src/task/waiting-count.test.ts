import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiringAndOthers } from './waiting-count.js';

it('P-175 tells expiring requests from all others, those of a type it does not know among them', () => {
  const counts = [
    { type: 'approval', count: 12 },
    { type: 'expiring', count: 6 },
    { type: 'transfer', count: 3 },
  ];
  expect(expiringAndOthers(counts)).toEqual({ expiring: 6, others: 15 });
  expect(expiringAndOthers([])).toEqual({ expiring: 0, others: 0 });
});

it('P-175 P-148 leaves no request out, whatever its type', () => {
  const type = fc.oneof(fc.constant('expiring'), fc.string());
  fc.assert(
    fc.property(fc.array(fc.record({ type, count: fc.nat() })), (counts) => {
      const { expiring, others } = expiringAndOthers(counts);
      expect(expiring + others).toBe(counts.reduce((total, { count }) => total + count, 0));
    }),
  );
});
