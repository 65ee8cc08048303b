import { speciesCodes, weightInPounds, weightLabels } from '../../../clients/patient/index.js';
import { openWeightMax, poundsOfLabel, weightRangeLabel } from '../../../catalog/product/index.js';
import type { Conflict } from '../shown/conflict.js';
import { distinct } from '../term/distinct.js';
import { knownSpecies, unlistedSpecies } from './species.js';
import type { ConflictPatient, ConflictProduct, ConflictSubject } from '../../signing/index.js';

/** 'small_animal' as text: 'Small Animal'. */
function speciesName(code: string): string {
  const words = code
    .trim()
    .toLowerCase()
    .split(/[_\s]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** 'Species unknown', with the code if it is not listed. */
function unknownSpecies(patient: ConflictPatient): string {
  const unlisted = unlistedSpecies(patient);
  return unlisted === null ? 'Species unknown' : `Species unknown ('${unlisted}')`;
}

/** Whether a product is for a species; one without a list is for every species, known or not. */
export function listsSpecies({ productSpecies }: ConflictProduct, species: string | null): boolean {
  const listed = productSpecies.map((code) => code.trim().toLowerCase());
  return listed.length === 0 || (species !== null && listed.includes(species));
}

/**
 * Species: the product lists species, and not the patient's (ignoring case). A missing or unknown species cannot be
 * confirmed as on-label and also conflicts.
 *
 * @see P-082
 */
export function speciesConflict({ product, patient }: ConflictSubject): readonly Conflict[] {
  const listed = distinct(product.productSpecies.map((code) => code.trim().toLowerCase()));
  const species = knownSpecies(patient);
  if (listsSpecies(product, species)) return [];
  const inTableOrder = [
    ...speciesCodes.filter((code) => listed.includes(code)),
    ...listed.filter((code) => !speciesCodes.some((known) => known === code)),
  ];
  return [
    {
      kind: 'species',
      grade: 'serious',
      patientValue: species === null ? unknownSpecies(patient) : (patient.species?.name ?? speciesName(species)),
      sign: '≠',
      productValue: inTableOrder.map(speciesName).join(', '),
      reason:
        species === null
          ? 'Without a species, on-label use cannot be confirmed.'
          : 'Species not listed for this product.',
      source: 'product record, species',
      ruleId: null,
    },
  ];
}

const weightReasons = {
  '<': "Weighs less than the label's range.",
  '>': "Weighs more than the label's range.",
  '≠': "Without a weight, the label's range cannot be checked.",
} as const;

/** Compares a weight in pounds with the label range: `null` inside it, including its bounds. */
export function signAgainst(product: ConflictProduct, pounds: number | null): keyof typeof weightReasons | null {
  if (pounds === null) return '≠';
  const { weightMin, weightMax } = product;
  const weight = poundsOfLabel(product, pounds);
  if (weightMin !== null && weightMin !== 0 && weight < weightMin) return '<';
  return weightMax !== null && weightMax < openWeightMax && weight > weightMax ? '>' : null;
}

/**
 * Weight: the patient's weight in pounds, rounded once to one decimal, is outside the label range, or is unknown while
 * the range has a bound.
 *
 * @see P-083
 */
export function weightConflict({ product, patient }: ConflictSubject): readonly Conflict[] {
  const band = weightRangeLabel(product);
  const pounds = weightInPounds(patient);
  const sign = band === null ? null : signAgainst(product, pounds);
  if (band === null || sign === null) return [];
  const labels = weightLabels(patient);
  return [
    {
      kind: 'weight',
      grade: 'serious',
      patientValue: labels === null || pounds === null ? 'Weight unknown' : `${labels.recorded} (${labels.other})`,
      sign,
      productValue: band,
      reason: weightReasons[sign],
      source: 'product record, weight range',
      ruleId: null,
    },
  ];
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/**
 * Days supply: it exceeds a shelf life above 0. An equal one is still valid.
 *
 * @see P-084
 */
export function daysSupplyConflict({ product, daysSupply }: ConflictSubject): readonly Conflict[] {
  const { shelfLife } = product;
  if (daysSupply === null || shelfLife === null || shelfLife <= 0 || daysSupply <= shelfLife) return [];
  return [
    {
      kind: 'days-supply',
      grade: 'serious',
      patientValue: days(daysSupply),
      sign: '>',
      productValue: days(shelfLife),
      reason: `Outlasts the shelf life by ${days(daysSupply - shelfLife)}.`,
      source: 'product record, shelf life',
      ruleId: null,
    },
  ];
}
