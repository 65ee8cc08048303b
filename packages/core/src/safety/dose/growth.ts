import type { ConflictSubject } from '../signing/index.js';
import { weightInKilograms } from '../../clients/patient/index.js';
import {
  addDays,
  comparePlainDates,
  daysBetween,
  type Instant,
  isPlainDate,
  type PlainDate,
  todayIn,
} from '../../base/time/index.js';

/** Up to an age in days, the minimum number of days in which a growing animal can double its weight. */
interface Phase {
  readonly untilDay: number;
  readonly doublesIn: number;
}

const phases = (...pairs: readonly (readonly [number, number])[]): readonly Phase[] =>
  pairs.map(([untilDay, doublesIn]) => ({ untilDay, doublesIn }));

/**
 * The fastest growth of each species; after the last phase it is adult. Dogs: Salt et al. 2017 (giant breeds grow until
 * 18 months). Cats: Salt et al. 2022. Horses: Griffin (54 kg at birth, 101 at one month, 253 at six) and NRC 2007.
 * Rabbits and parrots are adult within a year; reptiles grow for years.
 *
 * @see P-316
 */
const growthOf: Readonly<Record<string, readonly Phase[]>> = {
  canine: phases([21, 9], [60, 18], [120, 28], [182, 63], [364, 180], [548, 540]),
  feline: phases([21, 9], [60, 20], [120, 28], [182, 63], [364, 180]),
  equine: phases([30, 28], [90, 42], [182, 90], [364, 300], [730, 720]),
  small_animal: phases([60, 14], [120, 28], [182, 63], [364, 180]),
  avian: phases([60, 9], [120, 28], [364, 180]),
};
/** The phases of any other species: those of a reptile, which takes longest to mature. */
const slowest = phases([60, 9], [182, 30], [364, 63], [1092, 360]);

type Species = ConflictSubject['patient']['species'];
const phasesOf = (species: Species) => growthOf[species?.code ?? ''] ?? slowest;

/**
 * The factor by which an animal may have grown between two days; 1 for an adult one, or one of unknown age.
 *
 * @see P-243, P-316
 */
export function possibleGrowth(
  { birthdate, species }: Pick<ConflictSubject['patient'], 'birthdate' | 'species'>,
  from: PlainDate,
  to: PlainDate,
): number {
  if (birthdate === null || !isPlainDate(birthdate) || comparePlainDates(from, to) >= 0) return 1;
  const [young, old] = [Math.max(0, daysBetween(birthdate, from)), daysBetween(birthdate, to)];
  let doublings = 0;
  let start = 0;
  for (const { untilDay, doublesIn } of phasesOf(species)) {
    doublings += Math.max(0, Math.min(old, untilDay) - Math.max(young, start)) / doublesIn;
    start = untilDay;
  }
  return 2 ** doublings;
}

/** Whether an animal was still growing on a day. */
export function isGrowing(
  { birthdate, species }: Pick<ConflictSubject['patient'], 'birthdate' | 'species'>,
  on: PlainDate,
): boolean {
  if (birthdate === null || !isPlainDate(birthdate)) return false;
  return daysBetween(birthdate, on) < (phasesOf(species).at(-1)?.untilDay ?? 0);
}

/**
 * Whether a dose increased because the animal grew: its earlier weight is recorded, and the dose per weight is between
 * half and twice what it was.
 *
 * @param factor - of the dose, above 1
 */
export function isGrowthSince({ patient, facts, today }: ConflictSubject, since: Instant, factor: number): boolean {
  const then = facts?.weights.find(({ at }) => at <= addDays(todayIn('UTC', since), 1));
  const [before, now] = [then ? weightInKilograms(then) : null, weightInKilograms(patient)];
  if (before === null || now === null || factor < 1) return false;
  const grown = now / before;
  const mayBe = possibleGrowth(patient, todayIn('UTC', since), today) * 1.1;
  return grown >= 4 && grown <= mayBe && factor / grown <= 2 && factor / grown >= 1 / 2;
}
