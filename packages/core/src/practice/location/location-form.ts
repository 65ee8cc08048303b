import {
  checkAddresses,
  checkPhones,
  distinctPhones,
  emailIssue,
  isBlankAddress,
  normalizeAddress,
  textIssue,
  webAddressIssue,
  zoneOfState,
  type AddressForm,
  type ListEntry,
  type PhoneForm,
} from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { isBlank, trimmed, trimmedOrNull, visibleLength } from '../../base/text/index.js';

/** The fields of a new location that any user who adds one fills in. */
export interface LocationForm {
  readonly name: string;
  readonly emailAddress: string;
  readonly website: string;
  readonly HIN: string;
  /** `null` until Yes or No is chosen. */
  readonly isOfficeUseEnabled: boolean | null;
  readonly locationAddresses: readonly (AddressForm & ListEntry)[];
  readonly locationPhones: readonly (PhoneForm & ListEntry)[];
}

/**
 * The form as it is stored: trimmed, empty texts as null, without blank entries and duplicate phones (A-115, A-116,
 * C-034, C-040).
 */
export interface LocationEntry {
  readonly name: string;
  readonly emailAddress: string;
  readonly website: string | null;
  readonly HIN: string | null;
  readonly isOfficeUseEnabled: boolean;
  readonly locationAddresses: readonly (AddressForm & ListEntry)[];
  readonly locationPhones: readonly (PhoneForm & ListEntry)[];
  /** IANA name of the zone of the first address's state (README 2 of the requirements). */
  readonly timeZone: string;
}

/** Limits in characters. */
export const locationLimits = { nameMin: 3, nameMax: 100, email: 60, HIN: 20, accountId: 10 } as const;

export const locationTexts = {
  nameTooShort: 'Location name must be minimum 3 characters.',
  officeUse: 'Please select whether enabled office use',
  portalType: 'Please indicate product display',
  pharmacy: 'Please select a primary pharmacy',
} as const;

/**
 * The issues of a location's form, before anything is trimmed.
 *
 * @returns issues in the order of the form, with the paths of the fields of AddLocation
 * @see, C-034 to C-049
 */
export function checkLocationForm(form: LocationForm): Issue[] {
  return [
    ...[locationNameIssue(form.name), addressOf(form.emailAddress)].filter((issue) => issue !== null),
    ...optionalIssues(form),
    ...(form.isOfficeUseEnabled === null
      ? [{ path: 'isOfficeUseEnabled', code: 'required', message: locationTexts.officeUse }]
      : []),
    ...checkAddresses(form.locationAddresses, 'locationAddresses'),
    ...checkPhones(form.locationPhones, 'locationPhones'),
  ];
}

/** The issue of an invalid location name. @see */
export function locationNameIssue(name: string): Issue | null {
  const issue = textIssue(name, 'name', { max: locationLimits.nameMax });
  if (issue) return issue;
  const isShort = visibleLength(name.replace(/\s/g, '')) < locationLimits.nameMin;
  return isShort ? { path: 'name', code: 'too-short', message: locationTexts.nameTooShort } : null;
}

function addressOf(email: string): Issue | null {
  return textIssue(email, 'emailAddress', { max: locationLimits.email }) ?? emailIssue(email, 'emailAddress');
}

/** Both are optional, and spaces alone count as empty: they are stored as null. */
function optionalIssues({ website, HIN }: LocationForm): Issue[] {
  const issues = [
    isBlank(website) ? null : webAddressIssue(website, 'website'),
    isBlank(HIN) ? null : textIssue(HIN, 'HIN', { max: locationLimits.HIN }),
  ];
  return issues.filter((issue) => issue !== null);
}

/**
 * The values to store of a valid form.
 *
 * @throws RangeError for an invalid form: missing values must never be guessed
 * @see, C-034, C-040, C-046
 */
export function normalizeLocationForm(form: LocationForm): LocationEntry {
  const [violated] = checkLocationForm(form);
  const locationAddresses = form.locationAddresses
    .filter((address) => !isBlankAddress(address))
    .map((address) => ({ ...address, ...normalizeAddress(address) }));
  const timeZone = zoneOfState(locationAddresses[0]?.state ?? '');
  if (violated || form.isOfficeUseEnabled === null || timeZone === null)
    throw new RangeError(`Only a form without violations can be stored: ${violated?.message ?? 'no time zone'}`);
  return {
    name: trimmed(form.name),
    emailAddress: trimmed(form.emailAddress),
    website: trimmedOrNull(form.website),
    HIN: trimmedOrNull(form.HIN),
    isOfficeUseEnabled: form.isOfficeUseEnabled,
    locationAddresses,
    locationPhones: distinctPhones(form.locationPhones),
    timeZone,
  };
}
