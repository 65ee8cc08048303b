import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isFreeText, settledEntries } from './index.js';

const beef = { code: 'beef', name: 'Beef', kind: 'food' };
const other = { code: 'other', name: 'Other', kind: 'other' };
const listed = [beef, other];
const park = { code: 'other', name: 'Grass of the park', kind: 'other' };
const old = { code: 'old', name: 'Old name', kind: 'drug' };

describe('chosen entries', () => {
  it("C-069 are stored under the list's own name, without duplicates", () => {
    expect(settledEntries([{ code: 'beef', name: 'BEEF!' }, beef], listed, [])).toEqual([beef]);
  });

  it('C-069 C-120 C-208 keep the text of a practice system, under the code other', () => {
    expect(
      settledEntries(
        [
          { code: 'other', name: ' Grass of the park ' },
          { code: 'other', name: 'Dust' },
        ],
        listed,
        [],
      ),
    ).toEqual([park, { ...other, name: 'Dust' }]);
    expect(settledEntries([{ code: 'other', name: ' ' }], listed, [])).toEqual([other]);
  });

  it('C-069 C-208 keep a stored entry that is not listed', () => {
    expect(settledEntries([{ code: 'old', name: 'Another' }], listed, [old])).toEqual([old]);
    expect(settledEntries([{ code: 'other', name: 'Dust' }], [beef], [park, { ...other, name: 'Dust' }])).toEqual([
      { ...other, name: 'Dust' },
    ]);
  });

  it('C-069 C-208 are distinguished from text of a practice system', () => {
    expect([beef, park, old].map((entry) => isFreeText(entry, listed))).toEqual([false, true, true]);
  });

  const entry = fc.record({ code: fc.constantFrom('beef', 'other', 'old'), name: fc.constantFrom('A', 'B', 'Beef') });
  test.prop([fc.array(entry)])('C-069 are unchanged when normalized again', (sent) => {
    const once = settledEntries(sent, listed, [old]);
    expect(settledEntries(once, listed, [old])).toEqual(once);
  });
});
