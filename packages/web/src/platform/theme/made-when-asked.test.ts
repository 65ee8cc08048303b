import { expect, it, vi } from 'vitest';
import { lazyObject } from './made-when-asked';

it('creates an object once, on first access to an unknown property', () => {
  const make = vi.fn(() => ({ name: 'whole', size: 3 }));
  const lazy = lazyObject(make, { name: 'known' });
  expect(lazy.name).toBe('known');
  expect(make).not.toHaveBeenCalled();
  expect([lazy.size, lazy.size]).toEqual([3, 3]);
  expect(make).toHaveBeenCalledTimes(1);
});
