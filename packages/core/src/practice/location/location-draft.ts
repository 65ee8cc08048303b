import { changedFields } from '../../base/form/index.js';
import type { Issue } from '../../base/failure/index.js';
import type { PimsConnectionType } from '../pims-connection/index.js';
import { isPimsEnabled } from '../pims-connection/index.js';
import { trimmed, trimmedOrNull } from '../../base/text/index.js';
import { checkLocationForm, type LocationForm } from './location-form.js';
import { checkLocationSettings, type SettingsKnowledge } from './location-settings.js';
import {
  draftAddresses,
  draftPhones,
  settledAddresses,
  settledPhones,
  type StoredAddress,
  type StoredPhone,
} from './place-draft.js';

/** The complete form of a location: the fields of the practice, and those that only support sets. */
export interface LocationDraft extends LocationForm {
  readonly isActive: boolean;
  readonly locationAccountId: string;
  /** Empty until one is chosen. */
  readonly locationPortalTypeId: string;
  /** The first one is primary. */
  readonly pharmacyCodes: readonly string[];
  /** `null` inherits the setting of the organization. */
  readonly isPimsEnabled: boolean | null;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly pimsAccountId: string;
  readonly isEnabledForWriteback: boolean;
  readonly pimsWritebackAccountId: string;
  readonly pimsWritebackLocationId: string;
}

/** A location as it is read from the API. */
export interface StoredLocationFacts {
  readonly name: string;
  readonly emailAddress: string;
  readonly website: string | null;
  readonly HIN: string | null;
  readonly isOfficeUseEnabled: boolean;
  readonly isActive: boolean;
  readonly locationAccountId: string | null;
  readonly locationPortalTypeId: string;
  readonly locationPharmacies: readonly { readonly code: string }[];
  readonly isPimsEnabled: boolean | null;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly pimsAccountId: string | null;
  readonly isEnabledForWriteback: boolean;
  readonly pimsWritebackAccountId: string | null;
  readonly pimsWritebackLocationId: string | null;
  readonly locationAddresses: readonly StoredAddress[];
  readonly locationPhones: readonly StoredPhone[];
}

/** The initial values of the form for a new location. */
export const emptyLocationDraft: LocationDraft = {
  name: '',
  emailAddress: '',
  website: '',
  HIN: '',
  isOfficeUseEnabled: null,
  isActive: true,
  locationAccountId: '',
  locationPortalTypeId: '',
  pharmacyCodes: [],
  isPimsEnabled: null,
  pimsConnectionType: null,
  pimsAccountId: '',
  isEnabledForWriteback: false,
  pimsWritebackAccountId: '',
  pimsWritebackLocationId: '',
  locationAddresses: [],
  locationPhones: [],
};

/** The form values of an existing location. */
export function locationDraftOf(location: StoredLocationFacts): LocationDraft {
  return {
    name: location.name,
    emailAddress: location.emailAddress,
    website: location.website ?? '',
    HIN: location.HIN ?? '',
    isOfficeUseEnabled: location.isOfficeUseEnabled,
    isActive: location.isActive,
    locationAccountId: location.locationAccountId ?? '',
    locationPortalTypeId: location.locationPortalTypeId,
    pharmacyCodes: location.locationPharmacies.map(({ code }) => code),
    isPimsEnabled: location.isPimsEnabled,
    pimsConnectionType: location.pimsConnectionType,
    pimsAccountId: location.pimsAccountId ?? '',
    isEnabledForWriteback: location.isEnabledForWriteback,
    pimsWritebackAccountId: location.pimsWritebackAccountId ?? '',
    pimsWritebackLocationId: location.pimsWritebackLocationId ?? '',
    locationAddresses: draftAddresses(location.locationAddresses),
    locationPhones: draftPhones(location.locationPhones),
  };
}

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
    ...draft,
    portalType: draft.locationPortalTypeId === '' ? null : draft.locationPortalTypeId,
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
export function settleLocationDraft(draft: LocationDraft) {
  return {
    ...draft,
    name: trimmed(draft.name),
    emailAddress: trimmed(draft.emailAddress),
    website: trimmedOrNull(draft.website),
    HIN: trimmedOrNull(draft.HIN),
    locationAccountId: trimmedOrNull(draft.locationAccountId),
    pharmacyCodes: [...new Set(draft.pharmacyCodes)],
    pimsAccountId: trimmedOrNull(draft.pimsAccountId),
    pimsWritebackAccountId: trimmedOrNull(draft.pimsWritebackAccountId),
    pimsWritebackLocationId: trimmedOrNull(draft.pimsWritebackLocationId),
    locationAddresses: settledAddresses(draft.locationAddresses),
    locationPhones: settledPhones(draft.locationPhones),
  };
}

/** The changed fields of a form, as UpdateLocation expects them. @see */
export function locationChange(before: LocationDraft, after: LocationDraft) {
  return changedFields(settleLocationDraft(before), settleLocationDraft(after));
}
