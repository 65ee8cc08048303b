import { phoneDigits } from './phone.js';
import type { ContactOwner } from './contact-type.js';
import { samePhone, type PhoneForm } from './phone-form.js';

const sameNumber = (a: PhoneForm, b: PhoneForm) => phoneDigits(a.phoneNumber) === phoneDigits(b.phoneNumber);

/**
 * The phones of an owner after one was typed. One that is there already is not added, and nothing is said against it:
 * of a client the same number is the same phone, whatever its type; of everybody else number and type.
 *
 * @param at - the entry that it takes the place of, which keeps what else it holds, such as its uuid; `null` for a new one
 * @returns `phones` themselves where it is there already
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
