import { isOfDrug, type DrugFacts } from '../../../safety/conflict/index.js';
import { type Instant, millisecondsOf } from '../../../base/time/index.js';

/** How soon a prescription is withdrawn, and how soon after that it is ordered anew, to count (P-250). */
export const wrongPatientMinutes = 10;

const soon = wrongPatientMinutes * 60_000;

/** Something that a person issued for a patient. */
export interface Order {
  readonly at: Instant;
  readonly patientId: string;
  readonly product: DrugFacts;
}

/** An order that was taken back, and what the person who had issued it issued after that. */
export interface WithdrawnOrder extends Order {
  readonly withdrawnAt: Instant;
  readonly later: readonly Order[];
}

export interface WrongPatientMeasure {
  readonly issued: number;
  /** Of the issued: taken back within ten minutes. */
  readonly withdrawn: number;
  /** Of the withdrawn: the same drug was ordered for another patient by the same person within ten minutes more. */
  readonly reordered: number;
}

const isWithin = (from: Instant, to: Instant) => {
  const passed = millisecondsOf(to) - millisecondsOf(from);
  return passed >= 0 && passed <= soon;
};

/**
 * How often a prescription was first issued for the wrong patient, as far as records can tell: taken back and ordered for
 * another one soon. The tenth minute still counts, to the millisecond.
 *
 * @param issued - the prescriptions issued for patients in the range
 * @param withdrawn - those of them that were taken back, with what followed
 * @throws RangeError on an impossible instant
 * @see P-250
 */
export function wrongPatientMeasure(issued: number, withdrawn: readonly WithdrawnOrder[]): WrongPatientMeasure {
  const early = withdrawn.filter(({ at, withdrawnAt }) => isWithin(at, withdrawnAt));
  return { issued, withdrawn: early.length, reordered: early.filter(isReordered).length };
}

function isReordered({ withdrawnAt, patientId, product, later }: WithdrawnOrder): boolean {
  return later.some(
    (order) => order.patientId !== patientId && isOfDrug(product, order.product) && isWithin(withdrawnAt, order.at),
  );
}
