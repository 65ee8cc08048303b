import { expect, it } from 'vitest';
import { builtPaths } from '../../platform/route/built-paths';
import { pageModules } from './page-modules';

it('names the modules of every page that is built, and of no other', () => {
  expect(Object.keys(pageModules).sort()).toEqual([...builtPaths].sort());
});
