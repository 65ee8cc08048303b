import { zoneOfState } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { formIssues, settledForm } from '../../base/form/index.js';
import { isBlank } from '../../base/text/index.js';
import { locationNameIssue } from './location-fields.js';
import {
  newOrganizationFields,
  type OrganizationFacts,
  type OrganizationForm,
  type SettledOrganization,
} from './organization-fields.js';

/** An organization to be added, as it is stored (A-110, C-034, C-040). */
export interface OrganizationEntry extends Pick<SettledOrganization, keyof OrganizationForm> {
  /** IANA name of the zone of the first address's state: that of the location created with it. */
  readonly timeZone: string;
}

/**
 * The issues of an organization's form, before anything is trimmed, in the order of the form.
 *
 * @param pharmacyCodes - the listed ones
 * @see, C-034 to C-049
 */
export const checkOrganizationForm = (form: OrganizationForm, pharmacyCodes: readonly string[]): Issue[] =>
  formIssues<OrganizationForm, SettledOrganization, OrganizationFacts>(newOrganizationFields, form, { pharmacyCodes });

/**
 * The issue of a name that is invalid for the location created with the organization: the minimum length of an
 * organization's name is shorter than that of a location.
 *
 * @see A-113
 */
export function matchingLocationIssue({ name }: Pick<OrganizationForm, 'name'>): Issue | null {
  return isBlank(name) ? null : locationNameIssue(name);
}

/**
 * The values to store of a valid form: pharmacies without duplicates, in the chosen order.
 *
 * @throws RangeError when no address has a state: missing values must never be guessed
 * @see A-110, C-034, C-040, C-046
 */
export function normalizeOrganizationForm(form: OrganizationForm): OrganizationEntry {
  const entry = settledForm<OrganizationForm, SettledOrganization, OrganizationFacts>(newOrganizationFields, form);
  const timeZone = zoneOfState(entry.organizationAddresses[0]?.state ?? '');
  if (timeZone === null) throw new RangeError('Only a form without violations can be stored: no time zone');
  return { ...entry, timeZone };
}
