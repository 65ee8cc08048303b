import type { PimsConnectionType } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import { type Queryable, rows } from '../../statement.js';

/** Records of an account that a partner notified about, by external id. */
interface ReportedRecords {
  readonly locationIds: readonly string[];
  readonly type: PimsConnectionType;
  readonly clientIds: readonly string[];
  readonly patientIds: readonly string[];
  /** The PIMS identifies its records by provider id. */
  readonly isByProvider: boolean;
}

/**
 * Records that the PIMS changed the linked clients of these records, or those of a patient, and makes them due for a
 * refresh unless the account does not respond (C-261, C-262).
 *
 * @returns the number of clients linked with them
 */
export async function storeReported(
  tx: Queryable,
  { locationIds, type, clientIds, patientIds, isByProvider }: ReportedRecords,
  at: Instant,
): Promise<number> {
  const recordId = isByProvider ? 'pims_provider_id' : 'pims_id';
  const reported = await rows(
    tx,
    `insert into signa.pims_sync as s (location_id, linked, record_id, told_at)
    select c.location_id, 'client', c.id, $5 from signa.client c
    where c.location_id = any ($1) and c.pims_connection_type = $2 and c.is_active and (c.${recordId} = any ($3) or exists (
      select from signa.patient_client l join signa.patient p on p.location_id = l.location_id and p.id = l.patient_id
      where l.location_id = c.location_id and l.client_id = c.id and p.pims_connection_type = $2 and p.${recordId} = any ($4)))
    order by c.location_id, c.id
    on conflict (location_id, linked, record_id) do update set told_at = excluded.told_at returning 1`,
    [locationIds, type, clientIds, patientIds, at],
  );
  await rows(
    tx,
    'update signa.pims_refresh set next_at = $2 where location_id = any ($1) and faults = 0 and next_at > $2',
    [locationIds, at],
  );
  return reported.length;
}
