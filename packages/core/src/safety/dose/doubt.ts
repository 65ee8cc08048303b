import type { ConflictGrade } from '../signing/index.js';
import type { SumPart } from './sum.js';

export type DoseDoubtKind =
  | 'days-supply'
  | 'ten-fold-dose'
  | 'ten-fold-quantity'
  | 'ten-fold-strength'
  | 'pounds-for-kilograms'
  | 'weight-change'
  | 'impossible-weight'
  | 'short-directions';

/** What one press puts right. */
export type DoseFix =
  | { readonly field: 'directions'; readonly value: string }
  | { readonly field: 'daysSupply' | 'unitPerFill'; readonly value: number }
  | { readonly field: 'weight'; readonly value: number; readonly unit: 'lbs' | 'kg' };

/** Arithmetic that does not come out; no dose is proposed that nobody typed. */
export interface DoseDoubt {
  readonly kind: DoseDoubtKind;
  readonly grade: ConflictGrade;
  /** 'Ten times the last dose'. */
  readonly title: string;
  /** '5 mL each time; 0.5 mL on Rx# 26-104065 of 07-25-2026.' */
  readonly sentence: string;
  /** '5 ÷ 0.5 = 10', its parts apart, the compared numbers marked. */
  readonly sum: readonly SumPart[];
  /** What is offered in one press, with its label 'Use 0.5 mL'; `null` where nothing can be computed. */
  readonly fix: { readonly label: string; readonly change: DoseFix } | null;
  /** 'Keep 5 mL'. */
  readonly keepLabel: string;
  /** '5 mL or 0.5 mL', among the open points. */
  readonly short: string;
}

/**
 * What tells a doubt from every other one: as long as none of its numbers changes it is the same, so that what was kept
 * once is not asked again.
 *
 * @see P-245
 */
export function doubtKey({ kind, sentence, sum }: DoseDoubt): string {
  return [kind, sentence, ...sum.map(({ text }) => text)].join('|');
}
