import { phoneKey } from '../../base/contact/index.js';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import { trimmed } from '../../base/text/index.js';
import { pimsContact } from './pims-contact.js';
import type { ComparedClient } from './pims-difference.js';

/**
 * How the phones or emails of two clients compare: they share one, they have different ones, or one of them has none.
 */
export type Shared = 'same' | 'other' | 'unknown';

/**
 * Whether a client in Signa and one of a practice system share a phone or an email, which distinguishes namesakes
 * before they are linked. Only active phones of the client in Signa count.
 *
 * @see C-109, C-113
 */
export function sharedContacts(
  client: Pick<ComparedClient, 'email' | 'phones'>,
  caretaker: Pick<PimsCaretaker, 'emails' | 'phones' | 'addresses'>,
): { readonly phone: Shared; readonly email: Shared } {
  const active = client.phones.filter(({ isActive }) => isActive).map(({ phoneNumber }) => phoneKey(phoneNumber));
  const phones = pimsContact(caretaker).phones.map(({ phoneNumber }) => phoneKey(phoneNumber));
  const emails = caretaker.emails.map(({ address }) => folded(address)).filter(Boolean);
  return { phone: shared(active, phones), email: shared([folded(client.email)].filter(Boolean), emails) };
}

const folded = (text: string | null) => trimmed(text).toLowerCase();

function shared(ours: readonly string[], theirs: readonly string[]): Shared {
  if (ours.length === 0 || theirs.length === 0) return 'unknown';
  return ours.some((one) => theirs.includes(one)) ? 'same' : 'other';
}
