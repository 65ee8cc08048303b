import { expect, it } from 'vitest';
import { ownTypes } from './own-types.mjs';

const file = (path, text) => ({ path, text });

it('finds an exported type that no other file names', () => {
  const own = file(
    'packages/web/src/part/a.tsx',
    'export interface AProps {}\nexport const A = (props: AProps) => props;',
  );
  const fault = 'packages/web/src/part/a.tsx: no other file names AProps. Take its export away.';
  expect(ownTypes([own], [])).toEqual([fault]);
  expect(ownTypes([own, file('packages/web/src/part/b.tsx', 'AProps')], [])).toEqual([]);
  expect(ownTypes([own], ['AProps'])).toEqual([]);
});

it('leaves the libraries alone, and takes no exception for what is named or gone', () => {
  expect(ownTypes([file('packages/core/src/base/a.ts', 'export type A = 1;')], [])).toEqual([]);
  expect(ownTypes([], ['Gone'])).toEqual([expect.stringContaining('Gone is named by a file now, or gone')]);
});
