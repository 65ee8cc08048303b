import { mergedText, type MergeNoun } from '@signa/core/clients';
import { Failure } from '../../failure/failure.js';
import { findNamedRecord, standingRecord } from '../../store/merge/held-records.js';
import type { Queryable } from '../../store/statement.js';

/** For whom something is meant. */
interface Meant {
  readonly locationClientId?: string | null;
  readonly locationPatientId?: string | null;
}

/**
 * Refuses what is meant for a client or patient who was merged, and names the one who stands for them (C-249).
 *
 * @throws Failure CONFLICT
 */
export async function requireStandingParties(
  tx: Queryable,
  locationId: string,
  { locationClientId, locationPatientId }: Meant,
): Promise<void> {
  if (locationClientId) await requireStanding(tx, 'client', locationId, locationClientId);
  if (locationPatientId) await requireStanding(tx, 'patient', locationId, locationPatientId);
}

/** The same of one record. */
export async function requireStanding(
  tx: Queryable,
  noun: MergeNoun,
  locationId: string,
  recordId: string,
): Promise<void> {
  const record = await findNamedRecord(tx, noun, [locationId], recordId);
  const into = record?.mergedIntoId ?? null;
  if (into === null) return;
  const standing = await findNamedRecord(tx, noun, [locationId], await standingRecord(tx, noun, locationId, into));
  throw new Failure('CONFLICT', mergedText(noun, standing?.name ?? ''));
}
