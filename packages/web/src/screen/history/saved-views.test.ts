import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxSavedViews, ownerOf, readSavedViews, withView, writeSavedViews } from './saved-views';
import type { SavedView } from './saved-views';

beforeEach(() => localStorage.clear());
const maya = ownerOf('maya', '1');

describe('saved views', () => {
  it('P-262 belong to a user at a location', () => {
    writeSavedViews(maya, [{ name: 'Mine', query: 'q=otis' }]);
    writeSavedViews(ownerOf('ingrid', '1'), [{ name: 'Hers', query: 'q=hana' }]);
    expect(readSavedViews(maya)).toEqual([{ name: 'Mine', query: 'q=otis' }]);
    expect(readSavedViews(ownerOf('maya', '2'))).toEqual([]);
  });

  it('P-262 have unique names, and their number is limited to one row', () => {
    const one = withView([{ name: 'Mine', query: 'q=otis' }], { name: 'Mine', query: 'q=hana' });
    expect(one).toEqual([{ name: 'Mine', query: 'q=hana' }]);
    const many = Array.from({ length: 20 }, (_, index) => ({ name: String(index), query: 'q=a' }));
    const kept = many.reduce<readonly SavedView[]>(withView, []);
    expect(kept).toHaveLength(maxSavedViews);
    expect(kept.at(-1)?.name).toBe('19');
  });

  it('P-262 ignore corrupted entries', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        localStorage.setItem('historyViews', stored);
        expect(Array.isArray(readSavedViews(maya))).toBe(true);
        writeSavedViews(maya, [{ name: 'Mine', query: '' }]);
      }),
    );
    localStorage.setItem('historyViews', JSON.stringify({ [maya]: [{ name: 'x' }, 3, { name: 'y', query: 'q=a' }] }));
    expect(readSavedViews(maya)).toEqual([{ name: 'y', query: 'q=a' }]);
  });
});
