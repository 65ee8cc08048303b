import { isRenewedSince, type RenewableFacts } from '@signa/core/safety';
import { type Instant, type PlainDate, todayIn } from '@signa/core/base';
import { activeRxStatuses } from '../../clients/patient/active-rx-status.js';
import { always, columnsOf, text } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { lockRenewed, wakeCard } from './renewed.js';

export interface Expiring {
  readonly locationId: string;
  readonly id: string;
  readonly expiresOn: PlainDate;
  readonly unitPerFill: number;
  readonly packsizeQty: number | null;
  readonly portalType: string;
  readonly timeZone: string;
}

/** Condition for an active, issued prescription with an order history, for an active client and patient. */
const ofTheActive = `signa.prescription rx
    join signa.client c on c.location_id = rx.location_id and c.id = rx.client_id and c.is_active
    join signa.patient pt on pt.location_id = rx.location_id and pt.id = rx.patient_id and pt.is_active and not pt.is_deceased`;
const isIssued = (statuses: string) =>
  `rx.rx_status = any (${statuses}) and not rx.archived and not rx.is_office_use
    and exists (select from signa.order_line i where i.location_id = rx.location_id and i.prescription_id = rx.id)`;

/** Whether no renewal of it is pending yet, because one card is enough (P-239). */
const noRenewalWaits = (alias: string) =>
  `not exists (select from signa.task r where r.location_id = ${alias}.location_id and r.previous_prescription_id = ${alias}.id
    and r.type = 'renewal' and r.status = 'PENDING' and not r.archived)`;

const rx = columnsOf('prescription as rx');
const p = columnsOf('product as p');
const expiring = select(
  fields({
    locationId: rx.location_id,
    id: rx.id,
    expiresOn: always(rx.expires_on),
    unitPerFill: rx.unit_per_fill,
    packsizeQty: p.packsize_qty,
    portalType: columnsOf('portal_type as kind').code,
    timeZone: columnsOf('location as place').time_zone,
  }),
  `from ${ofTheActive}
      join signa.product p on p.id = rx.product_id
      join signa.location place on place.id = rx.location_id
      join signa.portal_type kind on kind.id = place.portal_type_id
    where rx.location_id = $1 and rx.expires_on between $2 and $3 and ${isIssued('$4')}
      and not exists (select from signa.task t where t.location_id = rx.location_id and t.previous_prescription_id = rx.id and t.type = 'expiring')
      and ${noRenewalWaits('rx')}
    order by rx.id`,
);

/** Issued prescriptions with an order history that expire between two days and have no expiring request yet. */
export async function expiringPrescriptions(
  sql: Queryable,
  locationId: string,
  from: PlainDate,
  to: PlainDate,
): Promise<Expiring[]> {
  return rows(sql, expiring, [locationId, from, to, activeRxStatuses]);
}

const issued = select(
  fields({
    id: rx.id,
    issuedAt: always(rx.issued_at),
    expiresOn: rx.expires_on,
    product: jsonObject({ id: text(p.id), ingredients: p.ingredients }),
  }),
  `from signa.prescription own
      join signa.prescription rx on rx.location_id = own.location_id and rx.patient_id = own.patient_id
      join signa.product p on p.id = rx.product_id
    where own.location_id = $1 and own.id = $2 and rx.issued_at is not null and rx.rx_status = any ($3) and not rx.archived`,
);

/** The prescription and the others issued for its patient, without rejected and archived ones. */
async function issuedOfPatient(tx: Queryable, { locationId, id }: Expiring): Promise<readonly Issued[]> {
  return rows(tx, issued, [locationId, id, activeRxStatuses]);
}

type Issued = RenewableFacts & { readonly id: string };

/** Whether its drug was issued for the patient again since, so no request is needed (P-239). */
async function isRenewed(tx: Queryable, expiring: Expiring, today: PlainDate): Promise<boolean> {
  const issued = await issuedOfPatient(tx, expiring);
  const own = issued.find(({ id }) => id === expiring.id);
  return own !== undefined && isRenewedSince(own, issued, today);
}

const insertRequest = statement(
  fields({ id: columnsOf('task as t').id }),
  (
    list,
  ) => `insert into signa.task as t (location_id, type, origin, initiated_by, created_at, previous_prescription_id, product_id, flavor_id, client_id,
      patient_id, quantity_requested, expires_on, assigned_to)
    select held.location_id, 'expiring', 'timer', 'timer', $3, held.id, held.product_id, held.flavor_id, held.client_id, held.patient_id,
      $4::numeric, held.expires_on, held.authorizing_vet_id
    from (select rx.* from ${ofTheActive} where rx.location_id = $1 and rx.id = $2 and rx.expires_on = $5 and ${isIssued('$6')} for share of rx, c, pt) held
    where ${noRenewalWaits('held')}
    on conflict do nothing returning ${list}`,
);

/**
 * Raises the request and returns its id, unless another server was faster, a renewal arrived, the drug was issued
 * again, the prescription was archived, or the client or patient was deactivated since it was found. All three rows are
 * locked to prevent concurrent changes, the prescription first: only a statement that starts after that lock sees the
 * renewal it waited for.
 */
export async function insertExpiringRequest(
  tx: Queryable,
  expiring: Expiring,
  quantity: number,
  now: Instant,
): Promise<string | null> {
  const { locationId, id, expiresOn, timeZone } = expiring;
  await lockRenewed(tx, locationId, id);
  if (await isRenewed(tx, expiring, todayIn(timeZone, now))) return null;
  const [added] = await rows(tx, insertRequest, [locationId, id, now, quantity, expiresOn, activeRxStatuses]);
  if (!added) return null;
  await wakeCard(tx, locationId, id);
  return added.id;
}
