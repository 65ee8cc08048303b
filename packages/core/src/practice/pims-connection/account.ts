import { arePimsFeaturesOn, type PimsSettings } from './enabled.js';
import type { PimsAccount } from './pims-account.js';

/** What of a location names its account. */
export interface PimsPlace extends PimsSettings {
  readonly pimsWritebackLocationId: string | null;
}

/**
 * The account that a location works with.
 *
 * @returns `null` where PIMS features are off: then nothing of a practice system is asked or shown
 * @see C-084, C-090
 */
export function pimsAccountOf(location: PimsPlace): PimsAccount | null {
  const { pimsAccountId, pimsConnectionType, pimsWritebackLocationId } = location;
  if (!arePimsFeaturesOn(location) || pimsAccountId === null || pimsConnectionType === null) return null;
  return { pimsAccountId, pimsConnectionType, pimsAccountLocationId: pimsWritebackLocationId };
}
