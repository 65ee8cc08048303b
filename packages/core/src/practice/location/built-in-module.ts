import type { ModuleName } from './module.js';

/** A module that exists in every installation. `icon` is the name of a Lucide icon. */
export interface BuiltInModule {
  readonly name: ModuleName;
  readonly label: string;
  readonly icon: string;
  readonly link: string | null;
  /** Position in the menu, starting at 1 and counting through groups. */
  readonly orderBy: number;
  readonly isNavigation: boolean;
  readonly parent: ModuleName | null;
}

/** The built-in modules contain one group, and one module without a page: ordering on behalf of a client. @see A-070 */
export const builtInModules: readonly BuiltInModule[] = [
  page('dashboard', 'Dashboard', 'layout-dashboard', '/dashboard', 1),
  page('create', 'Create', 'square-pen', '/create', 2),
  page('approve', 'Approve', 'clipboard-check', '/approve', 3),
  page('clients', 'Clients', 'users', '/clientsearch', 4),
  page('products', 'Products', 'pill', '/products', 5),
  page('history', 'History', 'history', '/history', 6),
  page('orders', 'Orders', 'package', '/orders', 7),
  page('officeuse', 'Office Use', 'building-2', '/officeuserx', 8),
  page('link', 'Link', 'link', '/link', 9),
  page('reports', 'Reports', 'chart-column', '/reports', 10),
  { ...page('administration', 'Administration', 'settings', '', 11), link: null },
  { ...page('usermanagement', 'User Management', 'user-cog', '/usermanagement', 12), parent: 'administration' },
  { ...page('practicesettings', 'Practice Settings', 'store', '/practicesettings', 13), parent: 'administration' },
  { ...page('shortcuts', 'Shortcuts', 'zap', '/PrescribingShortcuts', 14), parent: 'administration' },
  { ...page('oobo', 'Order on Behalf of', 'hand-helping', '', 15), link: null, isNavigation: false },
];

function page(name: ModuleName, label: string, icon: string, link: string, orderBy: number): BuiltInModule {
  return { name, label, icon, link, orderBy, isNavigation: true, parent: null };
}
