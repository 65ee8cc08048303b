import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Row } from './value.js';
import { linesOf, tableOf } from './text.js';

const layout = { width: null, isAscii: false };
const columns = { name: 'Name', phones: 'Phones' };
const anyRows = fc.array(
  fc.record({ name: fc.string({ unit: 'binary' }), phones: fc.array(fc.string({ unit: 'binary' })) }),
  { minLength: 1 },
);

describe('user-entered text', () => {
  it('A-304 cannot control the terminal: an escape in a name becomes a space', () => {
    const row = { name: '\u001B]0;owned\u0007Otis\u009B2J', phones: ['1\u001B[2J'] };
    expect(tableOf({ list: { rows: [row], columns } }, layout)).toContain(' ]0;owned Otis 2J');
    expect(linesOf({ list: { rows: [row], columns } })).toBe(' ]0;owned Otis 2J\t1 [2J');
    expect(linesOf({ record: row })).toBe('name\t ]0;owned Otis 2J\nphones\t1 [2J');
    expect(linesOf({ record: { people: [{ name: 'a\u009Bb' }] } })).toBe('people\t[{"name":"a b"}]');
  });

  it('C-287 cannot change text direction: such characters are shown as codes, and columns keep their width', () => {
    const rows = [{ name: 'Otis\u202Esito', phones: ['1'] }];
    expect(linesOf({ list: { rows, columns } })).toBe('Otis\\u202esito\t1');
    const widths = tableOf({ list: { rows, columns } }, layout)
      .split('\n')
      .map((line) => line.length);
    expect(new Set(widths).size).toBe(1);
  });

  it('A-304 A-297 is one line per record, whatever its fields contain', () => {
    const control = /[^\P{Cc}\n\t]/u;
    fc.assert(
      fc.property(anyRows, (rows: readonly Row[]) => {
        const lines = linesOf({ list: { rows, columns } });
        expect(lines.split('\n').map((line) => line.split('\t').length)).toEqual(rows.map(() => 2));
        expect(lines).not.toMatch(control);
        expect(tableOf({ list: { rows, columns } }, layout)).not.toMatch(control);
      }),
    );
  });
});
