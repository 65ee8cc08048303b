import type { ConflictSubject, Dosing, IssuedTherapyFacts } from '../signing/index.js';
import { type Substance, substanceEachTime } from './dose-in-units.js';
import { isAlike, tenFoldDose } from './factor.js';
import { type DirectionsReading, readDirections, timesADay } from './read-directions.js';
import { isSameDrug } from './same-drug.js';

/** The current dose and an issued one, in the same unit. */
export interface DosePair {
  readonly last: IssuedTherapyFacts;
  readonly reading: DirectionsReading;
  readonly lastReading: DirectionsReading;
  /** Per dose; in substance if strengths determine it, else in the amounts themselves. */
  readonly now: number;
  readonly then: number;
  readonly unit: Substance['unit'] | null;
  /** Per day; `null` if one of them does not indicate it. */
  readonly daily: { readonly now: number; readonly then: number } | null;
}

function eachTime(
  reading: DirectionsReading,
  dosing: Dosing,
  lastReading: DirectionsReading,
  { product }: IssuedTherapyFacts,
  isSameProduct: boolean,
): Pick<DosePair, 'now' | 'then' | 'unit'> | null {
  const [now, then] = [substanceEachTime(reading, dosing), substanceEachTime(lastReading, product)];
  if (now !== null && now.unit === then?.unit) return { now: now.value, then: then.value, unit: now.unit };
  const isSameUnit = reading.amount.unit === lastReading.amount.unit;
  const isSameStrength =
    isSameProduct || (product.strengthDisplay !== null && product.strengthDisplay === dosing.strengthDisplay);
  return isSameUnit && isSameStrength ? { now: reading.amount.most, then: lastReading.amount.most, unit: null } : null;
}

function pairWith(
  subject: ConflictSubject,
  dosing: Dosing,
  reading: DirectionsReading,
  last: IssuedTherapyFacts,
): DosePair | null {
  const lastReading = readDirections(last.directions);
  if (!lastReading) return null;
  const each = eachTime(reading, dosing, lastReading, last, last.product.id === subject.product.id);
  if (!each) return null;
  const [times, lastTimes] = [timesADay(reading), timesADay(lastReading)];
  const daily =
    times === null || lastTimes === null
      ? null
      : { now: each.now * times * reading.places, then: each.then * lastTimes * lastReading.places };
  return { last, reading, lastReading, ...each, daily };
}

/** Issued prescriptions of the same drug, newest first. */
export function issuedOfDrug({ facts, product }: ConflictSubject): readonly IssuedTherapyFacts[] {
  return facts?.issued.filter((issued) => isSameDrug(issued.product, product)) ?? [];
}

/** Maximum number of earlier prescriptions to search for a comparable dose. */
const mostCompared = 5;

/**
 * The current dose and the last comparable one of the same drug. If that was ten times or a tenth of both the one
 * before it and the current one, it was the error that this one corrects, and nothing is compared.
 *
 * @see P-242
 */
export function lastDose(subject: ConflictSubject): DosePair | null {
  const { dosing } = subject;
  const reading = readDirections(dosing?.directions ?? null);
  if (!dosing || !reading) return null;
  const [last, before] = issuedOfDrug(subject)
    .slice(0, mostCompared)
    .map((issued) => pairWith(subject, dosing, reading, issued))
    .filter((pair) => pair !== null);
  if (!last) return null;
  const isPutRight =
    before?.unit === last.unit && isAlike(last.now, before.then) && tenFoldDose(last.then, before.then) !== null;
  return isPutRight ? null : last;
}
