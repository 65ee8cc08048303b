import { expect, it } from 'vitest';
import { itemOf, kept, many, text } from './shape.js';

const phone = { type: 'object', properties: { number: { type: 'string' } } } as const;
const client = {
  type: 'object',
  properties: { name: { type: 'string' }, phones: { type: 'array', items: phone }, home: phone },
} as const;

it('A-313 keeps the fields that a schema names, of every entry of a list too, and null for one that is not there', () => {
  const ines = {
    ...{ name: 'Ines', secret: 'of nobody', home: { number: '1', secret: 'x' } },
    phones: [
      { number: '2', secret: 'y' },
      { number: '3', secret: 'z' },
    ],
  };
  const shown = { name: 'Ines', phones: [{ number: '2' }, { number: '3' }], home: { number: '1' } };
  expect(kept(client, ines)).toEqual(shown);
  expect(kept({ type: 'array', items: client }, [ines, { name: 'Rui' }])).toEqual([
    shown,
    { name: 'Rui', phones: null, home: null },
  ]);
  expect([kept(client, undefined), kept({ type: 'string' }, 'as it is')]).toEqual([null, 'as it is']);
});

it('A-313 names one of several by its own schema, or where it is in the contract', () => {
  expect(itemOf(many(text('Name'))).schema).toEqual({ title: 'Name', type: 'string' });
  expect(itemOf({ schema: { $ref: 'contract:Roles/roles' } }).schema).toEqual({ $ref: 'contract:Roles/roles/items' });
});
