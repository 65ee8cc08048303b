import { describe, expect, it } from 'vitest';
import { readRequirements } from './requirements.mjs';

const page = (...rows) =>
  [
    '# Page',
    '',
    '## 3. Things',
    '',
    '| Id | Layer | Requirement | Done |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Text.',
  ].join('\n');

describe('reading a page of requirements', () => {
  it('reads id, layers, done mark and section of each row', () => {
    const { rows, faults } = readRequirements(
      page('| P-001 | core, web | One thing. | yes |', '| P-002 | server | Split at `\\|`. |  |'),
      'p.md',
    );
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        id: 'P-001',
        layers: ['core', 'web'],
        done: true,
        section: { number: 3, title: 'Things' },
        file: 'p.md',
        line: 7,
      },
      { id: 'P-002', layers: ['server'], done: false, section: { number: 3, title: 'Things' }, file: 'p.md', line: 8 },
    ]);
  });

  it('finds the columns by their headings, in any order', () => {
    const text =
      '| Id | Layer | From | Event | To | Done |\n|---|---|---|---|---|---|\n| A-100 | cli | none | go | gone | yes |';
    expect(readRequirements(text, 'a.md').rows).toMatchObject([{ id: 'A-100', layers: ['cli'], done: true }]);
  });

  it('ignores other tables', () => {
    expect(readRequirements('| Id | Why |\n|---|---|\n| P-001 | a reason |', 'p.md')).toEqual({ rows: [], faults: [] });
  });

  it.each([
    ['| P-1 | core | Text | |', 'P-1 is no id'],
    ['| P-001 | core | Text | no |', 'P-001: Done is empty or yes, not no'],
    ['| P-001 | kernel | Text | |', 'P-001 names an unknown layer: kernel'],
    ['| P-001 | core | Te|xt | |', 'P-001 has 5 cells instead of 4'],
  ])('refuses %s', (row, fault) => {
    expect(readRequirements(page(row), 'p.md')).toEqual({ rows: [], faults: [`p.md:7: ${fault}`] });
  });

  it('rejects a duplicate id, and a table without a Done column', () => {
    expect(readRequirements(page('| P-001 | core | A | |', '| P-001 | core | B | |'), 'p.md').faults).toEqual([
      'p.md:8: P-001 is there twice',
    ]);
    expect(readRequirements('| Id | Layer | Requirement |\n|---|---|---|', 'p.md').faults).toHaveLength(1);
  });
});
