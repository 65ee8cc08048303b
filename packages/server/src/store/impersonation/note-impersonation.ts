import type { Instant } from '@signa/core/base';
import { type Queryable, rows } from '../statement.js';

/** Something that was done in an impersonation, for the practice to read. */
export interface ImpersonationNote {
  readonly kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked' | 'locked';
  readonly operation?: string | null;
  /** As the audit names a record: it is noted at the location of that record. */
  readonly subject?: string | null;
  readonly page?: string | null;
  readonly reason?: string | null;
  /** Of what names no record; else it is noted where the impersonation began. */
  readonly locationId?: string | null;
}

/** Keeps what was done; the same once more is counted. */
export async function noteImpersonation(
  tx: Queryable,
  id: string,
  at: Instant,
  notes: readonly ImpersonationNote[],
): Promise<void> {
  const entries = notes.map(({ locationId = null, ...note }) => ({ ...note, location_id: locationId }));
  await rows(tx, 'select signa.note_impersonation($1, $2, $3)', [id, at, JSON.stringify(entries)]);
}
