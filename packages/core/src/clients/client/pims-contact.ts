import {
  addressTypes,
  checkAddress,
  distinctNumbers,
  isEmail,
  isForeignPhone,
  isValidPhone,
  noContactType,
  normalizeAddress,
  phoneDigits,
  phoneTypes,
  placeKey,
  stateCode,
  type AddressForm,
  type ContactType,
  type PhoneForm,
} from '../../base/contact/index.js';
import { isYes } from '../../base/failure/index.js';
import type { PimsAddress, PimsCaretaker, PimsPhone } from '../../practice/pims-connection/index.js';
import { isTooLong, trimmed } from '../../base/text/index.js';
import { clientLimits } from './client-fields.js';

/** The contact details of a client of a practice system that can be stored (C-111, C-112). */
export interface PimsContact {
  /** The first well-formed email, as it is stored; `null` without one. */
  readonly email: string | null;
  readonly phones: readonly PhoneForm[];
  readonly addresses: readonly AddressForm[];
}

/** The ID of a type by its description; 0 when it is not listed. @see C-112 */
function typeOf(types: readonly ContactType[], description: string): number {
  return types.find((type) => type.description === description)?.id ?? noContactType;
}

/** The lists of PhoneTypes and AddressTypes; by default those of core. */
export interface ContactTypes {
  readonly phone: readonly ContactType[];
  readonly address: readonly ContactType[];
}
const listedTypes: ContactTypes = { phone: phoneTypes, address: addressTypes };

/**
 * The contact details of a client of a practice system as they are stored: the first well-formed email, phones of a
 * valid length, active and complete addresses, all without duplicates.
 *
 * @see C-111, C-112
 */
export function pimsContact(
  caretaker: Pick<PimsCaretaker, 'emails' | 'phones' | 'addresses'>,
  types = listedTypes,
): PimsContact {
  const emails = caretaker.emails.map(({ address }) => trimmed(address).toLowerCase());
  const phones = caretaker.phones.map((phone) => phoneOf(phone, types)).filter((phone) => phone !== null);
  const addresses = caretaker.addresses
    .map((address) => addressOf(address, types))
    .filter((address) => address !== null);
  return {
    email: emails.find((email) => isEmail(email) && !isTooLong(email, clientLimits.email)) ?? null,
    phones: distinctNumbers(phones),
    addresses: addresses.filter((one, at) => addresses.findIndex((other) => placeKey(other) === placeKey(one)) === at),
  };
}

function phoneOf({ number, isPrimary }: PimsPhone, types: ContactTypes): PhoneForm | null {
  const phoneNumber = phoneDigits(number ?? '');
  if (!isValidPhone(phoneNumber) || isForeignPhone(number ?? '')) return null;
  return { phoneTypeId: typeOf(types.phone, isYes(isPrimary) ? 'Cell' : 'Other'), phoneNumber };
}

function addressOf(address: PimsAddress, types: ContactTypes): AddressForm | null {
  const form: AddressForm = normalizeAddress({
    addressTypeId: typeOf(types.address, isYes(address.isPrimary) ? 'Home' : 'Other'),
    addressLine1: address.addressLine1 ?? '',
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    state: stateCode(address.stateProvince ?? '') ?? '',
    zip: (address.postalCode ?? '').replace(/\D/g, '').slice(0, 5),
  });
  return isYes(address.isActive) && checkAddress(form, 'address').length === 0 ? form : null;
}
