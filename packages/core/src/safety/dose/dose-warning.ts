import type { ConflictGrade } from '../signing/index.js';
import type { SumPart } from './sum.js';

export type DoseWarningKind =
  | 'days-supply'
  | 'ten-fold-dose'
  | 'ten-fold-quantity'
  | 'ten-fold-strength'
  | 'pounds-for-kilograms'
  | 'weight-change'
  | 'impossible-weight'
  | 'unknown-unit'
  | 'short-directions';

/** The change that a suggestion applies. */
export type DoseFix =
  | { readonly field: 'directions'; readonly value: string }
  | { readonly field: 'daysSupply' | 'unitPerFill'; readonly value: number }
  | { readonly field: 'weight'; readonly value: number; readonly unit: 'lbs' | 'kg' };

/** A warning about implausible numbers. It never suggests a dose that no user typed. */
export interface DoseWarning {
  readonly kind: DoseWarningKind;
  readonly grade: ConflictGrade;
  /** 'Ten times the last dose'. */
  readonly title: string;
  /** '5 mL each time; 0.5 mL on Rx# 26-104065 of 07-25-2026.' */
  readonly sentence: string;
  /** '5 ÷ 0.5 = 10' in parts, the compared numbers emphasized. */
  readonly sum: readonly SumPart[];
  /** The suggestion with its label 'Use 0.5 mL'; `null` if nothing can be computed. */
  readonly fix: { readonly label: string; readonly change: DoseFix } | null;
  /** 'Keep 5 mL'. */
  readonly keepLabel: string;
  /** '5 mL or 0.5 mL', in the list of required steps. */
  readonly short: string;
}

/**
 * The identity of a warning: it is the same while none of its numbers changes, so that a confirmed value is not
 * questioned again.
 *
 * @see P-245
 */
export function doseWarningKey({ kind, sentence, sum }: DoseWarning): string {
  return [kind, sentence, ...sum.map(({ text }) => text)].join('|');
}
