import {
  isControlled,
  isPrnOnly,
  isScheduleII,
  type ProductFacts,
  weightRangeLabel,
} from '../../catalog/product/index.js';
import { type StoredWeight, weightAge, weightInPounds, type WeightRecorded } from '../../clients/patient/index.js';
import { isTooLong } from '../../base/text/index.js';
import { prescriptionLimits } from '../../base/limits/index.js';
import { counted, weightDose } from '../../safety/index.js';
import { conflictSubject } from '../prescription/context/conflict-subject.js';
import type { PrescriptionFormFacts } from '../prescription/context/form-facts.js';
import type { PrescriptionForm } from '../prescription/form/form.js';
import { templateFault } from './check-favorite.js';
import { computeDose } from './computed-dose.js';
import { type FavoriteField, favoriteFields, type FavoriteTexts } from './favorite.js';
import { hasFormula, readTemplate } from './formula.js';

/** What a favorite fills in for a patient. It never contains a product. */
export interface FavoriteExpansion {
  /** The fields to fill in; a field that the favorite leaves open is missing. */
  readonly values: Partial<Pick<PrescriptionForm, FavoriteField>>;
  /** The arithmetic of each calculation, in order; empty without calculations. */
  readonly sums: readonly string[];
  /** How the computed dose compares with the label, as a sentence; `null` without calculations. */
  readonly label: string | null;
  /** Why the directions are not filled in: a sentence for the screen; `null` if they are. */
  readonly notFilledIn: string | null;
}

export interface ExpansionFacts {
  /** The records of the form, whose patient and product are used; the label is compared with its knowledge. */
  readonly facts: PrescriptionFormFacts;
  /** When the patient's weight was recorded; `null` if that is unknown. */
  readonly weightRecorded: WeightRecorded | null;
}

export const expansionTexts = {
  noPatient: 'The directions depend on the weight of a patient, and there is none.',
  noWeight: 'The weight is unknown. Record it, then choose the favorite again.',
  noDate: 'It is unknown when the weight was recorded. Record it again, then choose the favorite again.',
  notLoaded: 'The labeled doses are still loading. Choose the favorite again in a moment.',
  noLabel: 'It was not compared with a labeled range, because none is known for it.',
  tooLong: `The computed directions have more than ${prescriptionLimits.directionsMax} characters. Shorten the favorite.`,
} as const;

const withinLabel = 'Within the labeled range';

/** The computed directions, or why there are none. */
interface Computed extends Omit<FavoriteExpansion, 'values'> {
  readonly directions: string | null;
}

const refused = (notFilledIn: string, sums: readonly string[] = []): Computed => ({
  directions: null,
  sums,
  label: null,
  notFilledIn,
});

/** Whether the weight of a patient can be used, by its age. */
function weightFault(patient: StoredWeight, { facts, weightRecorded }: ExpansionFacts): string | null {
  if (weightInPounds(patient) === null) return expansionTexts.noWeight;
  if (weightRecorded === null) return expansionTexts.noDate;
  const { text, isOld } = weightAge(weightRecorded, facts.today, facts.location.timeZone);
  return isOld
    ? `${text.replace(/\.$/, '')}: the weight is too old. Record it again, then choose the favorite again.`
    : null;
}

function bandFault(patient: StoredWeight, product: ProductFacts): string | null {
  const { weightMin, weightMax } = product;
  const pounds = weightInPounds(patient);
  const isBelow = pounds !== null && weightMin !== null && weightMin > 0 && pounds < weightMin;
  const isAbove = pounds !== null && weightMax !== null && weightMax > 0 && pounds > weightMax;
  if (!isBelow && !isAbove) return null;
  return `The patient weighs ${pounds} lb, and the product is labeled for ${weightRangeLabel(product) ?? 'another weight'}.`;
}

