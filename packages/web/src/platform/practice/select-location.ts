import { createContext, use } from 'react';

/** The selected location of this tab. Switching in another tab does not affect it. */
interface LocationSelection {
  readonly selectedLocationId: string | null;
  readonly select: (locationId: string) => void;
}

export const LocationSelectionContext = createContext<LocationSelection | null>(null);

export function useLocationSelection(): LocationSelection {
  const selection = use(LocationSelectionContext);
  if (!selection) throw new Error('useLocationSelection needs its context around it');
  return selection;
}
