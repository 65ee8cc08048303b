import {
  checkAddresses,
  checkPhones,
  distinctPhones,
  emailIssue,
  isBlankAddress,
  normalizeAddress,
  phoneDigits,
  phoneIssue,
  textIssue,
  webAddressIssue,
  zoneOfState,
  type AddressForm,
  type ListEntry,
  type PhoneForm,
} from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { isBlank, trimmed, trimmedOrNull } from '../../base/text/index.js';
import { locationNameIssue, locationTexts } from './location-fields.js';
import { settingsTexts } from './support-fields.js';

/** The fields of an organization's form. Field names are those of AddOrganization and UpdateOrganization. */
export interface OrganizationForm {
  readonly accountno: string;
  readonly name: string;
  readonly dbaName: string;
  readonly emailAddress: string;
  readonly fax: string;
  readonly website: string;
  readonly HIN: string;
  readonly isPIMSEnabled: boolean;
  readonly organizationAddresses: readonly (AddressForm & ListEntry)[];
  readonly organizationPhones: readonly (PhoneForm & ListEntry)[];
  /** The first one is primary. */
  readonly pharmacyCodes: readonly string[];
}

/**
 * The form as it is stored: trimmed, empty texts as null, without blank entries and duplicate phones (A-110, C-034,
 * C-040).
 */
export interface OrganizationEntry extends Omit<OrganizationForm, 'dbaName' | 'fax' | 'website' | 'HIN'> {
  readonly dbaName: string | null;
  readonly fax: string | null;
  readonly website: string | null;
  readonly HIN: string | null;
  /** IANA name of the zone of the first address's state: that of the location created with it. */
  readonly timeZone: string;
}

/** Limits in characters. */
export const organizationLimits = { accountno: 30, name: 50, dbaName: 30, email: 60, HIN: 10 } as const;

export const organizationTexts = {
  accountno: 'Please use digits only',
  matching: 'An organization begins with a location of its own',
  lastLocation: 'This is the last location of its organization. Add another one there, then move this one.',
  withoutLocation: 'This organization has no location yet. Add one, then change the organization.',
} as const;

/**
 * The issues of an organization's form, before anything is trimmed, in the order of the form.
 *
 * @param pharmacyCodes - the listed ones
 * @see, C-034 to C-049
 */
export function checkOrganizationForm(form: OrganizationForm, pharmacyCodes: readonly string[]): Issue[] {
  const { name, dbaName, emailAddress, fax, website, HIN } = form;
  const { email, ...max } = organizationLimits;
  const issues = [
    accountIssue(form.accountno),
    textIssue(name, 'name', { max: max.name }),
    isBlank(dbaName) ? null : textIssue(dbaName, 'dbaName', { max: max.dbaName }),
    textIssue(emailAddress, 'emailAddress', { max: email }) ?? emailIssue(emailAddress, 'emailAddress'),
    isBlank(fax) ? null : phoneIssue(fax, 'fax'),
    isBlank(website) ? null : webAddressIssue(website, 'website'),
    isBlank(HIN) ? null : textIssue(HIN, 'HIN', { max: max.HIN }),
    pharmacyIssue(form.pharmacyCodes, pharmacyCodes),
  ];
  return [
    ...issues.filter((issue) => issue !== null),
    ...checkAddresses(form.organizationAddresses, 'organizationAddresses'),
    ...checkPhones(form.organizationPhones, 'organizationPhones'),
  ];
}

function accountIssue(accountno: string): Issue | null {
  const issue = textIssue(accountno, 'accountno', { max: organizationLimits.accountno });
  if (issue) return issue;
  if (/^\d+$/.test(trimmed(accountno))) return null;
  return { path: 'accountno', code: 'invalid', message: organizationTexts.accountno };
}

function pharmacyIssue(codes: readonly string[], known: readonly string[]): Issue | null {
  if (codes.length === 0) return { path: 'pharmacyCodes', code: 'required', message: locationTexts.pharmacy };
  if (codes.every((code) => known.includes(code))) return null;
  return { path: 'pharmacyCodes', code: 'unknown', message: settingsTexts.unknownPharmacy };
}

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
  const organizationAddresses = form.organizationAddresses
    .filter((address) => !isBlankAddress(address))
    .map((address) => ({ ...address, ...normalizeAddress(address) }));
  const timeZone = zoneOfState(organizationAddresses[0]?.state ?? '');
  if (timeZone === null) throw new RangeError('Only a form without violations can be stored: no time zone');
  return {
    accountno: trimmed(form.accountno),
    name: trimmed(form.name),
    dbaName: trimmedOrNull(form.dbaName),
    emailAddress: trimmed(form.emailAddress),
    fax: trimmedOrNull(phoneDigits(form.fax)),
    website: trimmedOrNull(form.website),
    HIN: trimmedOrNull(form.HIN),
    isPIMSEnabled: form.isPIMSEnabled,
    organizationAddresses,
    organizationPhones: distinctPhones(form.organizationPhones),
    pharmacyCodes: [...new Set(form.pharmacyCodes)],
    timeZone,
  };
}
