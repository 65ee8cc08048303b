import { isBlank } from '../../base/text/index.js';
import { isYes } from '../../base/failure/index.js';
import type { PimsConnectionType } from './connection-type.js';

/** The fields of a location that decide whether it uses its practice-management system. */
export interface PimsSettings {
  readonly isPimsEnabled: boolean | null;
  readonly pimsAccountId: string | null;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly organization: { readonly isPIMSEnabled: boolean } | null;
}

/** The same, with the location's switch for write-back. */
export interface WritebackSettings extends PimsSettings {
  readonly isEnabledForWriteback: boolean;
}

/**
 * Whether PIMS is enabled for the menu, the status rows and write-back: the flag of the location, or of the
 * organization if the location has none. An explicit false opts a location out.
 *
 * @see A-031
 */
export function isPimsEnabled(location: Pick<PimsSettings, 'isPimsEnabled' | 'organization'>): boolean {
  return isYes(location.isPimsEnabled ?? location.organization?.isPIMSEnabled);
}

/**
 * Whether search, sync, comparison, linking and import work: PIMS is enabled at the location and at its organization,
 * if any, and an account with its type is set. This is stricter than the menu: the `/link` page can be shown
 * while this is false, and then says so (README ruling 3).
 *
 * @see C-084
 */
export function arePimsFeaturesOn(location: PimsSettings): boolean {
  return (
    isPimsEnabled(location) &&
    isYes(location.organization?.isPIMSEnabled ?? true) &&
    !isBlank(location.pimsAccountId) &&
    location.pimsConnectionType !== null
  );
}

/** @see C-085 */
export function isPimsImportOn(location: PimsSettings, features: ReadonlySet<string>): boolean {
  return arePimsFeaturesOn(location) && features.has('pimsImport');
}
