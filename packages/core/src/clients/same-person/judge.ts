import { addressEvidence, emailEvidence, phoneEvidence, type FieldEvidence } from './contact-evidence.js';
import { folded, surnameKey } from './folded.js';
import { nameMarks, type Mark } from './marks.js';
import { isProven, nameEvidence, type NameEvidence } from './name-evidence.js';
import { patientEvidence } from './patient-evidence.js';
import type { PersonFacts, SurnameShare } from './person-facts.js';
import { thresholds } from './weight.js';

/** What two records are to each other; a person decides, this only warns (C-233). */
export const samenesses = ['sameClient', 'sameHousehold', 'different'] as const;
export type Sameness = (typeof samenesses)[number];

/** How a field agrees; `nickname` and `swapped` are of names only. */
export type ReasonKind = 'same' | 'similar' | 'nickname' | 'swapped';

/** What speaks for a candidate, a field each. */
export interface Reason {
  readonly field: 'name' | 'surname' | 'phone' | 'email' | 'address' | 'patient';
  readonly kind: ReasonKind;
  /** What the candidate has there, as stored. */
  readonly value: string;
}

/** A candidate as it was judged. */
export interface Judgement {
  readonly sameness: Sameness;
  /** Bits that speak for one person; below 0 they speak against. */
  readonly weight: number;
  /** In the order of the form; none where nothing agrees. */
  readonly reasons: readonly Reason[];
  /** Letters of the candidate's name that were typed. */
  readonly marks: readonly Mark[];
}

/**
 * Whether a typed person is one who is there already, by the sum of what each field says. The same client is only whose
 * first name says so too: all else is shared by a household, so that a spouse is never taken for the same (C-231). Of a
 * household are who share a phone, an address, an e-mail or an animal, and enough of it.
 *
 * Symmetric but for the values and marks, which are the candidate's. A field that one side lacks says nothing.
 *
 * @param share - how common a surname is where the two are compared
 * @see C-230, C-231, C-232
 */
export function judgePerson(typed: PersonFacts, candidate: PersonFacts, share: SurnameShare): Judgement {
  const name = nameEvidence(typed, candidate, share);
  const fields = {
    phone: phoneEvidence(typed, candidate),
    email: emailEvidence(typed, candidate),
    address: addressEvidence(typed, candidate),
    patient: patientEvidence(typed, candidate),
  } as const;
  const shared = Object.values(fields);
  const ofFields = shared.reduce((sum, { weight }) => sum + weight, 0);
  const weight = name.weight + ofFields;
  const isPerson = isProven(name) || isOneOrganization(typed, candidate);
  const isTogether = shared.some(agrees) && name.householdWeight + ofFields >= thresholds.sameHousehold;
  return {
    sameness: isPerson && weight >= thresholds.sameClient ? 'sameClient' : isTogether ? 'sameHousehold' : 'different',
    weight,
    reasons: [
      ...nameReasons(name, candidate),
      ...(['phone', 'email', 'address', 'patient'] as const).flatMap((field) => fieldReason(field, fields[field])),
    ],
    marks:
      name.given === 'different' && name.surname === 'different' ? [] : nameMarks(typed, candidate, name.isSwapped),
  };
}

const agrees = ({ agreement }: FieldEvidence) => agreement === 'same' || agreement === 'similar';

/** An organization as client has one name, the last (C-109). */
function isOneOrganization(one: PersonFacts, other: PersonFacts): boolean {
  const isOrganization = ({ firstName }: PersonFacts) => folded(firstName) === '';
  const name = surnameKey(one.lastName);
  return isOrganization(one) && isOrganization(other) && name !== '' && name === surnameKey(other.lastName);
}

function nameReasons({ given, surname, isSwapped }: NameEvidence, candidate: PersonFacts): Reason[] {
  const [first, last] = [candidate.firstName ?? '', candidate.lastName ?? ''];
  const whole = (kind: ReasonKind): Reason[] => [
    { field: 'name', kind, value: [first, last].filter(Boolean).join(' ') },
  ];
  const isSurname = surname === 'same' || surname === 'similar' || surname === 'misheard';
  if (isSwapped) return whole('swapped');
  if (given === 'nickname' && surname !== 'different') return whole('nickname');
  if ((given === 'same' || given === 'similar') && isSurname)
    return whole(given === 'same' && surname === 'same' ? 'same' : 'similar');
  if (given === 'unsure' && isSurname) return whole('similar');
  if (isSurname) return [{ field: 'surname', kind: surname === 'same' ? 'same' : 'similar', value: last }];
  return [];
}

function fieldReason(field: Reason['field'], evidence: FieldEvidence): Reason[] {
  if (evidence.agreement !== 'same' && evidence.agreement !== 'similar') return [];
  return [{ field, kind: evidence.agreement, value: evidence.value }];
}
