import { isYes } from '../../base/failure/index.js';
import { linkedId, type LinkedRecord, type PimsPatient } from '../../practice/pims-connection/index.js';
import { trimmed } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { dayTold, poundsTold } from './pims-value.js';
import { type StoredWeight, weightInExactPounds } from './weight.js';

/** With whom of the practice system each patient here is to be linked: by the id here, the id there. */
export type Pairs = ReadonlyMap<string, string>;

/** Nobody, which is how pairing begins: nothing is paired by itself. @see C-113 */
export const noPairs: Pairs = new Map();

/** The patients of a client who may be paired: active, and not linked yet. @see C-113 */
export function pairable<P extends LinkedRecord & { readonly isActive: boolean }>(patients: readonly P[]): P[] {
  return patients.filter((patient) => patient.isActive && linkedId(patient) === null);
}

type Offered = Pick<PimsPatient, 'id' | 'isDeleted'>;

/**
 * The patients of the practice system whom one patient here may be paired with: none that was deleted there, none that is
 * linked already, and none that another patient here is paired with.
 *
 * @param linked - the ids there that are linked already
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
 * The pairs after one patient was paired, or left alone again.
 *
 * @param theirId - `null` for nobody; who is paired with another patient stays with that one
 * @see C-113
 */
export function pairsWith(pairs: Pairs, patientId: string, theirId: string | null): Pairs {
  const others = [...pairs].filter(([id]) => id !== patientId);
  if (theirId === null) return new Map(others);
  return others.some(([, held]) => held === theirId) ? pairs : new Map([...others, [patientId, theirId]]);
}

/** What of two records is compared before they are linked. */
export type PairField = 'name' | 'birthdate' | 'weight';

/** How two records that are paired compare, so that a wrong pair is seen before it spoils a medical record. */
export interface PairComparison {
  readonly agrees: readonly PairField[];
  readonly differs: readonly PairField[];
}

/** Compares what both records know, in the order in which it is shown. @see C-113 */
export function comparePair(
  patient: StoredWeight & { readonly name: string; readonly birthdate: PlainDate | null },
  theirs: PimsPatient,
  today: PlainDate,
): PairComparison {
  const values: readonly (readonly [PairField, string | number | null, string | number | null])[] = [
    ['name', trimmed(patient.name).toLowerCase(), trimmed(theirs.name).toLowerCase()],
    ['birthdate', patient.birthdate, dayTold(theirs.dateOfBirth, today)],
    ['weight', weightInExactPounds(patient), poundsTold(theirs)],
  ];
  const known = values.filter(([, ours, other]) => ours !== null && other !== null);
  const fields = (isSame: boolean) =>
    known.filter(([, ours, other]) => (ours === other) === isSame).map(([field]) => field);
  return { agrees: fields(true), differs: fields(false) };
}
