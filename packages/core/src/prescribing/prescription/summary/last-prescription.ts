import { weightInPounds, weightLabel } from '../../../clients/patient/index.js';
import type { ExternalPrescription } from '../../../catalog/prescription-name/index.js';
import type { Instant } from '../../../base/time/index.js';
import { previousOf, type RecordedWeightFacts } from '../../../safety/conflict/index.js';
import type { PrescriptionForm } from '../form/form.js';
import {
  againstLastTime,
  type ComparedField,
  type ComparedPrescription,
  type LastTimeSign,
} from '../history/last-time.js';
import type { ComparedContext, EarlierPrescription } from './summary-context.js';

/** The newest prescription of the ingredient, which the form is compared with. */
export interface LastPrescription extends ComparedPrescription {
  readonly id: string;
  readonly rxNumber: string | null;
  readonly elsewhere?: ExternalPrescription | null | undefined;
  readonly issuedAt: Instant | null;
  readonly by: string | null;
  /** '111 lbs' at the time; `null` when unrecorded. */
  readonly weight: string | null;
}

/** The weight on record when something was issued: the newest one until then. */
function weightAt(weights: readonly RecordedWeightFacts[], at: Instant | null): RecordedWeightFacts | null {
  return (at !== null && weights.find((recorded) => Date.parse(recorded.at) <= Date.parse(at))) || null;
}

function lastOf(
  issued: Omit<LastPrescription, 'pounds' | 'weight'>,
  weights: readonly RecordedWeightFacts[],
): LastPrescription {
  const recorded = weightAt(weights, issued.issuedAt);
  return {
    ...issued,
    pounds: recorded && weightInPounds(recorded),
    weight: recorded && weightLabel(recorded),
  };
}

const ofPrevious = (previous: EarlierPrescription): Omit<LastPrescription, 'pounds' | 'weight'> => ({
  id: previous.id,
  rxNumber: previous.rxNumber,
  elsewhere: previous.elsewhere,
  issuedAt: previous.issuedDate,
  by: previous.authorizingVetLocationUser?.displayName ?? null,
  product: previous.product,
  quantity: previous.unitPerFill,
  directions: previous.directions,
  daysSupply: previous.daysSupply,
  refills: previous.refills,
  prnFlag: previous.prnFlag,
  flavorId: previous.flavorId,
});

/**
 * The newest prescription of that ingredient by anyone at the location; before that is loaded, the renewed one (P-237).
 */
export function lastTimeOf({
  facts,
  previous,
  product,
}: Pick<ComparedContext, 'facts' | 'previous' | 'product'>): LastPrescription | null {
  const newest = (facts && product && previousOf(facts.issued, product)) ?? (previous && ofPrevious(previous));
  return newest && lastOf(newest, facts?.weights ?? []);
}

/** Compares each value of the form with the last prescription; `null` without one (P-253). */
export function compareWithLast(
  form: PrescriptionForm,
  { product, patient }: Pick<ComparedContext, 'product' | 'patient'>,
  last: LastPrescription | null,
): Readonly<Record<ComparedField, LastTimeSign>> | null {
  if (!last || !product) return null;
  const { unitPerFill: quantity, directions, daysSupply, refills, prnFlag, flavorId } = form;
  const pounds = patient && weightInPounds(patient);
  return againstLastTime({ product, quantity, directions, daysSupply, refills, prnFlag, flavorId, pounds }, last);
}
