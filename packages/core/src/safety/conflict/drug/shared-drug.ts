import { activeOf, type Drug, matchesOf } from './drug.js';
import { isInEffect, perKnowledge, type WarningRow } from '../../../knowledge/index.js';
import type { ConflictGrade, ConflictSubject } from '../../signing/index.js';
import { isOfSpecies } from '../record/species.js';
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

/** A class of which no animal should get two drugs at once: a row with the same class on both sides. */
interface ExclusiveClass {
  readonly name: string;
  readonly row: WarningRow;
}

/** Such as 'nsaid' and 'nsaid'. Other shared keywords are not classes. */
const exclusiveClasses = perKnowledge(({ warnings }): readonly ExclusiveClass[] =>
  warnings
    .filter(({ kind }) => kind === 'interaction')
    .flatMap((row) => row.product.filter((token) => row.patient.includes(token)).map((name) => ({ name, row }))),
);

/** A class that two drugs share, with the grade of its row. */
export interface SharedClass {
  readonly name: string;
  readonly grade: ConflictGrade;
}

/**
 * The class that both drugs belong to and of which a row allows only one; `null` without one.
 *
 * @param species - code of the patient's species; a row for certain species does not apply to an unknown one
 * @see P-236
 */
export function sharedClass(
  a: Drug,
  b: Drug,
  species: string | null,
  { knowledge, today }: Pick<ConflictSubject, 'knowledge' | 'today'>,
): SharedClass | null {
  const shared = exclusiveClasses(knowledge)
    .filter(
      ({ name, row }) =>
        isInEffect(row, today) &&
        isOfSpecies(row, species) &&
        matchesOf(a, [name]).length > 0 &&
        matchesOf(b, [name]).length > 0,
    )
    .map(({ name, row }) => ({ name, grade: row.grade }));
  return shared.find(({ grade }) => grade === 'serious') ?? shared[0] ?? null;
}
