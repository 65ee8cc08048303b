import { expect, it } from 'vitest';
import { migrations } from './index.js';

it('A-340 the steps are in the order of their names, by which a database lists those that it has', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});
