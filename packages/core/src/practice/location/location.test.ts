import { expect, it } from 'vitest';
import { activeFilters, shortcutTypes } from './index.js';

it('A-183 P-229 shortcut types and active filters are these', () => {
  expect(shortcutTypes).toEqual(['SIG', 'NP', 'NC']);
  expect(activeFilters).toEqual(['active', 'all', 'non-active']);
});
