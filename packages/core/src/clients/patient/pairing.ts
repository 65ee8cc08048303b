import { isYes } from '../../base/failure/index.js';
import { linkedId, type LinkedRecord, type PimsPatient } from '../../practice/pims-connection/index.js';
import { trimmed } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { reportedDay, reportedPounds } from './pims-value.js';
import { type StoredWeight, weightInExactPounds } from './weight.js';

/** The chosen pairs: the patient ID in Signa to the patient ID in the practice system. */
export type Pairs = ReadonlyMap<string, string>;

/** No pairs, which is the initial state: nothing is paired automatically. @see C-113 */
export const noPairs: Pairs = new Map();

/** The patients of a client who can be paired: active, and not linked yet. @see C-113 */
export function pairable<P extends LinkedRecord & { readonly isActive: boolean }>(patients: readonly P[]): P[] {
  return patients.filter((patient) => patient.isActive && linkedId(patient) === null);
}

type Offered = Pick<PimsPatient, 'id' | 'isDeleted'>;

/**
 * The patients of the practice system that a patient can be paired with: not deleted, not linked, and not paired with
 * another patient.
 *
 * @param linked - the IDs there that are already linked
 * @see C-113
 */
export function pairOffers<T extends Offered>(
  theirs: readonly T[],
  {
    pairs,
    patientId,
    linked,
  }: { readonly pairs: Pairs; readonly patientId: string; readonly linked: ReadonlySet<string> },
): T[] {
  const others = new Set([...pairs].filter(([id]) => id !== patientId).map(([, theirId]) => theirId));
  return theirs.filter(({ id, isDeleted }) => !isYes(isDeleted) && !linked.has(id) && !others.has(id));
}

/**
 * The pairs after one patient was paired or unpaired.
 *
 * @param theirId - `null` to unpair; a record that is paired with another patient stays paired with it
 * @see C-113
 */
export function pairsWith(pairs: Pairs, patientId: string, theirId: string | null): Pairs {
  const others = [...pairs].filter(([id]) => id !== patientId);
  if (theirId === null) return new Map(others);
  return others.some(([, held]) => held === theirId) ? pairs : new Map([...others, [patientId, theirId]]);
}

/** The fields that are compared before two records are linked. */
export type PairField = 'name' | 'birthdate' | 'weight';

/** How two paired records compare, so that users notice a wrong pair before it corrupts a medical record. */
export interface PairComparison {
  readonly agrees: readonly PairField[];
  readonly differs: readonly PairField[];
}

/** Compares the values that both have, in display order. @see C-113 */
export function comparePair(
  patient: StoredWeight & { readonly name: string; readonly birthdate: PlainDate | null },
  theirs: PimsPatient,
  today: PlainDate,
): PairComparison {
  const values: readonly (readonly [PairField, string | number | null, string | number | null])[] = [
    ['name', trimmed(patient.name).toLowerCase(), trimmed(theirs.name).toLowerCase()],
    ['birthdate', patient.birthdate, reportedDay(theirs.dateOfBirth, today)],
    ['weight', weightInExactPounds(patient), reportedPounds(theirs)],
  ];
  const known = values.filter(([, ours, other]) => ours !== null && other !== null);
  const fields = (isSame: boolean) =>
    known.filter(([, ours, other]) => (ours === other) === isSame).map(([field]) => field);
  return { agrees: fields(true), differs: fields(false) };
}
