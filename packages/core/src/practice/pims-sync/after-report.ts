import type { Instant } from '../../base/time/index.js';
import { type ComparedField, maxSyncedFields, type SyncedField, unknownField } from './synced-field.js';

/**
 * The sync state after a record was read: a new value gets its time, and equal values are agreed. A field missing from
 * the answer keeps its state, because systems occasionally omit fields, which must not revive declined values.
 *
 * @param now - when it was read
 * @see C-255, C-100
 */
export function afterReport(
  kept: readonly SyncedField[],
  reported: readonly ComparedField[],
  now: Instant,
): readonly SyncedField[] {
  const known = new Map(kept.map((one) => [one.field, one]));
  const names = new Set(reported.map(({ field }) => field));
  const read = reported.map((one) => fieldAfter(known.get(one.field) ?? unknownField(one.field), one, now));
  const others = kept.filter(({ field }) => !names.has(field));
  return [...read, ...others].slice(0, maxSyncedFields);
}

function fieldAfter(kept: SyncedField, { here, there, agrees }: ComparedField, now: Instant): SyncedField {
  const seen: SyncedField = kept.there === there ? kept : { ...kept, there, thereSince: now, declined: null };
  if (!agrees || (seen.agreedHere === here && seen.agreedThere === there)) return seen;
  return { ...seen, agreedHere: here, agreedThere: there, agreedAt: now, declined: null };
}
