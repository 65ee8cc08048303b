import { type DoseRange, isInEffect, perKnowledge } from '../../../knowledge/index.js';
import { type ConflictSubject, perSubject } from '../../signing/index.js';
import { activeIngredients } from '../drug/drug.js';
import { isSameSubstance } from '../drug/substance.js';
import { knownSpecies } from '../record/species.js';
import { compareText } from '../term/distinct.js';
import { wordsOfToken } from '../term/term.js';
import { doseRoutesOf } from './dose-routes.js';

const bySpecies = perKnowledge(({ doses }): ReadonlyMap<string, readonly DoseRange[]> => {
  const rows = new Map<string, DoseRange[]>();
  for (const row of doses) {
    const others = rows.get(row.species);
    if (others) others.push(row);
    else rows.set(row.species, [row]);
  }
  return rows;
});

/** Whether a range is for exactly these ingredients, ignoring salts. */
function isOfIngredients({ drug }: DoseRange, ingredients: readonly string[]): boolean {
  const names = drug.map(wordsOfToken);
  return (
    names.length === ingredients.length &&
    names.every((name) => ingredients.some((ingredient) => isSameSubstance(name, ingredient))) &&
    ingredients.every((ingredient) => names.some((name) => isSameSubstance(name, ingredient)))
  );
}

/**
 * The labeled dose ranges for the drug, the species and the route on the day, by ID. Several ranges are for different
 * uses, or for the first dose and the following ones.
 *
 * @see P-401
 */
export const doseRangesOf = perSubject((subject: ConflictSubject): readonly DoseRange[] => {
  const species = knownSpecies(subject.patient);
  const routes = doseRoutesOf(subject.product, subject.dosing?.directions ?? null);
  if (species === null || routes.size === 0) return [];
  const ingredients = activeIngredients(subject.product);
  const rows = bySpecies(subject.knowledge).get(species) ?? [];
  return rows
    .filter((row) => routes.has(row.route) && isInEffect(row, subject.today) && isOfIngredients(row, ingredients))
    .toSorted((a, b) => compareText(a.id, b.id));
});
