import { expect, it } from 'vitest';
import { ownTypes } from './own-types.mjs';

const file = (path, text) => ({ path, text });

it('finds an exported type that no other file names', () => {
  const own = file(
    'packages/web/src/part/a.tsx',
    'export interface AProps {}\nexport const A = (props: AProps) => props;',
  );
  const fault = 'packages/web/src/part/a.tsx: no other file names AProps. Remove its export.';
  expect(ownTypes([own])).toEqual([fault]);
  expect(ownTypes([own, file('packages/web/src/part/b.tsx', 'AProps')])).toEqual([]);
  expect(ownTypes([file(own.path, `/** @public Named by the compiler. */\n${own.text}`)])).toEqual([]);
});

it('ignores the libraries, and rejects an exception for a type that another file names', () => {
  expect(ownTypes([file('packages/core/src/base/a.ts', 'export type A = 1;')])).toEqual([]);
  const tagged = file('packages/web/src/a.ts', '/** @public Named by the compiler. */\nexport type A = 1;');
  const fault = 'packages/web/src/a.ts: another file names A now. Remove its tag @public.';
  expect(ownTypes([tagged, file('packages/web/src/b.ts', 'A')])).toEqual([fault]);
});
