import { expect, it } from 'vitest';
import { migrations } from './index.js';

it('A-340 the steps are sorted by name, the order in which a database lists them', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});
