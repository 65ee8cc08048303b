import type { MergedField } from './field-choice.js';
import type { RowChange } from './row-change.js';

/** The plan of a merge: why it is impossible, which conflicts are unresolved, or all row changes in order. */
export type MergePlan =
  | { readonly outcome: 'refused'; readonly reasons: readonly string[] }
  | { readonly outcome: 'open'; readonly fields: readonly MergedField[] }
  | { readonly outcome: 'ready'; readonly fields: readonly MergedField[]; readonly changes: readonly RowChange[] };

/** The fields common to all records that can be merged. */
export interface MergedRecord {
  readonly id: string;
  readonly isOfficeUse: boolean;
  readonly isActive: boolean;
  /** The record into which it was merged; `null` if it was not merged. */
  readonly mergedIntoId: string | null;
}

export type MergeNoun = 'client' | 'patient';

/** Why two records cannot be merged, whatever is chosen; empty if they can. @see C-245 */
export function mergeRefusals(noun: MergeNoun, kept: MergedRecord, other: MergedRecord): string[] {
  const refusals = [
    kept.id === other.id && `Both records are the same ${noun}.`,
    (kept.isOfficeUse || other.isOfficeUse) && 'Office-use records cannot be merged.',
    (kept.mergedIntoId !== null || other.mergedIntoId !== null) && `One of the two was already merged.`,
  ];
  return refusals.filter((reason) => reason !== false);
}

/** The plan of two records that can be merged: ready once every conflict is resolved. @see C-246 */
export function planOf(fields: readonly MergedField[], changes: () => readonly RowChange[]): MergePlan {
  if (fields.some(({ from }) => from === null)) return { outcome: 'open', fields };
  return { outcome: 'ready', fields, changes: changes() };
}

/** The change of a row, with only the fields that differ; none when no field does. */
export function changeOf(kind: RowChange['kind'], row: object, after: Readonly<Record<string, unknown>>): RowChange[] {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field] ?? null),
  );
  if (changed.length === 0) return [];
  const key = { id: stored['id'] };
  const before = Object.fromEntries(changed.map(([field]) => [field, stored[field] ?? null]));
  return [{ kind, before: { ...key, ...before }, after: { ...key, ...Object.fromEntries(changed) } }];
}
