import { bestGrade, grades, isWholeNumber } from './grade.js';
import type { PaletteKind } from './kind.js';
import { paletteKey } from './record.js';

/** A result of the palette, with the facts it is ranked by. */
export interface PaletteHit {
  readonly kind: PaletteKind;
  readonly id: string;
  /** Its name, and alternative names. */
  readonly names: readonly string[];
  /** For a prescription with a number. */
  readonly rxNumber?: string | null;
}

/** Whether a text matches this result exactly. @see P-288 */
export const isExactHit = (text: string, { kind, names, rxNumber = null }: PaletteHit): boolean =>
  kind === 'prescription' ? isWholeNumber(text, rxNumber) : bestGrade(text, names) === 'exact';

/**
 * Sorts results: exact matches, then recent records (latest first), then by how well a name matches; equal ones keep
 * their order.
 *
 * @param opened - keys of recent records, latest first
 * @returns each result once
 * @see P-288
 */
export function rankHits<H extends PaletteHit>(hits: readonly H[], text: string, opened: readonly string[]): H[] {
  const ranked = hits.map((hit) => ({ hit, rank: rankOf(hit, text, opened) }));
  return ranked.toSorted((one, other) => compareRanks(one.rank, other.rank)).map(({ hit }) => hit);
}

/** The group, and the position within it. */
type Rank = readonly [number, number];

const compareRanks = (one: Rank, other: Rank): number => one[0] - other[0] || one[1] - other[1];

function rankOf(hit: PaletteHit, text: string, opened: readonly string[]): Rank {
  if (isExactHit(text, hit)) return [0, 0];
  const at = opened.indexOf(paletteKey(hit));
  if (at >= 0) return [1, at];
  const grade = bestGrade(text, hit.names);
  return [2, grade === null ? grades.length : grades.indexOf(grade)];
}

/** The results of a list that a text matches, for kinds without a server search: screens, actions, recent records. */
export const namedHits = <H extends PaletteHit>(hits: readonly H[], text: string): H[] =>
  hits.filter((hit) => isExactHit(text, hit) || bestGrade(text, hit.names) !== null);