function compute(favorite: FavoriteTexts, given: ExpansionFacts): Computed {
  const { facts } = given;
  const { patient, product } = facts;
  const { directions } = favorite;
  if (directions === null || !hasFormula(directions)) return { directions, sums: [], label: null, notFilledIn: null };
  if (patient === null || facts.isOfficeUse || product === null) return refused(expansionTexts.noPatient);
  const fault =
    templateFault(directions, { ...product, unitMeasure: product.unitMeasure ?? null }) ??
    weightFault(patient, given) ??
    bandFault(patient, product);
  if (fault !== null) return refused(fault);
  const parts = readTemplate(directions);
  if ('fault' in parts) return refused(parts.fault);
  const unit = product.unitMeasure?.description ?? '';
  const sums: string[] = [];
  let text = '';
  let last: string | null = null;
  for (const part of parts) {
    if (part.kind === 'text') {
      text += last === null ? part.text : withNumber(part.text, Number(last), unit);
      last = null;
      continue;
    }
    const dose = computeDose(part.formula, patient);
    if ('reason' in dose) return refused(dose.reason);
    text += dose.text;
    last = dose.text;
    sums.push(dose.sum);
  }
  return compared(text, sums, favorite, facts);
}

/** The text after a computed number, with the unit of the product in singular or plural: '1 tablet', '1.5 tablets'. */
function withNumber(text: string, value: number, unit: string): string {
  const nameFor = (count: number) => counted(count, unit).split('\u00A0')[1] ?? unit;
  return text.replace(/^(\s*)([a-z]+)/i, (whole, space: string, word: string) =>
    [nameFor(1), nameFor(2)].includes(word) ? `${space}${nameFor(value)}` : whole,
  );
}

/** The computed directions, unless the dose is outside the label. */
function compared(
  directions: string,
  sums: readonly string[],
  favorite: FavoriteTexts,
  facts: PrescriptionFormFacts,
): Computed {
  if (isTooLong(directions, prescriptionLimits.directionsMax)) return refused(expansionTexts.tooLong, sums);
  if (facts.knowledge === null) return refused(expansionTexts.notLoaded, sums);
  const subject = conflictSubject(facts, { ...favorite, directions, flavorId: null, authorizingVet: null });
  const dose = subject && weightDose(subject);
  if (dose?.kind === 'dose' && dose.outside !== null)
    return refused(`${sums.join('; ')} is ${dose.brief}, ${dose.outside}.`, sums);
  const label =
    dose?.kind === 'dose' && dose.nearest ? `${withinLabel}: ${dose.nearest.brief}.` : expansionTexts.noLabel;
  return { directions, sums, label, notFilledIn: null };
}

/** The refills and PRN that a product allows (P-058, P-060, P-062). */
function refillsOf({ prnFlag, refills }: FavoriteTexts, product: ProductFacts | null) {
  if (product !== null && isPrnOnly(product)) return { prnFlag: true, refills: null };
  if (product !== null && isScheduleII(product)) return { prnFlag: false, refills: 0 };
  if (prnFlag && !(product !== null && isControlled(product))) return { prnFlag: true, refills: null };
  return refills === null ? {} : { prnFlag: false, refills };
}

/**
 * What a favorite fills in for a patient. The directions are computed exactly or not at all: with an unknown weight, one
 * recorded more than a year ago or at an unknown time, a dose outside the label range, or a calculation that doesn't fit
 * the product, the reason is returned instead. The product never changes, and the form's own checks follow.
 *
 * @see P-493, P-496
 */
export function expandFavorite(favorite: FavoriteTexts, given: ExpansionFacts): FavoriteExpansion {
  const computed = compute(favorite, given);
  const { directions, ...shown } = computed;
  const open = favoriteFields.filter(
    (field) => field !== 'directions' && field !== 'prnFlag' && field !== 'refills' && favorite[field] !== null,
  );
  return {
    values: {
      ...Object.fromEntries(open.map((field) => [field, favorite[field]])),
      ...refillsOf(favorite, given.facts.product),
      ...(directions === null ? {} : { directions }),
    },
    ...shown,
  };
}
