const prescribe = ['prescribe/prescribe-screen.tsx'];
const selection = ['product-selection/product-selection-screen.tsx'];
const clientProfile = ['client-profile/client-profile-screen.tsx'];

/**
 * The modules that each page is first drawn with, by its path among the built routes, as the ends of their paths. The
 * build has their files asked for with the first one, so that none waits for another.
 */
export const pageModules: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['dashboard/dashboard-screen.tsx'],
  '/create': ['create/create-screen.tsx'],
  '/create/rx/product-selection': selection,
  '/create/rx': prescribe,
  '/create/prescription/client/:clientId': prescribe,
  '/clients/profile/:locationClientId': clientProfile,
  '/clients/profile': clientProfile,
  '/products': ['products/products-screen.tsx'],
  '/products/:id': ['products/product-screen.tsx'],
  '/create/rx/direct': ['direct/direct-screen.tsx'],
  '/approve': ['approve/approve-screen.tsx'],
  '/history': ['history/history-screen.tsx'],
  '/history/:id': ['prescription-detail/prescription-detail-screen.tsx'],
  '/officeuserx': ['office-use/office-use-screen.tsx'],
  '/officeuserx/create/rx/product-selection': selection,
  '/officeuserx/create/rx': prescribe,
  '/print/rx/:id': ['print/print-screen.tsx'],
};

/** What every page is drawn with, and what further every page of a person who is signed in. */
export const drawnModules = ['start/draw.tsx'];
export const signedInModules = ['gate/session-gate.tsx'];
