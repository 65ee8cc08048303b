import { expect, it } from 'vitest';
import { openOptionalProperties } from './open-optional.mjs';

it('A-574 lets optional properties be undefined, once, in nested and mapped types too', () => {
  expect(openOptionalProperties('interface A { readonly b?: string | null; c?: { d?: 1 }; e: 2; }')).toBe(
    'interface A { readonly b?: string | null | undefined; c?: { d?: 1 | undefined } | undefined; e: 2; }',
  );
  expect(openOptionalProperties('type A = { b?: string | undefined };')).toBe('type A = { b?: string | undefined };');
  expect(openOptionalProperties('type A<T> = { [K in keyof T]?: T[K] };')).toBe(
    'type A<T> = { [K in keyof T]?: T[K] | undefined };',
  );
});

it('A-574 keeps the meaning of functions and conditions, and of types without optional properties', () => {
  expect(openOptionalProperties('interface A { b?: () => void; }')).toBe(
    'interface A { b?: (() => void) | undefined; }',
  );
  const required = 'type A<T> = { [K in keyof T]-?: T[K] };\ndeclare function f(a?: string): void;';
  expect(openOptionalProperties(required)).toBe(required);
});

it('A-574 lets the properties of a Partial be undefined', () => {
  expect(openOptionalProperties('type A = Partial<B>;\n')).toBe(
    'type A = OrUndefined<B>;\ntype OrUndefined<T> = { [K in keyof T]?: T[K] | undefined };\n',
  );
});
