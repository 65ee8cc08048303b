import type { ConflictSubject } from '../signing/index.js';
import { weightInKilograms } from '../patient/index.js';
import {
  addDays,
  addMonths,
  comparePlainDates,
  daysBetween,
  type Instant,
  isPlainDate,
  type PlainDate,
  todayIn,
} from '../time/index.js';

/**
 * In how many days a growing animal may double, by its age in months: at first 4 weeks (pups of giant breeds, foals and
 * kittens take longer), later 9 weeks, then half a year. A year old it is grown.
 */
const doubling = [
  { until: 4, days: 28 },
  { until: 6, days: 63 },
  { until: 12, days: 180 },
] as const;

/**
 * By which factor an animal may have grown between two days; 1 of one that is grown, or whose age is not known. Young
 * animals gain what would be an error in a grown one, and a doubt at each visit of a pup would not be read.
 *
 * @see P-243
 */
export function possibleGrowth(birthdate: PlainDate | null, from: PlainDate, to: PlainDate): number {
  if (birthdate === null || !isPlainDate(birthdate) || comparePlainDates(from, to) >= 0) return 1;
  let doublings = 0;
  let start = birthdate;
  for (const { until, days } of doubling) {
    const end = addMonths(birthdate, until);
    const overlap = Math.min(daysBetween(start, to), daysBetween(start, end)) - Math.max(0, daysBetween(start, from));
    doublings += Math.max(0, overlap) / days;
    start = end;
  }
  return 2 ** doublings;
}

/** Whether an animal was still growing on a day. */
export function isGrowing(birthdate: PlainDate | null, on: PlainDate): boolean {
  return birthdate !== null && isPlainDate(birthdate) && comparePlainDates(on, addMonths(birthdate, 12)) < 0;
}

/**
 * Whether a dose went up as the animal grew: its weight then is recorded, and the dose by weight stays within half and
 * twice of what it was.
 *
 * @param factor - of the dose, above 1
 */
export function isGrowthSince({ patient, facts, today }: ConflictSubject, since: Instant, factor: number): boolean {
  const then = facts?.weights.find(({ at }) => at <= addDays(todayIn('UTC', since), 1));
  const [before, now] = [then ? weightInKilograms(then) : null, weightInKilograms(patient)];
  if (before === null || now === null || factor < 1) return false;
  const grown = now / before;
  const mayBe = possibleGrowth(patient.birthdate, todayIn('UTC', since), today) * 1.1;
  return grown >= 4 && grown <= mayBe && factor / grown <= 2 && factor / grown >= 1 / 2;
}
