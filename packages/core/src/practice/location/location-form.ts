import { zoneOfState } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { formIssues, settledForm } from '../../base/form/index.js';
import { type LocationForm, practiceLocationFields, type SettledLocation } from './location-fields.js';

/** A practice's fields as they are stored (A-115, A-116, C-034, C-040). */
export interface LocationEntry extends Pick<SettledLocation, keyof LocationForm> {
  readonly isOfficeUseEnabled: boolean;
  /** IANA name of the zone of the first address's state (README 2 of the requirements). */
  readonly timeZone: string;
}

/**
 * The issues of a location's form, before anything is trimmed.
 *
 * @returns issues in the order of the form, with the paths of the fields of AddLocation
 * @see, C-034 to C-049
 */
export const checkLocationForm = (form: LocationForm): Issue[] =>
  formIssues<LocationForm, SettledLocation, null>(practiceLocationFields, form, null);

/** A practice's fields as they are sent. */
export const settleLocationForm = (form: LocationForm): Pick<SettledLocation, keyof LocationForm> =>
  settledForm<LocationForm, SettledLocation, null>(practiceLocationFields, form);

/**
 * The values to store of a valid form.
 *
 * @throws RangeError for an invalid form: missing values must never be guessed
 * @see, C-034, C-040, C-046
 */
export function normalizeLocationForm(form: LocationForm): LocationEntry {
  const [violated] = checkLocationForm(form);
  const entry = settleLocationForm(form);
  const { isOfficeUseEnabled } = entry;
  const timeZone = zoneOfState(entry.locationAddresses[0]?.state ?? '');
  if (violated || isOfficeUseEnabled === null || timeZone === null)
    throw new RangeError(`Only a form without violations can be stored: ${violated?.message ?? 'no time zone'}`);
  return { ...entry, isOfficeUseEnabled, timeZone };
}
