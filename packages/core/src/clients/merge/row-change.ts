/** The kinds of row that a merge changes. */
export type MergedRowKind =
  | 'client'
  | 'patient'
  | 'link'
  | 'prescription'
  | 'request'
  | 'orderLine'
  | 'recordedWeight'
  | 'alert';

/** The values of a row by field. `id` identifies the row; links are identified by `patientId` and `clientId`. */
export type RowValues = Readonly<Record<string, unknown>>;

/**
 * A row before and after, with the fields that the merge writes and those that must be unchanged for an undo. Both have
 * the same fields.
 */
export interface RowChange {
  readonly kind: MergedRowKind;
  readonly before: RowValues;
  readonly after: RowValues;
}

/** The changes that undo these: each inverted, in reverse order. @see C-250 */
export function inverseOf(changes: readonly RowChange[]): RowChange[] {
  return changes.map(({ kind, before, after }) => ({ kind, before: after, after: before })).toReversed();
}

/** The state of a row after changes, limited to the fields they contain. */
export interface ExistingRow {
  readonly kind: MergedRowKind;
  readonly values: RowValues;
}

/** The state of every row after these changes, which must be unchanged for an undo. @see C-251 */
export function rowsAfter(changes: readonly RowChange[]): ExistingRow[] {
  const status = new Map<string, ExistingRow>();
  for (const { kind, before, after } of changes) {
    const known = status.get(nameOf(kind, before));
    status.delete(nameOf(kind, before));
    status.set(nameOf(kind, after), { kind, values: { ...known?.values, ...after } });
  }
  return [...status.values()];
}

/** A unique key of a row. */
export function nameOf(kind: MergedRowKind, { id, patientId, clientId }: RowValues): string {
  return kind === 'link' ? `link ${String(patientId)} ${String(clientId)}` : `${kind} ${String(id)}`;
}
