import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sample } from '../safety/conflict/conflict.test-data.js';

const page = readFileSync(new URL('../../../../docs/rule-sources.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| [SBACI]\d\d \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('P-329 documents once what was compared for each of the first 81 rows', () => {
  expect(rows).toHaveLength(81);
  const known = new Set(sample.warnings.map(({ id }) => id));
  expect(rows.map(([, id = '']) => id).filter((id) => !known.has(id))).toEqual([]);
  for (const [, id, source, checked, compared, changed] of rows) {
    expect([id, checked]).toEqual([id, '2026-11-26']);
    expect([id, [source, compared, changed].every((text) => text !== undefined && text !== '')]).toEqual([id, true]);
  }
});

it('P-329 names the sources of every warning, and who compared it with them and when', () => {
  const listed = new Set(sample.sources.map(({ id }) => id));
  for (const { id, citations, reviews } of sample.warnings) {
    expect([id, citations.filter(({ source }) => !listed.has(source))]).toEqual([id, []]);
    expect([id, reviews.every(({ on, by }) => on >= '2026-11-26' && by !== '')]).toEqual([id, true]);
  }
});
