import { trimmed } from '../../base/text/index.js';

/** The record that is kept, or the other one, which is merged into it. */
export type MergeSide = 'kept' | 'other';

/** Which of two values stays (C-246). */
export interface MergeAnswer {
  readonly field: string;
  readonly stays: MergeSide;
}

/** A field as a preview shows it (C-246). */
export interface MergedField {
  readonly field: string;
  readonly kept: string | null;
  readonly other: string | null;
  /** Where the value comes from that stands there afterwards; `null` of a conflict that is not answered. */
  readonly from: MergeSide | 'both' | null;
  readonly isConflict: boolean;
}

interface Compared<T> {
  readonly kept: T;
  readonly other: T;
  /** How a value is read; `null` or blank is none. */
  readonly text: (value: T) => string | null;
  readonly answers: readonly MergeAnswer[];
}

/** A field and the value that it has afterwards. */
export interface Chosen<T> extends MergedField {
  readonly value: T;
}

/**
 * What becomes of a field of which one value stays: what only one record has is taken from it, of two that are equal
 * that of the kept record, and of two that differ the one that is answered.
 *
 * @returns the kept value, `from` null, while a conflict is not answered
 * @see C-246
 */
export function chosenField<T>(field: string, { kept, other, text, answers }: Compared<T>): Chosen<T> {
  const [keptText, otherText] = [trimmed(text(kept)) || null, trimmed(text(other)) || null];
  const shown = { field, kept: keptText, other: otherText };
  if (otherText === null || keptText?.toLowerCase() === otherText.toLowerCase())
    return { ...shown, value: kept, from: 'kept', isConflict: false };
  if (keptText === null) return { ...shown, value: other, from: 'other', isConflict: false };
  const answer = answers.find((given) => given.field === field);
  return { ...shown, value: answer?.stays === 'other' ? other : kept, from: answer?.stays ?? null, isConflict: true };
}

/** A chosen field without its value. */
export function shownField({ field, kept, other, from, isConflict }: Chosen<unknown>): MergedField {
  return { field, kept, other, from, isConflict };
}

/** A list of which both parts stay. @see C-247, C-253 */
export function joinedField<E>(
  field: string,
  kept: readonly E[],
  other: readonly E[],
  text: (entry: E) => string,
): MergedField {
  const read = (entries: readonly E[]) => entries.map(text).join('; ') || null;
  return { field, kept: read(kept), other: read(other), from: 'both', isConflict: false };
}
