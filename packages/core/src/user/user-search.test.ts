import { expect, it } from 'vitest';
import { checkUserSearch } from './index.js';

it('A-081 A-186 a search for users needs a location, and 3 characters or none', () => {
  expect(checkUserSearch({ locationIds: ['1'], userFilter: '' })).toEqual([]);
  expect(checkUserSearch({ locationIds: ['1', '2'], userFilter: ' oka ' })).toEqual([]);
  expect(checkUserSearch({ locationIds: ['1'], userFilter: ' ok ' })).toMatchObject([
    { path: 'userFilter', message: 'Type at least 3 characters' },
  ]);
  expect(checkUserSearch({ locationIds: [], userFilter: '' })).toMatchObject([
    { path: 'locationIds', message: 'At least 1 location should be selected' },
  ]);
});
