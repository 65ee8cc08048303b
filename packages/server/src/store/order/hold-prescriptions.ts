import type { OrderState } from '../../event/inbound-event.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

interface HeldPrescription {
  readonly id: string;
  readonly archived: boolean;
  /** One that was issued elsewhere never is (P-302). */
  readonly mayBeFilled: boolean;
}

/** The prescriptions that an order's lines are filled from. */
export interface HeldPrescriptions {
  /** The one that a line names, else the one it is known to be of; null where there is none. */
  ofLine(line: { readonly lineId: string; readonly prescriptionId?: string | null }): HeldPrescription | null;
}

/**
 * Holds every prescription that an order names or is known to be filled from, in the order of their ids: none of them
 * is archived until this transaction ends, and one that is being archived is waited for (P-140).
 */
export async function holdPrescriptions(
  tx: Queryable,
  { locationId, lines }: Pick<OrderState, 'locationId' | 'lines'>,
): Promise<HeldPrescriptions> {
  const known = await uncheckedRows<{ lineId: string; id: string }>(
    tx,
    `select external_id as "lineId", prescription_id::text as "id" from signa.order_line
    where location_id = $1 and external_id = any ($2) and prescription_id is not null`,
    [locationId, lines.map((line) => line.lineId)],
  );
  const named = lines.flatMap(({ prescriptionId }) => prescriptionId ?? []);
  const held = await uncheckedRows<HeldPrescription>(
    tx,
    `select id::text as "id", archived as "archived",
      rx_status <> 'IssuedElsewhere' as "mayBeFilled" from signa.prescription
    where location_id = $1 and id = any ($2::bigint[]) order by signa.prescription.id for share`,
    [locationId, [...named, ...known.map(({ id }) => id)]],
  );
  const byId = new Map(held.map((prescription) => [prescription.id, prescription]));
  const byLine = new Map(known.map(({ lineId, id }) => [lineId, id]));
  return {
    ofLine: ({ lineId, prescriptionId }) =>
      byId.get(prescriptionId ?? '') ?? byId.get(byLine.get(lineId) ?? '') ?? null,
  };
}
