import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupById, idKey, sameId } from './index.js';

const ids = fc.oneof(
  fc.nat({ max: 12 }).map(String),
  fc.nat({ max: 12 }).map((id) => `0${id} `),
  fc.constantFrom('a', 'b', '', ' ', '-1', '99999999999999999999', '99999999999999999998'),
);

it('A-041 two IDs have the same key exactly when they identify the same record', () => {
  fc.assert(
    fc.property(ids, ids, (a, b) => {
      expect(idKey(a) === idKey(b)).toBe(sameId(a, b));
    }),
  );
});

it('A-041 A-250 finds the same records as a linear search, in the same order', () => {
  fc.assert(
    fc.property(fc.array(ids), ids, (all, id) => {
      const records = all.map((one, place) => ({ one, place }));
      expect(groupById(records, ({ one }) => one)(id)).toEqual(records.filter(({ one }) => sameId(one, id)));
    }),
  );
});
