import type { ComparedField, SyncedField } from './synced-field.js';

/**
 * The side on which a value changed since both were last equal; `never` if they never were and each has its own value.
 */
export type ChangedSide = 'there' | 'here' | 'both' | 'never';

/**
 * The side that caused a difference, derived from the last agreed values.
 *
 * @param kept - `undefined` when there is no sync state yet: then a value missing in Signa is new in the practice
 * system
 * @see C-256
 */
export function changedSide(kept: SyncedField | undefined, now: Pick<ComparedField, 'here' | 'there'>): ChangedSide {
  if (kept?.agreedAt == null) return now.here === null ? 'there' : 'never';
  const isHere = now.here !== kept.agreedHere;
  const isThere = now.there !== kept.agreedThere;
  if (isHere && isThere) return 'both';
  if (isThere) return 'there';
  return isHere ? 'here' : 'never';
}

/** Whether a value of the practice system is offered: it is not a declined one that is still the same. @see C-100 */
export function isOffered(kept: SyncedField | undefined, there: string): boolean {
  return kept?.declined !== there;
}

/** The sync state of a field. */
export function keptOf(fields: readonly SyncedField[], field: string): SyncedField | undefined {
  return fields.find((one) => one.field === field);
}
