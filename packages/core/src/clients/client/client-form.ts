import {
  checkAddresses,
  checkEachAddress,
  checkEachPhone,
  checkPhones,
  distinctNumbers,
  emailIssue,
  isBlankAddress,
  normalizeAddress,
  textIssue,
  type AddressForm,
  type ListEntry,
  type PhoneForm,
} from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { nameIssue, optionalNameIssue } from '../../base/name/index.js';
import { isBlank, trimmedOrNull } from '../../base/text/index.js';

/** The form of a client. Field names are those of AddLocationClient and UpdateLocationClient (C-151, C-152). */
export interface ClientForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Always true for a new client (C-018). */
  readonly isActive: boolean;
  readonly pimsId: string;
  readonly locationClientPhones: readonly (PhoneForm & ListEntry)[];
  readonly locationClientAddress: readonly (AddressForm & ListEntry)[];
}

/**
 * A client's form as it is stored: trimmed, empty texts as null, phones as digits without duplicates (C-020, C-022,
 * C-041).
 */
export interface ClientEntry extends Pick<ClientForm, 'isActive' | 'locationClientPhones' | 'locationClientAddress'> {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly pimsId: string | null;
}

/** Limits in characters (C-022, C-023). */
export const clientLimits = { email: 100, pimsId: 80 } as const;

/**
 * The issues of a client's form, before anything is trimmed. Names, a phone and an address are required for an active
 * client only; other values must be valid in any case.
 *
 * @returns issues in the order of the form, with the paths of the fields of the input
 * @see C-018, C-020 to C-024, C-034 to C-049
 */
export function checkClientForm(form: ClientForm): Issue[] {
  const { isActive, locationClientPhones: phones, locationClientAddress: addresses } = form;
  const checkName = isActive ? nameIssue : optionalNameIssue;
  const issues = [
    checkName(form.firstName, 'firstName'),
    checkName(form.lastName, 'lastName'),
    optionalEmailIssue(form.email),
    isBlank(form.pimsId) ? null : textIssue(form.pimsId, 'pimsId', { max: clientLimits.pimsId }),
  ];
  return [
    ...issues.filter((issue) => issue !== null),
    ...(isActive ? checkPhones : checkEachPhone)(phones, 'locationClientPhones'),
    ...(isActive ? checkAddresses : checkEachAddress)(addresses, 'locationClientAddress'),
  ];
}

function optionalEmailIssue(email: string): Issue | null {
  if (isBlank(email)) return null;
  return textIssue(email, 'email', { max: clientLimits.email }) ?? emailIssue(email, 'email');
}

/** The values to store of a valid form. @see C-020, C-022, C-034, C-041, C-046 */
export function settleClientForm(form: ClientForm): ClientEntry {
  return {
    isActive: form.isActive,
    firstName: trimmedOrNull(form.firstName),
    lastName: trimmedOrNull(form.lastName),
    email: trimmedOrNull(form.email)?.toLowerCase() ?? null,
    pimsId: trimmedOrNull(form.pimsId),
    locationClientPhones: distinctNumbers(form.locationClientPhones),
    locationClientAddress: form.locationClientAddress
      .filter((address) => !isBlankAddress(address))
      .map((address) => ({ ...address, ...normalizeAddress(address) })),
  };
}
