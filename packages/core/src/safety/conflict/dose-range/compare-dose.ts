import type { DoseRange } from '../../../knowledge/index.js';
import { kilogramsOf } from '../../dose/kilograms.js';
import { readDirections } from '../../dose/read-directions.js';
import { type ConflictSubject, perSubject } from '../../signing/index.js';
import { activeIngredients } from '../drug/drug.js';
import { doseRangesOf } from './dose-ranges-of.js';
import { doseRoutesOf } from './dose-routes.js';
import { compareWithRange, type Compared } from './range-limit.js';
import { typedDose, type TypedInput } from './typed-dose.js';

export interface ComparedDose {
  readonly input: TypedInput;
  /** The typed dose beside each range that counts the same. */
  readonly compared: readonly Compared[];
}

/** Why nothing can be computed from directions and weight. */
export interface Unread {
  readonly reason: string;
}

/**
 * The typed dose compared with each labeled range for the patient, in the order of their IDs.
 *
 * @returns `null` without directions, and for a product that isn't dosed by weight
 * @see P-400, P-402
 */
export const compareDose = perSubject((subject: ConflictSubject): ComparedDose | Unread | null => {
  const { dosing, patient, product } = subject;
  if (!dosing || (dosing.directions ?? '').trim() === '') return null;
  if (doseRoutesOf(product, dosing.directions).size === 0) return null;
  const [reading, kilograms] = [readDirections(dosing.directions), kilogramsOf(patient)];
  if (kilograms === null) return { reason: 'the weight is unknown' };
  if (reading === null) return { reason: 'the directions name no amount that can be read' };
  const input = { reading, dosing, kilograms, ingredients: activeIngredients(subject.product) };
  const ranges: readonly DoseRange[] = doseRangesOf(subject);
  const compared = ranges.flatMap((range) => {
    const typed = typedDose(range, input);
    return typed === null ? [] : [compareWithRange(range, typed, input, { product, ranges })];
  });
  return { input, compared };
});
