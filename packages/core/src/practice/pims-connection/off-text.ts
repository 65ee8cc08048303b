import { isBlank } from '../../base/text/index.js';
import { arePimsFeaturesOn, isPimsEnabled, type PimsSettings } from './enabled.js';

/**
 * Why searching, linking and importing are unavailable at a location, and how to enable them.
 *
 * @returns `null` when the features are on
 * @see C-084
 */
export function pimsOffText(location: PimsSettings): string | null {
  if (arePimsFeaturesOn(location)) return null;
  if (!isPimsEnabled(location)) return 'PIMS is not enabled for this location. Ask support to turn it on.';
  if (location.organization?.isPIMSEnabled === false)
    return 'PIMS is enabled for this location, but not for its organization. Ask support to turn it on there.';
  return isBlank(location.pimsAccountId)
    ? 'No PIMS account is set for this location. Ask support to connect one.'
    : 'No connection type is set for the PIMS account of this location. Ask support to set it.';
}
