import { type KnowledgePackage, perKnowledge, type WarningRow } from '../../../knowledge/index.js';
import { conflictGrades } from '../../signing/index.js';
import { singularToken } from '../term/term.js';
import type { RecordedAllergy } from './allergy-reading.js';

/** The patient token of rows that apply when the allergy matches an ingredient of the product. */
export const sameIngredient = 'same_ingredient';

interface AllergyRows {
  /** The most severe first, otherwise in the order of the package. */
  readonly rows: readonly WarningRow[];
  /** By the first word of each patient token, in the singular. */
  readonly byFirstWord: ReadonlyMap<string, readonly WarningRow[]>;
  /** Rows with `same_ingredient`, which any text can match. */
  readonly ofSame: readonly WarningRow[];
}

const allergyRows = perKnowledge(({ warnings }): AllergyRows => {
  const rows = warnings
    .filter(({ kind }) => kind === 'allergy')
    .toSorted((a, b) => conflictGrades.indexOf(a.grade) - conflictGrades.indexOf(b.grade));
  const byFirstWord = new Map<string, WarningRow[]>();
  for (const row of rows) {
    for (const token of row.patient) {
      const [word = ''] = singularToken(token).split(' ');
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), row]);
    }
  }
  return { rows, byFirstWord, ofSame: rows.filter(({ patient }) => patient.includes(sameIngredient)) };
});

/**
 * The rows that may be about a recorded allergy: a superset of those that match it, the most severe first, found without
 * reading the others.
 */
export function rowsAboutAllergy({ texts }: RecordedAllergy, knowledge: KnowledgePackage): readonly WarningRow[] {
  const { rows, byFirstWord, ofSame } = allergyRows(knowledge);
  const found = new Set(ofSame);
  for (const { words } of texts)
    for (const word of words) for (const row of byFirstWord.get(word) ?? []) found.add(row);
  return rows.filter((row) => found.has(row));
}
