/** The kinds of row that a merge changes. */
export type MergedRowKind = 'client' | 'patient' | 'link' | 'prescription' | 'request' | 'orderLine' | 'recordedWeight';

/** Values of a row by field. `id` names the row, or of a link `patientId` and `clientId`. */
export type RowValues = Readonly<Record<string, unknown>>;

/**
 * One row before and after, in the fields that the merge writes, and in those that must stand as they are for an undo.
 * The fields of both are the same.
 */
export interface RowChange {
  readonly kind: MergedRowKind;
  readonly before: RowValues;
  readonly after: RowValues;
}

/** What puts back what these changes did: each the other way round, the last one first. @see C-250 */
export function inverseOf(changes: readonly RowChange[]): RowChange[] {
  return changes.map(({ kind, before, after }) => ({ kind, before: after, after: before })).toReversed();
}

/** A row as it stands after changes, in the fields that they know. */
export interface StandingRow {
  readonly kind: MergedRowKind;
  readonly values: RowValues;
}

/** How the rows stand after these changes, each once: what must still be so for an undo. @see C-251 */
export function standingAfter(changes: readonly RowChange[]): StandingRow[] {
  const standing = new Map<string, StandingRow>();
  for (const { kind, before, after } of changes) {
    const known = standing.get(nameOf(kind, before));
    standing.delete(nameOf(kind, before));
    standing.set(nameOf(kind, after), { kind, values: { ...known?.values, ...after } });
  }
  return [...standing.values()];
}

/** What names a row among all. */
export function nameOf(kind: MergedRowKind, { id, patientId, clientId }: RowValues): string {
  return kind === 'link' ? `link ${String(patientId)} ${String(clientId)}` : `${kind} ${String(id)}`;
}
