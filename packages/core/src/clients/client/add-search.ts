import { likePhone, phoneDigits, searchedPhoneMinimum } from '../../base/contact/index.js';
import {
  caretakerSearchInput,
  type CaretakerSearchInput,
  type PimsAccount,
} from '../../practice/pims-connection/index.js';
import { trimmed, visibleLength } from '../../base/text/index.js';

/** The fields of the first step of adding a client, as typed (C-028). */
export interface ClientSearchFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly patientName: string;
}

/** The initial values of the fields. @see C-028 */
export const emptyClientSearch: ClientSearchFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  patientName: '',
};

/**
 * Splits the text of a single search box into search fields, so that users need not type it again: a number is the
 * phone, a text with an @ the email, a single word the last name, and the first of several words the first name.
 *
 * @see C-201
 */
export function clientSearchOf(typed: string): ClientSearchFields {
  const text = trimmed(typed);
  if (text.includes('@')) return { ...emptyClientSearch, email: text };
  if (likePhone.test(text)) return { ...emptyClientSearch, phone: text };
  const [first = '', ...rest] = text.split(/\s+/);
  const lastName = rest.join(' ');
  return { ...emptyClientSearch, ...(lastName ? { firstName: first, lastName } : { lastName: first }) };
}

/**
 * The digits of a typed phone if they can be searched; empty for an incomplete phone, which is omitted so that the
 * other fields can still be searched.
 *
 * @see C-028, C-190
 */
export function searchedPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const isLonger = visibleLength(trimmed(typed)) > searchedPhoneMinimum;
  return isLonger && digits.length >= searchedPhoneMinimum ? digits : '';
}

/** A typed separator would split one term into two. */
const withoutSeparator = (text: string) => trimmed(text.replaceAll('|', ''));

/**
 * The filter to search the location's clients: the filled fields in the order of C-030.
 *
 * @returns `null` while no field is filled that can be searched: then nothing is sent
 * @see C-028, C-030
 */
export function clientSearchFilter(fields: ClientSearchFields): string | null {
  const { email, firstName, lastName, patientName, phone } = fields;
  const filled = [...[email, firstName, lastName, patientName].map(withoutSeparator), searchedPhone(phone)];
  return filled.filter(Boolean).join('|') || null;
}

/**
 * The same search for the practice system, also without an incomplete phone.
 *
 * @returns `null` while no field is filled that can be searched
 * @see C-028, C-029, C-093, C-094
 */
export function caretakerSearchOf(account: PimsAccount, fields: ClientSearchFields): CaretakerSearchInput | null {
  if (clientSearchFilter(fields) === null) return null;
  const phone = searchedPhone(fields.phone) === '' ? '' : fields.phone;
  return caretakerSearchInput(account, { ...fields, phone });
}
