import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsWithin, piecesOf } from './card-window';

const hundred = Array.from({ length: 100 }, (_, index) => `r${index}`);
const sized = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 60 });

describe('the cards of a page that are drawn', () => {
  it('P-152 are those that touch the window, of every open client', () => {
    const panels = [
      { key: 'a', ids: hundred, top: -1000 },
      { key: 'b', ids: ['s0', 's1'], top: 5440 },
    ];
    expect([...idsWithin(panels, () => 64, { from: 0, to: 192 })]).toEqual(['r15', 'r16', 'r17', 'r18']);
    expect([...idsWithin(panels, () => 64, { from: 5380, to: 5504 })]).toEqual(['r99', 's0']);
  });

  it('P-152 never leave a hole in the window, whatever the heights', () => {
    fc.assert(
      fc.property(
        sized,
        fc.integer({ min: -4000, max: 400 }),
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 1, max: 400 }),
        (ids, top, from, span) => {
          const heightOf = (id: string) => 40 + id.length * 30;
          const window = { from, to: from + span };
          const drawn = idsWithin([{ key: 'a', ids, top }], heightOf, window);
          let at = top;
          for (const id of ids) {
            const touches = at < window.to && at + heightOf(id) > window.from;
            expect(drawn.has(id)).toBe(touches);
            at += heightOf(id);
          }
        },
      ),
    );
  });

  it('P-152 stand in their order with the room of the others between them, and nothing is left out', () => {
    expect(piecesOf(['a', 'b', 'c', 'd'], new Set(['c']))).toEqual([
      { kind: 'gap', ids: ['a', 'b'] },
      { kind: 'card', id: 'c' },
      { kind: 'gap', ids: ['d'] },
    ]);
    fc.assert(
      fc.property(sized, fc.func(fc.boolean()), (ids, isDrawn) => {
        const drawn = new Set(ids.filter((id) => isDrawn(id)));
        const pieces = piecesOf(ids, drawn);
        expect(pieces.flatMap((piece) => (piece.kind === 'card' ? [piece.id] : piece.ids))).toEqual(ids);
        expect(pieces.filter(({ kind }) => kind === 'card')).toHaveLength(drawn.size);
      }),
    );
  });
});
