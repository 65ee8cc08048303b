import type { Instant } from '@signa/core/base';
import { type Queryable, rows } from '../../statement.js';

/** An action during an impersonation, recorded for the practice. */
export interface ImpersonationNote {
  readonly kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked' | 'locked';
  readonly operation?: string | null;
  /** The record as the audit names it; the action is recorded at that record's location. */
  readonly subject?: string | null;
  readonly page?: string | null;
  readonly reason?: string | null;
  /** An action without a record; it is recorded where the impersonation started. */
  readonly locationId?: string | null;
}

/** Stores an action; repeats are counted. */
export async function noteImpersonation(
  tx: Queryable,
  id: string,
  at: Instant,
  notes: readonly ImpersonationNote[],
): Promise<void> {
  const entries = notes.map(({ locationId = null, ...note }) => ({ ...note, location_id: locationId }));
  await rows(tx, 'select signa.note_impersonation($1, $2, $3)', [id, at, JSON.stringify(entries)]);
}
