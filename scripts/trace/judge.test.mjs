import { describe, expect, it } from 'vitest';
import { judge, summary } from './judge.mjs';

const row = (id, layers, done = false) => ({
  id,
  layers,
  done,
  section: { number: 1, title: 'One' },
  file: 'p.md',
  line: 1,
});
const test = (file, ...ids) => ({ title: `${ids.join(' ')} x`, ids, file, line: 3 });

describe('judging requirements by their tests', () => {
  it('accepts a done row that is cited in every layer; a journey counts for web and server', () => {
    const { rows, faults } = judge(
      [row('P-001', ['core', 'server', 'web'], true)],
      [test('packages/core/src/a.test.ts', 'P-001'), test('journeys/a.e2e.ts', 'P-001')],
    );
    expect(faults).toEqual([]);
    expect(rows[0].missing).toEqual([]);
  });

  it('names the layers that a done row lacks', () => {
    const { faults } = judge(
      [row('P-001', ['core', 'server', 'web'], true)],
      [test('packages/server/src/a.test.ts', 'P-001')],
    );
    expect(faults).toEqual(['P-001 is marked done, but no test of core, web cites it']);
  });

  it('accepts an open row without tests', () => {
    expect(judge([row('P-001', ['core'])], []).faults).toEqual([]);
  });

  it('names a cited id that does not exist', () => {
    expect(judge([row('P-001', ['core'])], [test('packages/web/src/a.test.tsx', 'P-999')]).faults).toEqual([
      'packages/web/src/a.test.tsx:3: P-999 does not exist',
    ]);
  });

  it('lists a citation in another layer separately', () => {
    const { rows } = judge([row('P-001', ['core'])], [test('packages/web/src/a.test.tsx', 'P-001')]);
    expect(rows[0]).toMatchObject({
      missing: ['core'],
      tests: { core: [] },
      elsewhere: [{ file: 'packages/web/src/a.test.tsx', line: 3 }],
    });
  });

  it('sums up each section', () => {
    const { rows } = judge(
      [row('P-001', ['core'], true), row('P-002', ['core', 'web']), row('P-003', ['web'])],
      [test('packages/core/src/a.test.ts', 'P-001', 'P-002')],
    );
    expect(summary(rows)).toEqual([{ key: 'P:1', title: 'One', rows: 3, done: 1, proved: 1, begun: 2 }]);
  });
});
