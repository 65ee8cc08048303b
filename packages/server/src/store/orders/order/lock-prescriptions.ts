import type { OrderState } from '../../../event/inbound-event.js';
import { always, columnsOf, holds } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

interface LockedPrescription {
  readonly id: string;
  readonly archived: boolean;
  /** External prescriptions are never filled here, nor those that were undone (P-302, P-481). */
  readonly mayBeFilled: boolean;
}

/** The prescriptions that an order's lines are filled from. */
interface LockedPrescriptions {
  /** The prescription that a line names, else the one it is known to belong to; null without either. */
  ofLine(line: { readonly lineId: string; readonly prescriptionId?: string | null }): LockedPrescription | null;
}

const i = columnsOf('order_line as i');
const rx = columnsOf('prescription as rx');
const knownLines = select(
  fields({ lineId: i.external_id, id: always(i.prescription_id) }),
  `from signa.order_line i
    where i.location_id = $1 and i.external_id = any ($2) and i.prescription_id is not null`,
);
const lockRows = select(
  fields({ id: rx.id, archived: rx.archived, mayBeFilled: holds("rx.rx_status not in ('IssuedElsewhere', 'Undone')") }),
  `from signa.prescription rx
    where rx.location_id = $1 and rx.id = any ($2::bigint[]) order by rx.id for share`,
);

/**
 * Locks every prescription that an order names or is known to be filled from, in id order. None of them can be archived
 * until this transaction ends, and a concurrent archiving is waited for (P-140).
 */
export async function lockPrescriptions(
  tx: Queryable,
  { locationId, lines }: Pick<OrderState, 'locationId' | 'lines'>,
): Promise<LockedPrescriptions> {
  const known = await rows(tx, knownLines, [locationId, lines.map((line) => line.lineId)]);
  const named = lines.flatMap(({ prescriptionId }) => prescriptionId ?? []);
  const locked = await rows(tx, lockRows, [locationId, [...named, ...known.map(({ id }) => id)]]);
  const byId = new Map(locked.map((prescription) => [prescription.id, prescription]));
  const byLine = new Map(known.map(({ lineId, id }) => [lineId, id]));
  return {
    ofLine: ({ lineId, prescriptionId }) =>
      byId.get(prescriptionId ?? '') ?? byId.get(byLine.get(lineId) ?? '') ?? null,
  };
}
