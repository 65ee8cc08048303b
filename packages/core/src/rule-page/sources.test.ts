import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interactionRules } from '../safety/conflict/index.js';

const page = readFileSync(new URL('../../../../docs/rule-sources.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| [SBACI]\d\d \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('P-329 says of each row of the interaction table once what of its source was compared', () => {
  expect(rows.map(([, id]) => id).toSorted()).toEqual(interactionRules.map(({ id }) => id).toSorted());
  for (const [, id, source, checked, compared, changed] of rows) {
    expect([id, checked]).toEqual([id, '2026-11-26']);
    expect([id, [source, compared, changed].every((text) => text !== undefined && text !== '')]).toEqual([id, true]);
  }
});
