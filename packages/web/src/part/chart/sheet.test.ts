import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readable, type Sheet } from './sheet';

const cell = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
const sheets: fc.Arbitrary<Sheet> = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9)).chain(([columns, rows]) =>
  fc.record({
    head: fc.array(fc.string(), { minLength: columns, maxLength: columns }),
    rows: fc.array(
      fc
        .tuple(fc.string(), fc.array(cell, { minLength: columns - 1, maxLength: columns - 1 }))
        .map(([name, cells]) => [name, ...cells]),
      { minLength: rows, maxLength: rows },
    ),
  }),
);
/** Each value with its row and column names, regardless of orientation. */
const facts = ({ head, rows }: Sheet) =>
  rows.flatMap(([name, ...cells]) =>
    cells.map((value, index) => JSON.stringify([[String(name), head[index + 1]].sort(), value])),
  );

it('A-294 a table shows every value under the same row and column names, and is transposed only if that makes it fit', () => {
  fc.assert(
    fc.property(sheets, (sheet) => {
      const shown = readable(sheet);
      expect(facts(shown).sort()).toEqual(facts(sheet).sort());
      const isTurned = sheet.head.length > 6 && sheet.rows.length < 6;
      expect(shown.head).toHaveLength(isTurned ? sheet.rows.length + 1 : sheet.head.length);
    }),
  );
});
