import { expect, it } from 'vitest';
import { notStyles } from './compiled-recipe.js';
import { testSystem } from './system.testing.js';

it('lists no style property of the theme as one that is not a style', () => {
  expect([...notStyles].filter((name) => testSystem.isValidProperty(name))).toEqual([]);
  for (const name of ['onClick', 'aria-label', 'data-row']) expect(testSystem.isValidProperty(name)).toBe(false);
});
