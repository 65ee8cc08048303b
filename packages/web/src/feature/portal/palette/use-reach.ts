import { paletteReach, type PaletteReach } from '@signa/core/portal';
import { useMemo } from 'react';
import { usePractice } from '../../../platform/practice/practice';

/** The records and actions that the user has permission for (P-289). */
export function useReach(): PaletteReach {
  const { caller, location, menu, features } = usePractice();
  return useMemo(() => {
    // The practice area's gate admits only practice users.
    if (caller.kind === 'support') throw new Error('The command palette requires a practice user');
    return paletteReach({ caller, locationId: location.id, menu, features });
  }, [caller, location.id, menu, features]);
}
