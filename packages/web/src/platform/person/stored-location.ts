import type { StoredLocationChoice } from '@signa/core/administration';
import { impersonatedUsername } from '../../client/browser-storage';
import type { BrowserStorage } from '../../client/browser-storage';

/** The location stored in the browser for its user. */
export function storedLocation(kept: BrowserStorage): StoredLocationChoice {
  const isImpersonating = impersonatedUsername(kept) !== null;
  return {
    selectedLocationId: kept.read('selectedLocationId'),
    locationUserId: isImpersonating ? kept.read('locationUserId') : null,
  };
}
