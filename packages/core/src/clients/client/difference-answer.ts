import { phoneKey, placeKey } from '../../base/contact/index.js';
import { enumeration, trimmed } from '../../base/text/index.js';
import type { ClientForm } from './client-form.js';
import type { ClientDifference } from './pims-difference.js';

/** Said where the practice system has something that Signa has not. @see C-039, C-098 */
export const pimsUpdateText = 'PIMS update available';

/** How many things the practice system has that the client here has not. @see C-098 */
export function clientDifferenceCount({ email, phones, addresses }: ClientDifference): number {
  return (email === null ? 0 : 1) + phones.length + addresses.length;
}

/** How an e-mail is compared (C-096). */
const sameEmail = (one: string, other: string) => trimmed(one).toLowerCase() === trimmed(other).toLowerCase();

/**
 * The form of a client with what the practice system has put in: its e-mail instead of the own one, its phones and
 * addresses behind those that are there. Nothing is taken away, and nothing is stored before the form is.
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
 * What of a difference stands in a form, and is stored with it: the e-mail as long as it is the one that was proposed,
 * and each phone and address that is in its list. Whatever else was typed there declines it.
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

/** The head of a form with differences: '3 differences with PIMS ID 4001'. @see C-098 */
export function differenceTitle(all: ClientDifference, id: string): string {
  return `${counted(clientDifferenceCount(all), 'difference', 'differences')} with PIMS ID ${id}`;
}

/**
 * What saving does with a difference, as the head of the form says it: 'Save stores the new e-mail, 1 phone and 1
 * address.', and of what was declined that it is kept out until the practice system changes it again.
 *
 * @see C-099, C-100
 */
export function differenceText(all: ClientDifference, accepted: ClientDifference): string {
  const stored = named(accepted, 'the new e-mail');
  const declined = named(declinedDifference(all, accepted), 'the e-mail');
  if (declined === '') return `Save stores ${stored}. Close or remove what you do not want.`;
  const again = `${sentence(declined)} of PIMS will be offered again after a change there.`;
  return stored === '' ? `Save stores nothing of it. ${again}` : `Save stores ${stored}. ${again}`;
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
