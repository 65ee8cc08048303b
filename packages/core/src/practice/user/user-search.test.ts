import { expect, it } from 'vitest';
import { checkPeopleSearch, checkUserSearch, peopleSearchTerms } from './index.js';

it('A-081 A-186 A-451 a user search requires a location if any are given, and 3 characters or none', () => {
  expect(checkUserSearch({ locationIds: ['1'], userFilter: '' })).toEqual([]);
  expect(checkUserSearch({ locationIds: ['1', '2'], userFilter: ' oka ' })).toEqual([]);
  expect(checkUserSearch({ locationIds: null, userFilter: '' })).toEqual([]);
  expect(checkUserSearch({ locationIds: undefined, userFilter: 'ok' })).toMatchObject([{ path: 'userFilter' }]);
  expect(checkUserSearch({ locationIds: ['1'], userFilter: ' ok ' })).toMatchObject([
    { path: 'userFilter', message: 'Type at least 3 characters' },
  ]);
  expect(checkUserSearch({ locationIds: [], userFilter: '' })).toMatchObject([
    { path: 'locationIds', message: 'At least 1 location should be selected' },
  ]);
});

it('A-048 A-186 a user search in every practice requires 3 characters, or a location and none', () => {
  const codes = (filter: string, locationId: string | null) =>
    checkPeopleSearch({ filter, locationId }).map(({ path, message }) => `${path}: ${message}`);
  expect(codes(' oka ', null)).toEqual([]);
  expect(codes('oka', '1')).toEqual([]);
  expect(codes(' ', '1')).toEqual([]);
  for (const [filter, locationId] of [
    ['', null],
    ['  ', null],
    ['ok', null],
    ['ok', '1'],
  ] as const)
    expect(codes(filter, locationId)).toEqual(['filter: Type at least 3 characters']);
});

it('A-286 compares each word once, in lowercase', () => {
  expect(peopleSearchTerms(' Okafor, maya  OKAFOR ')).toEqual(['okafor', 'maya']);
  expect(peopleSearchTerms('vet@signa.test')).toEqual(['vet@signa.test']);
  expect(peopleSearchTerms('a b c d e f g h i j k l')).toHaveLength(10);
});
