import type { Insertable, Updateable } from 'kysely';
import type { PrescriptionTable } from '../../../database/schema/prescription.js';
import { text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

export type PrescriptionValues = Omit<Insertable<PrescriptionTable>, 'location_id'>;

/** Stores a new prescription and returns its id. */
export async function insertPrescription(
  tx: Queryable,
  locationId: string,
  values: PrescriptionValues,
): Promise<string> {
  const { id } = await tx
    .insertInto('prescription')
    .values({ ...values, location_id: locationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a locked prescription and increments its version. */
export async function changePrescription(
  tx: Queryable,
  key: { readonly locationId: string; readonly id: string },
  values: Updateable<PrescriptionTable>,
): Promise<void> {
  await tx
    .updateTable('prescription')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('location_id', '=', key.locationId)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
}

const nextNumber = select(fields({ number: text("nextval('signa.rx_number')") }), '');

/** The next prescription number, prefixed with the year of issue: 26-120001 (P-005). */
export async function nextRxNumber(tx: Queryable, year: string): Promise<string> {
  const [row] = await rows(tx, nextNumber);
  return `${year.slice(2)}-${row?.number ?? ''}`;
}

/** A trail entry of a prescription, as its detail view shows it. */
export interface PrescriptionEvent {
  readonly at: string;
  readonly kind: string;
  readonly actor: string;
  readonly note?: string | null;
}

export async function recordPrescriptionEvent(
  tx: Queryable,
  key: { readonly locationId: string; readonly id: string },
  event: PrescriptionEvent,
): Promise<void> {
  await tx
    .insertInto('prescription_event')
    .values({
      location_id: key.locationId,
      prescription_id: key.id,
      at: event.at,
      kind: event.kind,
      actor: event.actor,
      note: event.note ?? null,
    })
    .execute();
}
