import { arePimsFeaturesOn, type PimsSettings } from './enabled.js';
import type { PimsAccount } from './pims-account.js';

/** The fields of a location that identify its account. */
export interface PimsPlace extends PimsSettings {
  readonly pimsWritebackLocationId: string | null;
}

/**
 * The PIMS account of a location.
 *
 * @returns `null` when PIMS features are off: then nothing is requested from a practice system or shown of one
 * @see C-084, C-090
 */
export function pimsAccountOf(location: PimsPlace): PimsAccount | null {
  const { pimsAccountId, pimsConnectionType, pimsWritebackLocationId } = location;
  if (!arePimsFeaturesOn(location) || pimsAccountId === null || pimsConnectionType === null) return null;
  return { pimsAccountId, pimsConnectionType, pimsAccountLocationId: pimsWritebackLocationId };
}
