/** The routes in the portal's own table, and the matching of addresses to them. */
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { at } from '../../place.mjs';

/** The sign-in route, which precedes all others. */
const signIn = '/login';

export async function portalRoutes() {
  const paths = at('packages/web/src/platform/route/built-paths.ts');
  const { module } = await runnerImport(paths, { configFile: false, logLevel: 'error' });
  const { supportRoutes } = await import(pathToFileURL(at('packages/core/dist/practice/index.js')).href);
  return [signIn, ...module.builtPaths, ...supportRoutes];
}

/** A parameter is written with a colon or in braces. */
const patternOf = (route) => new RegExp(`^${route.replace(/:\w+|\{\w+\}/g, '[^/]+')}/?$`);

/** The route of an address; an exact match takes precedence over one with an id. */
export function routeOf(routes, address) {
  const { pathname } = new URL(address);
  return (
    routes.find((route) => route === pathname.replace(/\/$/, '')) ??
    routes.find((route) => patternOf(route).test(pathname))
  );
}
