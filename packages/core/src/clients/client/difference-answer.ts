import { phoneKey, placeKey } from '../../base/contact/index.js';
import { enumeration, trimmed } from '../../base/text/index.js';
import type { ClientForm } from './client-fields.js';
import type { ClientDifference } from './pims-difference.js';

/** Shown when the practice system has values that Signa does not have. @see C-039, C-098 */
export const pimsUpdateText = 'PIMS update available';

/** The number of values in the practice system that the client does not have. @see C-098 */
export function clientDifferenceCount({ email, phones, addresses }: ClientDifference): number {
  return (email === null ? 0 : 1) + phones.length + addresses.length;
}

/** Emails are compared trimmed and in lowercase (C-096). */
const sameEmail = (one: string, other: string) => trimmed(one).toLowerCase() === trimmed(other).toLowerCase();

/**
 * The form values of a client with the differences applied: the email replaced, and phones and addresses appended.
 * Nothing is removed, and nothing is stored before the form is saved.
 *
 * @see C-099, C-100
 */
export function withClientDifference(form: ClientForm, { email, phones, addresses }: ClientDifference): ClientForm {
  return {
    ...form,
    email: email ?? form.email,
    locationClientPhones: [...form.locationClientPhones, ...phones],
    locationClientAddress: [...form.locationClientAddress, ...addresses],
  };
}

/**
 * The part of a difference that is in the form, and so will be stored: the email if it is the proposed one, and each
 * phone and address that is in its list. Anything else declines it.
 *
 * @see C-099, C-100
 */
export function acceptedDifference({ email, phones, addresses }: ClientDifference, form: ClientForm): ClientDifference {
  const numbers = new Set(form.locationClientPhones.map(({ phoneNumber }) => phoneKey(phoneNumber)));
  const places = new Set(form.locationClientAddress.map(placeKey));
  return {
    email: email !== null && sameEmail(email, form.email) ? email : null,
    phones: phones.filter(({ phoneNumber }) => numbers.has(phoneKey(phoneNumber))),
    addresses: addresses.filter((address) => places.has(placeKey(address))),
  };
}

/** The rest of a difference: what was not accepted. @see C-100 */
export function declinedDifference(all: ClientDifference, accepted: ClientDifference): ClientDifference {
  return {
    email: accepted.email === null ? all.email : null,
    phones: all.phones.filter((phone) => !accepted.phones.includes(phone)),
    addresses: all.addresses.filter((address) => !accepted.addresses.includes(address)),
  };
}

/** The heading of a form with differences: '3 differences with PIMS ID 4001'. @see C-098 */
export function differenceTitle(all: ClientDifference, id: string): string {
  return `${counted(clientDifferenceCount(all), 'difference', 'differences')} with PIMS ID ${id}`;
}

/**
 * What saving does with a difference, as text in the form: 'Saving stores the new email, 1 phone and 1 address.', and
 * that declined values are not offered again until they change in the practice system.
 *
 * @see C-099, C-100
 */
export function differenceText(all: ClientDifference, accepted: ClientDifference): string {
  const stored = named(accepted, 'the new email');
  const declined = named(declinedDifference(all, accepted), 'the email');
  if (declined === '') return `Saving stores ${stored}. Close or remove what you do not want.`;
  const again = `${sentence(declined)} from PIMS will be offered again after a change there.`;
  return stored === '' ? `Saving stores none of it. ${again}` : `Saving stores ${stored}. ${again}`;
}

function named({ email, phones, addresses }: ClientDifference, emailWord: string): string {
  return enumeration([
    email === null ? '' : emailWord,
    counted(phones.length, 'phone', 'phones'),
    counted(addresses.length, 'address', 'addresses'),
  ]);
}

const counted = (count: number, one: string, more: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
