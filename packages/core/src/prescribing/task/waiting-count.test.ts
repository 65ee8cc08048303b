import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesTypeList, typeListOf } from './type-query.js';
import { countOfRequestType, expiringAndOthers } from './waiting-count.js';

it('P-175 separates expiring requests from all others, including unknown types', () => {
  const counts = [
    { type: 'approval', count: 12 },
    { type: 'expiring', count: 6 },
    { type: 'transfer', count: 3 },
  ];
  expect(expiringAndOthers(counts)).toEqual({ expiring: 6, others: 15 });
  expect(expiringAndOthers([])).toEqual({ expiring: 0, others: 0 });
});

it('P-175 P-148 counts every request, whatever its type', () => {
  const type = fc.oneof(fc.constant('expiring'), fc.string());
  fc.assert(
    fc.property(fc.array(fc.record({ type, count: fc.nat() })), (counts) => {
      const { expiring, others } = expiringAndOthers(counts);
      expect(expiring + others).toBe(counts.reduce((total, { count }) => total + count, 0));
    }),
  );
});

it('P-149 P-148 counts for each type what its list shows', () => {
  const counts = [
    { type: 'approval', count: 12 },
    { type: 'expiring', count: 6 },
    { type: 'transfer', count: 3 },
  ];
  expect(countOfRequestType(counts, null)).toBe(21);
  expect(countOfRequestType(counts, 'allExceptExpiring')).toBe(15);
  expect(countOfRequestType(counts, 'approval')).toBe(12);
  expect(countOfRequestType(counts, 'renewal')).toBe(0);
});

it('P-149 P-148 matches the list of each type, for any requests', () => {
  const types = fc.array(fc.constantFrom('approval', 'draft', 'expiring', 'renewal', 'transfer'));
  const asked = fc.constantFrom(null, 'allExceptExpiring' as const, 'approval' as const, 'expiring' as const);
  fc.assert(
    fc.property(types, asked, (all, requestType) => {
      const counts = [...new Set(all)].map((type) => ({ type, count: all.filter((each) => each === type).length }));
      const shown = all.filter((type) => matchesTypeList(type, typeListOf(requestType)));
      expect(countOfRequestType(counts, requestType)).toBe(shown.length);
    }),
  );
});
