import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { group, hana, marcus, rowFor } from '../queue.test-data';
import { piecesOf, windowRows } from './card-window';

const hundred = Array.from({ length: 100 }, (_, index) => `r${index}`);
const sized = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 60 });

describe('rendered cards of a page', () => {
  it('P-152 P-210 are counted among all rows: clients, open requests, and rest lines', () => {
    const many = hundred.slice(0, 50).map((name) => rowFor(name));
    const groups = [{ ...group(marcus, many), count: 51 }, group(hana, [rowFor('Pepper')]), group(null, [])];
    const rows = windowRows(groups, ({ locationClient }) => locationClient?.id !== hana.id);
    expect(rows.slice(0, 2)).toEqual([
      { key: 'client 5', taskId: null },
      { key: 'request task-of-r0', taskId: 'task-of-r0' },
    ]);
    expect(rows.slice(51).map(({ key }) => key)).toEqual(['rest 5', 'client 8', 'client office-use']);
  });

  it('P-152 keep their order, with gaps for the others, and nothing is omitted', () => {
    expect(piecesOf(['a', 'b', 'c', 'd'], new Set(['c']))).toEqual([
      { kind: 'gap', ids: ['a', 'b'] },
      { kind: 'card', id: 'c' },
      { kind: 'gap', ids: ['d'] },
    ]);
    fc.assert(
      fc.property(sized, fc.func(fc.boolean()), (ids, isRendered) => {
        const rendered = new Set(ids.filter((id) => isRendered(id)));
        const pieces = piecesOf(ids, rendered);
        expect(pieces.flatMap((piece) => (piece.kind === 'card' ? [piece.id] : piece.ids))).toEqual(ids);
        expect(pieces.filter(({ kind }) => kind === 'card')).toHaveLength(rendered.size);
      }),
    );
  });
});
