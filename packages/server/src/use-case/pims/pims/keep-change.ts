import {
  afterChange,
  afterDecline,
  type DeclinedValue,
  linkedId,
  type LinkedRecord,
  type SyncedValues,
} from '@signa/core/practice';
import { changeSynced, type SyncedKey } from '../../../store/pims/pims/sync-store.js';
import type { Acting } from '../../guard/acting.js';
import type { Work } from '../../work.js';

/** A linked record that a user changed, by its synced values. */
interface ChangedRecord extends SyncedKey {
  readonly record: LinkedRecord;
  readonly before: SyncedValues;
  readonly after: SyncedValues;
  /** PIMS values that were shown and not taken over (C-100). */
  readonly declined: readonly DeclinedValue[];
}

/**
 * Records which synced values a user changed or declined, and when (C-100, C-258); does nothing for unlinked records.
 */
export async function keepChange(
  { tx, now }: Work,
  { record, before, after, declined, ...synced }: ChangedRecord,
  { displayName }: Acting,
): Promise<void> {
  if (linkedId(record) === null) return;
  await changeSynced(tx, synced, (kept) =>
    afterDecline(afterChange(kept, before, after, { at: now, by: displayName }), declined),
  );
}
