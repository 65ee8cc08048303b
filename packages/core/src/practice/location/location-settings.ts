import type { Issue } from '../../base/failure/index.js';
import { isPimsEnabled, isWritebackCapable, type PimsConnectionType } from '../pims-connection/index.js';
import { isBlank, isTooLong } from '../../base/text/index.js';
import { locationLimits, locationTexts } from './location-form.js';

/** The settings that only support sets when adding a location. */
export interface LocationSettings {
  /** ID of a portal type; `null` while none is chosen. */
  readonly portalType: string | null;
  readonly locationAccountId: string;
  /** `null` inherits the pharmacies of the organization. */
  readonly pharmacyCodes: readonly string[] | null;
  readonly isPimsEnabled: boolean | null;
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly isEnabledForWriteback: boolean;
}

/** The available options, and the settings of the organization. */
export interface SettingsKnowledge {
  /** `null` for a location without an organization. */
  readonly organization: { readonly isPIMSEnabled: boolean } | null;
  readonly portalTypeIds: readonly string[];
  readonly pharmacyCodes: readonly string[];
}

export const settingsTexts = {
  onePharmacy: 'Please select one pharmacy only',
  unknownPharmacy: 'Please select one of the listed pharmacies',
  /** */
  writeback: 'Writeback needs a PIMS account id, PIMS enabled and a connection type that can write back',
} as const;

/**
 * The issues of the settings of support: a portal type, one pharmacy unless there is an organization, an account number
 * within its limit, and write-back only where it can work.
 *
 * @param pharmacies - how many may be chosen: one for a new location, several for an existing one
 * @see
 */
export function checkLocationSettings(
  settings: LocationSettings,
  known: SettingsKnowledge,
  pharmacies: 'one' | 'several' = 'one',
): Issue[] {
  const issues: Issue[] = [];
  const violate = (path: string, code: string, message: string) => void issues.push({ path, code, message });
  const { portalType, locationAccountId, pharmacyCodes } = settings;
  if (portalType === null || !known.portalTypeIds.includes(portalType))
    violate('portalType', 'required', locationTexts.portalType);
  if (isTooLong(locationAccountId, locationLimits.accountId))
    violate('locationAccountId', 'too-long', `Please use at most ${locationLimits.accountId} characters`);
  const codes = pharmacyCodes ?? [];
  if (codes.length === 0 && !known.organization) violate('pharmacyCodes', 'required', locationTexts.pharmacy);
  else if (codes.length > 1 && pharmacies === 'one') violate('pharmacyCodes', 'too-many', settingsTexts.onePharmacy);
  else if (codes.some((code) => !known.pharmacyCodes.includes(code)))
    violate('pharmacyCodes', 'unknown', settingsTexts.unknownPharmacy);
  if (settings.isEnabledForWriteback && !canWriteBack(settings, known))
    violate('isEnabledForWriteback', 'impossible', settingsTexts.writeback);
  return issues;
}

/** Whether write-back can be switched on. @see A-127 */
export function canWriteBack(
  settings: Pick<LocationSettings, 'isPimsEnabled' | 'pimsConnectionType'> & { readonly pimsAccountId: string | null },
  { organization }: Pick<SettingsKnowledge, 'organization'>,
): boolean {
  return (
    !isBlank(settings.pimsAccountId) &&
    isPimsEnabled({ isPimsEnabled: settings.isPimsEnabled, organization }) &&
    isWritebackCapable(settings.pimsConnectionType)
  );
}
