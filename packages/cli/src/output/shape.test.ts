import { expect, it } from 'vitest';
import { itemOf, keepDeclared, many, text } from './shape.js';

const phone = { type: 'object', properties: { number: { type: 'string' } } } as const;
const client = {
  type: 'object',
  properties: { name: { type: 'string' }, phones: { type: 'array', items: phone }, home: phone },
} as const;

it('A-313 keeps the fields that a schema names, also in lists, and null for a missing one', () => {
  const ines = {
    ...{ name: 'Ines', secret: 'of nobody', home: { number: '1', secret: 'x' } },
    phones: [
      { number: '2', secret: 'y' },
      { number: '3', secret: 'z' },
    ],
  };
  const shown = { name: 'Ines', phones: [{ number: '2' }, { number: '3' }], home: { number: '1' } };
  expect(keepDeclared(client, ines)).toEqual(shown);
  expect(keepDeclared({ type: 'array', items: client }, [ines, { name: 'Rui' }])).toEqual([
    shown,
    { name: 'Rui', phones: null, home: null },
  ]);
  expect([keepDeclared(client, undefined), keepDeclared({ type: 'string' }, 'as it is')]).toEqual([null, 'as it is']);
});

it('A-313 gives an item its own schema, or a reference to the contract', () => {
  expect(itemOf(many(text('Name'))).schema).toEqual({ title: 'Name', type: 'string' });
  expect(itemOf({ schema: { $ref: 'contract:Roles/roles' } }).schema).toEqual({ $ref: 'contract:Roles/roles/items' });
});
