import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import type { ReadAhead } from '../../client/query/read-ahead';
import { later } from '../../platform/later/later';

export interface BuiltRoute {
  /** As the router matches it. */
  readonly path: string;
  /** The path whose permission opens it, where it is a page below another one. */
  readonly guardedAs?: string;
  /** Draws `fallback` until its code is there. */
  readonly screen: ComponentType<{ readonly fallback?: ReactNode }>;
  /** Brings the code of the screen. */
  readonly load: () => Screen;
  /** A sheet of paper: neither menu nor header around it. */
  readonly bare?: boolean;
}

type Screen = Promise<{ readonly default: ComponentType; readonly readAhead?: ReadAhead }>;

function route(path: string, bring: () => Screen, more: Pick<BuiltRoute, 'guardedAs' | 'bare'> = {}): BuiltRoute {
  // What was brought ahead is drawn at once: a page that waits, if only for a moment, is held back for 300 ms.
  const page = later(() => bring().then((module) => module.default));
  const load = () => Promise.all([bring(), page.load()]).then(([module]) => module);
  return { path, load, screen: page.Part, ...more };
}

/** The printed form of an issued prescription. */
export const printRxPath = '/print/rx/:id';

const clientProfile = () =>
  import('../../screen/client-profile/client-profile-screen').then((module) => ({
    default: module.ClientProfileScreen,
  }));

/** The pages of a practice that exist. Menu, tiles and links offer these and no other; a new screen adds itself here. */
export const builtRoutes: readonly BuiltRoute[] = [
  route('/dashboard', () =>
    import('../../screen/dashboard/dashboard-screen').then((module) => ({
      default: module.DashboardScreen,
      readAhead: module.readPending,
    })),
  ),
  route('/create', () =>
    import('../../screen/create/create-screen').then((module) => ({ default: module.CreateScreen })),
  ),
  route('/create/rx/product-selection', () =>
    import('../../screen/product-selection/product-selection-screen').then((module) => ({
      default: module.ProductSelectionScreen,
    })),
  ),
  route('/create/rx', () =>
    import('../../screen/prescribe/prescribe-screen').then((module) => ({ default: module.PrescribeScreen })),
  ),
  route('/create/prescription/client/:clientId', () =>
    import('../../screen/prescribe/prescribe-screen').then((module) => ({ default: module.PrescribeScreen })),
  ),
  route('/clients/profile/:locationClientId', clientProfile),
  // Without a client the page leads to where one is chosen (C-006).
  route('/clients/profile', clientProfile, { guardedAs: '/clientsearch' }),
  route('/products', () =>
    import('../../screen/products/products-screen').then((module) => ({ default: module.ProductsScreen })),
  ),
  route('/products/:id', () =>
    import('../../screen/products/product-screen').then((module) => ({ default: module.ProductScreen })),
  ),
  route('/create/rx/direct', () =>
    import('../../screen/direct/direct-screen').then((module) => ({ default: module.DirectScreen })),
  ),
  route('/approve', () =>
    import('../../screen/approve/approve-screen').then((module) => ({
      default: module.ApproveScreen,
      readAhead: module.readApprovals,
    })),
  ),
  route('/history', () =>
    import('../../screen/history/history-screen').then((module) => ({
      default: module.HistoryScreen,
      readAhead: module.readHistory,
    })),
  ),
  route(
    '/history/:id',
    () =>
      import('../../screen/prescription-detail/prescription-detail-screen').then((module) => ({
        default: module.PrescriptionDetailScreen,
      })),
    { guardedAs: '/history' },
  ),
  route('/officeuserx', () =>
    import('../../screen/office-use/office-use-screen').then((module) => ({ default: module.OfficeUseScreen })),
  ),
  route('/officeuserx/create/rx/product-selection', () =>
    import('../../screen/product-selection/product-selection-screen').then((module) => ({
      default: module.ProductSelectionScreen,
    })),
  ),
  route('/officeuserx/create/rx', () =>
    import('../../screen/prescribe/prescribe-screen').then((module) => ({ default: module.PrescribeScreen })),
  ),
  route(
    printRxPath,
    () => import('../../screen/print/print-screen').then((module) => ({ default: module.PrintScreen })),
    {
      guardedAs: '/history',
      bare: true,
    },
  ),
];

export interface FoundRoute {
  readonly route: BuiltRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page of a path, a trailing slash forgiven; null where none exists. */
export function findRoute(pathname: string): FoundRoute | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  for (const candidate of builtRoutes) {
    const match = matchPath({ path: candidate.path, end: true }, path);
    if (match) return { route: candidate, params: match.params };
  }
  return null;
}

/** Whether a page exists, by its path as the router matches it or the link of its menu entry. */
export const isBuilt = (path: string): boolean => builtRoutes.some((candidate) => candidate.path === path);
