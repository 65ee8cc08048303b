/** The pages of the support area. A segment in braces is an ID. */
export const supportRoutes = [
  '/support',
  '/support/impersonate',
  '/support/practicesearch',
  '/support/practicedetail/{practiceId}',
  '/support/organizationdetail/{organizationId}',
  '/support/prescribingshortcuts',
  '/support/role',
  '/support/pims',
] as const;

/** The pages of a practice (A-022, C-007). A segment in braces is an ID. */
export const mainRoutes = [
  '/dashboard',
  '/create',
  '/create/rx',
  '/create/rx/product-selection',
  '/create/rx/direct',
  '/create/prescription/client/{clientId}',
  '/approve',
  '/clientsearch',
  '/clients/profile/{locationClientId}',
  '/products',
  '/products/{id}',
  '/usermanagement',
  '/usermanagement/userprofile/{locationUserId}',
  '/history',
  '/orders',
  '/reports',
  '/officeuserx',
  '/officeuserx/create/rx/product-selection',
  '/officeuserx/create/rx',
  '/link',
  '/PrescribingShortcuts',
  '/practicesettings',
] as const;

/** The pages without a session. */
export const signInRoutes = ['/login', '/login/callback'] as const;

export type Route = (typeof supportRoutes)[number] | (typeof mainRoutes)[number] | (typeof signInRoutes)[number];

/** A path that matches a page. */
export interface RouteMatch {
  readonly area: 'support' | 'main' | 'sign-in';
  readonly route: Route;
  /** The IDs in the path by their name in braces, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The page of a path; query, fragment and a trailing slash are ignored.
 *
 * @returns `null` for `/`, which has no page, and for an unknown path, which redirects like `/`
 * @see
 */
export function matchRoute(path: string): RouteMatch | null {
  const parts = plainPath(path).split('/');
  for (const { area, routes } of areas) {
    for (const route of routes) {
      const params = paramsOf(route.split('/'), parts);
      if (params) return { area, route, params };
    }
  }
  return null;
}

/** A path without query, fragment and trailing slash; `/` is unchanged. @see A-022 */
export function plainPath(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
}

const areas: readonly { readonly area: RouteMatch['area']; readonly routes: readonly Route[] }[] = [
  { area: 'support', routes: supportRoutes },
  { area: 'main', routes: mainRoutes },
  { area: 'sign-in', routes: signInRoutes },
];

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name === undefined ? part !== expected : part === '') return null;
    if (name !== undefined) params[name] = decoded(part);
  }
  return params;
}

/** A broken escape sequence is an ID that no record has, and must not make the router throw. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
