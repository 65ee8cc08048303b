import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import type { Prefetch } from '../../client/query/prefetch';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { builtPaths } from '../../platform/route/built-paths';
import type { BuiltPath } from '../../platform/route/built-paths';

interface BuiltRoute {
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

type Screen = Promise<{ readonly default: ComponentType; readonly readAhead?: Prefetch }>;

function route(path: BuiltPath, { bring, ...more }: BuiltPage): BuiltRoute {
  const page = lazyPart(() => bring().then((module) => module.default));
  const load = () => Promise.all([bring(), page.load()]).then(([module]) => module);
  return { path, load, screen: page.Part, ...more };
}

interface BuiltPage extends Pick<BuiltRoute, 'guardedAs' | 'bare'> {
  readonly bring: () => Screen;
}

const clientProfile = () =>
  import('../../screen/client-profile/client-profile-screen').then((module) => ({
    default: module.ClientProfileScreen,
  }));
const prescribe = () =>
  import('../../screen/prescribe/prescribe-screen').then((module) => ({ default: module.PrescribeScreen }));
const productSelection = () =>
  import('../../screen/product-selection/product-selection-screen').then((module) => ({
    default: module.ProductSelectionScreen,
  }));

/** Each built path with its screen; a new page adds its path to `builtPaths` and its screen here. */
const pages: Readonly<Record<BuiltPath, BuiltPage>> = {
  '/dashboard': {
    bring: () =>
      import('../../screen/dashboard/dashboard-screen').then((module) => ({
        default: module.DashboardScreen,
        readAhead: module.readPending,
      })),
  },
  '/create': {
    bring: () => import('../../screen/create/create-screen').then((module) => ({ default: module.CreateScreen })),
  },
  '/create/rx/product-selection': { bring: productSelection },
  '/create/rx': { bring: prescribe },
  '/create/prescription/client/:clientId': { bring: prescribe },
  '/clientsearch': {
    bring: () => import('../../screen/clients/clients-screen').then((module) => ({ default: module.ClientsScreen })),
  },
  '/orders': {
    bring: () => import('../../screen/orders/orders-screen').then((module) => ({ default: module.OrdersScreen })),
  },
  '/reports': {
    bring: () => import('../../screen/reports/reports-screen').then((module) => ({ default: module.ReportsScreen })),
  },
  '/link': {
    bring: () => import('../../screen/link/link-screen').then((module) => ({ default: module.LinkScreen })),
  },
  '/practicesettings': {
    bring: () =>
      import('../../screen/practice-settings/practice-settings-screen').then((module) => ({
        default: module.PracticeSettingsScreen,
      })),
  },
  '/clients/profile/:locationClientId': { bring: clientProfile },
  // Without a client the page leads to where one is chosen (C-006).
  '/clients/profile': { bring: clientProfile, guardedAs: '/clientsearch' },
  '/products': {
    bring: () => import('../../screen/products/products-screen').then((module) => ({ default: module.ProductsScreen })),
  },
  '/products/:id': {
    bring: () => import('../../screen/products/product-screen').then((module) => ({ default: module.ProductScreen })),
  },
  '/create/rx/direct': {
    bring: () => import('../../screen/direct/direct-screen').then((module) => ({ default: module.DirectScreen })),
  },
  '/approve': {
    bring: () =>
      import('../../screen/approve/approve-screen').then((module) => ({
        default: module.ApproveScreen,
        readAhead: module.readApprovals,
      })),
  },
  '/history': {
    bring: () =>
      import('../../screen/history/history-screen').then((module) => ({
        default: module.HistoryScreen,
        readAhead: module.readHistory,
      })),
  },
  '/history/:id': {
    bring: () =>
      import('../../screen/prescription-detail/prescription-detail-screen').then((module) => ({
        default: module.PrescriptionDetailScreen,
      })),
    guardedAs: '/history',
  },
  '/officeuserx': {
    bring: () =>
      import('../../screen/office-use/office-use-screen').then((module) => ({ default: module.OfficeUseScreen })),
  },
  '/officeuserx/create/rx/product-selection': { bring: productSelection },
  '/officeuserx/create/rx': { bring: prescribe },
  '/usermanagement': {
    bring: () => import('../../screen/users/users-screen').then((module) => ({ default: module.UsersScreen })),
  },
  '/usermanagement/userprofile/:locationUserId': {
    bring: () =>
      import('../../screen/user-profile/user-profile-screen').then((module) => ({ default: module.UserProfileScreen })),
  },
  '/usermanagement/support-access': {
    bring: () =>
      import('../../screen/support-access/support-access-screen').then((module) => ({
        default: module.SupportAccessScreen,
      })),
    guardedAs: '/usermanagement',
  },
  '/PrescribingShortcuts': {
    bring: () =>
      import('../../screen/shortcuts/shortcuts-screen').then((module) => ({ default: module.ShortcutsScreen })),
  },
  '/usermanagement/audit': {
    bring: () => import('../../screen/audit/audit-screen').then((module) => ({ default: module.AuditScreen })),
    guardedAs: '/usermanagement',
  },
  '/usermanagement/access-review': {
    bring: () =>
      import('../../screen/access-review/access-review-screen').then((module) => ({
        default: module.AccessReviewScreen,
      })),
    guardedAs: '/usermanagement',
  },
  '/print/rx/:id': {
    bring: () => import('../../screen/print/print-screen').then((module) => ({ default: module.PrintScreen })),
    guardedAs: '/history',
    bare: true,
  },
};

const builtRoutes = builtPaths.map((path) => route(path, pages[path]));

interface FoundRoute {
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

/** Brings the code of a page before somebody goes there. */
export const loadPage = async (path: BuiltPath): Promise<unknown> => await findRoute(path)?.route.load();
