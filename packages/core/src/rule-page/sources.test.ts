import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interactionRules } from '../safety/conflict/index.js';

const page = readFileSync(new URL('../../../../docs/rule-sources.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| [SBACI]\d\d \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('P-329 documents once for each row of the interaction table what of its source was verified', () => {
  expect(rows.map(([, id]) => id).toSorted()).toEqual(interactionRules.map(({ id }) => id).toSorted());
  for (const [, id, source, checked, compared, changed] of rows) {
    expect([id, checked]).toEqual([id, '2026-11-26']);
    expect([id, [source, compared, changed].every((text) => text !== undefined && text !== '')]).toEqual([id, true]);
  }
});
