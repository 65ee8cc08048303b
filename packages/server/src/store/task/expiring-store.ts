import type { Instant, PlainDate } from '@signa/core/time';
import { activeRxStatuses } from '../patient/active-rx-status.js';
import { type Queryable, rows } from '../statement.js';

export interface Expiring {
  readonly locationId: string;
  readonly id: string;
  readonly expiresOn: PlainDate;
  readonly unitPerFill: number;
  readonly packsizeQty: number | null;
  readonly portalType: string;
}

/** Issued prescriptions with an order history that expire between two days and have no expiring request yet. */
export async function expiringPrescriptions(
  sql: Queryable,
  locationId: string,
  from: PlainDate,
  to: PlainDate,
): Promise<Expiring[]> {
  return rows<Expiring>(
    sql,
    `select rx.location_id::text as "locationId", rx.id::text as "id", rx.expires_on as "expiresOn",
      rx.unit_per_fill::float8 as "unitPerFill", p.packsize_qty::float8 as "packsizeQty", kind.code as "portalType"
    from signa.prescription rx
      join signa.product p on p.id = rx.product_id
      join signa.location place on place.id = rx.location_id
      join signa.portal_type kind on kind.id = place.portal_type_id
      join signa.client c on c.location_id = rx.location_id and c.id = rx.client_id and c.is_active
      join signa.patient pt on pt.location_id = rx.location_id and pt.id = rx.patient_id and pt.is_active and not pt.is_deceased
    where rx.location_id = $1 and rx.expires_on between $2 and $3 and rx.rx_status = any ($4) and not rx.archived and not rx.is_office_use
      and exists (select from signa.order_line i where i.location_id = rx.location_id and i.prescription_id = rx.id)
      and not exists (select from signa.task t where t.location_id = rx.location_id and t.previous_prescription_id = rx.id and t.type = 'expiring')
    order by rx.id`,
    [locationId, from, to, activeRxStatuses],
  );
}

/** Raises the request, unless another server was faster; answers its id. */
export async function insertExpiringRequest(
  tx: Queryable,
  { locationId, id }: Expiring,
  quantity: number,
  now: Instant,
): Promise<string | null> {
  const [added] = await rows<{ id: string }>(
    tx,
    `insert into signa.task (location_id, type, origin, initiated_by, created_at, previous_prescription_id, product_id, flavor_id, client_id,
      patient_id, quantity_requested, expires_on, assigned_to)
    select rx.location_id, 'expiring', 'timer', 'timer', $3, rx.id, rx.product_id, rx.flavor_id, rx.client_id, rx.patient_id, $4::numeric,
      rx.expires_on, rx.authorizing_vet_id
    from signa.prescription rx where rx.location_id = $1 and rx.id = $2
    on conflict do nothing returning id::text`,
    [locationId, id, now, quantity],
  );
  return added?.id ?? null;
}
