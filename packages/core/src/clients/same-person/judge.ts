import { addressEvidence, emailEvidence, phoneEvidence, type FieldEvidence } from './contact-evidence.js';
import { folded, surnameKey } from './folded.js';
import { nameMarks, type Mark } from './marks.js';
import { isProven, nameEvidence, type NameEvidence } from './name-evidence.js';
import { patientEvidence } from './patient-evidence.js';
import type { PersonFacts, SurnameShare } from './person-facts.js';
import { thresholds } from './weight.js';

/** The relation of two records. It is only a warning; a user decides (C-233). */
export const samenesses = ['sameClient', 'sameHousehold', 'different'] as const;
export type Sameness = (typeof samenesses)[number];

/** Whether a record is probably that of the typed person, so that creating another one asks first. @see C-233 */
export const isSameClient = ({ sameness }: { readonly sameness: Sameness }): boolean => sameness === 'sameClient';

/** Whether a record is of the typed person or of their household, so that it is worth showing. @see C-233 */
export const isAlike = ({ sameness }: { readonly sameness: Sameness }): boolean => sameness !== 'different';

/** How a field agrees; `nickname` and `swapped` apply to names only. */
export type ReasonKind = 'same' | 'similar' | 'nickname' | 'swapped';

/** A reason for a candidate, one per field. */
export interface Reason {
  readonly field: 'name' | 'surname' | 'phone' | 'email' | 'address' | 'patient';
  readonly kind: ReasonKind;
  /** The candidate's stored value. */
  readonly value: string;
}

/** The judgment about a candidate. */
export interface Judgement {
  readonly sameness: Sameness;
  /** Evidence for the same person in bits; negative is evidence against. */
  readonly weight: number;
  /** In the order of the form; empty when nothing agrees. */
  readonly reasons: readonly Reason[];
  /** The letters of the candidate's name that were typed. */
  readonly marks: readonly Mark[];
}

/**
 * Judges whether a typed person is an existing one, by the sum of the evidence from all fields. The same client
 * requires evidence from the first name, because a household shares everything else, and a spouse must never be taken
 * for the same person (C-231). The same household requires a shared phone, address, email or animal, and enough
 * evidence in total.
 *
 * The judgment is symmetric except for values and marks, which are the candidate's. A value missing on one side is no
 * evidence.
 *
 * @param share - how common a surname is among the compared records
 * @see C-230, C-231, C-232
 */
export function scorePerson(typed: PersonFacts, candidate: PersonFacts, share: SurnameShare): Judgement {
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

/** A client that is an organization has only a last name (C-109). */
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
