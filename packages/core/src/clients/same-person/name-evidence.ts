import { folded, surnameKey } from './folded.js';
import { isGivenName } from './given-name.js';
import { mayBeMisheard } from './misheard.js';
import { jaroWinkler, sharedPrefixLength, slipsBetween } from './nearness.js';
import { areNicknames, hasNicknames, mayBeNicknames } from './nickname.js';
import type { PersonFacts, SurnameShare } from './person-facts.js';
import { surnameWeight, weights } from './weight.js';

/** How well two given names agree; `unsure` is similar, but may be another member of the household. */
type GivenAgreement = 'same' | 'nickname' | 'similar' | 'unsure' | 'unknown' | 'different';
/** `misheard` may have been misheard on the phone: it is evidence neither for nor against the same person. */
type SurnameAgreement = 'same' | 'similar' | 'misheard' | 'unknown' | 'different';

/** The evidence from two names. */
export interface NameEvidence {
  readonly given: GivenAgreement;
  readonly surname: SurnameAgreement;
  /** Whether the first name of one is the last name of the other. */
  readonly isSwapped: boolean;
  /** In bits. */
  readonly weight: number;
  /** The part shared by a household: that of the surname. In bits, 0 or more. */
  readonly householdWeight: number;
}

type Named = Pick<PersonFacts, 'firstName' | 'lastName'>;

/**
 * The evidence from the names of two records, in order or with first and last name swapped, whichever is stronger.
 * Symmetric.
 *
 * @see C-230
 */
export function nameEvidence(one: Named, other: Named, share: SurnameShare): NameEvidence {
  const straight = readAs(one, other, share);
  const swapped = readSwapped(one, other, share);
  return swapped && swapped.weight > straight.weight ? swapped : straight;
}

const turned = ({ firstName, lastName }: Named): Named => ({ firstName: lastName, lastName: firstName });

/**
 * The evidence when the names of one record are swapped; `null` when they still do not agree. It is unknown which of
 * the two records is wrong, so the weaker reading counts.
 */
function readSwapped(one: Named, other: Named, share: SurnameShare): NameEvidence | null {
  if ([one, other].some(({ firstName, lastName }) => folded(firstName) === '' || folded(lastName) === '')) return null;
  const readings = [readAs(one, turned(other), share), readAs(turned(one), other, share)];
  const isUnlike = ({ surname }: NameEvidence) => surname === 'different' || surname === 'misheard';
  if (!readings.every((reading) => isProven(reading) && !isUnlike(reading))) return null;
  const [least] = readings.toSorted((a, b) => a.weight - b.weight || a.householdWeight - b.householdWeight);
  return least ? { ...least, isSwapped: true, weight: least.weight + weights.swapped } : null;
}

/** Whether the names belong to one person, as far as names can prove it. */
export const isProven = ({ given }: NameEvidence): boolean =>
  given === 'same' || given === 'nickname' || given === 'similar';

function readAs(one: Named, other: Named, share: SurnameShare): NameEvidence {
  const given = givenAgreement(one.firstName, other.firstName);
  const surname = surnameAgreement(one.lastName, other.lastName);
  const shared = Math.max(share(surnameKey(one.lastName)), share(surnameKey(other.lastName)));
  const ofSurname =
    surname === 'same' || surname === 'similar' ? surnameWeight(surname, shared) : weights.surname[surname];
  return {
    given,
    surname,
    isSwapped: false,
    weight: weights.given[given] + ofSurname,
    householdWeight: Math.max(0, ofSurname),
  };
}

/** The minimum Jaro-Winkler similarity of similar names. */
const near = 0.85;

/** Whether one name is the other with additional words: 'mary ann' and 'mary'. */
const isPartOf = (one: string, other: string) => {
  const words = other.split(' ');
  return words.length > 1 && one.split(' ').every((word) => words.includes(word));
};

/** How well two first names agree. Symmetric. @see C-230, C-231 */
function givenAgreement(first: string | null, second: string | null): GivenAgreement {
  const [one, other] = [folded(first), folded(second)];
  if (one === '' || other === '') return 'unknown';
  if (one === other) return 'same';
  if (areNicknames(one, other)) return 'nickname';
  if (mayBeNicknames(one, other)) return 'unsure';
  if (one.startsWith(`${other} `) || other.startsWith(`${one} `)) return 'nickname';
  if (one.startsWith(other) || other.startsWith(one)) return 'unsure';
  if (isPartOf(one, other) || isPartOf(other, one)) return 'unsure';
  if (jaroWinkler(one, other) < near) return 'different';
  return isSlip(one, other) ? 'similar' : 'unsure';
}

/**
 * Whether one given name is the other with a typing error. Two known given names are two people, however similar:
 * 'joan' and 'john'. So are names that differ at the end, like those of men and women, or in the first letter, which is
 * rarely mistyped: 'maria' and 'mario', 'jayden' and 'zayden'. For two unknown names only swapped or doubled letters
 * count as an error: 'jaylin' and 'jaylon' are two people.
 */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const parted = sharedPrefixLength(one, other);
  const named = [one, other].filter(isName).length;
  if (named === 2 || parted === 0 || parted >= shorter - (named === 1 ? 1 : 2)) return false;
  const slips = slipsBetween(one, other);
  if (slips === 1) return named === 1 || lettersOf(one) === lettersOf(other);
  return slips === 2 && named === 1 && shorter >= 8;
}

const isName = (name: string) => isGivenName(name) || hasNicknames(name);

/** The distinct letters of a name, which swapping or doubling letters does not change. */
const lettersOf = (name: string) => [...new Set(name)].toSorted().join('');

function surnameAgreement(first: string | null, second: string | null): SurnameAgreement {
  const [one, other] = [surnameKey(first), surnameKey(second)];
  if (one === '' || other === '') return 'unknown';
  if (one === other) return 'same';
  const isNear = isPartOf(one, other) || isPartOf(other, one) || jaroWinkler(one, other) >= near;
  if (isNear) return 'similar';
  return mayBeMisheard(one, other) || isPartMisheard(one, other) ? 'misheard' : 'different';
}

/** Minimum length of a part of a last name; a shorter one is not distinctive. */
const leastPart = 4;

/** Whether part of a two-word last name, 'whitfield castellanos', may be the other name or part of it: 'witfield'. */
function isPartMisheard(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((name) => name.split(' ').filter(({ length }) => length >= leastPart));
  if (!parts || !others || (parts.length < 2 && others.length < 2)) return false;
  return parts.some((part) => others.some((each) => part === each || mayBeMisheard(part, each)));
}
