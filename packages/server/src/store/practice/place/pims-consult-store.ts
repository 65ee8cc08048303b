import type { PimsConnectionType } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import { type Queryable, rows } from '../../statement.js';

/** Consultations of a patient, by the ids of the PIMS that reported them. */
interface ReportedConsults {
  readonly locationIds: readonly string[];
  readonly type: PimsConnectionType;
  readonly accountId: string;
  readonly patientId: string;
  readonly consultIds: readonly string[];
}

/** Stores which consultations belong to a patient, so that prescriptions link to no others. */
export async function keepConsults(
  tx: Queryable,
  { locationIds, type, accountId, patientId, consultIds }: ReportedConsults,
  now: Instant,
): Promise<void> {
  await rows(
    tx,
    `insert into signa.pims_consult (location_id, connection_type, account_id, patient_pims_id, consult_id, told_at)
    select l, $2, $3, $4, c, $6 from unnest($1::bigint[]) l cross join unnest($5::text[]) c on conflict do nothing`,
    [locationIds, type, accountId, patientId, consultIds, now],
  );
}
