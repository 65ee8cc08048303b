import { phoneKey } from '../../base/contact/index.js';
import { trimmed } from '../../base/text/index.js';
import { folded } from './folded.js';
import { jaroWinkler, slipsBetween } from './nearness.js';
import type { PersonFacts, StreetFacts } from './person-facts.js';
import { weights } from './weight.js';

/** How well a field agrees. */
type Agreement = 'same' | 'similar' | 'unknown' | 'different';

/** The evidence from one field of two records. */
export interface FieldEvidence {
  readonly agreement: Agreement;
  /** The agreeing value of the second record; empty if there is none. */
  readonly value: string;
  /** In bits. */
  readonly weight: number;
}

const ranks: Readonly<Record<Agreement, number>> = { same: 3, similar: 2, unknown: 1, different: 0 };

/** The best agreement among all pairs; unknown when one side has nothing to compare. */
function best<T>(
  one: readonly T[],
  other: readonly T[],
  agree: (a: T, b: T) => Agreement,
  valueOf: (value: T) => string,
  by: Readonly<Record<Agreement, number>>,
): FieldEvidence {
  let found: { agreement: Agreement; value: string } | null = null;
  for (const b of other)
    for (const a of one) {
      const agreement = agree(a, b);
      if (agreement !== 'unknown' && (!found || ranks[agreement] > ranks[found.agreement]))
        found = { agreement, value: valueOf(b) };
    }
  const { agreement, value } = found ?? { agreement: 'unknown', value: '' };
  return { agreement, value: ranks[agreement] > ranks.unknown ? value : '', weight: by[agreement] };
}

/** The evidence from phones, compared by search key; seven digits equal the last seven of ten. @see C-230 */
export function phoneEvidence(one: PersonFacts, other: PersonFacts): FieldEvidence {
  return best(
    one.phones,
    other.phones,
    (a, b) => phoneAgreement(phoneKey(a.phoneNumber), phoneKey(b.phoneNumber)),
    (phone) => phone.phoneNumber,
    weights.phone,
  );
}

function phoneAgreement(one: string, other: string): Agreement {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 7) return 'unknown';
  if (one === other || (shorter === 7 && one.slice(-7) === other.slice(-7))) return 'same';
  return one.length === other.length && slipsBetween(one, other) === 1 ? 'similar' : 'different';
}

/** The evidence from emails. @see C-230 */
export function emailEvidence(one: PersonFacts, other: PersonFacts): FieldEvidence {
  const listed = ({ email }: PersonFacts) => [trimmed(email).toLowerCase()].filter((text) => text.includes('@'));
  return best(listed(one), listed(other), emailAgreement, (email) => email, weights.email);
}

function emailAgreement(one: string, other: string): Agreement {
  if (one === other) return 'same';
  const [name = '', host = ''] = one.split('@');
  const [otherName = '', otherHost = ''] = other.split('@');
  // A different digit means another person, as in ann1 and ann2; only typing errors in letters count.
  const letters = (text: string) => text.replaceAll(/\d/gu, '');
  const isSlip = slipsBetween(name, otherName) <= 1 && letters(name) !== letters(otherName) && host === otherHost;
  return isSlip || (name === otherName && slipsBetween(host, otherHost) <= 1) ? 'similar' : 'different';
}

const shortWords: Readonly<Record<string, string>> = {
  street: 'st', avenue: 'ave', av: 'ave', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct', boulevard: 'blvd', place: 'pl',
  circle: 'cir', terrace: 'ter', highway: 'hwy', parkway: 'pkwy', square: 'sq', trail: 'trl', route: 'rte',
  north: 'n', south: 's', east: 'e', west: 'w', apartment: 'apt', suite: 'ste', unit: 'apt', floor: 'fl',
}; // prettier-ignore

/** An address line in comparable form: 'North Elm Street' is 'n elm st'. */
const lineOf = (line: string | null | undefined) =>
  folded(line)
    .split(' ')
    .map((word) => shortWords[word] ?? word)
    .join(' ');

/** The evidence from addresses; two apartments of one building are two households. @see C-230 */
export function addressEvidence(one: PersonFacts, other: PersonFacts): FieldEvidence {
  return best(one.addresses, other.addresses, addressAgreement, (address) => address.addressLine1, weights.address);
}

function addressAgreement(one: StreetFacts, other: StreetFacts): Agreement {
  const [street, otherStreet] = [lineOf(one.addressLine1), lineOf(other.addressLine1)];
  if (street === '' || otherStreet === '') return 'unknown';
  const [zip, otherZip] = [trimmed(one.zip).slice(0, 5), trimmed(other.zip).slice(0, 5)];
  const isZipKnown = zip !== '' && otherZip !== '';
  if (isZipKnown && zip !== otherZip)
    return street === otherStreet && slipsBetween(zip, otherZip) === 1 ? 'similar' : 'different';
  const [flat, otherFlat] = [lineOf(one.addressLine2), lineOf(other.addressLine2)];
  if (flat !== '' && otherFlat !== '' && flat !== otherFlat) return 'different';
  if (street === otherStreet) return isZipKnown ? 'same' : 'similar';
  return isNearStreet(street, otherStreet) ? 'similar' : 'different';
}

/**
 * One typing error in the number, or the same number and a similar street: number 12 is a different house than number
 * 14.
 */
function isNearStreet(one: string, other: string): boolean {
  const [number = '', ...words] = one.split(' ');
  const [otherNumber = '', ...otherWords] = other.split(' ');
  return number === otherNumber && jaroWinkler(words.join(' '), otherWords.join(' ')) >= 0.85;
}
