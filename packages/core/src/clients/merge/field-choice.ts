import { trimmed } from '../../base/text/index.js';

/** The record that is kept, or the other one, which is merged into it. */
export type MergeSide = 'kept' | 'other';

/** The choice of one of two values (C-246). */
export interface MergeAnswer {
  readonly field: string;
  readonly stays: MergeSide;
}

/** A field in the preview of a merge (C-246). */
export interface MergedField {
  readonly field: string;
  readonly kept: string | null;
  readonly other: string | null;
  /** The record whose value the field has afterwards; `null` for an unresolved conflict. */
  readonly from: MergeSide | 'both' | null;
  readonly isConflict: boolean;
}

interface Compared<T> {
  readonly kept: T;
  readonly other: T;
  /** The text of a value; `null` or blank for no value. */
  readonly text: (value: T) => string | null;
  readonly answers: readonly MergeAnswer[];
}

/** A field and its value after the merge. */
export interface Chosen<T> extends MergedField {
  readonly value: T;
}

/**
 * The outcome of a field with a single value: a value that only one record has is taken, equal values stay, and for
 * different ones the choice decides.
 *
 * @returns the kept value with `from` null while a conflict is unresolved
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

/** A list that joins the entries of both. @see C-247, C-253 */
export function joinedField<E>(
  field: string,
  kept: readonly E[],
  other: readonly E[],
  text: (entry: E) => string,
): MergedField {
  const read = (entries: readonly E[]) => entries.map(text).join('; ') || null;
  return { field, kept: read(kept), other: read(other), from: 'both', isConflict: false };
}
