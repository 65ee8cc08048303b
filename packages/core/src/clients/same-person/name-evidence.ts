import { folded, surnameKey } from './folded.js';
import { isGivenName } from './given-name.js';
import { mayBeMisheard } from './misheard.js';
import { jaroWinkler, sharedBeginning, slipsBetween } from './nearness.js';
import { areNicknames, hasNicknames, mayBeNicknames } from './nickname.js';
import type { PersonFacts, SurnameShare } from './person-facts.js';
import { surnameWeight, weights } from './weight.js';

/** How far two given names agree; `unsure` is near, but may be another of the household. */
type GivenAgreement = 'same' | 'nickname' | 'similar' | 'unsure' | 'unknown' | 'different';
/** `misheard` may have been said on the phone: it speaks neither for the person nor against. */
type SurnameAgreement = 'same' | 'similar' | 'misheard' | 'unknown' | 'different';

/** What two names say. */
export interface NameEvidence {
  readonly given: GivenAgreement;
  readonly surname: SurnameAgreement;
  /** The first name of one stands where the other has the last. */
  readonly isSwapped: boolean;
  /** Bits. */
  readonly weight: number;
  /** The part of it that a whole household shares: that of the surname. Bits, 0 or more. */
  readonly householdWeight: number;
}

type Named = Pick<PersonFacts, 'firstName' | 'lastName'>;

/**
 * What the names of two records say, straight or with first and last exchanged, whichever says more. Symmetric.
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
 * The names with those of one record exchanged; `null` where they do not agree so either. Which of the two records is
 * the wrong one nobody knows, so that the reading that says less counts.
 */
function readSwapped(one: Named, other: Named, share: SurnameShare): NameEvidence | null {
  if ([one, other].some(({ firstName, lastName }) => folded(firstName) === '' || folded(lastName) === '')) return null;
  const readings = [readAs(one, turned(other), share), readAs(turned(one), other, share)];
  const isUnlike = ({ surname }: NameEvidence) => surname === 'different' || surname === 'misheard';
  if (!readings.every((reading) => isProven(reading) && !isUnlike(reading))) return null;
  const [least] = readings.toSorted((a, b) => a.weight - b.weight || a.householdWeight - b.householdWeight);
  return least ? { ...least, isSwapped: true, weight: least.weight + weights.swapped } : null;
}

/** Whether the names are one person's, as far as names can tell. */
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

/** From where on names are near by Jaro and Winkler. */
const near = 0.85;

/** Whether one is the other with more words: 'mary ann' and 'mary'. */
const isPartOf = (one: string, other: string) => {
  const words = other.split(' ');
  return words.length > 1 && one.split(' ').every((word) => words.includes(word));
};

/** How far two first names agree. Symmetric. @see C-230, C-231 */
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
 * Whether one given name was typed for the other by a slip. Two names that people have are two people, however near:
 * 'joan' and 'john'. So are names that part at the end, as those of men and women do, or at the first letter, where hands
 * slip seldom: 'maria' and 'mario', 'jayden' and 'zayden'. Of two names that no list knows only letters that are swapped or
 * doubled are a slip: 'jaylin' and 'jaylon' are two people.
 */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const parted = sharedBeginning(one, other);
  const named = [one, other].filter(isName).length;
  if (named === 2 || parted === 0 || parted >= shorter - (named === 1 ? 1 : 2)) return false;
  const slips = slipsBetween(one, other);
  if (slips === 1) return named === 1 || lettersOf(one) === lettersOf(other);
  return slips === 2 && named === 1 && shorter >= 8;
}

const isName = (name: string) => isGivenName(name) || hasNicknames(name);

/** The letters of a name, each once: who swaps or doubles one has the same. */
const lettersOf = (name: string) => [...new Set(name)].toSorted().join('');

function surnameAgreement(first: string | null, second: string | null): SurnameAgreement {
  const [one, other] = [surnameKey(first), surnameKey(second)];
  if (one === '' || other === '') return 'unknown';
  if (one === other) return 'same';
  const isNear = isPartOf(one, other) || isPartOf(other, one) || jaroWinkler(one, other) >= near;
  if (isNear) return 'similar';
  return mayBeMisheard(one, other) || isPartMisheard(one, other) ? 'misheard' : 'different';
}

/** Letters of a part of a last name below which it is too short to be told from another one. */
const leastPart = 4;

/** Whether part of a last name of two words, 'whitfield castellanos', may be the other one, or part of that: 'witfield'. */
function isPartMisheard(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((name) => name.split(' ').filter(({ length }) => length >= leastPart));
  if (!parts || !others || (parts.length < 2 && others.length < 2)) return false;
  return parts.some((part) => others.some((each) => part === each || mayBeMisheard(part, each)));
}
