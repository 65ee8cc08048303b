import { expect, it } from 'vitest';
import { noStyles } from './prepared';
import { system } from './system';

it('takes for no style only what is none', () => {
  expect([...noStyles].filter((name) => system.isValidProperty(name))).toEqual([]);
  for (const name of ['onClick', 'aria-label', 'data-row']) expect(system.isValidProperty(name)).toBe(false);
});
