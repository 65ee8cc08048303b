import { previousOf, type RecordedWeightFacts } from '@signa/core/safety';
import { weightInPounds, weightLabel } from '@signa/core/clients';
import {
  againstLastTime,
  type ComparedField,
  type ComparedPrescription,
  type IssuedElsewhere,
  type LastTimeSign,
  type PrescriptionForm,
} from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import type { FormPrescription, FormSetting } from '../state/setting';

/** The newest prescription of the ingredient, as what will be signed is compared with it. */
export interface LastTime extends ComparedPrescription {
  readonly id: string;
  readonly rxNumber: string | null;
  readonly elsewhere?: IssuedElsewhere | null | undefined;
  readonly issuedAt: Instant | null;
  readonly by: string | null;
  /** '111 lbs' of the time; `null` where nobody recorded it. */
  readonly weight: string | null;
}

/** The weight that was on record when something was issued: the newest one until then. */
function weightAt(weights: readonly RecordedWeightFacts[], at: Instant | null): RecordedWeightFacts | null {
  return (at !== null && weights.find((recorded) => Date.parse(recorded.at) <= Date.parse(at))) || null;
}

function lastOf(issued: Omit<LastTime, 'pounds' | 'weight'>, weights: readonly RecordedWeightFacts[]): LastTime {
  const recorded = weightAt(weights, issued.issuedAt);
  return {
    ...issued,
    pounds: recorded && weightInPounds(recorded),
    weight: recorded && weightLabel(recorded),
  };
}

const ofPrevious = (previous: FormPrescription): Omit<LastTime, 'pounds' | 'weight'> => ({
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

/** The newest prescription of that ingredient by anybody at the location; before that is known, the one that is renewed (P-237). */
export function lastTimeOf({
  facts,
  previous,
  product,
}: Pick<FormSetting, 'facts' | 'previous' | 'product'>): LastTime | null {
  const newest = (facts && product && previousOf(facts.issued, product)) ?? (previous && ofPrevious(previous));
  return newest && lastOf(newest, facts?.weights ?? []);
}

/** Each value of the form beside that of last time; `null` without a last time (P-253). */
export function compareWithLast(
  form: PrescriptionForm,
  { product, patient }: Pick<FormSetting, 'product' | 'patient'>,
  last: LastTime | null,
): Readonly<Record<ComparedField, LastTimeSign>> | null {
  if (!last || !product) return null;
  const { unitPerFill: quantity, directions, daysSupply, refills, prnFlag, flavorId } = form;
  const pounds = patient && weightInPounds(patient);
  return againstLastTime({ product, quantity, directions, daysSupply, refills, prnFlag, flavorId, pounds }, last);
}
