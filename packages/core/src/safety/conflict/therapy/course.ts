import { daysOfQuantity } from '../../dose/index.js';
import type { IssuedTherapyFacts } from '../../signing/index.js';
import { addDays, type PlainDate, todayIn } from '../../../base/time/index.js';
import { normaliseTerm } from '../term/term.js';

/**
 * Days for which one depot injection acts, whatever its days supply: 'several weeks' in the inserts of Depo-Medrol and
 * of triamcinolone acetonide suspensions, taken as four.
 */
const depotDays: Readonly<Record<string, number>> = {
  'methylprednisolone acetate': 28,
  'triamcinolone acetonide': 28,
};

function daysOfDepot({ product }: IssuedTherapyFacts): number {
  return Math.max(0, ...product.ingredients.map((ingredient) => depotDays[normaliseTerm(ingredient)] ?? 0));
}

/** Days that one fill lasts: by the days supply, else by quantity and directions; `null` if neither indicates it. */
function daysOfFill({ daysSupply, quantity, directions, product }: IssuedTherapyFacts): number | null {
  if (daysSupply !== null && daysSupply > 0) return daysSupply;
  return daysOfQuantity(quantity, directions, product)?.most ?? null;
}

/**
 * The last day on which an issued prescription is given or acts, if it is given as written from its issue date,
 * including refills.
 *
 * @returns `null` if its length is unknown: as needed, without a days supply
 * @see P-327
 */
export function lastDayOf(issued: IssuedTherapyFacts, timeZone: string | null): PlainDate | null {
  if (issued.prnFlag) return null;
  const fill = daysOfFill(issued);
  const depot = daysOfDepot(issued);
  const given = fill === null ? null : fill * ((issued.refills ?? 0) + 1);
  if (given === null && depot === 0) return null;
  const days = Math.ceil(Math.max(given ?? 0, depot));
  return addDays(todayIn(timeZone, issued.issuedAt), Math.max(0, days - 1));
}

/**
 * Whether the course of an issued prescription is complete: no fill is left, and all filled units have been given.
 *
 * @see P-327
 */
export function isUsedUp(
  issued: IssuedTherapyFacts,
  isOpen: boolean,
  { timeZone, today }: { readonly timeZone: string | null; readonly today: PlainDate },
): boolean {
  const last = lastDayOf(issued, timeZone);
  return !isOpen && last !== null && last < today;
}
