import type { ComparedField, SyncedField } from './synced-field.js';

/** Where a value changed since both were last the same; `never` where they never were, each with a value of its own. */
export type ChangedSide = 'there' | 'here' | 'both' | 'never';

/**
 * Where a difference comes from, by the values last agreed.
 *
 * @param kept - `undefined` where nothing was kept yet: a value that is missing here is then new there
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

/** Whether a value of the practice system is offered: not one that was declined and is still the same. @see C-100 */
export function isOffered(kept: SyncedField | undefined, there: string): boolean {
  return kept?.declined !== there;
}

/** The kept field of a name. */
export function keptOf(fields: readonly SyncedField[], field: string): SyncedField | undefined {
  return fields.find((one) => one.field === field);
}
