import { expect, it } from 'vitest';
import { builtRoutes } from '../routes/built-routes';
import { pageModules } from './page-modules';

it('names the modules of every page that is built, and of no other', () => {
  expect(Object.keys(pageModules).sort()).toEqual(builtRoutes.map(({ path }) => path).sort());
});
