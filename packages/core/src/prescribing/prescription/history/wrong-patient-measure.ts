import { isOfDrug, type DrugFacts } from '../../../safety/conflict/index.js';
import { type Instant, millisecondsOf } from '../../../base/time/index.js';

/** Maximum time from issue to withdrawal, and from withdrawal to the new order, to count (P-250). */
export const wrongPatientMinutes = 10;

const soon = wrongPatientMinutes * 60_000;

/** What a user issued for a patient. */
export interface Order {
  readonly at: Instant;
  readonly patientId: string;
  readonly product: DrugFacts;
}

/** A withdrawn prescription, with what its issuing user issued afterwards. */
export interface WithdrawnOrder extends Order {
  readonly withdrawnAt: Instant;
  /** Whether it was authorized together with other renewals (P-470). */
  readonly isOfBatch: boolean;
  readonly later: readonly Order[];
}

export interface WrongPatientMeasure {
  readonly issued: number;
  /** Number of the issued that were withdrawn within ten minutes. */
  readonly withdrawn: number;
  /** Number of the withdrawn whose drug the same user ordered for another patient within another ten minutes. */
  readonly reordered: number;
  /** Number that were undone before they were sent; not among the issued (P-487). */
  readonly undone: number;
  /** Number of the undone whose drug the same user ordered for another patient within ten minutes. */
  readonly undoneReordered: number;
}

const isWithin = (from: Instant, to: Instant) => {
  const passed = millisecondsOf(to) - millisecondsOf(from);
  return passed >= 0 && passed <= soon;
};

/**
 * How often a prescription was first issued for the wrong patient, as far as records show: withdrawn and ordered for
 * another one soon. The tenth minute is included, to the millisecond.
 *
 * @param issued - prescriptions issued for patients in the range
 * @param withdrawn - those that were withdrawn, with what followed
 * @param undone - those that were undone before they were sent, which were never issued to anyone
 * @throws RangeError on an impossible instant
 * @see P-250, P-487
 */
export function wrongPatientMeasure(
  issued: number,
  withdrawn: readonly WithdrawnOrder[],
  undone: readonly WithdrawnOrder[],
): WrongPatientMeasure {
  const early = withdrawn.filter(({ at, withdrawnAt }) => isWithin(at, withdrawnAt));
  return {
    ...{ issued, withdrawn: early.length, reordered: early.filter(isReordered).length },
    ...{ undone: undone.length, undoneReordered: undone.filter(isReordered).length },
  };
}

/** The measure with that of the prescriptions that were authorized together with others. @see P-470 */
export interface SplitWrongPatientMeasure extends WrongPatientMeasure {
  readonly together: WrongPatientMeasure;
}

/**
 * The measure, and separately that of the renewals that were authorized together.
 *
 * @param issued - all prescriptions, and those of them that were authorized together
 * @see P-250, P-470
 */
export const splitWrongPatientMeasure = (
  issued: { readonly all: number; readonly together: number },
  withdrawn: readonly WithdrawnOrder[],
  undone: readonly WithdrawnOrder[],
): SplitWrongPatientMeasure => ({
  ...wrongPatientMeasure(issued.all, withdrawn, undone),
  together: wrongPatientMeasure(issued.together, withdrawn.filter(isOfBatch), undone.filter(isOfBatch)),
});

const isOfBatch = ({ isOfBatch: of }: WithdrawnOrder) => of;

function isReordered({ withdrawnAt, patientId, product, later }: WithdrawnOrder): boolean {
  return later.some(
    (order) => order.patientId !== patientId && isOfDrug(product, order.product) && isWithin(withdrawnAt, order.at),
  );
}
