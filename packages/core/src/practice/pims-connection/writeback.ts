import { isBlank } from '../../base/text/index.js';
import { isYes } from '../../base/failure/index.js';
import { isPimsEnabled, type WritebackSettings } from './enabled.js';
import { isWritebackCapable } from './trait.js';

/**
 * Whether issued prescriptions are written to the practice-management system: the feature pimsWriteback and the
 * location's switch are on, PIMS is enabled (A-031, as A-127 requires when it is switched on), and the account is of a
 * capable type. Patient and vet also need PIMS IDs.
 *
 * @see P-095
 */
export function writesBack(location: WritebackSettings, features: ReadonlySet<string>): boolean {
  return (
    features.has('pimsWriteback') &&
    isYes(location.isEnabledForWriteback) &&
    isPimsEnabled(location) &&
    !isBlank(location.pimsAccountId) &&
    isWritebackCapable(location.pimsConnectionType)
  );
}
