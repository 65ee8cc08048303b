import type { Issue } from '../../base/failure/index.js';
import { changedFields, emptyForm, formAfter, formOf, settledForm, type UpdateOf } from '../../base/form/index.js';
import { isPimsEnabled } from '../pims-connection/index.js';
import type { LocationDraft, SettledLocation, StoredLocationFacts } from './location-fields.js';
import { checkLocationForm } from './location-form.js';
import { checkLocationSettings, locationSettingsOf } from './location-settings.js';
import { locationFields, type SettingsFacts, type SettingsKnowledge } from './support-fields.js';

/** The initial values of the form for a new location. */
export const emptyLocationDraft: LocationDraft = emptyForm<LocationDraft, SettledLocation, SettingsFacts>(
  locationFields,
);

/** The form values of an existing location. */
export const locationDraftOf = (location: StoredLocationFacts): LocationDraft =>
  formOf<LocationDraft, StoredLocationFacts>(locationFields, location);

/** The input of UpdateLocation; an omitted field (`undefined`) keeps its stored value. */
export type LocationUpdate = UpdateOf<LocationDraft>;

/** The form values after an update, against which the update is validated. @see A-160 */
export const locationAfter = (stored: LocationDraft, update: LocationUpdate): LocationDraft =>
  formAfter<LocationDraft, SettledLocation, SettingsFacts>(locationFields, stored, update);

/** Who fills in the form, with the options they can choose from. A practice is validated by its own fields only. */
export type DraftJudge =
  | { readonly kind: 'practice' }
  | { readonly kind: 'support'; readonly known: SettingsKnowledge; readonly was: LocationDraft | null };

/**
 * The issues of the complete form, with the paths of UpdateLocation.
 *
 * @see
 */
export function checkLocationDraft(draft: LocationDraft, judge: DraftJudge): Issue[] {
  const own = checkLocationForm(draft);
  if (judge.kind === 'practice') return own;
  const { known, was } = judge;
  const settings = {
    ...locationSettingsOf(draft),
    // Write-back that was on may have become impossible since; it is validated only when it is switched on.
    isEnabledForWriteback: draft.isEnabledForWriteback && !was?.isEnabledForWriteback,
  };
  return [...own, ...checkLocationSettings(settings, known, was ? 'several' : 'one').map(asUpdatePath)];
}

/** AddLocation has another name for the portal type than UpdateLocation. */
export const asUpdatePath = (issue: Issue): Issue =>
  issue.path === 'portalType' ? { ...issue, path: 'locationPortalTypeId' } : issue;

/** Whether PIMS is enabled at a location according to its form. @see */
export function isDraftPimsEnabled(
  { isPimsEnabled: own }: Pick<LocationDraft, 'isPimsEnabled'>,
  organization: { readonly isPIMSEnabled: boolean } | null,
): boolean {
  return isPimsEnabled({ isPimsEnabled: own, organization });
}

/** The form as it is sent: trimmed, empty texts as null, without blank entries and duplicate phones. */
export const settleLocationDraft = (draft: LocationDraft): SettledLocation =>
  settledForm<LocationDraft, SettledLocation, SettingsFacts>(locationFields, draft);

/** The changed fields of a form, as UpdateLocation expects them. @see */
export const locationChange = (before: LocationDraft, after: LocationDraft): Partial<SettledLocation> =>
  changedFields(settleLocationDraft(before), settleLocationDraft(after));
