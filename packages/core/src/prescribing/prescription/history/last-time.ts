import type { ComparedName } from '../form/form.js';

/** What two prescriptions of one ingredient are compared by; field names as they travel. */
export interface ComparedPrescription {
  /** Title and strength: '1 tablet' of another one is another dose. */
  readonly product: { readonly id: string; readonly strengthDisplay: string | null };
  /** Dispensing units of one fill. */
  readonly quantity: number | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
  readonly flavorId: string | null;
  /** Pounds, as recorded at the time; `null` where nobody recorded it. */
  readonly pounds: number | null;
}

export type ComparedField = ComparedName | 'strength' | 'weight';

/**
 * How a value stands to that of last time: `same` ('='), `close` ('≈', a weight only), `differs` ('was …'), `unknown`
 * (no sign: there is nothing to compare, or it counts something else).
 */
export type LastTimeSign = 'same' | 'close' | 'differs' | 'unknown';

/** A weight this near to the last one is about as heavy: a twentieth of the last. */
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
 * Each value of a prescription beside that of last time. Nothing is inferred: what both leave open has no sign, nor has a
 * weight that nobody recorded, and of another product quantity and directions are never called the same, for a tablet of it is another dose.
 *
 * @param now - as it stands in the form
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
 * Whether everything that is signed is as last time: strength, quantity, directions and refills the same, and no other
 * value differing.
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
