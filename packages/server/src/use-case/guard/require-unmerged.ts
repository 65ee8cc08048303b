import { mergedText, type MergeNoun } from '@signa/core/clients';
import { Failure } from '../../failure/failure.js';
import { findNamedRecord, survivingRecord } from '../../store/clients/merge/locked-records.js';
import type { Queryable } from '../../store/statement.js';

/** The client and patient that an operation is meant for. */
interface IntendedParties {
  readonly locationClientId?: string | null;
  readonly locationPatientId?: string | null;
}

/**
 * Rejects an operation for a merged client or patient, and names the record it was merged into (C-249).
 *
 * @throws Failure CONFLICT
 */
export async function requireActiveParties(
  tx: Queryable,
  locationId: string,
  { locationClientId, locationPatientId }: IntendedParties,
): Promise<void> {
  if (locationClientId) await requireUnmerged(tx, 'client', locationId, locationClientId);
  if (locationPatientId) await requireUnmerged(tx, 'patient', locationId, locationPatientId);
}

/** Same check for one record. */
export async function requireUnmerged(
  tx: Queryable,
  noun: MergeNoun,
  locationId: string,
  recordId: string,
): Promise<void> {
  const record = await findNamedRecord(tx, noun, [locationId], recordId);
  const into = record?.mergedIntoId ?? null;
  if (into === null) return;
  const status = await findNamedRecord(tx, noun, [locationId], await survivingRecord(tx, noun, locationId, into));
  throw new Failure('CONFLICT', mergedText(noun, status?.name ?? ''));
}
