import { phoneDigits } from './phone.js';
import type { ContactOwner } from './contact-type.js';
import { samePhone, type PhoneForm } from './phone-form.js';

const sameNumber = (a: PhoneForm, b: PhoneForm) => phoneDigits(a.phoneNumber) === phoneDigits(b.phoneNumber);

/**
 * The phones of an owner after one was typed. A duplicate is silently ignored: for a client the same number, whatever
 * its type; for every other owner the same number and type.
 *
 * @param at - the index of the entry to replace, whose other properties, such as the uuid, are kept; `null` to append
 * @returns `phones` itself when the phone is a duplicate
 * @see C-040, C-041
 */
export function phonesWith<P extends PhoneForm>(
  owner: ContactOwner,
  phones: readonly P[],
  typed: PhoneForm,
  at: number | null,
): readonly (P | PhoneForm)[] {
  const isSame = owner === 'client' ? sameNumber : samePhone;
  if (phones.some((phone, index) => index !== at && isSame(phone, typed))) return phones;
  return at === null
    ? [...phones, typed]
    : phones.map((phone, index) => (index === at ? { ...phone, ...typed } : phone));
}
