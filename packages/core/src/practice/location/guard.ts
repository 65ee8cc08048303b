import { isYes } from '../../base/failure/index.js';
import { hasFeature, type Features } from './feature.js';
import { highlightKey } from './highlight.js';
import { menuLinks, type Menu } from './menu.js';
import { matchRoute, type RouteMatch } from './route.js';

/** Shown in place of a page the user may not open. */
export const noAccessText = "you can't access this link";

/**
 * The kind of user who opens a page. `unidentified` is signed in, but could be loaded neither as a support user nor as
 * a user.
 */
export type PortalCaller =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unidentified' }
  | { readonly kind: 'practice' }
  | { readonly kind: 'impersonating' }
  | { readonly kind: 'support'; readonly inAdminSupportGroup: boolean };

export type RouteVerdict =
  | { readonly outcome: 'allow'; readonly match: RouteMatch }
  | { readonly outcome: 'redirect'; readonly to: string }
  | { readonly outcome: 'refused'; readonly text: typeof noAccessText };

/** A path and the facts that decide about it: the caller's menu and features at the selected location. */
export interface RouteRequest {
  readonly path: string;
  readonly caller: PortalCaller;
  /** `menuOf` the current role; empty for a support user. */
  readonly menu: Menu;
  readonly features: Features;
}

/**
 * Decides whether a path may be shown. A redirect always leads to an allowed path, so there is never a second one. With
 * `refused` the page shows the no-access text and a sign-out button.
 *
 * @see
 */
export function guardRoute(request: RouteRequest): RouteVerdict {
  const match = matchRoute(request.path);
  switch (request.caller.kind) {
    case 'signed-out':
      return match?.area === 'sign-in' ? { outcome: 'allow', match } : { outcome: 'redirect', to: '/login' };
    case 'unidentified':
      return refused;
    case 'support':
      return guardSupport(match, request.caller.inAdminSupportGroup);
    case 'practice':
    case 'impersonating':
      return guardMain(match, request);
  }
}

/**
 * The target of `/`: the support area for support users, for everyone else the dashboard or, without it, the first page
 * of their menu.
 *
 * @see A-006
 */
export function landingRoute(request: Omit<RouteRequest, 'path'>): RouteVerdict {
  return guardRoute({ ...request, path: '/' });
}

const refused: RouteVerdict = { outcome: 'refused', text: noAccessText };

function guardSupport(match: RouteMatch | null, inAdminSupportGroup: boolean): RouteVerdict {
  if (match?.area !== 'support') return { outcome: 'redirect', to: '/support' };
  return match.route === '/support/role' && !isYes(inAdminSupportGroup) ? refused : { outcome: 'allow', match };
}

function guardMain(match: RouteMatch | null, { path, menu, features }: RouteRequest): RouteVerdict {
  if (match?.area === 'support') return refused;
  const links = openLinks(menu, features);
  if (match?.area === 'main' && links.includes(highlightKey(path))) return { outcome: 'allow', match };
  const to = startsAtDashboard(match, features) && links.includes('/dashboard') ? '/dashboard' : links[0];
  return to === undefined ? refused : { outcome: 'redirect', to };
}

/**
 * `/`, unknown paths, and reports that are switched off redirect to the dashboard if possible.
 */
function startsAtDashboard(match: RouteMatch | null, features: Features): boolean {
  return match?.area !== 'main' || (match.route === '/reports' && !hasFeature(features, 'hasReportingPage'));
}

/**
 * The links that can be opened: each has a page and highlights itself. Any other target would cause a redirect loop.
 */
function openLinks(menu: Menu, features: Features): string[] {
  return menuLinks(menu).filter(
    (link) =>
      matchRoute(link)?.area === 'main' &&
      highlightKey(link) === link &&
      (link !== '/reports' || hasFeature(features, 'hasReportingPage')),
  );
}
