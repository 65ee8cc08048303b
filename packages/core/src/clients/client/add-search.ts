import { likePhone, phoneDigits, searchedPhoneMinimum } from '../../base/contact/index.js';
import {
  caretakerSearchInput,
  type CaretakerSearchInput,
  type PimsAccount,
} from '../../practice/pims-connection/index.js';
import { trimmed, visibleLength } from '../../base/text/index.js';

/** What the first step of adding a client asks for, each as typed (C-028). */
export interface ClientSearchFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly patientName: string;
}

/** The fields before anything is typed. @see C-028 */
export const emptyClientSearch: ClientSearchFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  patientName: '',
};

/**
 * The fields of a search that was typed into one box, so that nothing is typed twice: a number is the phone, a text with
 * an @ the e-mail, one word the last name, and of several the first is the first name.
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
 * The digits of a typed phone as far as it can be searched by; empty for one that is only begun, which is left out and
 * does not keep the other fields from being searched.
 *
 * @see C-028, C-190
 */
export function searchedPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const isLonger = visibleLength(trimmed(typed)) > searchedPhoneMinimum;
  return isLonger && digits.length >= searchedPhoneMinimum ? digits : '';
}

/** A typed separator would make two terms of one. */
const withoutSeparator = (text: string) => trimmed(text.replaceAll('|', ''));

/**
 * The one filter that the location's clients are searched by: the filled fields in the order in which C-030 names them.
 *
 * @returns `null` while nothing is filled that can be searched by: then nothing is asked
 * @see C-028, C-030
 */
export function clientSearchFilter(fields: ClientSearchFields): string | null {
  const { email, firstName, lastName, patientName, phone } = fields;
  const filled = [...[email, firstName, lastName, patientName].map(withoutSeparator), searchedPhone(phone)];
  return filled.filter(Boolean).join('|') || null;
}

/**
 * The same search of the practice system; a phone that is only begun is left out of it too.
 *
 * @returns `null` while nothing is filled that can be searched by
 * @see C-028, C-029, C-093, C-094
 */
export function caretakerSearchOf(account: PimsAccount, fields: ClientSearchFields): CaretakerSearchInput | null {
  if (clientSearchFilter(fields) === null) return null;
  const phone = searchedPhone(fields.phone) === '' ? '' : fields.phone;
  return caretakerSearchInput(account, { ...fields, phone });
}
