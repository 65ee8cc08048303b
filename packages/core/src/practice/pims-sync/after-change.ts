import type { Instant } from '../../base/time/index.js';
import { maxSyncedFields, type SyncedField, type SyncedValues, unknownField } from './synced-field.js';

/** When a value was changed in Signa, and by whom. */
export interface ChangedBy {
  readonly at: Instant;
  readonly by: string | null;
}

/**
 * The sync state after a linked record was changed in Signa: when and by whom each field was changed, and that both
 * sides agree when the value of the practice system was accepted.
 *
 * @see C-255, C-258
 */
export function afterChange(
  kept: readonly SyncedField[],
  before: SyncedValues,
  after: SyncedValues,
  { at, by }: ChangedBy,
): readonly SyncedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  const known = new Map(kept.map((one) => [one.field, one]));
  const fields = changed.map((name): SyncedField => {
    const field = known.get(name) ?? unknownField(name);
    const here = after[name] ?? null;
    const isFromThere = here !== null && here === field.there;
    const reported = { ...field, hereSince: at, hereBy: by, isFromThere };
    return isFromThere
      ? { ...reported, agreedHere: here, agreedThere: field.there, agreedAt: at, declined: null }
      : reported;
  });
  return [...fields, ...kept.filter(({ field }) => !changed.includes(field))].slice(0, maxSyncedFields);
}

/** A value of the practice system that a user declined. */
export interface DeclinedValue {
  readonly field: string;
  /** The value as it was shown; a newer value of the system is not declined. */
  readonly value: string;
}

/**
 * The sync state after values of the practice system were declined.
 *
 * @see C-100
 */
export function afterDecline(kept: readonly SyncedField[], declined: readonly DeclinedValue[]): readonly SyncedField[] {
  const values = new Map(declined.map(({ field, value }) => [field, value]));
  return kept.map((one) =>
    one.there !== null && values.get(one.field) === one.there ? { ...one, declined: one.there } : one,
  );
}
