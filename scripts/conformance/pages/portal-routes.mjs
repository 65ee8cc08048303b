/** The pages of the portal as it knows them itself, and which of them an address is. */
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { at } from '../../place.mjs';

/** The route of the sign-in, which comes before all others. */
const signIn = '/login';

export async function portalRoutes() {
  const paths = at('packages/web/src/platform/route/built-paths.ts');
  const { module } = await runnerImport(paths, { configFile: false, logLevel: 'error' });
  const { supportRoutes } = await import(pathToFileURL(at('packages/core/dist/practice/index.js')).href);
  return [signIn, ...module.builtPaths, ...supportRoutes];
}

/** A part that stands for an id is written with a colon or in braces. */
const patternOf = (route) => new RegExp(`^${route.replace(/:\w+|\{\w+\}/g, '[^/]+')}/?$`);

/** The route that a browser arrived at; the one that names it whole comes before one with an id. */
export function routeOf(routes, address) {
  const { pathname } = new URL(address);
  return (
    routes.find((route) => route === pathname.replace(/\/$/, '')) ??
    routes.find((route) => patternOf(route).test(pathname))
  );
}
