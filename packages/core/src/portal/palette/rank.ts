import { bestGrade, grades, isWholeNumber } from './grade.js';
import type { PaletteKind } from './kind.js';
import { paletteKey } from './record.js';

/** Something that the palette offers, by what it is ranked. */
export interface PaletteHit {
  readonly kind: PaletteKind;
  readonly id: string;
  /** What it is called, and what else it is known as. */
  readonly names: readonly string[];
  /** Of a prescription that has one. */
  readonly rxNumber?: string | null;
}

/** Whether a text says exactly this one. @see P-288 */
export const isExactHit = (text: string, { kind, names, rxNumber = null }: PaletteHit): boolean =>
  kind === 'prescription' ? isWholeNumber(text, rxNumber) : bestGrade(text, names) === 'exact';

/**
 * Hits in their order: what the text says exactly, what was opened last (the latest first), then by how well a name
 * fits; equal ones stay as they were given.
 *
 * @param opened - keys of what was opened last, the latest first
 * @returns each of the hits once
 * @see P-288
 */
export function rankHits<H extends PaletteHit>(hits: readonly H[], text: string, opened: readonly string[]): H[] {
  const ranked = hits.map((hit) => ({ hit, rank: rankOf(hit, text, opened) }));
  return ranked.toSorted((one, other) => compareRanks(one.rank, other.rank)).map(({ hit }) => hit);
}

/** Group, and the place within it. */
type Rank = readonly [number, number];

const compareRanks = (one: Rank, other: Rank): number => one[0] - other[0] || one[1] - other[1];

function rankOf(hit: PaletteHit, text: string, opened: readonly string[]): Rank {
  if (isExactHit(text, hit)) return [0, 0];
  const at = opened.indexOf(paletteKey(hit));
  if (at >= 0) return [1, at];
  const grade = bestGrade(text, hit.names);
  return [2, grade === null ? grades.length : grades.indexOf(grade)];
}

/** The hits of a list that a text names, for what is not searched elsewhere: screens, actions, what was opened last. */
export const namedHits = <H extends PaletteHit>(hits: readonly H[], text: string): H[] =>
  hits.filter((hit) => isExactHit(text, hit) || bestGrade(text, hit.names) !== null);
