import { stateCode } from '../../base/contact/index.js';
import type { LocationFacts } from '../../practice/location/index.js';
import { isNo } from '../../base/failure/index.js';
import type { DeaSchedule, ProductFacts } from './product.js';

const milderSchedules: ReadonlySet<unknown> = new Set(['C-III', 'C-IV', 'C-V'] satisfies DeaSchedule[]);
const prescribable: ReadonlySet<unknown> = new Set(['C-II', ...milderSchedules]);

/** The two fields that mark a controlled substance. */
export type ControlFacts = Pick<ProductFacts, 'isControlled' | 'deaSchedule'>;

/**
 * Whether a product is a controlled substance: either field says so, or has an unknown value. If the fields contradict
 * each other, the stricter one applies for safety.
 *
 * @see P-043, P-273
 */
export function isControlled(product: ControlFacts): boolean {
  return !isNo(product.isControlled) || product.deaSchedule !== null;
}

/** An unknown schedule counts as the strictest one that can be prescribed. @see P-058, P-113, P-273 */
export function isScheduleII(product: Pick<ProductFacts, 'deaSchedule'>): boolean {
  const schedule: unknown = product.deaSchedule;
  return schedule !== null && schedule !== 'C-I' && !milderSchedules.has(schedule);
}

/**
 * Whether the schedule of a controlled product can be prescribed: C-I has no lawful use, and a controlled product with
 * a missing or unknown schedule cannot be printed lawfully. True for a product that is not controlled.
 *
 * @see P-115, README ruling 10
 */
export function hasPrescribableSchedule(product: ControlFacts): boolean {
  return !isControlled(product) || prescribable.has(product.deaSchedule);
}

/** Shown when a controlled product cannot be issued, and also the server's refusal (P-115, P-063, P-226). */
export const controlledRefusalText = 'Please contact the pharmacy to prescribe controlled substances';

const hardCopyText = 'A physical hard copy must be received by our pharmacy for this prescription to be processed.';

/**
 * The notice about the hard copy of a controlled product; `null` for any other product.
 *
 * @see P-113
 */
export function hardCopyNotice(product: ControlFacts): string | null {
  if (!isControlled(product)) return null;
  const kind = isScheduleII(product) ? 'a Schedule II controlled substance' : 'a controlled substance';
  return `This is ${kind}. ${hardCopyText}`;
}

/**
 * How the hard copy of a controlled product is sent to the pharmacy: by mail for Schedule II everywhere and for every
 * schedule from a location with an active address in New York, otherwise by fax; `null` when no hard copy is needed.
 *
 * @see P-114
 */
export function hardCopyDelivery(
  product: ControlFacts,
  location: Pick<LocationFacts, 'locationAddresses'>,
): 'mail' | 'fax' | null {
  if (!isControlled(product)) return null;
  return isScheduleII(product) || isInNewYork(location) ? 'mail' : 'fax';
}

/**
 * Whether the rule of New York applies. It depends on the location's own address, because the prescriber's state is
 * decisive; an unknown state may be New York.
 *
 * @see P-114, P-273
 */
export function isInNewYork(location: Pick<LocationFacts, 'locationAddresses'>): boolean {
  return location.locationAddresses.some(({ isActive, state }) => !isNo(isActive) && isPerhapsNewYork(state));
}

function isPerhapsNewYork(state: unknown): boolean {
  const code = typeof state === 'string' ? stateCode(state) : null;
  return code === null || code === 'NY';
}
