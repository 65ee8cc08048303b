import { quantityInUnits } from '../../../catalog/product/index.js';
import { relatedTherapy } from './duplicate-therapy.js';
import type { ActiveTherapyFacts, ConflictSubject } from '../../signing/index.js';
import { daysOf, unitsPerDay } from './therapy-left.js';

/** The total of remaining units, and what this prescription adds. */
export interface OpenSum {
  /** '600 tablets' */
  readonly open: string;
  /** ' are open, 300 days at 2 a day; this one adds 500.' */
  readonly rest: string;
}

/** A number with at most two decimals and without trailing zeros. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
const short = (value: number): string => String(rounded(value));

/** The rate shared by all of them; `null` if rates differ or one is unknown. */
function commonRate(issued: readonly ActiveTherapyFacts[]): number | null {
  const [rate = null, ...others] = issued.map(unitsPerDay);
  return others.every((other) => other === rate) ? rate : null;
}

/**
 * The units it adds, including refills; `null` while quantity or refills are missing, and for PRN, which is unlimited.
 */
function addedUnits({ dosing }: ConflictSubject): number | null {
  if (!dosing || dosing.prnFlag || dosing.unitPerFill === null || dosing.refills === null) return null;
  return dosing.unitPerFill * (dosing.refills + 1);
}

/**
 * The units left on issued prescriptions of the same ingredient and strength, in days if their days supply indicates
 * the rate, and what this prescription adds.
 *
 * @returns `null` if nothing is left, one is unlimited, or strengths differ
 * @see P-236
 */
export function openSum(subject: ConflictSubject): OpenSum | null {
  const issued = relatedTherapy(subject)
    .filter(({ therapy, by }) => therapy.kind === 'prescription' && by === 'ingredient')
    .map(({ therapy }) => therapy);
  const [first] = issued;
  const isSame = ({ product: { strengthDisplay, unit } }: ActiveTherapyFacts) =>
    strengthDisplay === first?.product.strengthDisplay && unit === first.product.unit;
  const left = issued.map(({ unitsLeft }) => unitsLeft).filter((units) => units !== null);
  if (!first || left.length < issued.length || !issued.every(isSame)) return null;
  const total = rounded(left.reduce((sum, units) => sum + units, 0));
  const rate = commonRate(issued);
  const days = rate === null ? '' : `, ${quantityInUnits(daysOf(total, rate), 'days')} at ${short(rate)} a day`;
  const added = addedUnits(subject);
  const isAdded = added !== null && isSameUnit(subject, first);
  return {
    open: quantityInUnits(total, first.product.unit),
    rest: ` ${total === 1 ? 'is' : 'are'} open${days}${isAdded ? `; this one adds ${short(added)}` : ''}.`,
  };
}

const isSameUnit = ({ dosing }: ConflictSubject, { product }: ActiveTherapyFacts): boolean =>
  dosing?.strengthDisplay === product.strengthDisplay && dosing.unit === product.unit;
