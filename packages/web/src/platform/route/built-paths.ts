/** The printed form of an issued prescription. */
export const printRxPath = '/print/rx/:id';

/** The pages of a practice that exist, as the router matches them. Menu, tiles and links offer these and no other. */
export const builtPaths = [
  '/dashboard',
  '/create',
  '/create/rx/product-selection',
  '/create/rx',
  '/create/prescription/client/:clientId',
  '/clientsearch',
  '/clients/profile/:locationClientId',
  '/clients/profile',
  '/products',
  '/products/:id',
  '/create/rx/direct',
  '/approve',
  '/history',
  '/history/:id',
  '/orders',
  '/reports',
  '/link',
  '/practicesettings',
  '/officeuserx',
  '/officeuserx/create/rx/product-selection',
  '/officeuserx/create/rx',
  '/usermanagement',
  '/usermanagement/userprofile/:locationUserId',
  '/usermanagement/support-access',
  '/usermanagement/audit',
  '/usermanagement/access-review',
  '/PrescribingShortcuts',
  printRxPath,
] as const;

export type BuiltPath = (typeof builtPaths)[number];

/** Whether a page exists, by its path as the router matches it or the link of its menu entry. */
export const isBuilt = (path: string): boolean => (builtPaths as readonly string[]).includes(path);
