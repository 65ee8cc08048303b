import { trimmedOrNull } from '../../base/text/index.js';
import { isPimsImportOn, type PimsSettings } from './enabled.js';
import type { PimsIds } from './record-id.js';

/**
 * Whether a client's patients in the practice system are offered for import: import is on, and the client is linked.
 *
 * @param features - of the location
 * @see C-033, C-085, C-117
 */
export function offersImport(client: PimsIds, location: PimsSettings, features: ReadonlySet<string>): boolean {
  const id = trimmedOrNull(client.pimsId) ?? trimmedOrNull(client.pimsProviderId);
  return id !== null && isPimsImportOn(location, features);
}
