import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { activeRxStatuses } from '../../clients/patient/active-rx-status.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { findPrescription } from './prescription-store.js';
import type { StoredPrescription } from './stored-prescription.js';

/** The active prescriptions of a patient that were issued here, oldest first. */
export async function findOpenPrescriptions(
  sql: Queryable,
  patient: { readonly locationId: string; readonly id: string },
  now: Instant,
): Promise<readonly StoredPrescription[]> {
  const open = await rows(
    sql,
    select(
      fields({ id: columnsOf('prescription as rx').id }),
      `from signa.prescription rx join signa.location l on l.id = rx.location_id
    where rx.location_id = $1 and rx.patient_id = $2 and not rx.archived and not rx.is_office_use and rx.rx_status = any ($3)
      and (rx.expires_on is null or rx.expires_on >= ($4::timestamptz at time zone coalesce(l.time_zone, 'UTC'))::date)
    order by rx.id`,
    ),
    [key(patient.locationId), key(patient.id), activeRxStatuses, now],
  );
  const found: (StoredPrescription | null)[] = [];
  for (const { id } of open) found.push(await findPrescription(sql, [patient.locationId], id));
  return found.filter((prescription) => prescription !== null);
}
