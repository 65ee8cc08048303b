/** Path of a prescription's print layout. */
export const printRxPath = '/print/rx/:id';

/** Path patterns of existing practice pages. Menu, tiles, and links offer only these. */
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
  '/practicesettings/warnings',
  '/practicesettings/imports',
  '/practicesettings/imports/:importId',
  '/officeuserx',
  '/officeuserx/create/rx/product-selection',
  '/officeuserx/create/rx',
  '/usermanagement',
  '/usermanagement/userprofile/:locationUserId',
  '/usermanagement/support-access',
  '/usermanagement/audit',
  '/usermanagement/access-review',
  '/PrescribingShortcuts',
  '/PrescribingShortcuts/favorites',
  printRxPath,
] as const;

export type BuiltPath = (typeof builtPaths)[number];

/** Whether a page exists, given its path pattern or the link of its menu entry. */
export const isBuilt = (path: string): boolean => (builtPaths as readonly string[]).includes(path);
