import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { breaksOfOperations } from './operation-breaks.mjs';

const breaks = (before, after) =>
  breaksOfOperations(parse(before), parse(after)).map(({ type, path }) => `${type} ${path}`);

it('finds changes that break callers of a named operation', () => {
  const before = 'query Get($id: ID!, $take: Int) { pet(id: $id) { ...P } } fragment P on Pet { name owner { id } }';
  expect(breaks(before, before)).toEqual([]);
  expect(breaks(before, 'query Other { a }')).toEqual(['OPERATION_REMOVED Get']);
  expect(breaks(before, 'query Get($id: ID!, $take: Int) { pet(id: $id) { name } }')).toEqual([
    'ANSWER_FIELD_REMOVED Get.pet.owner',
    'ANSWER_FIELD_REMOVED Get.pet.owner.id',
  ]);
  const answered = '{ pet(id: $id) { name owner { id } } }';
  expect(breaks(before, `query Get($id: ID!) ${answered}`)).toEqual(['VARIABLE_REMOVED Get($take)']);
  expect(breaks(before, `query Get($id: ID!, $take: Int!) ${answered}`)).toEqual(['VARIABLE_CHANGED Get($take)']);
  expect(breaks(before, `query Get($id: ID!, $take: Int, $at: Date!) ${answered}`)).toEqual([
    'VARIABLE_REQUIRED Get($at)',
  ]);
});

it('accepts compatible changes: an added field, an optional variable, and a variable no longer required', () => {
  const before = 'query Get($id: ID!) { pet(id: $id) { name } }';
  expect(breaks(before, 'query Get($id: ID!, $at: Date) { pet(id: $id) { name age } }')).toEqual([]);
  expect(breaks(before, 'query Get($id: ID, $at: Int! = 3) { pet(id: $id) { name } }')).toEqual([]);
  expect(breaks(before, 'query Get($id: ID!) { pet(id: $id) { name } } query New { a }')).toEqual([]);
});
