import { activeOf, type Drug, matchesOf } from './drug.js';
import type { ConflictGrade } from '../../signing/index.js';
import { interactionRules } from '../rule/interaction-rules.js';
import { distinct } from '../term/distinct.js';
import { isSameSubstance, substanceOf } from './substance.js';

/**
 * The substances that both drugs contain, ignoring salts and excipients.
 *
 * @returns normalized names of the first drug; empty if either has no recorded ingredient
 * @see P-236
 */
export function sharedSubstances(a: Drug, b: Drug): readonly string[] {
  const shared = activeOf(a).filter((ingredient) => b.ingredients.some((other) => isSameSubstance(ingredient, other)));
  return distinct(shared.map(substanceOf));
}

/** A class of which no animal should get two drugs at once, from a row of the interaction table. */
interface DrugClass {
  readonly name: string;
  readonly species: readonly string[];
  readonly grade: ConflictGrade;
}

/** The rows with the same class on both sides, such as 'nsaid' and 'nsaid'. Other shared keywords are not classes. */
const classes: readonly DrugClass[] = interactionRules
  .filter(({ kind }) => kind === 'interaction')
  .flatMap(({ product, patient, species, grade }) =>
    product.filter((token) => patient.includes(token)).map((name) => ({ name, species, grade })),
  );

/**
 * The class of the interaction table that both drugs belong to, with the grade of its row; `null` without one.
 *
 * @param species - code of the patient's species; a row for certain species does not apply to an unknown one
 * @see P-236
 */
export function sharedClass(a: Drug, b: Drug, species: string | null): DrugClass | null {
  const shared = classes.filter(
    ({ name, species: rows }) =>
      (rows.length === 0 || (species !== null && rows.includes(species))) &&
      matchesOf(a, [name]).length > 0 &&
      matchesOf(b, [name]).length > 0,
  );
  return shared.find(({ grade }) => grade === 'serious') ?? shared[0] ?? null;
}
