import { asIssued, type IssueRecord } from '@signa/core/prescribing';
import { issueRecordSchema } from '@signa/core/schema';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { issueRecordJson, prescriptionJson } from './prescription-json.js';
import type { StoredPrescription } from './stored-prescription.js';

/** Built once: assembling a text of this size takes longer than sending it. */
const byId = select(
  fields({ prescription: prescriptionJson, issueRecord: issueRecordJson }),
  'from signa.prescription rx where rx.location_id = any ($1) and rx.id = $2 and rx.removed_at is null',
);
const lockRow = select(
  fields({ locationId: columnsOf('prescription as rx').location_id }),
  'from signa.prescription rx where rx.location_id = any ($1) and rx.id = $2 and rx.removed_at is null for update',
);

/** A prescription with its issue record. */
export interface PrescriptionWithRecord {
  /** With its related records as they are now. */
  readonly prescription: StoredPrescription;
  /** `null` for prescriptions not issued here. */
  readonly issueRecord: IssueRecord | null;
}

/** A prescription with its related records as they are now, and its issue record. */
export async function findWithIssueRecord(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<PrescriptionWithRecord | null> {
  const [found] = await rows(sql, byId, [locationIds, key(id)]);
  if (!found) return null;
  const { prescription, issueRecord } = found;
  return { prescription, issueRecord: issueRecord === null ? null : issueRecordSchema.parse(issueRecord) };
}

/**
 * A prescription by id, within the caller's locations; a removed draft is missing (P-118). An issued one has the values
 * of its issue record (P-332).
 */
export async function findPrescription(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredPrescription | null> {
  const found = await findWithIssueRecord(sql, locationIds, id);
  return found && asIssued(found.prescription, found.issueRecord);
}

/** Locks a prescription for a change until this transaction ends (P-007). */
export async function lockPrescription(
  tx: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredPrescription | null> {
  const locked = await rows(tx, lockRow, [locationIds, key(id)]);
  return locked[0] ? findPrescription(tx, [locked[0].locationId], id) : null;
}
