import type { Issue } from '../../base/failure/index.js';
import { formIssues } from '../../base/form/index.js';
import type { LocationDraft, SettledLocation } from './location-fields.js';
import { type SettingsFacts, type SettingsKnowledge, supportRows } from './support-fields.js';

/** The fields of support that AddLocation and UpdateLocation validate, under their names in UpdateLocation. */
type CheckedSettings = Omit<
  Pick<LocationDraft, keyof typeof supportRows>,
  'isActive' | 'pimsWritebackAccountId' | 'pimsWritebackLocationId'
>;

/** The settings that only support sets when adding a location. */
export interface LocationSettings extends Omit<CheckedSettings, 'locationPortalTypeId' | 'pharmacyCodes'> {
  /** ID of a portal type; `null` while none is chosen. */
  readonly portalType: string | null;
  /** `null` inherits the pharmacies of the organization. */
  readonly pharmacyCodes: readonly string[] | null;
}

const {
  isActive: _,
  pimsWritebackAccountId: _account,
  pimsWritebackLocationId: _location,
  locationPortalTypeId,
  ...others
} = supportRows;

/** The rows of the settings that are validated, in the order of their issues. */
export const locationSettingFields = { locationPortalTypeId, ...others } as const;

/** The settings of a complete form. */
export const locationSettingsOf = ({
  locationPortalTypeId: portalType,
  ...draft
}: LocationDraft): LocationSettings => ({
  ...draft,
  portalType: portalType === '' ? null : portalType,
});

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
  const { portalType, pharmacyCodes, ...same } = settings;
  const form = { ...same, locationPortalTypeId: portalType ?? '', pharmacyCodes: pharmacyCodes ?? [] };
  const facts = { form, known, pharmacies };
  return formIssues<CheckedSettings, SettledLocation, SettingsFacts>(locationSettingFields, form, facts).map((issue) =>
    issue.path === 'locationPortalTypeId' ? { ...issue, path: 'portalType' } : issue,
  );
}
