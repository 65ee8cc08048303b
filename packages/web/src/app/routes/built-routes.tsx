import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import type { Prefetch } from '../../client/query/prefetch';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { builtPaths } from '../../platform/route/built-paths';
import type { BuiltPath } from '../../platform/route/built-paths';

interface BuiltRoute {
  /** Path pattern of the router. */
  readonly path: string;
  /** Path whose permission applies, if this is a subpage of another page. */
  readonly guardedAs?: string;
  /** Renders `fallback` until the page's code has loaded. */
  readonly screen: ComponentType<{ readonly fallback?: ReactNode }>;
  /** Loads the screen's code. */
  readonly load: () => Screen;
  /** Whether the page is a print layout, without menu and header. */
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

/** Every built path with its screen. A new page adds its path to `builtPaths` and its screen here. */
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
  // Without a client, the page redirects to choosing one (C-006).
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
  '/PrescribingShortcuts/favorites': {
    bring: () =>
      import('../../screen/favorites/favorites-screen').then((module) => ({ default: module.FavoritesScreen })),
    guardedAs: '/PrescribingShortcuts',
  },
  '/usermanagement/audit': {
    bring: () => import('../../screen/audit/audit-screen').then((module) => ({ default: module.AuditScreen })),
    guardedAs: '/usermanagement',
  },
  '/practicesettings/warnings': {
    bring: () => import('../../screen/warnings/warnings-screen').then((module) => ({ default: module.WarningsScreen })),
    guardedAs: '/practicesettings',
  },
  '/practicesettings/imports': {
    bring: () => import('../../screen/imports/imports-screen').then((module) => ({ default: module.ImportsScreen })),
    guardedAs: '/practicesettings',
  },
  '/practicesettings/imports/:importId': {
    bring: () =>
      import('../../screen/import-file/import-file-screen').then((module) => ({ default: module.ImportFileScreen })),
    guardedAs: '/practicesettings',
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

/** Page for a path, ignoring a trailing slash; null if there is none. */
export function findRoute(pathname: string): FoundRoute | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  for (const candidate of builtRoutes) {
    const match = matchPath({ path: candidate.path, end: true }, path);
    if (match) return { route: candidate, params: match.params };
  }
  return null;
}

/** Loads a page's code before the user navigates to it. */
export const loadPage = async (path: BuiltPath): Promise<unknown> => await findRoute(path)?.route.load();
