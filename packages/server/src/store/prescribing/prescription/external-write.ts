import type { PlainDate } from '@signa/core/base';
import { key } from '../../key.js';
import { type Queryable, rows } from '../../statement.js';

/** A stored external prescription (P-300). */
export interface ExternalRow {
  readonly rxStatus: string;
  readonly clientId: string;
  readonly patientId: string;
  readonly productId: string;
  readonly quantity: number | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
  readonly fillsLeft: number | null;
  readonly issuedOn: PlainDate | null;
  readonly expiresOn: PlainDate | null;
  readonly prescriber: string | null;
  readonly number: string | null;
  readonly place: string | null;
  readonly note: string | null;
}

interface ElsewhereRows {
  /** Display name of the importing user. */
  readonly by: string;
  readonly records: readonly (ExternalRow & { readonly id: string })[];
}

/**
 * Stores external prescriptions, each with its trail entry. The day of issue is stored as noon, which falls on that day
 * in any location's time zone.
 */
export async function insertExternal(tx: Queryable, locationId: string, { by, records }: ElsewhereRows): Promise<void> {
  await rows(
    tx,
    `with made as (
      insert into signa.prescription (location_id, id, rx_status, created_at, issued_at, client_id, patient_id, product_id,
        unit_per_fill, directions, days_supply, refills, prn_flag, expires_on, elsewhere_fills_left, elsewhere_prescriber,
        elsewhere_number, elsewhere_place, elsewhere_note)
      select l.id, x.id, x."rxStatus", now(), (x."issuedOn" + time '12:00') at time zone coalesce(l.time_zone, 'UTC'), x."clientId",
        x."patientId", x."productId", x.quantity, x.directions, x."daysSupply", x.refills, x."prnFlag", x."expiresOn",
        x."fillsLeft", x.prescriber, x.number, x.place, x.note
      from signa.location l cross join jsonb_to_recordset($2::jsonb) x (id bigint, "rxStatus" text, "clientId" bigint,
        "patientId" bigint, "productId" bigint, quantity numeric, directions text, "daysSupply" integer, refills integer,
        "prnFlag" boolean, "fillsLeft" integer, "issuedOn" date, "expiresOn" date, prescriber text, number text, place text, note text)
      where l.id = $1 returning id)
    insert into signa.prescription_event (location_id, prescription_id, at, kind, actor)
    select $1, made.id, now(), 'imported', $3 from made`,
    [key(locationId), JSON.stringify(records), by],
  );
}
