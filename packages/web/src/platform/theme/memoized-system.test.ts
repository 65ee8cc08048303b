import { createSystem } from '@chakra-ui/react';
import { css as serialized } from '@emotion/react';
import { expect, it, vi } from 'vitest';
import { memoizedSystem } from './memoized-system';
import { styleProps } from './style-props';

const plain = createSystem(styleProps);
const recipe = { base: { display: 'flex' }, variants: { size: { sm: { p: '1' }, md: { p: '2' } } } } as const;

it('returns the same values as the system and computes each once', () => {
  const [css, isValidProperty] = [vi.fn(plain.css), vi.fn(plain.isValidProperty)];
  const system = memoizedSystem({ ...plain, css, isValidProperty });
  for (const styles of [{ p: '4' }, { p: '2' }, { p: '4' }, { p: '4', _hover: { color: 'red' } }])
    expect(system.css(styles)).toMatchObject({ styles: serialized(plain.css(styles)).styles });
  expect(css).toHaveBeenCalledTimes(3);
  for (const name of ['p', 'href', 'p', 'href']) expect(system.isValidProperty(name)).toBe(plain.isValidProperty(name));
  expect(isValidProperty).toHaveBeenCalledTimes(2);
});

it('caches a recipe by object identity', () => {
  const system = memoizedSystem(plain);
  expect(system.cva(recipe)).toBe(system.cva(recipe));
  for (const size of ['sm', 'md'] as const) expect(system.cva(recipe)({ size })).toEqual(plain.cva(recipe)({ size }));
});
