import type { ComparedName } from '../form/form.js';

/** The compared fields of two prescriptions of one ingredient; contract field names. */
export interface ComparedPrescription {
  /** Title and strength: '1 tablet' of another one is another dose. */
  readonly product: { readonly id: string; readonly strengthDisplay: string | null };
  /** Dispensing units per fill. */
  readonly quantity: number | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
  readonly flavorId: string | null;
  /** Pounds, as recorded at the time; `null` when unrecorded. */
  readonly pounds: number | null;
}

export type ComparedField = ComparedName | 'strength' | 'weight';

/**
 * Comparison of a value with the last one: `same` ('='), `close` ('≈', weight only), `differs` ('was …'), or `unknown`
 * (no mark: nothing to compare, or a different unit).
 */
export type LastTimeSign = 'same' | 'close' | 'differs' | 'unknown';

/** Maximum difference of a close weight: a twentieth of the last one. */
const closeShare = 0.05;

const isBlank = (value: unknown) => value === null || value === '' || Number.isNaN(value);
const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function exactly(now: unknown, before: unknown): LastTimeSign {
  if (isBlank(now) && isBlank(before)) return 'unknown';
  return now === before ? 'same' : 'differs';
}

function weightAgainst(now: number | null, before: number | null): LastTimeSign {
  if (now === null || before === null || !(now > 0) || !(before > 0)) return 'unknown';
  if (now === before) return 'same';
  return Math.abs(now - before) <= before * closeShare ? 'close' : 'differs';
}

/** Refills and PRN are one value: '0', '5', 'PRN'. */
const refillsOf = ({ refills, prnFlag }: ComparedPrescription) => (prnFlag ? 'PRN' : refills);

/**
 * Compares each value of a prescription with the last one. Nothing is inferred: values that both omit have no mark, nor
 * does an unrecorded weight. For another product, quantity and directions are never the same, because a tablet of it is
 * another dose.
 *
 * @param now - as in the form
 * @param last - the newest prescription of the ingredient
 * @see P-253
 */
export function againstLastTime(
  now: ComparedPrescription,
  last: ComparedPrescription,
): Readonly<Record<ComparedField, LastTimeSign>> {
  const isSameProduct = now.product.id === last.product.id;
  const isSameStrength = isSameProduct || words(now.product.strengthDisplay) === words(last.product.strengthDisplay);
  const counted = (against: LastTimeSign): LastTimeSign => (against === 'same' && !isSameProduct ? 'unknown' : against);
  return {
    strength: isSameStrength ? 'same' : 'differs',
    quantity: counted(exactly(now.quantity, last.quantity)),
    directions: counted(exactly(words(now.directions), words(last.directions))),
    daysSupply: exactly(now.daysSupply, last.daysSupply),
    refills: exactly(refillsOf(now), refillsOf(last)),
    flavorId: counted(exactly(now.flavorId, last.flavorId)),
    weight: weightAgainst(now.pounds, last.pounds),
  };
}

/**
 * Whether everything that is signed equals the last prescription: strength, quantity, directions, and refills are the
 * same, and no other value differs.
 *
 * @see P-253
 */
export function isUnchanged(against: Readonly<Record<ComparedField, LastTimeSign>>): boolean {
  const { strength, quantity, directions, refills, ...others } = against;
  return (
    [strength, quantity, directions, refills].every((each) => each === 'same') &&
    Object.values(others).every((each) => each !== 'differs')
  );
}
