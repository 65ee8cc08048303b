import type { LocationFacts } from '../practice/index.js';
import type { ProductFacts } from './product.js';

/** The two fields that can say 'controlled'. */
export type ControlFacts = Pick<ProductFacts, 'isControlled' | 'deaSchedule'>;

/**
 * Whether a product is a controlled substance: either field says so. If they disagree the stricter reading is safe.
 *
 * @see P-043
 */
export function isControlled(product: ControlFacts): boolean {
  return product.isControlled || product.deaSchedule !== null;
}

/** @see P-058, P-113 */
export function isScheduleII(product: Pick<ProductFacts, 'deaSchedule'>): boolean {
  return product.deaSchedule === 'C-II';
}

/**
 * Whether the schedule of a controlled product lets anybody prescribe it: C-I has no lawful use, and a product marked
 * controlled without a schedule cannot be printed lawfully. True for a product that is not controlled.
 *
 * @see P-115, README ruling 10
 */
export function hasPrescribableSchedule(product: ControlFacts): boolean {
  return !isControlled(product) || (product.deaSchedule !== null && product.deaSchedule !== 'C-I');
}

/** Shown, and the server's refusal, wherever a controlled product cannot be issued (P-115, P-063, P-226). */
export const controlledRefusalText = 'Please contact the pharmacy to prescribe controlled substances';

const hardCopyText = 'A physical hard copy must be received by our pharmacy for this prescription to be processed.';

/**
 * What a person is told about the hard copy of a controlled product; `null` for a product that is not controlled.
 *
 * @see P-113
 */
export function hardCopyNotice(product: ControlFacts): string | null {
  if (!isControlled(product)) return null;
  const kind = isScheduleII(product) ? 'a Schedule II controlled substance' : 'a controlled substance';
  return `This is ${kind}. ${hardCopyText}`;
}

/**
 * How the hard copy of a controlled product reaches the pharmacy: by mail for Schedule II everywhere and for every
 * schedule from a location with an active address in New York, else by fax; `null` when no hard copy is needed.
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

/** The location's own address counts, for it is the prescriber's state whose rule applies (P-114). */
export function isInNewYork(location: Pick<LocationFacts, 'locationAddresses'>): boolean {
  return location.locationAddresses.some((address) => address.isActive && address.state.toUpperCase() === 'NY');
}
